import type { Mail } from '@lectern/kernel/mail/port.ts';
import { formatMoment } from './alert.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { frameHtml, frameText, greetingTo, type Frame } from './frame.ts';
import { texts } from './texts.ts';

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
  const opened = hitCount === 0 ? texts.notOpened : texts.openedTimes({ count: hitCount });
  const moment = formatMoment(expiresAt, timeZone);
  const frame: Frame = {
    greeting: greetingTo(sender.name),
    title: presentationName,
    lines: [
      linkName ? texts.namedExpiresOn({ name: linkName, moment }) : texts.expiresOn({ moment }),
      opened,
    ],
    button: { label: texts.chooseAnotherDate, url },
    footer: texts.fewDaysBefore,
    stop: { label: texts.remindersOff, url: muteUrl },
  };
  return {
    messageId: `expiring.${sharedLinkId}.${Date.parse(expiresAt)}`,
    to: { name: sender.name && oneLine(sender.name), address: sender.email },
    subject: oneLine(
      texts.expiresSoon({
        presentation: linkName ? `${presentationName} (${linkName})` : presentationName,
      }),
    ),
    text: frameText(frame),
    html: frameHtml(frame),
    teamId,
    persons: [userId, ...(nameKey ? [nameKey] : [])],
    unsubscribeUrl: muteUrl,
  };
}
