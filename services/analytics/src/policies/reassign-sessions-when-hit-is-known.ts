import { HitVerdictGiven, HitVerdictTakenBack } from '@lectern/schemas/events/sharing.ts';
import { SharedLinkVisitorVerified, type HitLane } from '@lectern/schemas/events/telemetry.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import {
  verifiedContact,
  reassignmentForLane,
  readAssignmentInputs,
} from '../assignment/assignment.ts';
import { hits, type HitReplica } from '../replicas/hits.ts';
import type { Assignment } from '../viewer-session/account.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { isBooked, type BookedViewerSession } from '../viewer-session/state.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';

const CHUNK = 500;

/** A verdict on a hit, or a verified address, reassigns all viewings of the hit with their figures. */
export const reassignSessionsWhenHitIsKnown = policy({
  name: 'reassign-sessions-when-hit-is-known',
  on: [HitVerdictGiven, HitVerdictTakenBack, SharedLinkVisitorVerified],
  async react(event, context) {
    const contact =
      event.type === 'SharedLinkVisitorVerified' ? await latestContact(context, event.data) : null;
    const views = context.view(viewerSession);
    for (let skip = 0; ; skip += CHUNK) {
      const rows = await views.find({
        list: 'ofHit',
        where: { hitId: event.data.hitId },
        limit: CHUNK,
        skip,
      });
      for (const { id, doc } of rows) {
        if (!isBooked(doc)) continue;
        const changes =
          event.type === 'SharedLinkVisitorVerified'
            ? (contact ?? {})
            : await reassignmentFor(context, doc, event.data.lane);
        await context.execute(viewerSession, id, { type: 'ReassignViewerSession', changes });
      }
      if (rows.length < CHUNK) return;
    }
  },
});

async function reassignmentFor(
  context: ServiceContext,
  booked: BookedViewerSession,
  lane: HitLane,
): Promise<Partial<Assignment>> {
  const session = await context.fresh(
    viewerSessions,
    booked.presentationId,
    (rows) => rows.get(booked.sessionId),
    (row) => row?.doc.started != null,
  );
  return reassignmentForLane(
    lane,
    booked,
    session?.doc.started?.opening ?? null,
    await readAssignmentInputs(context, booked),
  );
}

/** Of several addresses the one verified last, whatever order the events arrive in. */
async function latestContact(
  context: ServiceContext,
  {
    presentationId,
    hitId,
    verifiedAt,
  }: { presentationId: string; hitId: string; verifiedAt: string },
) {
  const isThere = (row: Row<HitReplica> | null) => (row?.doc.verified?.at ?? '') >= verifiedAt;
  const hit = await context.fresh(hits, presentationId, (rows) => rows.get(hitId), isThere);
  return verifiedContact(hit?.doc ?? null) ?? {};
}
