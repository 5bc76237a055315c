import { useId, type ReactNode } from 'react';
import styles from './parts.module.css';

/** A section with a heading; `aside` is on its right, `anchor` is its URL hash. */
export function Section({
  title,
  hint,
  aside,
  anchor,
  children,
}: {
  title: string;
  hint?: ReactNode;
  aside?: ReactNode;
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={anchor} className={styles['section']} aria-labelledby={id}>
      <div className={styles['sectionHead']}>
        <h2 id={id}>
          {title}
          {hint === undefined ? null : (
            <>
              {' '}
              <em>{hint}</em>
            </>
          )}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
