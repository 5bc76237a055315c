import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import type { Mail } from '@lectern/kernel/mail/port.ts';
import { frameHtml, frameText, greetingTo, type Frame } from './frame.ts';

export interface CodeWarning {
  messageId: string;
  teamId: string;
  userId: string;
  presentationName: string;
  /** Null if it is the presentation's code. */
  link: { name: string | null; nameKey: string | null } | null;
  owner: { name: string | null; email: string };
  url: string;
}

export function codeWarningMail({
  messageId,
  teamId,
  userId,
  presentationName,
  link,
  owner,
  url,
}: CodeWarning): Mail {
  const title = oneLine(presentationName);
  const linkName = link?.name && oneLine(link.name);
  const where = link
    ? `at your link${linkName ? ` “${linkName}”` : ''} to it`
    : 'at the links to it that take its access code';
  const frame: Frame = {
    greeting: greetingTo(owner.name),
    title,
    lines: [
      `Many wrong codes were entered ${where}. Someone may be guessing.`,
      'Further guesses are refused for longer and longer, up to a day. Readers who are in go on reading.',
      'If new readers cannot get in, choose another code, at least six characters long, and send it to them.',
    ],
    button: { label: link ? 'See the link' : 'See the presentation', url },
    footer: 'You get this at most once a day for a code of yours.',
  };
  return {
    messageId,
    teamId,
    persons: [userId, ...(link?.nameKey ? [link.nameKey] : [])],
    to: { name: owner.name && oneLine(owner.name), address: owner.email },
    subject: oneLine(`Someone is guessing a code: ${title}`),
    text: frameText(frame),
    html: frameHtml(frame),
  };
}
