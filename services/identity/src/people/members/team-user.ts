import type { Claims } from '@lectern/kernel/access/claims.ts';
import { hasPermission } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { formerMembershipIn, teamMembershipIn, type TeamMembership } from '../user/memberships.ts';
import { endOfRestoring, restorableMembershipIn } from '../user/commands/restoring.ts';
import { user as userAggregate } from '../user/user.ts';
import type { RegisteredUser, User } from '../user/state.ts';

/** A user as seen from within a team: what they are in other teams is nobody else's business. */
export interface TeamUser {
  id: string;
  user: RegisteredUser;
  teamId: string;
  membership: TeamMembership;
  isSelf: boolean;
}

/** Null where the caller's team has no such member: exactly as where nobody has this id. */
export async function findTeamUser(context: ServiceContext, id: string): Promise<TeamUser | null> {
  const row = await context.view(userAggregate).get(id);
  return row && toTeamUser(context.claims, row);
}

/** Likewise, but who was in the team once is still seen: for what they made there. */
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

/** Likewise, but who was removed and can be restored is seen by those who may do that. */
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

/** When they were removed and until when they can be restored. */
export function removalOf({
  membership: { removedAt },
}: TeamUser): { removedAt: string; restorableUntil: string } | null {
  return removedAt === undefined ? null : { removedAt, restorableUntil: endOfRestoring(removedAt) };
}

/** After a command: as its own team sees what became of the user; the caller's where no other is given. */
export function teamUserFromState(
  { claims }: ServiceContext,
  id: string,
  state: User,
  teamId = teamIdOf(claims),
): TeamUser {
  const user = toTeamUserIn(teamId, claims, { id, doc: state });
  if (!user) throw new DomainError('NOT_FOUND', 'No such user.');
  return user;
}

export function toTeamUser(
  claims: Claims,
  { id, doc }: Pick<Row<User>, 'id' | 'doc'>,
  membershipOf: typeof teamMembershipIn = teamMembershipIn,
): TeamUser | null {
  return toTeamUserIn(teamIdOf(claims), claims, { id, doc }, membershipOf);
}

/** From a team that the caller is in, though they may be signed in to another. */
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

/** What of a user only they and those who edit users may know. */
export function mayViewPrivate({ isSelf, teamId }: TeamUser, claims: Claims): boolean {
  return isSelf || (teamId === teamIdOf(claims) && hasPermission(claims, 'can_edit_users'));
}
