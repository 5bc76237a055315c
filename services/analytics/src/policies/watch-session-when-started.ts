import { ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { addMs } from '../add-ms.ts';
import { closeJob } from '../jobs/close-viewer-session.ts';
import { INACTIVITY_TIMEOUT_MS } from '../viewing/times.ts';

/** Makes sure that every session is closed. */
export const watchSessionWhenStarted = policy({
  name: 'watch-session-when-started',
  on: [ViewerSessionStarted],
  async react({ data: { sessionId, presentationId, startedAt }, meta }, context) {
    await context.jobs.add(
      closeJob(
        meta.teamId,
        { sessionId, presentationId, isWatch: true },
        addMs(startedAt, INACTIVITY_TIMEOUT_MS),
        'start',
      ),
    );
  },
});
