import { Button } from '@mantine/core';
import { saveText } from '../../edge/download.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Note } from '../../ui/states/note.tsx';
import styles from './security.module.css';

/** Shows the codes once. Each replaces the app or passkey once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  /** The sheet needs to say what it opens. */
  const heading = `Lectern recovery codes for ${window.location.host}`;
  return (
    <div className={styles['codes']} role="group" aria-label="Recovery codes">
      <Note title="Save these recovery codes">
        Each works once if you lose your phone or passkeys. They are not shown again.
      </Note>
      <h3 className={styles['onPaper']}>{heading}</h3>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <CopyButton text={text} label="Copy all recovery codes" />
        <Button
          onClick={() =>
            saveText(`${heading}\n\n${text}\n`, 'lectern-recovery-codes.txt', 'text/plain')
          }
        >
          Save as a file
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
        <Button variant="filled" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </div>
  );
}
