import { Button } from '@mantine/core';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { me, statusLabels, typeLabels, type ContentFilters } from '../use-content-filters.ts';

const either = (words: readonly string[]) => words.join(' or ');

/** “ matches “kvernes” and is Draft”. */
function which({ search, types, statuses, owners, labels }: ContentFilters): string {
  const text = [
    ...(search === null ? [] : [`matches “${search}”`]),
    ...(types.length === 0
      ? []
      : [`has the type ${either(types.map((type) => typeLabels[type]))}`]),
    ...(statuses.length === 0
      ? []
      : [`has the status ${either(statuses.map((status) => statusLabels[status]))}`]),
    ...(owners.length === 0
      ? []
      : [owners.every((owner) => owner === me) ? 'is yours' : 'has the chosen owner']),
    ...(labels.length === 0
      ? []
      : [labels.length === 1 ? 'has the chosen label' : 'has any of the chosen labels']),
  ];
  return text.length === 0 ? '' : ` ${text.join(' and ')}`;
}

/** No results: names the filters and offers to clear them. */
export function NothingFound({
  filters,
  onClear,
}: {
  filters: ContentFilters;
  onClear: () => void;
}) {
  const place = filters.isDeleted ? ' in the trash' : '';
  return (
    <EmptyState
      level="h2"
      title={`No presentation${place}${which(filters)}`}
      action={<Button onClick={onClear}>Show all</Button>}
    >
      Search looks at the beginning of words in names.
    </EmptyState>
  );
}

export function TrashEmpty({ onLeave }: { onLeave: () => void }) {
  return (
    <EmptyState
      level="h2"
      title="The trash is empty"
      action={<Button onClick={onLeave}>Go to Content</Button>}
    >
      Deleted presentations stay here for 30 days.
    </EmptyState>
  );
}
