import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { frameHtml, frameText, greetingTo, type Frame } from './frame.ts';

/** A visitor forwards a link. Name and address are the visitor's claim; their text is never markup. */
export function forwardMail({
  sharedLinkId,
  teamId,
  recipientId,
  forwardedAt,
  to,
  forwarderId,
  from,
  message,
  presentationName,
  url,
}: {
  sharedLinkId: string;
  teamId: string | null;
  recipientId: string;
  forwardedAt: string;
  to: string;
  forwarderId: string;
  from: { name: string; email: string };
  message: string | null;
  presentationName: string;
  url: string;
}): Mail {
  const title = oneLine(presentationName);
  const who = oneLine(from.name);
  const frame: Frame = {
    greeting: greetingTo(null),
    title,
    lines: [`${who} (${from.email}) forwarded this to you.`, 'That address has not been verified.'],
    quote: message,
    button: { label: 'Open it', url },
    footer: 'If you do not know them, ignore this mail: you will not get another.',
  };
  return {
    messageId: `forward.${sharedLinkId}.${recipientId}.${Date.parse(forwardedAt)}`,
    teamId,
    persons: [recipientId, forwarderId],
    to: { name: null, address: to },
    subject: `${who} forwarded “${title}” to you`,
    text: frameText(frame),
    html: frameHtml(frame),
  };
}
