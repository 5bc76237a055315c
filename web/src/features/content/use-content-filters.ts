import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useViewer } from '../../account/viewer.ts';
import type {
  PresentationFilter,
  PresentationSort,
  PresentationStatus,
} from '../../gql/graphql.ts';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

export const typeLabels = {
  pdf: 'PDF',
  powerpoint: 'PowerPoint',
  word: 'Word',
  excel: 'Excel',
  image: texts.image,
  video: texts.video,
  audio: texts.audio,
  url: texts.website,
} as const;
/** As presentations name their type. */
const typeNames = {
  pdf: 'PDF',
  powerpoint: 'PowerPoint',
  word: 'MS Word',
  excel: 'MS Excel',
  image: 'Image',
  video: 'Video',
  audio: 'Audio',
  url: 'URL',
} as const satisfies Record<keyof typeof typeLabels, string>;
export const statusLabels = {
  active: common.active,
  draft: texts.draft,
  inactive: texts.inactive,
} as const;
export const sortLabels = {
  newest: common.newestFirst,
  oldest: common.oldestFirst,
  updated: texts.changedLast,
  name: texts.nameAToZ,
} as const;

/** `me` in the URL means the viewer, so a shared link shows each colleague their own. */
export const me = 'me';

export type ContentFilters = {
  search: string | null;
  types: (keyof typeof typeLabels)[];
  statuses: (keyof typeof statusLabels)[];
  owners: string[];
  labels: string[];
  folders: string[];
  brands: string[];
  products: string[];
  groups: string[];
  isDeleted: boolean;
  sort: keyof typeof sortLabels;
};
export type FilterName =
  | 'search'
  | 'type'
  | 'status'
  | 'owner'
  | 'label'
  | 'folder'
  | 'brand'
  | 'product'
  | 'group'
  | 'deleted'
  | 'sort';
export type Question = {
  search: string | null;
  filter: PresentationFilter;
  sort: PresentationSort;
};

const isOne =
  <Key extends string>(options: Record<Key, unknown>) =>
  (value: string): value is Key =>
    Object.hasOwn(options, value);
const listed = (text: string | null) =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, 300);

function readFilters(params: URLSearchParams): ContentFilters {
  return {
    search: params.get('search')?.trim() || null,
    types: listed(params.get('type')).filter(isOne(typeLabels)),
    statuses: listed(params.get('status')?.toLowerCase() ?? null).filter(isOne(statusLabels)),
    owners: listed(params.get('owner')),
    labels: listed(params.get('label')),
    folders: listed(params.get('folder')),
    brands: listed(params.get('brand')),
    products: listed(params.get('product')),
    groups: listed(params.get('group')),
    isDeleted: params.get('deleted') === '1',
    sort: [params.get('sort') ?? ''].find(isOne(sortLabels)) ?? 'newest',
  };
}

/** Variables of the query. */
function questionOf(
  {
    search,
    types,
    statuses,
    owners,
    labels,
    brands,
    products,
    groups,
    folders,
    isDeleted,
    sort,
  }: ContentFilters,
  viewerId: string,
  folderId: string | null,
): Question {
  const within = folderId === null ? folders : [folderId];
  const filter: PresentationFilter = {
    ...(types.length > 0 && { types: types.map((type) => typeNames[type]) }),
    ...(statuses.length > 0 && {
      statuses: statuses.map((status) => status.toUpperCase() as PresentationStatus),
    }),
    ...(owners.length > 0 && {
      ownerIds: owners.map((owner) => (owner === me ? viewerId : owner)),
    }),
    ...(labels.length > 0 && { labelIds: labels }),
    ...(brands.length > 0 && { brandIds: brands }),
    ...(products.length > 0 && { productIds: products }),
    ...(groups.length > 0 && { groupIds: groups }),
    ...(within.length > 0 && { folderIds: within }),
    ...(isDeleted && { isDeleted }),
  };
  return { search, filter, sort: sort.toUpperCase() as PresentationSort };
}

/** Body of the export route. */
export function exportedBy({
  search,
  filter: { types, statuses, ownerIds, labelIds, folderIds, brandIds, productIds, groupIds },
  sort,
}: Question) {
  return {
    ...(search && { search }),
    ...(types && { types }),
    ...(statuses && { statuses }),
    ...(ownerIds && { owners: ownerIds }),
    ...(labelIds && { labels: labelIds }),
    ...(folderIds && { folders: folderIds }),
    ...(brandIds && { brands: brandIds }),
    ...(productIds && { products: productIds }),
    ...(groupIds && { groups: groupIds }),
    sort: sort.toLowerCase(),
  };
}

/**
 * Filters and order, kept in the URL, as is the folder. `chosen` is ahead of the results while they load, so quick
 * choices add up.
 */
export function useContentFilters() {
  const { viewer } = useViewer();
  const { params, chosen: ahead, edit, change } = useUrlParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const chosen = useMemo(() => readFilters(ahead), [ahead]);
  const { folderId = null } = useParams();
  const question = useMemo(
    () => questionOf(filters, viewer.id, folderId),
    [filters, viewer.id, folderId],
  );
  const { isDeleted, search, sort: _, ...others } = filters;
  const isFiltered = search !== null || Object.values(others).some(({ length }) => length > 0);
  /** Clears the filters but stays in the trash. */
  const clear = () =>
    edit(
      (next) =>
        new URLSearchParams(
          [...next].filter(([name]) => name === 'sort' || name === 'view' || name === 'deleted'),
        ),
    );
  return { filters, chosen, question, folderId, isFiltered, isDeleted, change, clear };
}
