import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** Amber: a person, reading now. Nothing else may use it. */
export function Live({ children = 'now' }: { children?: ReactNode }) {
  return <span className={styles['live']}><i className={styles['lamp']} />{children}</span>;
}
