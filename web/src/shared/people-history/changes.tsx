import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PersonChangeEntryFragment } from '../../gql/graphql.ts';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { HistoryDays } from '../history/history-days.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { texts } from './texts.ts';

export const chunk = 50;

export interface FoundChanges {
  items: readonly PersonChangeEntryFragment[];
  endCursor: string | null;
  refetch: () => Promise<unknown>;
}

type ChangesProps = {
  /** Loads the page after a cursor; suspends. */ useChanges: (
    after: string | null,
  ) => FoundChanges;
  isNamed?: boolean;
  empty: string;
  after?: string | null;
  onChanged?: () => Promise<unknown>;
};

/** Changes of people, newest first, with a button for older ones. */
export function Changes({
  useChanges,
  isNamed = false,
  empty,
  after = null,
  onChanged,
}: ChangesProps) {
  const { items, endCursor, refetch } = useChanges(after);
  const [isMore, setIsMore] = useState(false);
  // Refetches from the first page, where the undo's own entry appears.
  const changed = async () => {
    await onChanged?.();
    await refetch();
  };
  if (items.length === 0 && after === null)
    return (
      <EmptyState title={texts.nothingHere} level="h2">
        {empty}
      </EmptyState>
    );
  return (
    <>
      <HistoryDays items={items} keyOf={({ id }) => id}>
        {(change) => <ChangeEntry change={change} isNamed={isNamed} onChanged={changed} />}
      </HistoryDays>
      {endCursor === null ? null : isMore ? (
        <Boundary what={texts.theOlderChanges} loading={<RowSkeletons />}>
          <Changes
            useChanges={useChanges}
            isNamed={isNamed}
            empty={empty}
            after={endCursor}
            onChanged={changed}
          />
        </Boundary>
      ) : (
        <Button mt={16} onClick={() => setIsMore(true)}>
          {texts.showOlder}
        </Button>
      )}
    </>
  );
}
