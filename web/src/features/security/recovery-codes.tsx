import { Button } from '@mantine/core';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './security.module.css';

/** Shown once. Each of them comes in once, in the place of the app or the passkey. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className={styles['codes']} role="group" aria-label="Recovery codes">
      <Note title="Keep these recovery codes">Each of them signs you in once when you have lost your phone or your passkeys. They are not shown again.</Note>
      <ul>{codes.map((code) => <li key={code}><code>{code}</code></li>)}</ul>
      <div><CopyButton text={codes.join('\n')} label="Copy all recovery codes" /><Button variant="filled" onClick={onDone}>I have kept them</Button></div>
    </div>
  );
}
