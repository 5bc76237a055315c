import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { membershipIn, permissionsOf } from '../user/access.ts';
import { seeUser, type SeenUser } from '../user/seen-user.ts';
import type { Membership } from '../user/user.ts';
import { loadTeam } from './Team.ts';

export const User = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext) => seeUser(context, id),
  id: ({ id }: SeenUser) => id,
  email: ({ user }: SeenUser) => user.email,
  name: ({ user }: SeenUser) => user.name,
  slug: ({ user }: SeenUser) => user.slug,
  isActive: ({ user }: SeenUser) => user.status === 'active',
  createdAt: ({ user }: SeenUser) => user.createdAt,
  currentTeam: ({ teamId }: SeenUser, _args: unknown, context: ServiceContext) => loadTeam(context, teamId),
  currentTeamRole: (seen: SeenUser) => membershipOf(seen).role,
  permissions: (seen: SeenUser) => permissionsOf(membershipOf(seen)),
  /** One's own, all of them; of others the one that is shared. */
  teams: async ({ user, teamId, isSelf }: SeenUser, _args: unknown, context: ServiceContext) => {
    const teamIds = isSelf ? user.memberships.map((membership) => membership.teamId) : [teamId];
    const teams = await Promise.all(teamIds.map((id) => loadTeam(context, id)));
    return teams.filter((team) => team !== null);
  },
};

function membershipOf({ user, teamId }: SeenUser): Membership {
  const membership = membershipIn(user, teamId);
  if (!membership) throw new DomainError('NOT_FOUND', 'No such user.');
  return membership;
}
