import { Button } from '@mantine/core';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { me, statusLabels, typeLabels, type ContentFilters } from '../use-content-filters.ts';
import { common } from '../../../texts/common.ts';
import { listText } from '../../../texts/list.ts';
import { brandTexts, labelTexts, productTexts } from '../../../tags/texts.ts';
import { texts } from './texts.ts';

const either = (words: readonly string[]) => listText(words, 'disjunction');

/** “matches “kvernes” and is Draft”. */
function which(filters: ContentFilters): string {
  const { search, types, statuses, owners } = filters;
  const chosen = [
    [filters.labels, labelTexts.hasChosen],
    [filters.brands, brandTexts.hasChosen],
    [filters.products, productTexts.hasChosen],
    [filters.folders, texts.isInChosenFolders],
    [filters.groups, texts.isForTheChosenGroup],
  ] as const;
  const text = [
    ...(search === null ? [] : [texts.matchesSearch({ search })]),
    ...(types.length === 0
      ? []
      : [texts.hasTheType({ types: either(types.map((type) => typeLabels[type])) })]),
    ...(statuses.length === 0
      ? []
      : [texts.hasTheStatus({ statuses: either(statuses.map((status) => statusLabels[status])) })]),
    ...(owners.length === 0
      ? []
      : [owners.every((owner) => owner === me) ? texts.isYours : texts.hasTheChosenOwner]),
    ...chosen.flatMap(([ids, sentence]) =>
      ids.length === 0 ? [] : [sentence({ count: ids.length })],
    ),
  ];
  return listText(text, 'conjunction');
}

/** No results: names the filters and offers to clear them. */
export function NothingFound({
  filters,
  onClear,
}: {
  filters: ContentFilters;
  onClear: () => void;
}) {
  const found = which(filters);
  return (
    <EmptyState
      level="h2"
      title={
        filters.isDeleted
          ? texts.noPresentationInTrash({ filters: found })
          : texts.noPresentation({ filters: found })
      }
      action={<Button onClick={onClear}>{common.showAll}</Button>}
    >
      {texts.searchHint}
    </EmptyState>
  );
}

export function TrashEmpty({ onLeave }: { onLeave: () => void }) {
  return (
    <EmptyState
      level="h2"
      title={texts.theTrashIsEmpty}
      action={<Button onClick={onLeave}>{texts.goToContent}</Button>}
    >
      {texts.deletedKeptFor}
    </EmptyState>
  );
}
