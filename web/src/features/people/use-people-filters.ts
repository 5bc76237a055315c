import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import type { MemberStatus, TeamRole } from '../../gql/graphql.ts';
import { allPermissions } from './permissions.ts';

export const roleWords = { TEAM_ADMIN: 'Admin', TEAM_MEMBER: 'Member' } as const satisfies Record<TeamRole, string>;
export const statusWords = { ACTIVE: 'Active', INVITED: 'Invited', LOCKED: 'Locked' } as const satisfies Partial<Record<MemberStatus, string>>;

export type ShownStatus = keyof typeof statusWords;
export interface PeopleFilters {
  search: string | null;
  role: TeamRole | null;
  status: ShownStatus | null;
  permission: string | null;
  page: number;
}

const one = <T extends string>(options: readonly T[], given: string | null): T | null => options.find((option) => option === given) ?? null;

/** What narrows the list. It lives in the address, so that it can be sent and survives a reload. */
export function usePeopleFilters() {
  const [params, setParams] = useSearchParams();
  const filters: PeopleFilters = {
    search: params.get('search')?.trim() || null,
    role: one(Object.keys(roleWords) as TeamRole[], params.get('role')),
    status: one(Object.keys(statusWords) as ShownStatus[], params.get('status')),
    permission: one(allPermissions.map(({ key }) => key), params.get('may')),
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
  const change = (name: 'search' | 'role' | 'status' | 'may' | 'page', value: string | null) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (name !== 'page') after.delete('page');
      if (value === null || value === '') after.delete(name);
      else after.set(name, value);
      return after;
    }, { replace: true });
  const clear = () => setParams({}, { replace: true });
  const isFiltered = filters.search !== null || filters.role !== null || filters.status !== null || filters.permission !== null;
  // What is on the screen stays until the new answer is there.
  const text = useDeferredValue(JSON.stringify(filters));
  return { filters: JSON.parse(text) as PeopleFilters, isFiltered, change, clear };
}
