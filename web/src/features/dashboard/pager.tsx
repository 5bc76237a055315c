import { locale } from '../../ui/format/locale.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import styles from './dashboard.module.css';
import { texts } from './texts.ts';

const pageSize = 10;

/** The current page of ten; a new range starts at the first. */
export function usePage(filter: unknown): [page: number, turn: (page: number) => void] {
  const [state, setState] = useState({ filter, page: 1 });
  return [state.filter === filter ? state.page : 1, (page) => setState({ filter, page })];
}

export function Pager({
  page,
  total,
  setPage,
}: {
  page: number;
  total: number;
  setPage: (page: number) => void;
}) {
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  return (
    <div className={styles['pager']} role="group" aria-label={texts.pagesOfTheList}>
      <Button size="xs" disabled={page === 1} onClick={() => setPage(page - 1)}>
        {texts.back}
      </Button>
      <span className="dim">
        {texts.rangeOfTotal({
          from: (page - 1) * pageSize + 1,
          to: Math.min(total, page * pageSize),
          total: total.toLocaleString(locale),
        })}
      </span>
      <Button size="xs" disabled={page === last} onClick={() => setPage(page + 1)}>
        {texts.next}
      </Button>
    </div>
  );
}
