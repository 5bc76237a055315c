import { SharedLinkCodeGuessed } from '@lectern/schemas/events/sharing.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { codeWarningJob } from '../jobs/send-code-warning.ts';

export const warnOwnerWhenCodeGuessed = policy({
  name: 'warn-owner-when-code-guessed',
  on: [SharedLinkCodeGuessed],
  async react({ data, meta }, context) {
    await context.jobs.add(codeWarningJob(meta.teamId, data, meta.time));
  },
});
