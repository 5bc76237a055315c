import { Button } from '@mantine/core';
import { Nothing } from '../../../ui/states/empty-state.tsx';
import { useAddress } from '../../../ui/hooks/use-url-params.ts';
import type { FiguresFilter } from './use-figures-filter.ts';

/** Nobody at all, or nobody in these days: then all of them are one press away. */
export function Unread({ filter }: { filter: FiguresFilter }) {
  const { edit } = useAddress();
  if (filter.from === undefined && filter.to === undefined)
    return (
      <Nothing title="Nobody has read it yet">
        Once a link is opened, every page is drawn here with the time it gets.
      </Nothing>
    );
  const showAll = () =>
    edit((words) => {
      for (const key of ['range', 'from', 'to']) words.delete(key);
    });
  return (
    <Nothing
      title="Nobody read it in these days"
      action={<Button onClick={showAll}>Show all time</Button>}
    >
      Look at more days, or send a link to somebody.
    </Nothing>
  );
}
