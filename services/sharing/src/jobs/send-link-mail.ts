import { buffer } from 'node:stream/consumers';
import { fileFolder, pageKey } from '@lectern/schemas/files/file-keys.ts';
import { languages, recipientLanguage } from '@lectern/schemas/text/languages.ts';
import { z } from 'zod';
import { SharedLinkMailRequested } from '@lectern/schemas/events/sharing.ts';
import { jobKind, PermanentFailure } from '@lectern/kernel/jobs/job-kind.ts';
import type { Mail } from '@lectern/kernel/mail/port.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { codeAttempts } from '../code-attempts/code-attempts.ts';
import { accessRequestMail, codeMail, shareMail } from '../mails/link-mails.ts';
import { readPresentation, type PresentationReplica } from '../replicas/presentations.ts';
import { readTeam, type TeamReplica } from '../replicas/teams.ts';
import { evaluateAccess } from '../shared-link/access.ts';
import { readUser, senderName } from '../replicas/users.ts';
import { linkPageUrl, linkUrl } from '../shared-link/address.ts';
import { emailCode } from '../code-attempts/email-code.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import type { ExistingSharedLink } from '../shared-link/state.ts';

// Emails and texts stay in the streams: jobs are not encrypted per person.
const data = z.discriminatedUnion('mail', [
  z.object({
    mail: z.literal('share'),
    sharedLinkId: z.uuid(),
    personId: z.string(),
    at: z.string(),
  }),
  z.object({
    mail: z.literal('code'),
    sharedLinkId: z.uuid(),
    personId: z.string(),
    at: z.string(),
    period: z.number().int(),
    /** Of the page that asked; missing in jobs of the previous release. */
    language: z.enum(languages).nullish(),
  }),
  z.object({
    mail: z.literal('access-asked'),
    sharedLinkId: z.uuid(),
    personId: z.string(),
    at: z.string(),
  }),
]);
export type LinkMail = z.output<typeof data>;

/** Mails a link to a recipient, a code to a visitor, or an access request to the owner. Retries keep the message id. */
export const sendLinkMail = jobKind({
  kind: 'send-link-mail',
  data,
  concurrency: 4,
  tries: 12,
  async run({ job, data: linkMail, context }) {
    const { doc } = (await context.view(sharedLink).get(linkMail.sharedLinkId)) ?? {};
    if (!doc || doc.status === 'none') throw new PermanentFailure('The link does not exist.');
    const presentation = await readPresentation(
      context,
      job.teamId ?? '',
      doc.presentationId,
      () => true,
    );
    if (!presentation) throw new PermanentFailure('The presentation does not exist.');
    const team = await readTeam(context, job.teamId ?? '');
    const { teamId } = job;
    const mail = await composeMail(context, linkMail, { link: doc, teamId, team, presentation });
    if (mail) await context.engines.mailer.send(mail);
  },
});

interface LinkFacts {
  link: ExistingSharedLink;
  teamId: string | null;
  team: TeamReplica;
  presentation: PresentationReplica;
}

/** Null when the addressee is erased. */
async function composeMail(
  context: ServiceContext,
  linkMail: LinkMail,
  facts: LinkFacts,
): Promise<Mail | null> {
  const { link, teamId, team, presentation } = facts;
  const { sharedLinkId, personId, at } = linkMail;
  const { urls, secrets } = context.engines;
  const recipient = link.recipients.find(({ recipientId }) => recipientId === personId);
  const reader = linkMail.mail === 'code' ? (linkMail.language ?? null) : null;
  const language = recipientLanguage({ link: link.language, reader, team: team.locale });
  const mailContext = {
    teamId,
    presentationName: presentation.name,
    sharedLinkId,
    url: linkUrl(urls.console, link),
  };
  switch (linkMail.mail) {
    case 'share': {
      const text =
        recipient?.email && link.deletedAt === null ? await requestedText(context, linkMail) : null;
      if (!recipient?.email || !text) return null;
      const { requestedBy, subject, message } = text;
      const person = await personNamed(context, requestedBy);
      const sender = { ...person, name: senderName(person) };
      const to = { name: recipient.name, email: recipient.email };
      return shareMail({
        ...mailContext,
        language,
        teamName: team.name,
        recipientId: personId,
        requestedAt: at,
        to,
        sender,
        subject,
        message,
        expiresAt: link.expiresAt,
        firstPage: await firstPageOf(context, facts),
      });
    }
    case 'code': {
      const email = await lastMailedTo(context, sharedLinkId, personId);
      if (!email) return null;
      const code = emailCode(secrets, {
        sharedLinkId,
        recipientId: personId,
        period: linkMail.period,
      });
      return codeMail({
        ...mailContext,
        language,
        recipientId: personId,
        requestedAt: at,
        to: { name: recipient?.name ?? null, email },
        code,
      });
    }
    case 'access-asked': {
      const request = link.requests.find(
        ({ askerId, askedAt }) => askerId === personId && askedAt === at,
      );
      const owner = await personNamed(context, link.createdBy);
      if (!request?.email || !owner.email) return null;
      const asker = { name: request.name, email: request.email, message: request.message };
      const url = linkPageUrl(urls.console, sharedLinkId);
      return accessRequestMail({
        ...mailContext,
        url,
        askerId: personId,
        askedAt: at,
        to: { ...owner, email: owner.email },
        asker,
        reason: request.reason,
        linkName: link.name,
        nameKey: link.nameKey,
      });
    }
  }
}

/** The picture of the first page as a JPEG; null where anything stands before it. */
async function firstPageOf(
  context: ServiceContext,
  { link, team, teamId, presentation }: LinkFacts,
): Promise<Uint8Array | null> {
  const access = evaluateAccess({ link, presentation, team, now: new Date().toISOString() });
  if (access.closed !== null || access.gates.length > 0 || !presentation.pages?.length) return null;
  const file = [teamId ?? '', presentation.file.fileId] as const;
  const read = async () => {
    const { storedFiles } = context.engines;
    const picture = await storedFiles.open(fileFolder(...file), pageKey(...file, 'thumbnails', 1));
    return picture && new Uint8Array(await buffer(picture.body));
  };
  // Without a picture the mail says the same.
  return read().catch((err: unknown) => {
    context.engines.logger.warn({ err }, 'A mail goes without the picture of its first page');
    return null;
  });
}

/** The text of this request; the link's state only has the last one. */
async function requestedText(context: ServiceContext, { sharedLinkId, personId, at }: LinkMail) {
  const events = (await context.history(sharedLink, sharedLinkId)).flatMap((step) => step.events);
  const event = events.find(
    ({ type, data: eventData, meta }) =>
      type === SharedLinkMailRequested.type &&
      eventData['recipientId'] === personId &&
      meta.time === at,
  );
  return event ? SharedLinkMailRequested.schema.parse(event.data) : null;
}

async function personNamed(
  context: ServiceContext,
  userId: string,
): Promise<{ id: string; name: string | null; email: string | null }> {
  const user = await readUser(context, userId);
  return { id: userId, name: user?.name ?? null, email: user?.email ?? null };
}

async function lastMailedTo(
  context: ServiceContext,
  sharedLinkId: string,
  recipientId: string,
): Promise<string | null> {
  const state = (await context.view(codeAttempts).get(sharedLinkId))?.doc;
  return state?.mailed.findLast((each) => each.recipientId === recipientId)?.email ?? null;
}

export function linkMailJob(teamId: string | null, mail: LinkMail): NewJob {
  const { sharedLinkId, personId, at } = mail;
  return {
    kind: sendLinkMail.kind,
    key: `${mail.mail}/${sharedLinkId}/${personId}/${at}`,
    teamId,
    subjectId: sharedLinkId,
    dueAt: at,
    data: mail,
  };
}
