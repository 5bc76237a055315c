import type { Mail } from '@lectern/kernel/mail/port.ts';
import { formatMoment } from './alert.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { frameHtml, frameText, greetingTo, type Frame } from './frame.ts';

export interface ExpiringLink {
  sharedLinkId: string;
  teamId: string | null;
  userId: string;
  presentationName: string;
  linkName: string | null;
  /** Erasing it deletes the name, and this mail. */
  nameKey: string | null;
  expiresAt: string;
  timeZone: string;
  hitCount: number;
  sender: { name: string | null; email: string };
  url: string;
  muteUrl: string;
}

export function linkExpiringMail({
  sharedLinkId,
  teamId,
  userId,
  nameKey,
  expiresAt,
  timeZone,
  hitCount,
  sender,
  url,
  muteUrl,
  ...names
}: ExpiringLink): Mail {
  const presentationName = oneLine(names.presentationName);
  const linkName = names.linkName && oneLine(names.linkName);
  const opened =
    hitCount === 0
      ? 'No one has opened it yet.'
      : `It was opened ${hitCount === 1 ? 'once' : `${hitCount} times`}.`;
  const frame: Frame = {
    greeting: greetingTo(sender.name),
    title: presentationName,
    lines: [
      `${linkName ? `Your link “${linkName}”` : 'Your link'} to it expires on ${formatMoment(expiresAt, timeZone)}.`,
      opened,
    ],
    button: { label: 'Choose another date', url },
    footer: 'You get this a few days before a link of yours expires.',
    stop: { label: 'Turn reminders off for this link', url: muteUrl },
  };
  return {
    messageId: `expiring.${sharedLinkId}.${Date.parse(expiresAt)}`,
    to: { name: sender.name && oneLine(sender.name), address: sender.email },
    subject: oneLine(`Expires soon: ${presentationName}${linkName ? ` (${linkName})` : ''}`),
    text: frameText(frame),
    html: frameHtml(frame),
    teamId,
    persons: [userId, ...(nameKey ? [nameKey] : [])],
    unsubscribeUrl: muteUrl,
  };
}
