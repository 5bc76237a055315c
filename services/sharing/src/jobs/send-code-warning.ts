import { z } from 'zod';
import type { SharedLinkCodeGuessed } from '@lectern/schemas/events/sharing.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { deterministicUuid } from '../deterministic-uuid.ts';
import { codeWarningMail } from '../mails/code-warning.ts';
import { notification } from '../notification/notification.ts';
import { readPresentation } from '../replicas/presentations.ts';
import { readUser } from '../replicas/users.ts';
import { linkPageUrl, presentationPageUrl } from '../shared-link/address.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { linkExists } from '../shared-link/state.ts';

const data = z.object({ sharedLinkId: z.uuid(), isPresentationCode: z.boolean() });

/** Tells the owner of a code that it is being guessed: in the feed and by mail. */
export const sendCodeWarning = jobKind({
  kind: 'send-code-warning',
  data,
  concurrency: 2,
  tries: 12,
  async run({ job, data: { sharedLinkId, isPresentationCode }, context }) {
    const link = (await context.view(sharedLink).get(sharedLinkId))?.doc;
    if (!link || !linkExists(link)) return;
    const teamId = job.teamId ?? '';
    const { presentationId } = link;
    const presentation = await readPresentation(context, teamId, presentationId, () => true);
    if (!presentation) return;
    const userId = isPresentationCode ? presentation.ownerId : link.createdBy;
    const notificationId = deterministicUuid(`code guessed ${job.key}`);
    await context.execute(notification, notificationId, {
      type: 'Raise',
      notificationId,
      userId,
      kind: 'code-guessed',
      sharedLinkId: isPresentationCode ? null : sharedLinkId,
      presentationId,
    });
    const owner = await readUser(context, userId);
    if (!owner?.email) return;
    const { console: consoleUrl } = context.engines.urls;
    await context.engines.mailer.send(
      codeWarningMail({
        messageId: `code-guessed.${notificationId}`,
        teamId,
        userId,
        presentationName: presentation.name,
        link: isPresentationCode ? null : { name: link.name, nameKey: link.nameKey },
        owner: { name: owner.name, email: owner.email },
        url: isPresentationCode
          ? presentationPageUrl(consoleUrl, presentationId)
          : linkPageUrl(consoleUrl, sharedLinkId),
      }),
    );
  },
});

export function codeWarningJob(
  teamId: string | null,
  { sharedLinkId, presentationId }: EventOf<typeof SharedLinkCodeGuessed>['data'],
  at: string,
): NewJob {
  return {
    kind: sendCodeWarning.kind,
    key: `${presentationId ?? sharedLinkId}/${at}`,
    teamId,
    subjectId: sharedLinkId,
    dueAt: at,
    data: { sharedLinkId, isPresentationCode: presentationId !== null },
  };
}
