import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { LinkFilters } from './use-link-filters.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

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
      <EmptyState level="h2" title={texts.noSharedLinksYet} action={create}>
        {texts.linksLead}
      </EmptyState>
    );
  const showAll = (
    <Button mt={16} onClick={onClear}>
      {common.showAll}
    </Button>
  );
  if (search !== null)
    return (
      <EmptyState level="h2" title={texts.noResultsFor({ search })} action={showAll}>
        {texts.searchHint}
      </EmptyState>
    );
  if (status === 'deleted')
    return (
      <EmptyState level="h2" title={texts.noDeletedLinks} action={showAll}>
        {texts.deletedKeptFor}
      </EmptyState>
    );
  return (
    <EmptyState level="h2" title={texts.noMatchingLinks} action={showAll}>
      {texts.noMatchesHint}
    </EmptyState>
  );
}
