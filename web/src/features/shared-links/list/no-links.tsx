import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { LinkFilters } from './use-link-filters.ts';

type NoLinksProps = {
  filters: LinkFilters;
  isFiltered: boolean;
  create: ReactNode;
  onClear: () => void;
};

/** No links, or none that match the filters; with the next step. */
export function NoLinks({
  filters: { search, status, order },
  isFiltered,
  create,
  onClear,
}: NoLinksProps) {
  if (!isFiltered && order !== 'soonest')
    return (
      <EmptyState level="h2" title="No shared links yet" action={create}>
        Send a presentation to one person or to many. You see here who opens it, and which pages
        they read.
      </EmptyState>
    );
  const showAll = (
    <Button mt={16} onClick={onClear}>
      Show all
    </Button>
  );
  if (search !== null)
    return (
      <EmptyState level="h2" title={`No results for “${search}”`} action={showAll}>
        Search looks at the beginning of words in names, links and recipients.
      </EmptyState>
    );
  if (status === 'deleted')
    return (
      <EmptyState level="h2" title="No deleted links" action={showAll}>
        A deleted link stays here for 30 days and can be restored.
      </EmptyState>
    );
  return (
    <EmptyState level="h2" title="No matching links" action={showAll}>
      Remove a filter, or show all links.
    </EmptyState>
  );
}
