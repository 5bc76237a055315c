import type { ReactNode } from 'react';
import { AttentionStrip } from '../attention-strip/attention-strip.tsx';
import styles from './entrance.module.css';
import { Mark } from './mark.tsx';

/** An ornament, not figures: strips as they stand in a list. */
const lengths = [8, 30, 12, 24, 16, 42, 6, 20] as const;
const times = (pageCount: number, row: number) => Array.from({ length: pageCount }, (_, index) => ({ page: index + 1, timeMs: ((index * 37 + row * 53) % 17) ** 2 * 420 * (index < pageCount - (row % 4) ? 1 : 0) }));

/** The pages before one is in: a form on paper, and beside it, where there is room, what the product is about. */
export function Entrance({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={styles['entrance']}>
      <title>{`${title} · Lectern`}</title>
      <main>
        <p className={styles['brand']}><Mark />Lectern</p>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {children}
      </main>
      <aside aria-hidden="true">
        <div>{lengths.map((pageCount, row) => <AttentionStrip key={pageCount} attention={{ pageCount, times: times(pageCount, row) }} />)}</div>
      </aside>
    </div>
  );
}
