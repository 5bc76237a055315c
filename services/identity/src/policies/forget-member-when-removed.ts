import { InvitationRevoked, MemberRemoved } from '@lectern/schemas/events/identity/memberships.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { forgetRemovedJob } from '../jobs/forget-removed-members.ts';

/** Former and never joined members are kept for as long as they can be restored. */
export const forgetMemberWhenRemoved = policy({
  name: 'forget-member-when-removed',
  on: [MemberRemoved, InvitationRevoked],
  fromStart: true,
  async react({ data: { userId, teamId }, meta: { time } }, context) {
    await context.jobs.add(forgetRemovedJob(userId, teamId, time));
  },
});
