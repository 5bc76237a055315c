import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { hits } from '../replicas/hits.ts';
import { forwardRecipients } from '../replicas/forward-recipients.ts';
import { identityOf, type ViewingState } from '../viewing/viewing.ts';
import { viewerEvents } from '../viewer-events/projection.ts';
import { buildTimeline, type Entry } from './timeline.ts';

const MAX_EVENTS = 2_000;
/** More than the limits let one hit forward. */
const MAX_FORWARDS = 100;

/** Unfiltered: who may see the viewing may see its timeline. */
export async function readTimeline(
  context: ServiceContext,
  viewing: ViewingState,
): Promise<Entry[]> {
  const all = { isUnfiltered: true };
  const { hitId } = identityOf(viewing);
  const [hit, events, sent] = await Promise.all([
    hitId === null ? null : context.rowsOf(hits, all).get(hitId),
    context
      .rowsOf(viewerEvents, all)
      .find({ list: 'ofSession', where: { sessionId: viewing.id }, limit: MAX_EVENTS }),
    hitId === null
      ? []
      : context
          .rowsOf(forwardRecipients, all)
          .find({ list: 'ofHit', where: { hitId }, limit: MAX_FORWARDS }),
  ]);
  const sorted = events.toSorted(
    (one, other) => one.doc.eventAtUs - other.doc.eventAtUs || (one.id < other.id ? -1 : 1),
  );
  return buildTimeline(
    viewing,
    { hit: hit?.doc ?? null, events: sorted, sentOn: sent.map(({ doc }) => doc) },
    new Date().toISOString(),
  );
}
