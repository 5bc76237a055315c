import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** An empty place: why it is empty, and the button that changes it. */
export function Nothing({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return <div className={styles['nothing']}><h3>{title}</h3>{children === undefined ? null : <p>{children}</p>}{action}</div>;
}
