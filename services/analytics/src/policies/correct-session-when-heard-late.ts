import { ViewerEventRecorded } from '@lectern/schemas/events/telemetry.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { closeJob } from '../jobs/close-viewer-session.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';

/** A report after the close corrects it at once; late pings wait for the next check. */
export const correctSessionWhenHeardLate = policy({
  name: 'correct-session-when-heard-late',
  on: [ViewerEventRecorded],
  async react({ data: { sessionId, presentationId, heardAt }, meta }, context) {
    const session = await context.view(viewerSession).get(sessionId);
    if (session?.doc.status !== 'closed') return;
    await context.jobs.add(
      closeJob(
        meta.teamId,
        { sessionId, presentationId, isWatch: false },
        heardAt,
        `late/${meta.id}`,
      ),
    );
  },
});
