import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { indexPagesJob } from '../jobs/index-pages.ts';

export const indexPagesWhenProcessed = policy({
  name: 'index-pages-when-processed',
  on: [PresentationProcessed],
  // Files of releases without search, too.
  fromStart: true,
  async react({ data: { fileId }, meta: { teamId, id } }, context) {
    if (teamId !== null) await context.jobs.add(indexPagesJob(teamId, fileId, id));
  },
});
