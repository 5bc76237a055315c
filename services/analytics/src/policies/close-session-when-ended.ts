import { ViewerSessionEnded } from '@lectern/schemas/events/telemetry.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { closeJob } from '../jobs/close-viewer-session.ts';

export const closeSessionWhenEnded = policy({
  name: 'close-session-when-ended',
  on: [ViewerSessionEnded],
  async react({ data: { sessionId, presentationId, endedAt }, meta }, context) {
    await context.jobs.add(
      closeJob(
        meta.teamId,
        { sessionId, presentationId, isWatch: false },
        endedAt,
        `end/${meta.id}`,
      ),
    );
  },
});
