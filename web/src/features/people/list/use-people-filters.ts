import { useMemo } from 'react';
import { keysOf } from '../../../typed/keys-of.ts';
import { roleLabels } from '../../../account/role-name.ts';
import type { MemberStatus, TeamRole, UserSort } from '../../../gql/graphql.ts';
import { useUrlParams } from '../../../ui/hooks/use-url-params.ts';
import { permissionKeys } from '../roles/permissions.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

export const statusLabels = {
  ACTIVE: common.active,
  INVITED: common.invited,
  LOCKED: common.locked,
  REMOVED: common.removed,
} as const satisfies Partial<Record<MemberStatus, string>>;

export const sortLabels = {
  NAME: texts.byName,
  NEWEST: common.newestFirst,
  OLDEST: common.oldestFirst,
} as const satisfies Record<UserSort, string>;

type ShownStatus = keyof typeof statusLabels;
export interface PeopleFilters {
  search: string | null;
  role: TeamRole | null;
  status: ShownStatus | null;
  permission: string | null;
  groupId: string | null;
  /** A custom role. */
  customRoleId: string | null;
  sort: UserSort;
}

const one = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null;

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

function readFilters(params: URLSearchParams): PeopleFilters {
  return {
    search: params.get('search')?.trim() || null,
    customRoleId: isId(params.get('role') ?? '') ? params.get('role') : null,
    role: one(keysOf(roleLabels), params.get('role')),
    status: one(keysOf(statusLabels), params.get('status')),
    permission: one(permissionKeys, params.get('may')),
    groupId: params.get('group') || null,
    sort: one(keysOf(sortLabels), params.get('sort')) ?? 'NAME',
  };
}

/** The filters, kept in the URL: `chosen` at once, `filters` once they are queried. */
export function usePeopleFilters() {
  const { params, chosen, edit } = useUrlParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = (
    name: 'search' | 'role' | 'status' | 'may' | 'group' | 'sort' | 'view',
    value: string | null,
  ) =>
    edit((next) => {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    });
  const clear = () => edit(() => new URLSearchParams());
  const isFiltered =
    filters.search !== null ||
    filters.role !== null ||
    filters.status !== null ||
    filters.permission !== null ||
    filters.groupId !== null ||
    filters.customRoleId !== null;
  const isMatrixChosen = chosen.get('view') === 'permissions';
  return { filters, chosen: readFilters(chosen), isFiltered, isMatrixChosen, change, clear };
}
