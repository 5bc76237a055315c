import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { countOpenings } from '../hits-of-link/list-hits.ts';
import { linkExpiringMail } from '../mails/link-expiring.ts';
import { notification } from '../notification/notification.ts';
import { readPresentation } from '../replicas/presentations.ts';
import { readUser } from '../replicas/users.ts';
import { userTimeZone } from '../replicas/time-zone.ts';
import { muteUrl } from '../shared-link/mute.ts';
import { linkPageUrl } from '../shared-link/address.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { linkExists } from '../shared-link/state.ts';
import { statusAt } from '../shared-link/status.ts';
import { deterministicUuid } from '../deterministic-uuid.ts';

const BEFORE_MS = 3 * 24 * 60 * 60_000;

/** Notifies the sender that a link expires soon: in the feed, and by mail unless reminders are muted. */
export const remindOfExpiry = jobKind({
  kind: 'remind-of-expiry',
  data: z.object({ sharedLinkId: z.uuid(), expiresAt: z.string() }),
  concurrency: 2,
  tries: 12,
  async run({ job, data: { sharedLinkId, expiresAt }, context }) {
    const link = (await context.view(sharedLink).get(sharedLinkId))?.doc;
    // Changed, turned off or expired meanwhile.
    if (!link || !linkExists(link) || link.deletedAt !== null || link.expiresAt !== expiresAt)
      return;
    if (statusAt(link, new Date().toISOString()) !== 'ACTIVE') return;
    const { presentationId, createdBy: userId, name: linkName, nameKey, areRemindersMuted } = link;
    const notificationId = deterministicUuid(`expiring ${job.key}`);
    await context.execute(notification, notificationId, {
      type: 'Raise',
      notificationId,
      userId,
      kind: 'link-expiring',
      sharedLinkId,
      presentationId,
      detail: expiresAt,
    });
    if (areRemindersMuted) return;
    const teamId = job.teamId ?? '';
    const [presentation, sender, hitCount] = await Promise.all([
      readPresentation(context, teamId, presentationId, () => true),
      readUser(context, userId),
      countOpenings(context, sharedLinkId, ['person']),
    ]);
    if (!presentation || !sender?.email) return;
    await context.engines.mailer.send(
      linkExpiringMail({
        sharedLinkId,
        teamId,
        userId,
        presentationName: presentation.name,
        linkName,
        nameKey,
        expiresAt,
        timeZone: await userTimeZone(context, teamId, sender),
        hitCount,
        sender: { name: sender.name, email: sender.email },
        url: linkPageUrl(context.engines.urls.console, sharedLinkId),
        muteUrl: muteUrl(context.engines, {
          userId,
          sharedLinkId,
          presentationId,
          teamId,
          sentAt: job.dueAt,
          what: 'reminders',
        }),
      }),
    );
  },
});

/** Null when the date is too near for a reminder. */
export function remindOfExpiryJob(
  teamId: string | null,
  sharedLinkId: string,
  expiresAt: string,
  chosenAt: string,
): NewJob | null {
  const dueAt = new Date(Date.parse(expiresAt) - BEFORE_MS).toISOString();
  if (dueAt <= chosenAt) return null;
  return {
    kind: remindOfExpiry.kind,
    key: `${sharedLinkId}/${expiresAt}`,
    teamId,
    subjectId: sharedLinkId,
    dueAt,
    data: { sharedLinkId, expiresAt },
  };
}
