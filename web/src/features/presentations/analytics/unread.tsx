import { Button } from '@mantine/core';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useUrlParams } from '../../../ui/hooks/use-url-params.ts';
import type { FiguresFilter } from './use-figures-filter.ts';

/** No views at all, or none in the range; then a button shows all. */
export function Unread({ filter }: { filter: FiguresFilter }) {
  const { edit } = useUrlParams();
  if (filter.from === undefined && filter.to === undefined)
    return (
      <EmptyState title="No one has read it yet">
        Once someone does, you see here how long they spend on each page.
      </EmptyState>
    );
  const showAll = () =>
    edit((words) => {
      for (const key of ['range', 'from', 'to']) words.delete(key);
    });
  return (
    <EmptyState
      title="No one read it in this period"
      action={<Button onClick={showAll}>Show all time</Button>}
    >
      Choose a longer period, or send someone a link.
    </EmptyState>
  );
}
