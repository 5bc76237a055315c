import type { ReactNode } from 'react';
import styles from './parts.module.css';
import { common } from '../texts/common.ts';

/** The dot alone, where text beside it explains it. */
export function LiveDot() {
  return <i className={styles['lamp']} aria-hidden="true" />;
}

/** A person reading now. Amber means nothing else. */
export function LiveBadge({ children = common.now }: { children?: ReactNode }) {
  return (
    <span className={styles['live']}>
      <i className={styles['lamp']} />
      {children}
    </span>
  );
}
