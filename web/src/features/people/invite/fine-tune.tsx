import { useState, type ReactNode } from 'react';
import styles from '../people.module.css';
import { texts } from './texts.ts';

/** Single permissions, out of sight until wanted. */
export function FineTune({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles['fineTune']}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {texts.fineTunePermissions}
        {count > 0 && !isOpen ? <em>{texts.permissionsCount({ count })}</em> : null}
      </summary>
      <div>{children}</div>
    </details>
  );
}
