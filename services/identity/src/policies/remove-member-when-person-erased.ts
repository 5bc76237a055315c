import { PersonErased } from '@lectern/schemas/events/identity/users.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { leaveTeams } from '../people/members/leave-teams.ts';

/** An erased person must not count as a team's administrator, nor be given anything. */
export const removeMemberWhenPersonErased = policy({
  name: 'remove-member-when-person-erased',
  on: [PersonErased],
  fromStart: true,
  react: ({ data: { personId } }, context) => leaveTeams(context, personId),
});
