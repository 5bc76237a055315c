import { MemberInvited } from '@lectern/schemas/events/identity/memberships.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { sendInvitationJob } from '../jobs/send-invitation.ts';

export const mailInvitationWhenMemberInvited = policy({
  name: 'mail-invitation-when-member-invited',
  on: [MemberInvited],
  async react({ data: { userId, invitationId }, meta }, context) {
    await context.jobs.add(
      sendInvitationJob(meta.teamId, { userId, invitationId, dueAt: meta.time }),
    );
  },
});
