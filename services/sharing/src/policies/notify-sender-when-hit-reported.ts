import { HitNoticed } from '@lectern/schemas/events/sharing/hits.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { periodOf, type Cadence } from '../digest/period.ts';
import { waitForHit } from '../hit/decide-on-hit.ts';
import { findVisit } from '../hits-of-link/visits.ts';
import { nextLook, sendAlertJob } from '../jobs/send-alert.ts';
import { sendDigestJob } from '../jobs/send-digest.ts';
import { notification } from '../notification/notification.ts';
import { summarizeReading } from '../readings/read-visit.ts';
import { readersOfHit } from '../readers-of-hit/projection.ts';
import { readUser } from '../replicas/users.ts';
import { userTimeZone } from '../replicas/time-zone.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { linkExists, type ExistingSharedLink } from '../shared-link/state.ts';

const cadenceByLevel: Readonly<Record<number, Cadence>> = { 3: 'weekly', 4: 'monthly' };

/**
 * The link's notification level decides (accounts §3): 0 never, 1 the first hit only, 2 every visit once, 3 and 4 the weekly
 * or monthly digest.
 */
export const notifySenderWhenHitReported = policy({
  name: 'tell-sender-when-hit-noticed',
  on: [HitNoticed],
  async react(
    { data: { hitId, sharedLinkId, presentationId, noticedAt }, meta: { teamId } },
    context,
  ) {
    const link = await markFirstOpening(context, sharedLinkId, hitId);
    if (!link) return;
    const { notificationLevel: level, createdBy, noticedHitId } = link;
    const isFirst = noticedHitId === hitId;
    const cadence = cadenceByLevel[level];
    if (cadence) {
      const timeZone = await userTimeZone(context, teamId, await readUser(context, createdBy));
      await context.jobs.add(
        sendDigestJob(teamId, createdBy, periodOf(cadence, noticedAt, timeZone)),
      );
    } else if (level === 2 || (level === 1 && isFirst)) {
      await notifySender(context, {
        link,
        teamId,
        sharedLinkId,
        presentationId,
        hitId,
        isFirst,
        noticedAt,
      });
    }
  },
});

/** Null when the link is gone. */
async function markFirstOpening(
  context: ServiceContext,
  sharedLinkId: string,
  hitId: string,
): Promise<ExistingSharedLink | null> {
  try {
    const { state } = await context.execute(sharedLink, sharedLinkId, {
      type: 'NoticeFirstOpening',
      sharedLinkId,
      hitId,
    });
    return linkExists(state) && state.deletedAt === null ? state : null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

interface NoticedOpening {
  link: ExistingSharedLink;
  teamId: string | null;
  sharedLinkId: string;
  presentationId: string;
  hitId: string;
  isFirst: boolean;
  noticedAt: string;
}

/** At once in the feed, by mail once the visit has ended. Both use the visit's id, so that each happens once per visit. */
async function notifySender(
  context: ServiceContext,
  { link, teamId, sharedLinkId, presentationId, hitId, isFirst, noticedAt }: NoticedOpening,
): Promise<void> {
  const visit = await findVisit(
    context,
    await waitForHit(context, { id: hitId, sharedLinkId, presentationId }),
  );
  const visitId = visit[0].id;
  await context.execute(notification, visitId, {
    type: 'Raise',
    notificationId: visitId,
    userId: link.createdBy,
    kind: isFirst ? 'first-opening' : 'opening',
    sharedLinkId,
    presentationId,
    hitId,
  });
  // The viewing that reported the hit began before it.
  await context.fresh(
    readersOfHit,
    presentationId,
    (rows) => rows.get(hitId),
    (row) => row !== null,
  );
  const { isReading } = await summarizeReading(context, visit);
  const dueAt = isReading ? nextLook(noticedAt) : noticedAt;
  await context.jobs.add(
    sendAlertJob(teamId, { sharedLinkId, visitId, isFirst, noticedAt }, dueAt),
  );
}
