import { ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { closeJob } from '../jobs/close-viewer-session.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';

/** Viewings that an earlier release closed are counted once more, as times are counted today; what was right stays as it is. */
export const recountSessionWhenStarted = policy({
  name: 'recount-session-when-started',
  on: [ViewerSessionStarted],
  fromStart: true,
  async react({ data: { sessionId, presentationId, startedAt }, meta }, context) {
    const session = await context.view(viewerSession).get(sessionId);
    if (session?.doc.status !== 'closed') return;
    await context.jobs.add(
      closeJob(meta.teamId, { sessionId, presentationId, isWatch: false }, startedAt, 'recount 1'),
    );
  },
});
