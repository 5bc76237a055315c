import { ContactRequested } from '@lectern/schemas/events/billing.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { sendContactMailJob } from '../jobs/send-contact-mail.ts';

export const mailWhenContactRequested = policy({
  name: 'mail-when-contact-requested',
  on: [ContactRequested],
  async react({ data: { requestId }, meta }, context) {
    await context.jobs.add(sendContactMailJob(requestId, meta.time));
  },
});
