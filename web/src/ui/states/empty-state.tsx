import type { ReactNode } from 'react';
import styles from '../parts.module.css';

/** An empty place: why it is empty, and the button that changes it. */
export function EmptyState({
  title,
  children,
  action,
  level = 'h3',
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Of its heading: one below what it stands under. */ level?: 'h1' | 'h2' | 'h3';
}) {
  const Heading = level;
  return (
    <div className={styles['nothing']}>
      <Heading>{title}</Heading>
      {children === undefined ? null : <p>{children}</p>}
      {action}
    </div>
  );
}
