import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './system.module.css';
import { texts } from './texts.ts';

const command = 'npm run lectern -- backup /backups/lectern --keys /elsewhere/lectern-keys';

/** With everything in one folder, one command backs it up online. */
export function BackupHint({ isEmbedded }: { isEmbedded: boolean }) {
  return (
    <Section title={texts.backups}>
      {isEmbedded ? (
        <>
          <p className={styles['words']}>{texts.backupExplained}</p>
          <div className={styles['command']}>
            <code>{command}</code>
            <CopyButton text={command} label={texts.copyTheCommand} />
          </div>
        </>
      ) : (
        <p className={styles['words']}>{texts.clusterBackupExplained}</p>
      )}
    </Section>
  );
}
