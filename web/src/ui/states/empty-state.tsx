import type { ReactNode } from 'react';
import styles from '../parts.module.css';

/** An empty state: the reason, and a button that changes it. */
export function EmptyState({
  title,
  children,
  action,
  level = 'h3',
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The heading level. */ level?: 'h1' | 'h2' | 'h3';
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
