import type { PersonAsOf as SeenThen } from '../../people/history/people-as-of.ts';
import { permissionsOf, teamMembershipIn } from '../../people/user/memberships.ts';
import { currentUser, currentUserInManagedTeams } from '../../access/current-user.ts';
import { loadTeam } from './Team.ts';
import type { PersonThenResolvers } from '../generated.ts';

const contactOrNull = <T>({ isReachable }: SeenThen, value: T) => (isReachable ? value : null);
export type PersonThenParent = SeenThen;

export const PersonThen = {
  personId: ({ id }) => id,
  name: ({ user }) => user.name,
  email: (then) => contactOrNull(then, then.user.email),
  title: (then) => contactOrNull(then, then.user.profile.title),
  phone: (then) => contactOrNull(then, then.user.profile.phone),
  status: ({ membership }) => membership.status,
  role: ({ membership }) => membership.role,
  permissions: ({ membership, customRole }) => [...permissionsOf(membership, customRole)],
  storedPermissions: ({ membership }) => [...membership.permissions],
  customRoleName: ({ customRole }) => customRole?.name ?? null,
  groupNames: ({ groupNames }) => groupNames,
  timeZone: ({ user }) => user.profile.timeZone,
  locale: ({ user }) => user.profile.locale,
  placements: async ({ user }, _args, context) => {
    const placements = await Promise.all(
      (await currentUserInManagedTeams(context)).map(async ({ teamId }) => {
        const membership = teamMembershipIn(user, teamId);
        return {
          team: await loadTeam(context, teamId),
          role: membership?.role ?? null,
          status: membership?.status ?? null,
          isCurrent: teamId === currentUser(context).teamId,
        };
      }),
    );
    return placements.flatMap(({ team, ...rest }) => (team ? [{ team, ...rest }] : []));
  },
} satisfies PersonThenResolvers;
