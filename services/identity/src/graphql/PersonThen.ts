import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { PersonThen as SeenThen } from '../history/people-then.ts';
import { permissionsOf, placeIn } from '../user/access.ts';
import { callerOf, callerWhereEditing } from '../user/caller.ts';
import { loadTeam } from './Team.ts';

const ifReachable = <T>({ isReachable }: SeenThen, value: T) => (isReachable ? value : null);

export const PersonThen = {
  personId: ({ id }: SeenThen) => id,
  name: ({ user }: SeenThen) => user.name,
  email: (then: SeenThen) => ifReachable(then, then.user.email),
  title: (then: SeenThen) => ifReachable(then, then.user.profile.title),
  phone: (then: SeenThen) => ifReachable(then, then.user.profile.phone),
  status: ({ place }: SeenThen) => place.status,
  role: ({ place }: SeenThen) => place.role,
  permissions: ({ place, customRole }: SeenThen) => permissionsOf(place, customRole),
  storedPermissions: ({ place }: SeenThen) => place.permissions,
  customRoleName: ({ customRole }: SeenThen) => customRole?.name ?? null,
  groupNames: ({ groupNames }: SeenThen) => groupNames,
  timeZone: ({ user }: SeenThen) => user.profile.timeZone,
  locale: ({ user }: SeenThen) => user.profile.locale,
  placements: async ({ user }: SeenThen, _args: unknown, context: ServiceContext) => {
    const placements = await Promise.all((await callerWhereEditing(context)).map(async ({ teamId }) => {
      const place = placeIn(user, teamId);
      return { team: await loadTeam(context, teamId), role: place?.role ?? null, status: place?.status ?? null, isCurrent: teamId === callerOf(context).teamId };
    }));
    return placements.flatMap(({ team, ...rest }) => (team ? [{ team, ...rest }] : []));
  },
};
