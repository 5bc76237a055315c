import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { RENDERER } from '../conversion/renderer.ts';
import { redrawPagesJob } from '../jobs/redraw-pages.ts';

/** Each renderer has its own policy, which reads the log from the start once. */
export const redrawPagesWhenDrawnByOlderRenderer = policy({
  name: `redraw-pages-when-drawn-before-renderer-${RENDERER}`,
  on: [PresentationProcessed],
  fromStart: true,
  async react({ data: { fileId, renderer }, meta: { teamId } }, context) {
    if (teamId === null || (renderer !== null && renderer >= RENDERER)) return;
    await context.jobs.add(redrawPagesJob(teamId, fileId, renderer));
  },
});
