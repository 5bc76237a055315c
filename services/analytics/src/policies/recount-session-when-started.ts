import { ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { closeJob } from '../jobs/close-viewer-session.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';

/** Recounts viewings that an earlier release closed, by today's rules. */
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
