import { useMemo } from 'react';
import { roleWords } from '@lectern/kernel/access/role-words.ts';
import type { MemberStatus, TeamRole, UserSort } from '../../gql/graphql.ts';
import { useAddress } from '../../ui/use-address.ts';
import { allPermissions } from './permissions.ts';

export const statusWords = {
  ACTIVE: 'Active',
  INVITED: 'Invited',
  LOCKED: 'Locked',
  REMOVED: 'Removed',
} as const satisfies Partial<Record<MemberStatus, string>>;

export const sortWords = {
  NAME: 'By name',
  NEWEST: 'Newest first',
  OLDEST: 'Oldest first',
} as const satisfies Record<UserSort, string>;

type ShownStatus = keyof typeof statusWords;
export interface PeopleFilters {
  search: string | null;
  role: TeamRole | null;
  status: ShownStatus | null;
  permission: string | null;
  groupId: string | null;
  /** A role that the team has made for itself. */
  customRoleId: string | null;
  sort: UserSort;
}

const one = <T extends string>(options: readonly T[], given: string | null): T | null =>
  options.find((option) => option === given) ?? null;

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

function readFilters(params: URLSearchParams): PeopleFilters {
  return {
    search: params.get('search')?.trim() || null,
    customRoleId: isId(params.get('role') ?? '') ? params.get('role') : null,
    role: one(Object.keys(roleWords) as TeamRole[], params.get('role')),
    status: one(Object.keys(statusWords) as ShownStatus[], params.get('status')),
    permission: one(
      allPermissions.map(({ key }) => key),
      params.get('may'),
    ),
    groupId: params.get('group') || null,
    sort: one(Object.keys(sortWords) as UserSort[], params.get('sort')) ?? 'NAME',
  };
}

/** What narrows the list: `chosen` at once, `filters` when they are asked for. It lives in the address, so that it can be sent and survives a reload. */
export function usePeopleFilters() {
  const { params, chosen, edit } = useAddress();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = (
    name: 'search' | 'role' | 'status' | 'may' | 'group' | 'sort',
    value: string | null,
  ) =>
    edit((words) => {
      if (value === null || value === '') words.delete(name);
      else words.set(name, value);
    });
  const clear = () => edit(() => new URLSearchParams());
  const isFiltered =
    filters.search !== null ||
    filters.role !== null ||
    filters.status !== null ||
    filters.permission !== null ||
    filters.groupId !== null ||
    filters.customRoleId !== null;
  return { filters, chosen: readFilters(chosen), isFiltered, change, clear };
}
