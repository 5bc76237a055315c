import type { PersonThen as SeenThen } from '../../people/history/people-as-of.ts';
import { permissionsOf, placeIn } from '../../people/user/memberships.ts';
import { callerOf, callerWhereEditing } from '../../access/current-user.ts';
import { loadTeam } from './Team.ts';
import type { PersonThenResolvers } from '../generated.ts';

const ifReachable = <T>({ isReachable }: SeenThen, value: T) => (isReachable ? value : null);
export type PersonThenParent = SeenThen;

export const PersonThen = {
  personId: ({ id }) => id,
  name: ({ user }) => user.name,
  email: (then) => ifReachable(then, then.user.email),
  title: (then) => ifReachable(then, then.user.profile.title),
  phone: (then) => ifReachable(then, then.user.profile.phone),
  status: ({ place }) => place.status,
  role: ({ place }) => place.role,
  permissions: ({ place, customRole }) => [...permissionsOf(place, customRole)],
  storedPermissions: ({ place }) => [...place.permissions],
  customRoleName: ({ customRole }) => customRole?.name ?? null,
  groupNames: ({ groupNames }) => groupNames,
  timeZone: ({ user }) => user.profile.timeZone,
  locale: ({ user }) => user.profile.locale,
  placements: async ({ user }, _args, context) => {
    const placements = await Promise.all(
      (await callerWhereEditing(context)).map(async ({ teamId }) => {
        const place = placeIn(user, teamId);
        return {
          team: await loadTeam(context, teamId),
          role: place?.role ?? null,
          status: place?.status ?? null,
          isCurrent: teamId === callerOf(context).teamId,
        };
      }),
    );
    return placements.flatMap(({ team, ...rest }) => (team ? [{ team, ...rest }] : []));
  },
} satisfies PersonThenResolvers;
