import { type Claims, hasPermission } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { formerMembershipIn, teamMembershipIn, type TeamMembership } from '../user/memberships.ts';
import { endOfRestoring } from '@lectern/kernel/lifecycle/deletable.ts';
import { restorableMembershipIn } from '../user/commands/restoring.ts';
import { user as userAggregate } from '../user/user.ts';
import type { RegisteredUser, User } from '../user/state.ts';
import { problems } from '../../problems.ts';

/** A user as one team sees them, without their other teams. */
export interface TeamUser {
  id: string;
  user: RegisteredUser;
  teamId: string;
  membership: TeamMembership;
  isSelf: boolean;
}

/** Null if the caller's team has no such member. */
export async function findTeamUser(context: ServiceContext, id: string): Promise<TeamUser | null> {
  const row = await context.view(userAggregate).get(id);
  return row && toTeamUser(context.claims, row);
}

/** Former members are still named beside their work. */
export async function findCurrentOrFormerUser(
  context: ServiceContext,
  id: string,
): Promise<TeamUser | null> {
  const row = await context.view(userAggregate).get(id);
  return (
    row &&
    toTeamUser(
      context.claims,
      row,
      (user, teamId) => teamMembershipIn(user, teamId) ?? formerMembershipIn(user, teamId),
    )
  );
}

/** Removed members are visible to callers who may restore them. */
export async function findCurrentOrRestorableUser(
  context: ServiceContext,
  id: string,
): Promise<TeamUser | null> {
  const row = await context.view(userAggregate).get(id);
  const membershipOf = hasPermission(context.claims, 'can_edit_users')
    ? (user: User, teamId: string | null) =>
        teamMembershipIn(user, teamId) ?? restorableMembershipIn(user, teamId)
    : teamMembershipIn;
  return row && toTeamUser(context.claims, row, membershipOf);
}

export function removalOf({
  membership: { removedAt },
}: TeamUser): { removedAt: string; restorableUntil: string } | null {
  return removedAt === undefined ? null : { removedAt, restorableUntil: endOfRestoring(removedAt) };
}

/** From a command's result; in the caller's team by default. */
export function teamUserFromState(
  { claims }: ServiceContext,
  id: string,
  state: User,
  teamId = teamIdOf(claims),
): TeamUser {
  const user = toTeamUserIn(teamId, claims, { id, doc: state });
  if (!user) throw new DomainError('NOT_FOUND', problems.userUnknown);
  return user;
}

export function toTeamUser(
  claims: Claims,
  { id, doc }: Pick<Row<User>, 'id' | 'doc'>,
  membershipOf: typeof teamMembershipIn = teamMembershipIn,
): TeamUser | null {
  return toTeamUserIn(teamIdOf(claims), claims, { id, doc }, membershipOf);
}

/** In a team of the caller that may not be the current one. */
export function toTeamUserIn(
  teamId: string | null,
  claims: Claims,
  { id, doc }: Pick<Row<User>, 'id' | 'doc'>,
  membershipOf: typeof teamMembershipIn = teamMembershipIn,
): TeamUser | null {
  const membership = membershipOf(doc, teamId);
  if (doc.status === 'none' || teamId === null || !membership) return null;
  return {
    id,
    user: doc,
    teamId,
    membership,
    isSelf: (claims.kind === 'user' || claims.kind === 'limited') && claims.userId === id,
  };
}

export function teamIdOf(claims: Claims): string | null {
  return claims.kind === 'anonymous' ? null : claims.teamId;
}

export function mayViewPrivate({ isSelf, teamId }: TeamUser, claims: Claims): boolean {
  return isSelf || (teamId === teamIdOf(claims) && hasPermission(claims, 'can_edit_users'));
}
