import type { TeamRole } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { searchPrefix } from '@lectern/kernel/text/fold.ts';
import { placesOf, type MemberStatus } from './access.ts';
import { granted, inTeam, withRole, withStatus } from './listing.ts';
import { seen, teamIdOf, type SeenUser } from './seen-user.ts';
import { user } from './user.ts';

export interface MemberFilter {
  search?: string | null | undefined;
  role?: TeamRole | null | undefined;
  status?: MemberStatus | null | undefined;
  permission?: string | null | undefined;
}

/** A page of the caller's team by name, and how many there are on all pages. */
export async function findMembers(context: ServiceContext, { search, role, status, permission }: MemberFilter, { page, pageSize }: { page: number; pageSize: number }) {
  const teamId = ownTeam(context);
  const prefix = searchPrefix(search ?? '');
  if (search?.trim() && prefix === null) return { items: [], total: 0 }; // Asked for something that no name can have.
  const where = {
    teams: { containsAny: [inTeam(teamId)] },
    ...(role && { roles: { containsAny: [withRole(teamId, role)] } }),
    ...(status && { statuses: { containsAny: [withStatus(teamId, status)] } }),
    ...(permission && { grants: { containsAny: [granted(teamId, permission)] } }),
    ...(prefix && { terms: { prefix } }),
  };
  const view = context.view(user);
  const [rows, total] = await Promise.all([
    view.find({ list: 'byName', where, limit: pageSize, skip: (page - 1) * pageSize }),
    view.count({ list: 'byName', where }),
  ]);
  return { items: asSeen(context, rows), total };
}

/** The caller's team by id, those after `min`. */
export async function membersAfter(context: ServiceContext, min: string | null, chunk: number): Promise<SeenUser[]> {
  const where = { teams: { containsAny: [inTeam(ownTeam(context))] } };
  const rows = await context.view(user).find({ list: 'byId', where, limit: chunk, ...(min && { after: { value: min, id: min } }) });
  return asSeen(context, rows);
}

/** Where nobody but this person is an administrator who may come in: without them nobody would be. */
export async function teamsLedAlone(context: ServiceContext, userId: string): Promise<string[]> {
  const row = await context.view(user).get(userId);
  const led = placesOf(row?.doc ?? user.initial).filter(({ role, status }) => role === 'TEAM_ADMIN' && status === 'ACTIVE');
  const counts = await Promise.all(led.map(async ({ teamId }) => {
    const where = { roles: { containsAny: [withRole(teamId, 'TEAM_ADMIN')] }, statuses: { containsAny: [withStatus(teamId, 'ACTIVE')] } };
    return { teamId, count: await context.view(user).count({ list: 'byName', where }) };
  }));
  return counts.filter(({ count }) => count === 1).map(({ teamId }) => teamId);
}

function asSeen(context: ServiceContext, rows: readonly { id: string; doc: Parameters<typeof seen>[1]['doc'] }[]): SeenUser[] {
  return rows.map((row) => seen(context.claims, row)).filter((one) => one !== null);
}

function ownTeam({ claims }: ServiceContext): string {
  const teamId = teamIdOf(claims);
  if (teamId === null) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  return teamId;
}
