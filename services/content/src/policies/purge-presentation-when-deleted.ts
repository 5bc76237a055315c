import { PresentationDeleted } from '@lectern/schemas/events/content.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { purgePresentationJob } from '../jobs/purge-presentations.ts';

export const purgePresentationWhenDeleted = policy({
  name: 'purge-presentation-when-deleted',
  on: [PresentationDeleted],
  async react({ data: { presentationId }, meta: { teamId, time } }, context) {
    if (teamId !== null) await context.jobs.add(purgePresentationJob(teamId, presentationId, time));
  },
});
