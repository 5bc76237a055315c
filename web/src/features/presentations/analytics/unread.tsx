import { Button } from '@mantine/core';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useUrlParams } from '../../../ui/hooks/use-url-params.ts';
import type { FiguresFilter } from './use-figures-filter.ts';
import { texts } from './texts.ts';

/** No views at all, or none in the range; then a button shows all. */
export function Unread({ filter }: { filter: FiguresFilter }) {
  const { edit } = useUrlParams();
  if (filter.from === undefined && filter.to === undefined)
    return <EmptyState title={texts.unread}>{texts.unreadHint}</EmptyState>;
  const showAll = () =>
    edit((words) => {
      for (const key of ['range', 'from', 'to']) words.delete(key);
    });
  return (
    <EmptyState
      title={texts.unreadInPeriod}
      action={<Button onClick={showAll}>{texts.showAllTime}</Button>}
    >
      {texts.tryLongerPeriod}
    </EmptyState>
  );
}
