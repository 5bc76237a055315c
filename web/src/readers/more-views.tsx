import { Button } from '@mantine/core';
import { viewsInWords } from './visits.ts';

/** Views that one list holds; older ones are in its events, as a file. */
export const mostViews = 300;

type MoreViewsProps = { shown: number; total: number; onMore: () => void };

/** Below a list that has more: the next ones, or where it ends. */
export function MoreViews({ shown, total, onMore }: MoreViewsProps) {
  if (shown < mostViews) return <Button mt={16} onClick={onMore}>Show more</Button>;
  return <p className="dim" style={{ marginTop: 16 }}>The newest {viewsInWords(shown)} of {total.toLocaleString('en')}.</p>;
}
