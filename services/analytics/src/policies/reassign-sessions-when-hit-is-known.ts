import { HitVerdictGiven, HitVerdictTakenBack } from '@lectern/schemas/events/sharing/hits.ts';
import {
  SharedLinkEmailEntered,
  SharedLinkVisitorVerified,
  type HitLane,
} from '@lectern/schemas/events/telemetry.ts';
import type { ProjectedEvent } from '@lectern/kernel/projections/projection.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import {
  namedContact,
  reassignmentForLane,
  readAssignmentInputs,
} from '../assignment/assignment.ts';
import { hits, type HitReplica } from '../replicas/hits.ts';
import type { Assignment } from '../viewer-session/account.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { isBooked, type BookedViewerSession } from '../viewer-session/state.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';

const CHUNK = 500;

/** A verdict on a hit, or the visitor's email, reassigns all viewings of the hit with their figures. */
export const reassignSessionsWhenHitIsKnown = policy({
  name: 'reassign-sessions-when-hit-is-known',
  on: [HitVerdictGiven, HitVerdictTakenBack, SharedLinkVisitorVerified, SharedLinkEmailEntered],
  async react(event, context) {
    const contact = 'lane' in event.data ? {} : await latestContact(context, event.data);
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
          'lane' in event.data ? await reassignmentFor(context, doc, event.data.lane) : contact;
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

type Named = ProjectedEvent<
  typeof SharedLinkVisitorVerified | typeof SharedLinkEmailEntered
>['data'];

/** Of several emails the last, whatever order the events arrive in; a verified one goes before. */
async function latestContact(context: ServiceContext, data: Named): Promise<Partial<Assignment>> {
  const hit = await context.fresh(
    hits,
    data.presentationId,
    (rows) => rows.get(data.hitId),
    (row: Row<HitReplica> | null) =>
      'verifiedAt' in data
        ? (row?.doc.verified?.at ?? '') >= data.verifiedAt
        : (row?.doc.entered?.at ?? '') >= data.enteredAt,
  );
  return namedContact(hit?.doc ?? null) ?? {};
}
