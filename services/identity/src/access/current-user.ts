import type { PermissionKey } from '@lectern/schemas/access/permissions.ts';
import { hasPermission, type UserClaims } from '@lectern/schemas/access/claims.ts';
import { DomainError, SECOND_FACTOR_REQUIRED } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { closedTeams } from '../sign-in/sign-in/team-access.ts';
import { customRoleOfMembership } from './custom-role/team-custom-role.ts';
import { lacksSecondFactor } from '../sign-in/second-factor/lacks-second-factor.ts';
import { groupsIn, openMembershipIn, permissionsOf } from '../people/user/memberships.ts';
import { user } from '../people/user/user.ts';
import type { RegisteredUser } from '../people/user/state.ts';
import { problems } from '../problems.ts';

/** @throws DomainError UNAUTHENTICATED */
export function currentUser({ claims }: ServiceContext): UserClaims {
  if (claims.kind !== 'user') throw new DomainError('UNAUTHENTICATED', problems.signInFirst);
  return claims;
}

/** For what an impersonator must not do. @throws DomainError FORBIDDEN */
export function currentUserNotImpersonated(context: ServiceContext, message: string): UserClaims {
  const caller = currentUser(context);
  if (caller.impersonatorId !== null) throw new DomainError('FORBIDDEN', message);
  return caller;
}

/**
 * The caller with their permissions in another team of theirs. An impersonator stays in the team of
 * the impersonation.
 * @param teamId null means the current team, whose rule the field has checked already
 * @throws DomainError NOT_FOUND for a team of others; FORBIDDEN
 */
export async function currentUserIn(
  context: ServiceContext,
  teamId: string | null | undefined,
  permission: PermissionKey,
): Promise<UserClaims> {
  const caller = currentUser(context);
  if (teamId == null || teamId === caller.teamId) return caller;
  const inTeam = (await currentUserInOtherTeams(context)).find(
    (claims) => claims.teamId === teamId,
  );
  if (!inTeam) throw new DomainError('NOT_FOUND', problems.teamUnknown);
  if (!hasPermission(inTeam, permission))
    throw new DomainError('FORBIDDEN', problems.notAllowedInTeam);
  if (await lacksSecondFactor(context, inTeam))
    throw new DomainError('SECOND_FACTOR_REQUIRED', SECOND_FACTOR_REQUIRED);
  return inTeam;
}

/** Whether the user is an unlocked member of a team in which the caller may edit users. */
export async function isInManagedTeam(
  context: ServiceContext,
  { memberships }: RegisteredUser,
): Promise<boolean> {
  const edited = await managedTeamIds(context);
  return memberships.some(({ teamId, isLocked }) => !isLocked && edited.has(teamId));
}

export async function isInvitedToManagedTeam(
  context: ServiceContext,
  { invitation }: RegisteredUser,
): Promise<boolean> {
  return invitation !== null && (await managedTeamIds(context)).has(invitation.teamId);
}

async function managedTeamIds(context: ServiceContext): Promise<ReadonlySet<string>> {
  const everywhere = [currentUser(context), ...(await currentUserInOtherTeams(context))];
  return new Set(
    everywhere
      .filter((claims) => hasPermission(claims, 'can_edit_users'))
      .map(({ teamId }) => teamId),
  );
}

/** The caller in each team in which they may edit users, the current team first. */
export async function currentUserInManagedTeams(context: ServiceContext): Promise<UserClaims[]> {
  const otherTeams = (await currentUserInOtherTeams(context)).filter((claims) =>
    hasPermission(claims, 'can_edit_users'),
  );
  const lacking = await Promise.all(otherTeams.map((claims) => lacksSecondFactor(context, claims)));
  return [currentUser(context), ...otherTeams.filter((_, index) => !lacking[index])].filter(
    (claims) => hasPermission(claims, 'can_edit_users'),
  );
}

async function currentUserInOtherTeams(context: ServiceContext): Promise<UserClaims[]> {
  const caller = currentUser(context);
  const own =
    caller.impersonatorId === null ? (await context.view(user).get(caller.userId))?.doc : undefined;
  if (own?.status !== 'active' || own.memberships.length < 2) return [];
  const closed = await closedTeams(context, caller);
  const open = own.memberships.filter(
    ({ teamId }) =>
      teamId !== caller.teamId && closed(teamId) === null && openMembershipIn(own, teamId) !== null,
  );
  return Promise.all(
    open.map(async (membership) => {
      const { teamId, role } = membership;
      return {
        ...caller,
        teamId,
        role,
        permissions: permissionsOf(membership, await customRoleOfMembership(context, membership)),
        groupIds: groupsIn(own, teamId),
        isOperator: false,
      };
    }),
  );
}
