import type { ReactNode } from 'react';
import { AttentionStrip } from '../attention-strip/attention-strip.tsx';
import styles from './entrance.module.css';
import { Live } from './lamp.tsx';
import { Mark } from './mark.tsx';

const example = [9, 26, 12, 64, 4, 38, 120, 21, 45, 7, 71, 33].map((seconds, index) => ({ page: index + 1, timeMs: seconds * 1000 }));

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
        <div>
          <AttentionStrip height={40} attention={{ pageCount: 24, times: example, livePages: [12] }} />
          <p><span>24 pages, 12 opened</span><Live>Someone is on page 12</Live></p>
        </div>
      </aside>
    </div>
  );
}
