import { z } from 'zod';
import { jobKind, PermanentFailure } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { hitsOfLink } from '../hits-of-link/projection.ts';
import { firstOpeningMail } from '../mails/first-opening.ts';
import { readPresentation } from '../replicas/presentations.ts';
import { readUser } from '../replicas/users.ts';
import { linkUrl } from '../shared-link/address.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

const mail = z.object({ mail: z.literal('first-opening'), sharedLinkId: z.uuid(), hitId: z.uuid(), noticedAt: z.iso.datetime() });

/** Sends one mail. A crash after sending may send it again, under the same message id. */
export const sendMail = jobKind({
  kind: 'send-mail',
  data: mail,
  concurrency: 4,
  tries: 12,
  async run({ job, data: { sharedLinkId, hitId, noticedAt }, context }) {
    const link = (await context.view(sharedLink).get(sharedLinkId))?.doc;
    if (!link || link.status === 'none') throw new PermanentFailure('The link does not exist.');
    const { presentationId, createdBy } = link;
    const [presentation, sender, hit] = await Promise.all([
      readPresentation(context, job.teamId ?? '', presentationId, () => true),
      readUser(context, createdBy),
      context.rowsOf(hitsOfLink).get(hitId),
    ]);
    if (!presentation) throw new PermanentFailure('The presentation does not exist.');
    if (!sender?.email) return; // Erased: there is nobody to tell any more.
    const { console: consoleUrl } = context.engines.urls;
    await context.engines.mailer.send(
      firstOpeningMail({
        sharedLinkId,
        presentationId,
        presentationName: presentation.name,
        linkName: link.name,
        linkUrl: linkUrl(consoleUrl, link),
        openedAt: hit?.doc.at ?? noticedAt,
        sender: { name: sender.name, email: sender.email },
        consoleUrl,
      }),
    );
  },
});

export function sendFirstOpeningMailJob(teamId: string | null, data: Omit<z.output<typeof mail>, 'mail'>): NewJob {
  const { sharedLinkId } = data;
  return {
    kind: sendMail.kind, key: `first-opening/${sharedLinkId}`, teamId, subjectId: sharedLinkId, dueAt: data.noticedAt,
    data: { mail: 'first-opening', ...data },
  };
}
