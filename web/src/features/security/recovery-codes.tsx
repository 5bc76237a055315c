import { Button } from '@mantine/core';
import { saveText } from '../../edge/download.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './security.module.css';

/** Shown once. Each of them comes in once, in the place of the app or the passkey. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  return (
    <div className={styles['codes']} role="group" aria-label="Recovery codes">
      <Note title="Keep these recovery codes">Each of them signs you in once when you have lost your phone or your passkeys. They are not shown again.</Note>
      <ul>{codes.map((code) => <li key={code}><code>{code}</code></li>)}</ul>
      <div>
        <CopyButton text={text} label="Copy all recovery codes" />
        <Button onClick={() => saveText(`${text}\n`, 'lectern-recovery-codes.txt', 'text/plain')}>Save as a file</Button>
        <Button variant="filled" onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  );
}
