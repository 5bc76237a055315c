import { Button } from '@mantine/core';
import styles from './people.module.css';

/** The way to the next hundred; nothing where all of them are in view. */
export function Pages({ page, pageSize, total, onGo }: { page: number; pageSize: number; total: number; onGo: (page: number) => void }) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  return (
    <nav className={styles['pages']} aria-label="Pages">
      <Button size="xs" disabled={page <= 1} onClick={() => onGo(page - 1)}>Previous</Button>
      <span>Page {page} of {last}</span>
      <Button size="xs" disabled={page >= last} onClick={() => onGo(page + 1)}>Next</Button>
    </nav>
  );
}
