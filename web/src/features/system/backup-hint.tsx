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
            Copies everything while it is served. The keys of persons go to a place of their own:
            without them nobody can read a backup, and a person who was erased stays erased.
          </p>
          <div className={styles['command']}>
            <code>{command}</code>
            <CopyButton text={command} label="Copy the command" />
          </div>
        </>
      ) : (
        <p className={styles['words']}>
          The engines are yours: back up MongoDB, Kafka and the files with their own tools, and the
          keys apart from the rest.
        </p>
      )}
    </Section>
  );
}
