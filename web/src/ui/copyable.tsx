import { CopyButton } from './buttons/copy-button.tsx';
import styles from './parts.module.css';
import { common } from '../texts/common.ts';

/** A text to read, select or copy. */
export function Copyable({ text, label }: { text: string; label: string }) {
  return (
    <span className={styles['copyable']}>
      <input
        readOnly
        value={text}
        aria-label={label}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={text} label={common.copyNamed({ label })} />
    </span>
  );
}
