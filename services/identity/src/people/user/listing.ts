import type { ListDeclaration, ViewDeclaration } from '@lectern/kernel/store/views-port.ts';
import { permissionKeys } from '@lectern/schemas/access/permissions.ts';
import { fold, searchTerms } from '@lectern/schemas/text/fold.ts';
import { abilityKeys, hasAbility } from '@lectern/schemas/access/abilities.ts';
import { teamMembershipsOf, type MemberStatus, type TeamMembership } from './memberships.ts';
import { restorableMembershipIn } from './commands/restoring.ts';
import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import type { User } from './state.ts';

/**
 * Users belong to no team's view. Each indexed text starts with a team's id, so that every list
 * needs a team.
 */
export const listFields = {
  teams: 'texts',
  roles: 'texts',
  statuses: 'texts',
  grants: 'texts',
  groups: 'texts',
  terms: 'texts',
  sortName: 'text',
} satisfies ViewDeclaration['fields'];

const filters = ['teams', 'roles', 'statuses', 'grants', 'groups', 'terms'];

export const lists = {
  byName: { filters, orderBy: 'sortName', canSkip: true },
  newest: { filters, orderBy: '-id', canSkip: true },
  oldest: { filters, orderBy: 'id', canSkip: true },
  byId: { filters: ['teams'], orderBy: 'id', canSkip: true },
} satisfies Record<string, ListDeclaration>;

export const inTeam = (teamId: string) => teamId;
export const withRole = (teamId: string, role: TeamRole) => `${teamId} ${role}`;
export const withStatus = (teamId: string, status: MemberStatus) => `${teamId} ${status}`;
export const withPermission = (teamId: string, permission: string) => `${teamId} ${permission}`;

export const inGroup = (teamId: string, groupId: string) => `${teamId} ${groupId}`;
export const withCustomRole = (teamId: string, customRoleId: string) => `${teamId} ${customRoleId}`;

/** A custom role is indexed by id, because its permissions change. */
function grantKeys({ customRoleId, ...membership }: TeamMembership): string[] {
  const keys = [...permissionKeys, ...abilityKeys].filter(
    (key) => hasAbility({ ...membership, customRole: null }, key).may,
  );
  return [
    ...keys.map((key) => withPermission(membership.teamId, key)),
    ...(customRoleId === null ? [] : [withCustomRole(membership.teamId, customRoleId)]),
  ];
}

export function listIndex(user: User) {
  if (user.status === 'none')
    return {
      teams: [],
      roles: [],
      statuses: [],
      grants: [],
      groups: [],
      terms: [],
      sortName: null,
    };
  const memberships = teamMembershipsOf(user);
  const terms = [user.name, user.email].filter((text) => text !== null).flatMap(searchTerms);
  return {
    teams: memberships.map(({ teamId }) => inTeam(teamId)),
    roles: memberships.map(({ teamId, role }) => withRole(teamId, role)),
    statuses: [
      ...memberships,
      ...user.removed
        .map(({ teamId }) => restorableMembershipIn(user, teamId))
        .filter((membership) => membership !== null),
    ].map(({ teamId, status }) => withStatus(teamId, status)),
    grants: memberships.flatMap(grantKeys),
    groups: user.groups.map(({ teamId, groupId }) => inGroup(teamId, groupId)),
    terms: [...new Set(terms)],
    sortName: fold(user.name ?? user.email ?? ''),
  };
}
