import { HitNoticed } from '@lectern/schemas/events/sharing.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { periodOf, type Cadence } from '../digest/period.ts';
import { recordedHit } from '../hit/decide-on-hit.ts';
import { visitOf } from '../hits-of-link/visits.ts';
import { sendAlertJob } from '../jobs/send-alert.ts';
import { sendDigestJob } from '../jobs/send-digest.ts';
import { notification } from '../notification/notification.ts';
import { readingOf } from '../readings/read-visit.ts';
import { readUser } from '../replicas/users.ts';
import { zoneOf } from '../replicas/time-zone.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { isMade, type MadeSharedLink } from '../shared-link/state.ts';

/** A mail that can say what was read is worth a minute's wait; whoever reads on after that is told of as reading. */
const PATIENCE_MS = 60_000;
const digests: Readonly<Record<number, Cadence>> = { 3: 'weekly', 4: 'monthly' };

/**
 * How a link's sender is told of an opening is its level (accounts §3): 0 not at all, 1 of the first alone, 2 of every
 * visit once, 3 and 4 in the digest of the week or month that it falls into.
 */
export const notifySenderWhenHitReported = policy({
  name: 'tell-sender-when-hit-noticed',
  on: [HitNoticed],
  async react(
    { data: { hitId, sharedLinkId, presentationId, noticedAt }, meta: { teamId } },
    context,
  ) {
    const link = await noticed(context, sharedLinkId, hitId);
    if (!link) return;
    const { notificationLevel: level, createdBy, noticedHitId } = link;
    const isFirst = noticedHitId === hitId;
    const cadence = digests[level];
    if (cadence) {
      const timeZone = await zoneOf(context, teamId, await readUser(context, createdBy));
      await context.jobs.add(
        sendDigestJob(teamId, createdBy, periodOf(cadence, noticedAt, timeZone)),
      );
    } else if (level === 2 || (level === 1 && isFirst)) {
      await tell(context, {
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

/** The link, with its first opening marked; null where there is nobody to tell. */
async function noticed(
  context: ServiceContext,
  sharedLinkId: string,
  hitId: string,
): Promise<MadeSharedLink | null> {
  try {
    const { state } = await context.execute(sharedLink, sharedLinkId, {
      type: 'NoticeFirstOpening',
      sharedLinkId,
      hitId,
    });
    return isMade(state) && state.deletedAt === null ? state : null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

interface Opening {
  link: MadeSharedLink;
  teamId: string | null;
  sharedLinkId: string;
  presentationId: string;
  hitId: string;
  isFirst: boolean;
  noticedAt: string;
}

/** In the feed at once, and by mail: both once a visit, by the visit's id. */
async function tell(
  context: ServiceContext,
  { link, teamId, sharedLinkId, presentationId, hitId, isFirst, noticedAt }: Opening,
): Promise<void> {
  const visit = await visitOf(
    context,
    await recordedHit(context, { id: hitId, sharedLinkId, presentationId }),
  );
  const visitId = visit[0]!.id;
  await context.execute(notification, visitId, {
    type: 'Raise',
    notificationId: visitId,
    userId: link.createdBy,
    kind: isFirst ? 'first-opening' : 'opening',
    sharedLinkId,
    presentationId,
    hitId,
  });
  const { isReading } = await readingOf(context, visit);
  const dueAt = isReading ? new Date(Date.parse(noticedAt) + PATIENCE_MS).toISOString() : noticedAt;
  await context.jobs.add(
    sendAlertJob(teamId, { sharedLinkId, visitId, isFirst, noticedAt }, dueAt),
  );
}
