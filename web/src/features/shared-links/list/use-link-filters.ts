import { useMemo } from 'react';
import { isKeyOf } from '../../../typed/keys-of.ts';
import type { LinksPageQueryVariables, SharedLinkStatus } from '../../../gql/graphql.ts';
import { useUrlParams } from '../../../ui/hooks/use-url-params.ts';
import { typeLabels } from '../labels.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** Small enough to load fast; chunks join without a gap. */
export const pageSize = 30;

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export const statusLabels = {
  active: common.on,
  off: common.off,
  expired: common.expired,
  deleted: common.deleted,
} as const;
export const orderLabels = {
  newest: common.newestFirst,
  oldest: common.oldestFirst,
  soonest: texts.expiringSoonest,
} as const;
const statuses: Record<keyof typeof statusLabels, SharedLinkStatus | null> = {
  active: 'ACTIVE',
  off: 'CANCELED',
  expired: 'EXPIRED',
  deleted: null,
};
const orders = { newest: 'NEWEST', oldest: 'OLDEST', soonest: 'SOONEST_TO_EXPIRE' } as const;
const types = { link: 'LINK', email: 'EMAIL', space: 'SPACE' } as const;
export const typeChoices = {
  link: typeLabels.LINK,
  email: typeLabels.EMAIL,
  space: typeLabels.SPACE,
} as const;

const one = <Key extends string>(options: Record<Key, unknown>, value: string | null): Key | null =>
  isKeyOf(options, value) ? value : null;

export type FilterName = 'search' | 'status' | 'type' | 'owner' | 'order' | 'everyone';
export type LinkFilters = {
  search: string | null;
  status: keyof typeof statusLabels | null;
  type: keyof typeof typeChoices | null;
  owner: string | null;
  order: keyof typeof orderLabels;
  withOthers: boolean;
};

export function readFilters(params: URLSearchParams): LinkFilters {
  return {
    search: params.get('search')?.trim() || null,
    status: one(statusLabels, params.get('status')),
    type: one(typeChoices, params.get('type')),
    owner: params.get('owner') || null,
    order: one(orderLabels, params.get('order')) ?? 'newest',
    withOthers: params.get('everyone') === '1',
  };
}

/** Variables of the query. Only active links can expire soon. */
export function questionOf({
  search,
  status,
  type,
  owner,
  order,
  withOthers,
}: LinkFilters): Omit<LinksPageQueryVariables, 'page'> {
  const shown = status ?? (order === 'soonest' ? 'active' : null);
  return {
    search,
    status: shown === null ? null : statuses[shown],
    type: type === null ? null : types[type],
    userId: owner,
    isDeleted: status === 'deleted',
    order: orders[order],
    pageSize,
    filter: { includeOwnTeam: withOthers, includeBots: withOthers },
    timeZone: zone,
  };
}

/** The filters, kept in the URL, so users can share and reload them. */
export function useLinkFilters() {
  const { params, edit, change } = useUrlParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const question = useMemo(() => questionOf(filters), [filters]);
  const { search, status, type, owner } = filters;
  const isFiltered = search !== null || status !== null || type !== null || owner !== null;
  return { filters, question, isFiltered, change, clear: () => edit(() => new URLSearchParams()) };
}

export type Question = ReturnType<typeof questionOf>;
