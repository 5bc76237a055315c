import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** The lamp alone, where words beside it say what is being read. */
export function LiveDot() {
  return <i className={styles['lamp']} aria-hidden="true" />;
}

/** Amber: a person, reading now. Nothing else may use it. */
export function LiveBadge({ children = 'now' }: { children?: ReactNode }) {
  return (
    <span className={styles['live']}>
      <i className={styles['lamp']} />
      {children}
    </span>
  );
}
