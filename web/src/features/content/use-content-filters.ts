import { useMemo } from 'react';
import { useViewer } from '../../account/viewer.ts';
import type {
  PresentationFilter,
  PresentationSort,
  PresentationStatus,
} from '../../gql/graphql.ts';
import { useAddress } from '../../ui/use-address.ts';

export const typeWords = { pdf: 'PDF', image: 'Image' } as const;
export const statusWords = { active: 'Active', draft: 'Draft', inactive: 'Inactive' } as const;
export const sortWords = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Changed last',
  name: 'Name, A to Z',
} as const;

/** The owner that is whoever looks: an address that can be sent to a colleague, who then sees their own. */
export const me = 'me';

export type ContentFilters = {
  search: string | null;
  types: (keyof typeof typeWords)[];
  statuses: (keyof typeof statusWords)[];
  owners: string[];
  isDeleted: boolean;
  sort: keyof typeof sortWords;
};
export type FilterName = 'search' | 'type' | 'status' | 'owner' | 'deleted' | 'sort';
export type Question = {
  search: string | null;
  filter: PresentationFilter;
  sort: PresentationSort;
};

const isOne =
  <Key extends string>(options: Record<Key, unknown>) =>
  (given: string): given is Key =>
    Object.hasOwn(options, given);
const listed = (text: string | null) =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, 300);

function readFilters(params: URLSearchParams): ContentFilters {
  return {
    search: params.get('search')?.trim() || null,
    types: listed(params.get('type')).filter(isOne(typeWords)),
    statuses: listed(params.get('status')?.toLowerCase() ?? null).filter(isOne(statusWords)),
    owners: listed(params.get('owner')),
    isDeleted: params.get('deleted') === '1',
    sort: [params.get('sort') ?? ''].find(isOne(sortWords)) ?? 'newest',
  };
}

/** What the server is asked. */
function questionOf(
  { search, types, statuses, owners, isDeleted, sort }: ContentFilters,
  viewerId: string,
): Question {
  const filter: PresentationFilter = {
    ...(types.length > 0 && { types: types.map((type) => typeWords[type]) }),
    ...(statuses.length > 0 && {
      statuses: statuses.map((status) => status.toUpperCase() as PresentationStatus),
    }),
    ...(owners.length > 0 && {
      ownerIds: owners.map((owner) => (owner === me ? viewerId : owner)),
    }),
    ...(isDeleted && { isDeleted }),
  };
  return { search, filter, sort: sort.toUpperCase() as PresentationSort };
}

/** As the REST route spells it. */
export function exportedBy({ search, filter: { types, statuses, ownerIds }, sort }: Question) {
  return {
    ...(search && { search }),
    ...(types && { types }),
    ...(statuses && { statuses }),
    ...(ownerIds && { owners: ownerIds }),
    sort: sort.toLowerCase(),
  };
}

/**
 * What narrows and orders the list. It lives in the address, so that it can be sent and survives a reload. `chosen` is
 * ahead of what is shown while the answer is on its way, so that quick choices add up.
 */
export function useContentFilters() {
  const { viewer } = useViewer();
  const { params, chosen: ahead, edit, change } = useAddress();
  const filters = useMemo(() => readFilters(params), [params]);
  const chosen = useMemo(() => readFilters(ahead), [ahead]);
  const question = useMemo(() => questionOf(filters, viewer.id), [filters, viewer.id]);
  const { search, types, statuses, owners, isDeleted } = filters;
  const isFiltered =
    search !== null || types.length > 0 || statuses.length > 0 || owners.length > 0;
  /** Takes away what narrows; the trash stays the trash. */
  const clear = () =>
    edit(
      (words) =>
        new URLSearchParams(
          [...words].filter(([name]) => name === 'sort' || name === 'view' || name === 'deleted'),
        ),
    );
  return { filters, chosen, question, isFiltered, isDeleted, change, clear };
}
