import { Button } from '@mantine/core';
import { Note } from '../ui/note.tsx';
import { viewsInWords } from './visits.ts';

type MoreViewsProps = { shown: number; total: number; isLoading: boolean; problem: string | null; onMore: () => void };

/** Below a list that has more: how much of it is shown, and the next ones. */
export function MoreViews({ shown, total, isLoading, problem, onMore }: MoreViewsProps) {
  if (problem !== null) return <Note title="The next ones could not be read" isBad onRetry={onMore}>{problem}</Note>;
  return (
    <p className="dim" style={{ display: 'flex', alignItems: 'center', gap: 12, marginTop: 16 }}>
      <Button onClick={onMore} loading={isLoading}>Show more</Button>
      <span role="status">The newest {viewsInWords(shown)} of {total.toLocaleString('en')}</span>
    </p>
  );
}
