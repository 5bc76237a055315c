import { recipientLanguage } from '@lectern/schemas/text/languages.ts';
import { z } from 'zod';
import { jobKind, PermanentFailure } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { forwards } from '../forwards/forwards.ts';
import { forwardMail } from '../mails/forward.ts';
import { readTeam } from '../replicas/teams.ts';
import { readPresentation } from '../replicas/presentations.ts';
import { linkUrl } from '../shared-link/address.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

// Emails and texts stay in the stream: jobs are not encrypted per person.
const data = z.object({ sharedLinkId: z.uuid(), recipientId: z.string(), at: z.string() });

/** Retries keep the message id. */
export const sendForwardMail = jobKind({
  kind: 'send-forward-mail',
  data,
  concurrency: 4,
  tries: 12,
  async run({ job, data: { sharedLinkId, recipientId, at }, context }) {
    const link = (await context.view(sharedLink).get(sharedLinkId))?.doc;
    if (!link || link.status === 'none') throw new PermanentFailure('The link does not exist.');
    const forward = (await context.view(forwards).get(sharedLinkId))?.doc.forwards.find(
      (each) => each.recipientId === recipientId && each.at === at,
    );
    const presentation = await readPresentation(
      context,
      job.teamId ?? '',
      link.presentationId,
      () => true,
    );
    // Erased or deleted meanwhile.
    if (!forward?.email || !forward.forwarderEmail || !presentation || link.deletedAt !== null)
      return;
    const { email: to, forwarderId, forwarderName, forwarderEmail, message } = forward;
    const { locale } = await readTeam(context, job.teamId ?? '');
    const from = { name: forwarderName ?? forwarderEmail, email: forwarderEmail };
    const url = linkUrl(context.engines.urls.console, link);
    await context.engines.mailer.send(
      forwardMail({
        sharedLinkId,
        teamId: job.teamId,
        recipientId,
        forwardedAt: at,
        to,
        forwarderId,
        from,
        message,
        presentationName: presentation.name,
        language: recipientLanguage({
          link: link.language,
          reader: forward.language ?? null,
          team: locale,
        }),
        url,
      }),
    );
  },
});

export function forwardMailJob(
  teamId: string | null,
  { sharedLinkId, recipientId, at }: z.output<typeof data>,
): NewJob {
  return {
    kind: sendForwardMail.kind,
    key: `${sharedLinkId}/${recipientId}/${at}`,
    teamId,
    subjectId: sharedLinkId,
    dueAt: at,
    data: { sharedLinkId, recipientId, at },
  };
}
