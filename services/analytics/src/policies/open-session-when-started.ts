import { ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { determineAssignment, readAssignmentInputs } from '../assignment/assignment.ts';
import { forwards } from '../replicas/forwards.ts';
import { hits } from '../replicas/hits.ts';
import { presentations, versionAt } from '../replicas/presentations.ts';
import { verdicts } from '../replicas/verdicts.ts';
import type { ViewingIdentity } from '../viewer-session/account.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';

/** From then on the session is listed and counted, and follows what becomes known about its hit. */
export const openSessionWhenStarted = policy({
  name: 'open-session-when-started',
  on: [ViewerSessionStarted],
  async react(
    {
      data: {
        sessionId,
        presentationId,
        sharedLinkId,
        linkOwnerId,
        hitId,
        viewerId,
        opening,
        startedAt,
        pageCount,
      },
      meta,
    },
    context,
  ) {
    const identity: ViewingIdentity = {
      sessionId,
      presentationId,
      sharedLinkId,
      linkOwnerId,
      hitId,
      viewerId,
      startedAt,
    };
    const [shown, inputs] = await Promise.all([
      shownVersion(context, { presentationId, teamId: meta.teamId, startedAt }),
      readAssignmentInputs(context, identity),
    ]);
    const assignment = determineAssignment(identity, opening, inputs);
    await context.execute(viewerSession, sessionId, {
      type: 'OpenViewerSession',
      identity,
      assignment,
      pageCount: shown?.pageCount ?? pageCount,
    });
    if (hitId === null) return;
    // What became known about the hit before this booking reassigned nothing, so check once more.
    await waitForReplicas(context, { presentationId, sharedLinkId, hitId, teamId: meta.teamId });
    const changes = determineAssignment(
      identity,
      opening,
      await readAssignmentInputs(context.asSystem(meta.teamId), identity),
    );
    await context.execute(viewerSession, sessionId, { type: 'ReassignViewerSession', changes });
  },
});

/** The file that the viewer saw. The booking keeps its page count, so wait for the replica to catch up. */
async function shownVersion(
  context: ServiceContext,
  {
    presentationId,
    teamId,
    startedAt,
  }: { presentationId: string; teamId: string | null; startedAt: string },
) {
  const presentation = await context.fresh(
    presentations,
    `Presentation/${teamId}/${presentationId}`,
    (rows) => rows.get(presentationId),
    () => false,
  );
  return versionAt(presentation?.doc, startedAt);
}

type HitReference = {
  presentationId: string;
  sharedLinkId: string | null;
  hitId: string;
  teamId: string | null;
};

async function waitForReplicas(
  context: ServiceContext,
  { presentationId, sharedLinkId, hitId, teamId }: HitReference,
): Promise<void> {
  const never = () => false;
  await Promise.all([
    context.fresh(hits, presentationId, (rows) => rows.get(hitId), never),
    sharedLinkId &&
      context.fresh(
        forwards,
        `SharedLinkForwards/${teamId}/${sharedLinkId}`,
        (rows) => rows.get(sharedLinkId),
        never,
      ),
    context.fresh(verdicts, `SharedLinkHit/${teamId}/${hitId}`, (rows) => rows.get(hitId), never),
  ]);
}
