import type { chunkOf } from '@lectern/kernel/graphql/chunk.ts';
import { hasPermission, type TeamRole } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import { searchPrefix } from '@lectern/schemas/text/fold.ts';
import { customRolesOf } from '../../access/custom-role/team-custom-role.ts';
import { toCursor, parseCursor } from '../list-cursor.ts';
import { teamMembershipIn, teamMembershipsOf, type MemberStatus } from '../user/memberships.ts';
import {
  withPermission,
  inGroup,
  inTeam,
  listIndex,
  withCustomRole,
  withRole,
  withStatus,
} from '../user/listing.ts';
import { restorableMembershipIn } from '../user/commands/restoring.ts';
import { toTeamUser, teamIdOf, type TeamUser } from './team-user.ts';
import { user } from '../user/user.ts';
import type { UserSort } from '../../graphql/generated.ts';
import { problems } from '../../problems.ts';

export interface MemberFilter {
  search?: string | null | undefined;
  role?: TeamRole | null | undefined;
  status?: MemberStatus | null | undefined;
  permission?: string | null | undefined;
  groupId?: string | null | undefined;
  customRoleId?: string | null | undefined;
}

const sorts = { NAME: 'byName', NEWEST: 'newest', OLDEST: 'oldest' } as const satisfies Record<
  UserSort,
  string
>;

/** Names that a search considers. */
const MAX_NAME_MATCHES = 100;

interface Paging {
  page: number;
  pageSize: number;
  sort?: UserSort | undefined;
  /** Instead of a page. */
  after?: string | null;
}

/** @throws DomainError INVALID for a bad cursor */
export async function findMembers(
  context: ServiceContext,
  filter: MemberFilter,
  { page, pageSize, sort = 'NAME', after = null }: Paging,
) {
  const where = await whereOf(context, filter);
  if (!where || !mayList(context, filter)) return { items: [], total: 0, endCursor: null };
  const list = sorts[sort];
  const view = context.view(user);
  const from = after === null ? { skip: (page - 1) * pageSize } : { after: parseCursor(after) };
  const [rows, total] = await Promise.all([
    view.find({ list, where, limit: pageSize, ...from }),
    view.count({ list, where }),
  ]);
  const last = rows.length < pageSize ? undefined : rows.at(-1);
  return {
    items: toTeamUsers(
      context,
      rows,
      filter.status === 'REMOVED' ? restorableMembershipIn : teamMembershipIn,
    ),
    total,
    endCursor: last
      ? toCursor({ value: sort === 'NAME' ? listIndex(last.doc).sortName : last.id, id: last.id })
      : null,
  };
}

export async function countMembers(context: ServiceContext, filter: MemberFilter): Promise<number> {
  const where = await whereOf(context, filter);
  return where ? context.view(user).count({ list: 'byName', where }) : 0;
}

export async function membersOfGroup(
  context: ServiceContext,
  groupId: string,
  limit: number,
): Promise<string[]> {
  const where = { groups: { containsAny: [inGroup(currentTeamId(context), groupId)] } };
  return (await context.view(user).find({ list: 'byName', where, limit })).map(({ id }) => id);
}

/** Members with a word of the name or address that starts like this. */
export async function membersByName(context: ServiceContext, prefix: string): Promise<string[]> {
  const where = { teams: { containsAny: [inTeam(currentTeamId(context))] }, terms: { prefix } };
  return (await context.view(user).find({ list: 'byName', where, limit: MAX_NAME_MATCHES })).map(
    ({ id }) => id,
  );
}

/** Adds restorable members, for callers who may restore them. */
export async function currentAndRemovedByName(
  context: ServiceContext,
  prefix: string,
): Promise<string[]> {
  const where = {
    statuses: { containsAny: [withStatus(currentTeamId(context), 'REMOVED')] },
    terms: { prefix },
  };
  const removed = hasPermission(context.claims, 'can_edit_users')
    ? await context.view(user).find({ list: 'byName', where, limit: MAX_NAME_MATCHES })
    : [];
  return [...(await membersByName(context, prefix)), ...removed.map(({ id }) => id)].slice(
    0,
    MAX_NAME_MATCHES,
  );
}

/** Null if no one can match. */
async function whereOf(
  context: ServiceContext,
  { search, role, status, permission, groupId, customRoleId }: MemberFilter,
): Promise<Where | null> {
  const teamId = currentTeamId(context);
  const prefix = searchPrefix(search ?? '');
  if (search?.trim() && prefix === null) return null; // No name can match.
  const grants = customRoleId
    ? [withCustomRole(teamId, customRoleId)]
    : permission
      ? await grantsOfPermission(context, teamId, permission)
      : null;
  return {
    ...(status !== 'REMOVED' && { teams: { containsAny: [inTeam(teamId)] } }),
    ...(role && { roles: { containsAny: [withRole(teamId, role)] } }),
    ...(status && { statuses: { containsAny: [withStatus(teamId, status)] } }),
    ...(grants && { grants: { containsAny: grants } }),
    ...(groupId && { groups: { containsAny: [inGroup(teamId, groupId)] } }),
    ...(prefix && { terms: { prefix } }),
  };
}

/** Directly or by a custom role. */
async function grantsOfPermission(
  context: ServiceContext,
  teamId: string,
  permission: string,
): Promise<string[]> {
  const giving = (await customRolesOf(context, teamId)).filter(({ permissions }) =>
    permissions.includes(permission),
  );
  return [
    withPermission(teamId, permission),
    ...giving.map(({ id }) => withCustomRole(teamId, id)),
  ];
}

/** Sorted by id. */
export async function membersAfter(
  context: ServiceContext,
  chunk: ReturnType<typeof chunkOf>,
): Promise<TeamUser[]> {
  const where = { teams: { containsAny: [inTeam(currentTeamId(context))] } };
  const rows = await context.view(user).find({ list: 'byId', where, ...chunk });
  return toTeamUsers(context, rows);
}

/** Teams in which this person is the only administrator who can sign in. */
export async function teamsWithOnlyAdmin(
  context: ServiceContext,
  userId: string,
): Promise<string[]> {
  const row = await context.view(user).get(userId);
  const led = teamMembershipsOf(row?.doc ?? user.initial).filter(
    ({ role, status }) => role === 'TEAM_ADMIN' && status === 'ACTIVE',
  );
  const counts = await Promise.all(
    led.map(async ({ teamId }) => {
      const where = {
        roles: { containsAny: [withRole(teamId, 'TEAM_ADMIN')] },
        statuses: { containsAny: [withStatus(teamId, 'ACTIVE')] },
      };
      return { teamId, count: await context.view(user).count({ list: 'byName', where }) };
    }),
  );
  return counts.filter(({ count }) => count === 1).map(({ teamId }) => teamId);
}

/** Only user managers see removed members. */
function mayList({ claims }: ServiceContext, { status }: MemberFilter): boolean {
  return status !== 'REMOVED' || hasPermission(claims, 'can_edit_users');
}

function toTeamUsers(
  context: ServiceContext,
  rows: readonly { id: string; doc: Parameters<typeof toTeamUser>[1]['doc'] }[],
  membershipOf = teamMembershipIn,
): TeamUser[] {
  return rows
    .map((row) => toTeamUser(context.claims, row, membershipOf))
    .filter((one) => one !== null);
}

function currentTeamId({ claims }: ServiceContext): string {
  const teamId = teamIdOf(claims);
  if (teamId === null) throw new DomainError('UNAUTHENTICATED', problems.signInFirst);
  return teamId;
}
