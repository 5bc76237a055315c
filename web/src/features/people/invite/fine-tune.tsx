import { useState, type ReactNode } from 'react';
import styles from '../people.module.css';

/** Single permissions, out of sight until wanted. */
export function FineTune({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles['fineTune']}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        Fine-tune permissions
        {count > 0 && !isOpen ? (
          <em>{count === 1 ? '1 permission' : `${count} permissions`}</em>
        ) : null}
      </summary>
      <div>{children}</div>
    </details>
  );
}
