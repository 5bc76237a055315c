import { SharedLinkDeleted } from '@lectern/schemas/events/sharing.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { purgeLinkJob } from '../jobs/purge-link.ts';

export const purgeLinkWhenDeleted = policy({
  name: 'purge-link-when-deleted',
  on: [SharedLinkDeleted],
  async react({ data: { sharedLinkId }, meta: { teamId, time } }, context) {
    await context.jobs.add(purgeLinkJob(teamId, sharedLinkId, time));
  },
});
