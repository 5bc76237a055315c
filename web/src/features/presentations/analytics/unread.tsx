import { Button } from '@mantine/core';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useUrlParams } from '../../../ui/hooks/use-url-params.ts';
import type { FiguresFilter } from './use-figures-filter.ts';

/** No views at all, or none in the range; then a button shows all. */
export function Unread({ filter }: { filter: FiguresFilter }) {
  const { edit } = useUrlParams();
  if (filter.from === undefined && filter.to === undefined)
    return (
      <EmptyState title="Nobody has read it yet">
        Once a link is opened, every page is drawn here with the time it gets.
      </EmptyState>
    );
  const showAll = () =>
    edit((words) => {
      for (const key of ['range', 'from', 'to']) words.delete(key);
    });
  return (
    <EmptyState
      title="Nobody read it in these days"
      action={<Button onClick={showAll}>Show all time</Button>}
    >
      Look at more days, or send a link to somebody.
    </EmptyState>
  );
}
