import { PersonErased } from '@lectern/schemas/events/identity/users.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { leaveTeams } from '../people/members/leave-teams.ts';

/** Whoever is erased is in no team any more, so that they neither count as its administrator nor can be given anything. */
export const removeMemberWhenPersonErased = policy({
  name: 'remove-member-when-person-erased',
  on: [PersonErased],
  fromStart: true,
  react: ({ data: { personId } }, context) => leaveTeams(context, personId),
});
