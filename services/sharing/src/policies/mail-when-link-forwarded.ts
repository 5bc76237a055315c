import { SharedLinkForwarded } from '@lectern/schemas/events/sharing.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { forwardMailJob } from '../jobs/send-forward-mail.ts';

export const mailWhenLinkForwarded = policy({
  name: 'mail-when-link-forwarded',
  on: [SharedLinkForwarded],
  async react({ data: { sharedLinkId, recipientId }, meta: { teamId, time: at } }, context) {
    await context.jobs.add(forwardMailJob(teamId, { sharedLinkId, recipientId, at }));
  },
});
