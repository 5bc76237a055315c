import { z } from 'zod';
import { jobKind, PermanentFailure } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { hitsOfLink } from '../hits-of-link/projection.ts';
import { findVisit } from '../hits-of-link/visits.ts';
import { forwards } from '../forwards/forwards.ts';
import { isBeforeForward } from '../forwards/state.ts';
import { sharedLinkHit } from '../hit/hit.ts';
import { laneOf } from '../hit/state.ts';
import { alertMail } from '../mails/alert.ts';
import { deviceName } from '@lectern/schemas/text/device-name.ts';
import { pagesShown } from '../readings/pages-shown.ts';
import { summarizeReading } from '../readings/read-visit.ts';
import { readPresentation } from '../replicas/presentations.ts';
import { readUser } from '../replicas/users.ts';
import { userTimeZone } from '../replicas/time-zone.ts';
import { contactIdFor } from '../contact-id.ts';
import { linkPageUrl } from '../shared-link/address.ts';
import { muteUrl } from '../shared-link/mute.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { linkExists } from '../shared-link/state.ts';

const data = z.object({
  sharedLinkId: z.uuid(),
  visitId: z.uuid(),
  isFirst: z.boolean(),
  noticedAt: z.string(),
});

/** Every viewing is closed in the end, which makes the mail due; this is in case that was missed. */
const LOOK_EVERY_MS = 10 * 60_000;

export function nextLook(now: string): string {
  return new Date(Date.parse(now) + LOOK_EVERY_MS).toISOString();
}

/** Mails the sender about a visit, once per visit, when it has ended. A crash after sending may repeat it under the same message id. */
export const sendAlert = jobKind({
  kind: 'send-alert',
  data,
  concurrency: 4,
  tries: 12,
  async run({ job, data: { sharedLinkId, visitId, isFirst, noticedAt }, context }) {
    const link = (await context.view(sharedLink).get(sharedLinkId))?.doc;
    const hit = await context.rowsOf(hitsOfLink).get(visitId);
    if (!link || !linkExists(link) || !hit)
      throw new PermanentFailure('The visit or its link does not exist.');
    const { presentationId, createdBy, notificationLevel, recipients, name, nameKey, deletedAt } =
      link;
    if (deletedAt !== null || notificationLevel === 0) return; // Turned off meanwhile.
    const decided = (await context.view(sharedLinkHit).get(visitId))?.doc;
    if (decided?.status === 'known' && laneOf(decided) !== 'person') return; // Not a person, by a verdict meanwhile.
    const teamId = job.teamId ?? '';
    const visit = await findVisit(context, hit);
    const [presentation, sender, reading] = await Promise.all([
      readPresentation(context, teamId, presentationId, () => true),
      readUser(context, createdBy),
      summarizeReading(context, visit),
    ]);
    if (reading.isReading) {
      await context.jobs.reschedule(job.kind, job.key, nextLook(new Date().toISOString()));
      return;
    }
    if (!presentation) throw new PermanentFailure('The presentation does not exist.');
    if (!sender?.email) return; // Erased.
    // Like the console: pages of the file that was read last.
    const until = lastStart(reading.viewings) ?? noticedAt;
    const { pages, pageCount } = await pagesShown(context, {
      teamId,
      presentationId,
      viewings: reading.viewings,
      until,
    });
    const sentOn = (await context.view(forwards).get(sharedLinkId))?.doc ?? forwards.initial;
    const only =
      recipients.length === 1 && isBeforeForward(hit.doc.at, sentOn) ? recipients[0] : null;
    const recipient =
      recipients.find(({ email }) => email !== null && email === reading.email) ?? only;
    const contactId =
      reading.email && (await contactIdFor(context.engines.keys, teamId, reading.email));
    const { console: consoleUrl } = context.engines.urls;
    await context.engines.mailer.send(
      alertMail({
        visitId,
        isFirst,
        isFirstOnly: notificationLevel === 1,
        openedAt: hit.doc.at,
        hitCount: visit.length,
        visitor: recipient?.name ?? reading.email ?? recipient?.email ?? null,
        isVisitorVerified: reading.isEmailVerified,
        device: deviceName(hit.doc.userAgent),
        presentationName: presentation.name,
        linkName: name,
        elapsedMs: reading.elapsedMs,
        pages,
        pageCount: pageCount ?? presentation.pages?.length ?? 0,
        sender: { name: sender.name, email: sender.email },
        teamId,
        persons: [
          createdBy,
          visitId,
          ...(recipient ? [recipient.recipientId] : []),
          ...(contactId ? [contactId] : []),
          ...(nameKey ? [nameKey] : []),
        ],
        timeZone: await userTimeZone(context, teamId, sender),
        visitUrl: reading.sessionId
          ? `${consoleUrl}/visits/${reading.sessionId}`
          : linkPageUrl(consoleUrl, sharedLinkId),
        muteUrl: muteUrl(context.engines, {
          userId: createdBy,
          sharedLinkId,
          presentationId,
          teamId,
          sentAt: noticedAt,
          what: 'notifications',
        }),
      }),
    );
  },
});

export function sendAlertJob(
  teamId: string | null,
  alert: z.output<typeof data>,
  dueAt: string,
): NewJob {
  return {
    kind: sendAlert.kind,
    key: alert.visitId,
    teamId,
    subjectId: alert.sharedLinkId,
    dueAt,
    data: alert,
  };
}

function lastStart(viewings: readonly { startedAt: string }[]): string | undefined {
  return viewings
    .map(({ startedAt }) => startedAt)
    .toSorted()
    .at(-1);
}
