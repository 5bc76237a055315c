import { ViewerSessionClosed } from '@lectern/schemas/events/analytics.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { sharedLinkHit } from '../hit/hit.ts';
import { hitsOfLink } from '../hits-of-link/projection.ts';
import { findVisit } from '../hits-of-link/visits.ts';
import { sendAlert } from '../jobs/send-alert.ts';

/** A reload ends a viewing and begins the next one. */
const RELOAD_MS = 5_000;

/** Sends a waiting alert when the viewing has ended, unless another one of the visit begins. */
export const sendAlertWhenReadingEnds = policy({
  name: 'send-alert-when-reading-ends',
  on: [ViewerSessionClosed],
  async react({ data: { hitId } }, context) {
    if (hitId === null) return;
    const decided = (await context.view(sharedLinkHit).get(hitId))?.doc;
    if (decided?.status !== 'known' || decided.noticedAt === null) return;
    const hit = await context.rowsOf(hitsOfLink).get(hitId);
    if (!hit) return;
    const [first] = await findVisit(context, hit);
    const job = await context.jobs.get(sendAlert.kind, first.id);
    if (job?.status === 'waiting')
      await context.jobs.reschedule(
        sendAlert.kind,
        first.id,
        new Date(Date.now() + RELOAD_MS).toISOString(),
      );
  },
});
