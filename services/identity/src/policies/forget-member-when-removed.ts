import { InvitationRevoked, MemberRemoved } from '@lectern/schemas/events/identity/memberships.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { forgetRemovedJob } from '../jobs/forget-removed-members.ts';

/** Whoever left, or was awaited and did not come, is known for as long as they could be restored. */
export const forgetMemberWhenRemoved = policy({
  name: 'forget-member-when-removed',
  on: [MemberRemoved, InvitationRevoked],
  fromStart: true,
  async react({ data: { userId, teamId }, meta: { time } }, context) {
    await context.jobs.add(forgetRemovedJob(userId, teamId, time));
  },
});
