import { ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { closeJob, later } from '../jobs/close-viewer-session.ts';
import { INACTIVITY_TIMEOUT_MS } from '../reading/times.ts';

/** However a session ends, it is looked after. */
export const watchSessionWhenStarted = policy({
  name: 'watch-session-when-started',
  on: [ViewerSessionStarted],
  async react({ data: { sessionId, presentationId, startedAt }, meta }, context) {
    await context.jobs.add(
      closeJob(
        meta.teamId,
        { sessionId, presentationId, isWatch: true },
        later(startedAt, INACTIVITY_TIMEOUT_MS),
        'start',
      ),
    );
  },
});
