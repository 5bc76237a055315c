import type { ReactNode } from 'react';
import styles from './parts.module.css';
import { common } from '../texts/common.ts';

/** A console page: sets the tab's title. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{common.pageTitle({ title })}</title>
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
