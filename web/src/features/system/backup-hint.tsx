import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './system.module.css';

const command = 'npm run lectern -- backup /backups/lectern --keys /elsewhere/lectern-keys';

/** With everything in one folder, one command backs it up online. */
export function BackupHint({ isEmbedded }: { isEmbedded: boolean }) {
  return (
    <Section title="Backups">
      {isEmbedded ? (
        <>
          <p className={styles['words']}>
            Copies everything while Lectern runs. Encryption keys are backed up separately: without
            them a backup can’t be read, and erased people stay erased.
          </p>
          <div className={styles['command']}>
            <code>{command}</code>
            <CopyButton text={command} label="Copy the command" />
          </div>
        </>
      ) : (
        <p className={styles['words']}>
          Back up MongoDB, Kafka and the files with their own tools, and the encryption keys
          separately.
        </p>
      )}
    </Section>
  );
}
