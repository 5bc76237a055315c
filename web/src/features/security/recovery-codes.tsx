import { Button } from '@mantine/core';
import { saveText } from '../../edge/download.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Note } from '../../ui/states/note.tsx';
import styles from './security.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Shows the codes once. Each replaces the app or passkey once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  /** The sheet needs to say what it opens. */
  const heading = texts.lecternRecoveryCodesFor({ host: window.location.host });
  return (
    <div className={styles['codes']} role="group" aria-label={texts.recoveryCodes}>
      <Note title={texts.saveTheseRecoveryCodes}>{texts.recoveryCodesHint}</Note>
      <h3 className={styles['onPaper']}>{heading}</h3>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <CopyButton text={text} label={texts.copyAllRecoveryCodes} />
        <Button
          onClick={() =>
            saveText(`${heading}\n\n${text}\n`, 'lectern-recovery-codes.txt', 'text/plain')
          }
        >
          {texts.saveAsAFile}
        </Button>
        <Button onClick={() => window.print()}>{common.print}</Button>
        <Button variant="filled" onClick={onDone}>
          {texts.iveSavedThem}
        </Button>
      </div>
    </div>
  );
}
