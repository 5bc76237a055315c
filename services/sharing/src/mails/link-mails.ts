import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { frameHtml, frameText, greetingTo, type Frame } from './frame.ts';

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

/** Sends a link to a recipient. The sender's text is never markup. */
export function shareMail({
  sharedLinkId,
  teamId,
  recipientId,
  requestedAt,
  to,
  sender,
  subject,
  message,
  presentationName,
  url,
  expiresAt,
}: LinkMailContext & {
  sharedLinkId: string;
  recipientId: string;
  requestedAt: string;
  to: Receiver;
  sender: { id: string; name: string | null; email: string | null };
  subject: string | null;
  message: string | null;
  expiresAt: string | null;
}): Mail {
  const title = oneLine(presentationName);
  const who = oneLine(sender.name ?? sender.email ?? 'Somebody');
  return linkMail(
    `share.${sharedLinkId}.${recipientId}.${Date.parse(requestedAt)}`,
    { teamId, persons: [recipientId, sender.id] },
    to,
    subject ?? `${who} shared “${title}” with you`,
    {
      greeting: greetingTo(to.name),
      title,
      lines: [
        `${who} shared this with you.`,
        expiresAt === null ? '' : `It can be opened until ${formatUtc(expiresAt)}.`,
      ],
      quote: message,
      button: { label: 'Open it', url },
      footer: sender.email
        ? `Sent for ${who} (${sender.email}). Reply to that address.`
        : `Sent for ${who}.`,
    },
  );
}

/** Sends the code that verifies an address; the button opens the page with it on another device. */
export function codeMail({
  sharedLinkId,
  teamId,
  recipientId,
  requestedAt,
  to,
  code,
  presentationName,
  url,
}: LinkMailContext & {
  sharedLinkId: string;
  recipientId: string;
  requestedAt: string;
  to: Receiver;
  code: string;
}): Mail {
  const title = oneLine(presentationName);
  return linkMail(
    `code.${sharedLinkId}.${recipientId}.${Date.parse(requestedAt)}`,
    { teamId, persons: [recipientId], secret: code },
    to,
    `${code} is your code for “${title}”`,
    {
      greeting: greetingTo(to.name),
      title: `Your code for “${title}”`,
      lines: ['Enter it where you opened the link. It is valid for ten minutes, on any device.'],
      code,
      button: {
        label: 'Open it on this device',
        url: `${url}#code=${code}&email=${encodeURIComponent(to.email)}`,
      },
      footer: 'If you did not ask for it, someone else entered your address: ignore this mail.',
    },
  );
}

export type Reason =
  | 'CANCELED'
  | 'EXPIRED'
  | 'NOT_RELEASED'
  | 'UNAVAILABLE'
  | 'RECIPIENTS_ONLY'
  | 'ACCESS_CODE';

const reasons: Record<Reason, string> = {
  CANCELED: 'the link is turned off',
  EXPIRED: 'the link has expired',
  NOT_RELEASED: 'the presentation is not released yet',
  UNAVAILABLE: 'the presentation is not available',
  RECIPIENTS_ONLY: 'they are not one of the link’s recipients',
  ACCESS_CODE: 'they have no access code',
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
  const who = asker.name ? `${oneLine(asker.name)} (${asker.email})` : asker.email;
  return linkMail(
    `access.${sharedLinkId}.${askerId}.${Date.parse(askedAt)}`,
    { teamId, persons: [askerId, to.id, ...(nameKey ? [nameKey] : [])] },
    to,
    `Asks for access: ${oneLine(asker.name ?? asker.email)}, ${title}`,
    {
      greeting: greetingTo(to.name),
      title,
      lines: [
        `${who} would like to open this through your link${linkName ? ` “${oneLine(linkName)}”` : ''}, and cannot: ${reasons[reason]}.`,
        'That address has not been verified.',
      ],
      quote: asker.message,
      button: { label: 'See the link', url },
      footer: 'You get this because the link is yours.',
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

function formatUtc(at: string): string {
  return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))} UTC`;
}
