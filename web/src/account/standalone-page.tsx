import type { ReactNode } from 'react';
import { Logo } from '../ui/logo.tsx';
import styles from './account.module.css';
import { common } from '../texts/common.ts';

/** A page outside the console, for visitors who are signed out. */
export function StandalonePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles['alone']}>
      <title>{common.pageTitle({ title })}</title>
      <p className={styles['brand']}>
        <Logo />
        Lectern
      </p>
      {children}
    </main>
  );
}
