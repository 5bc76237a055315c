import type { Language } from '@lectern/schemas/text/languages.ts';
import type { Mail } from '@lectern/kernel/mail/port.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { textsIn } from '../texts/texts.ts';
import { frameHtml, frameText, type Frame } from './frame.ts';

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
  language,
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
  language: Language;
  url: string;
}): Mail {
  const text = textsIn(language);
  const title = oneLine(presentationName);
  const who = oneLine(from.name);
  const frame: Frame = {
    language,
    greeting: text('hello'),
    title,
    lines: [text('forwardText', { name: who, email: from.email }), text('forwardUnverified')],
    quote: message,
    button: { label: text('viewDocument'), url },
    footer: text('forwardFooter'),
  };
  return {
    messageId: `forward.${sharedLinkId}.${recipientId}.${Date.parse(forwardedAt)}`,
    teamId,
    persons: [recipientId, forwarderId],
    to: { name: null, address: to },
    subject: text('forwardSubject', { name: who, title }),
    text: frameText(frame),
    html: frameHtml(frame),
  };
}
