import { FormResponseCompleted } from '@lectern/schemas/events/content/forms.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { formMailJob } from '../jobs/send-form-mails.ts';

/** Once for a response, also when its author changes it later. */
export const mailWhenFormCompleted = policy({
  name: 'mail-when-form-completed',
  on: [FormResponseCompleted],
  async react({ data: { responseId }, meta: { teamId, time } }, context) {
    await context.jobs.add(formMailJob(teamId, responseId, time));
  },
});
