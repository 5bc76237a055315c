import { SharedLinkFirstOpeningNoticed } from '@lectern/schemas/events/sharing.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { sendFirstOpeningMailJob } from '../jobs/send-mail.ts';

export const mailSenderWhenFirstOpeningNoticed = policy({
  name: 'mail-sender-when-first-opening-noticed',
  on: [SharedLinkFirstOpeningNoticed],
  async react({ data: { sharedLinkId, hitId }, meta }, context) {
    await context.jobs.add(sendFirstOpeningMailJob(meta.teamId, { sharedLinkId, hitId, noticedAt: meta.time }));
  },
});
