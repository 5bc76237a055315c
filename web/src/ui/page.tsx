import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** A page of the console: its title in the tab, and itself in the one `main`. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} · Lectern`}</title>
      {children}
    </>
  );
}

export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles['head']}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
