import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import type { Period } from '../digest/period.ts';
import { summarizeLinks } from '../digest/summaries.ts';
import { digestMail } from '../mails/digest.ts';
import { notification } from '../notification/notification.ts';
import { readUser } from '../replicas/users.ts';
import { deterministicUuid } from '../deterministic-uuid.ts';

const data = z.object({
  userId: z.uuid(),
  cadence: z.enum(['weekly', 'monthly']),
  start: z.iso.date(),
  from: z.string(),
  to: z.string(),
});

/**
 * Mails a sender's week or month. The period's first day is in the key, so that many hits and processes add one job. Sends
 * nothing when nothing was opened.
 */
export const sendDigest = jobKind({
  kind: 'send-digest',
  data,
  concurrency: 2,
  tries: 12,
  async run({ job, data: { userId, cadence, start, from, to }, context }) {
    const sender = await readUser(context, userId);
    if (!sender?.email) return; // Erased.
    const links = await summarizeLinks(context, {
      userId,
      teamId: job.teamId ?? '',
      cadence,
      from,
      to,
    });
    if (links.length === 0) return;
    const { console: consoleUrl } = context.engines.urls;
    await context.engines.mailer.send(
      digestMail({
        userId,
        teamId: job.teamId,
        cadence,
        start,
        sender: { name: sender.name, email: sender.email },
        links,
        consoleUrl,
      }),
    );
    const notificationId = deterministicUuid(`digest ${job.key}`);
    await context.execute(notification, notificationId, {
      type: 'Raise',
      notificationId,
      userId,
      kind: 'digest-sent',
      detail: `${cadence} ${start}`,
    });
  },
});

export function sendDigestJob(
  teamId: string | null,
  userId: string,
  { cadence, start, from, to, dueAt }: Period,
): NewJob {
  const key = `${cadence}/${teamId ?? ''}/${userId}/${start}`;
  return {
    kind: sendDigest.kind,
    key,
    teamId,
    subjectId: userId,
    dueAt,
    data: { userId, cadence, start, from, to },
  };
}
