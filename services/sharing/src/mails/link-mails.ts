import type { Language } from '@lectern/schemas/text/languages.ts';
import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { dateTextIn, textsIn } from '../texts/texts.ts';
import { frameHtml, frameText, greetingTo, type Frame } from './frame.ts';
import { texts } from './texts.ts';

interface Receiver {
  name: string | null;
  email: string;
}

interface LinkMailContext {
  /** Its administrators may read the mail in the outbox, without its secret. */
  teamId: string | null;
  presentationName: string;
  url: string;
}

type RecipientMailContext = LinkMailContext & { sharedLinkId: string; language: Language };

const FIRST_PAGE = 'first-page';

/** Sends a link to a recipient. The sender's text is never markup. */
export function shareMail({
  sharedLinkId,
  teamId,
  recipientId,
  requestedAt,
  language,
  to,
  sender,
  teamName,
  subject,
  message,
  presentationName,
  url,
  expiresAt,
  firstPage,
}: RecipientMailContext & {
  recipientId: string;
  requestedAt: string;
  to: Receiver;
  sender: { id: string; name: string | null; email: string | null };
  /** Empty if unknown. */
  teamName: string;
  subject: string | null;
  message: string | null;
  expiresAt: string | null;
  /** JPEG; null where a gate stands before it. */
  firstPage: Uint8Array | null;
}): Mail {
  const text = textsIn(language);
  const title = oneLine(presentationName);
  const team = oneLine(teamName);
  const name = oneLine(sender.name ?? sender.email ?? '');
  const who = name || team || 'Lectern';
  const subjectName = name && team ? text('senderOfTeam', { name, team }) : who;
  return {
    ...linkMail(
      `share.${sharedLinkId}.${recipientId}.${Date.parse(requestedAt)}`,
      { teamId, persons: [recipientId, sender.id] },
      to,
      subject ?? text('shareSubject', { sender: subjectName, title }),
      {
        language,
        team,
        greeting: to.name ? text('helloName', { name: oneLine(to.name) }) : text('hello'),
        title,
        lines: [
          text('shareText', { sender: who }),
          expiresAt === null
            ? ''
            : text('availableUntil', { date: dateTextIn(language, expiresAt) }),
        ],
        quote: message,
        picture: firstPage && { cid: FIRST_PAGE, alt: text('firstPageOf', { title }), url },
        button: { label: text('viewDocument'), url },
        footer: sender.email
          ? text('replyToReach', { name: firstName(name) })
          : text('sentFor', { sender: who }),
      },
    ),
    // An email as the name of another email looks forged.
    fromName: sender.name && team ? text('senderVia', { name, team }) : sender.name || team || null,
    replyTo: sender.email === null ? null : { name: name || null, address: sender.email },
    ...(firstPage && {
      pictures: [{ cid: FIRST_PAGE, type: 'image/jpeg' as const, bytes: firstPage }],
    }),
  };
}

/** Sends the code that verifies an email; the button opens the page with it on another device. */
export function codeMail({
  sharedLinkId,
  teamId,
  recipientId,
  requestedAt,
  language,
  to,
  code,
  presentationName,
  url,
}: RecipientMailContext & {
  recipientId: string;
  requestedAt: string;
  to: Receiver;
  code: string;
}): Mail {
  const text = textsIn(language);
  const title = oneLine(presentationName);
  return linkMail(
    `code.${sharedLinkId}.${recipientId}.${Date.parse(requestedAt)}`,
    { teamId, persons: [recipientId], secret: code },
    to,
    text('codeSubject', { code, title }),
    {
      language,
      greeting: to.name ? text('helloName', { name: oneLine(to.name) }) : text('hello'),
      title: text('codeTitle', { title }),
      lines: [text('codeText')],
      code,
      button: {
        label: text('codeButton'),
        url: `${url}#code=${code}&email=${encodeURIComponent(to.email)}`,
      },
      footer: text('codeFooter'),
    },
  );
}

export type Reason =
  | 'CANCELED'
  | 'EXPIRED'
  | 'NOT_RELEASED'
  | 'PREPARING'
  | 'PREPARATION_FAILED'
  | 'UNAVAILABLE'
  | 'RECIPIENTS_ONLY'
  | 'ACCESS_CODE';

const reasons: Record<Reason, string> = {
  CANCELED: texts.reasonCanceled,
  EXPIRED: texts.reasonExpired,
  NOT_RELEASED: texts.reasonNotReleased,
  PREPARING: texts.reasonPreparing,
  PREPARATION_FAILED: texts.reasonPreparationFailed,
  UNAVAILABLE: texts.reasonUnavailable,
  RECIPIENTS_ONLY: texts.reasonRecipientsOnly,
  ACCESS_CODE: texts.reasonAccessCode,
};

/** Asks the owner for access. */
export function accessRequestMail({
  sharedLinkId,
  teamId,
  askerId,
  askedAt,
  to,
  asker,
  reason,
  presentationName,
  linkName,
  nameKey,
  url,
}: LinkMailContext & {
  sharedLinkId: string;
  askerId: string;
  askedAt: string;
  to: Receiver & { id: string };
  asker: { name: string | null; email: string; message: string | null };
  reason: Reason;
  linkName: string | null;
  /** Erasing it deletes the name, and this mail. */
  nameKey: string | null;
}): Mail {
  const title = oneLine(presentationName);
  const link = linkName ? texts.yourLinkNamed({ name: oneLine(linkName) }) : texts.yourLink;
  const who = asker.name ? `${oneLine(asker.name)} (${asker.email})` : asker.email;
  return linkMail(
    `access.${sharedLinkId}.${askerId}.${Date.parse(askedAt)}`,
    { teamId, persons: [askerId, to.id, ...(nameKey ? [nameKey] : [])] },
    to,
    texts.asksForAccess({ name: oneLine(asker.name ?? asker.email), presentation: title }),
    {
      greeting: greetingTo(to.name),
      title,
      lines: [texts.accessWanted({ who, link, reason: reasons[reason] }), texts.notVerified],
      quote: asker.message,
      button: { label: texts.seeTheLink, url },
      footer: texts.linkIsYours,
    },
  );
}

function linkMail(
  messageId: string,
  recipientData: Pick<Mail, 'teamId' | 'persons' | 'secret'>,
  { name, email }: Receiver,
  subject: string,
  frame: Frame,
): Mail {
  return {
    messageId,
    ...recipientData,
    to: { name: name && oneLine(name), address: email },
    subject: oneLine(subject),
    text: frameText(frame),
    html: frameHtml(frame),
  };
}

/** A person's first name, or the whole email. */
function firstName(name: string): string {
  return name.includes('@') ? name : (name.split(/\s+/)[0] ?? name);
}
