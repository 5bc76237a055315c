import type { Mail } from '@lectern/kernel/mail/port.ts';
import { escapeHtml, oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { frameHtml, frameText, greetingTo, type Frame } from './frame.ts';
import { formatDuration, longestPages, stripHtml, stripSentence, type PageTime } from './strip.ts';
import { texts } from './texts.ts';

export interface VisitAlert {
  visitId: string;
  /** The first hit on the link. */
  isFirst: boolean;
  /** The sender gets no further alerts for the link. */
  isFirstOnly: boolean;
  openedAt: string;
  /** In this visit. */
  hitCount: number;
  /** Null: unknown. */
  visitor: string | null;
  /** False: a guess, because the link has one recipient, or an email that they typed. */
  isVisitorVerified: boolean;
  device: string | null;
  presentationName: string;
  linkName: string | null;
  elapsedMs: number;
  pages: readonly PageTime[];
  pageCount: number;
  sender: { name: string | null; email: string };
  teamId: string | null;
  /** Erasing one of them deletes the mail. */
  persons: readonly string[];
  /** IANA name. */
  timeZone: string;
  visitUrl: string;
  muteUrl: string;
}

/** Tells the sender about a visit that has ended. */
export function alertMail(opening: VisitAlert): Mail {
  const { visitId, sender, pages, pageCount, muteUrl } = opening;
  const presentationName = oneLine(opening.presentationName);
  const linkName = opening.linkName && oneLine(opening.linkName);
  const visitor =
    opening.visitor && nameOfVisitor(oneLine(opening.visitor), opening.isVisitorVerified);
  const named = linkName ? `${presentationName} (${linkName})` : presentationName;
  const frame: Frame = {
    greeting: greetingTo(sender.name),
    title: presentationName,
    lines: [openedText(opening, visitor ?? texts.someone, linkName)],
    figure: {
      html: `${detailsHtml(detailsOf(opening))}\n${stripHtml(pages, pageCount)}${longestHtml(pages)}`,
      text: [
        ...detailsOf(opening).map(({ name, value }) => `${name}: ${value}`),
        '',
        `${stripSentence(pages, pageCount)}.${pageLines(pages)}`,
      ].join('\n'),
    },
    button: { label: texts.seeTheVisit, url: opening.visitUrl },
    footer: opening.isFirstOnly ? texts.onceForFirst : texts.onceForEach,
    stop: { label: texts.turnOff, url: muteUrl },
  };
  return {
    messageId: `visit.${visitId}`,
    to: { name: sender.name && oneLine(sender.name), address: sender.email },
    subject: oneLine(
      visitor
        ? texts.openedSubject({ visitor, presentation: named })
        : texts.openedBySomeone({ presentation: named }),
    ),
    text: frameText(frame),
    html: frameHtml(frame),
    teamId: opening.teamId,
    persons: opening.persons,
    unsubscribeUrl: muteUrl,
  };
}

const nameOfVisitor = (name: string, isVerified: boolean) =>
  isVerified ? name : texts.likely({ name });

function openedText(
  { isFirst, hitCount: hits }: VisitAlert,
  visitor: string,
  linkName: string | null,
): string {
  const link = linkName ? texts.yourLinkNamed({ name: linkName }) : texts.yourLink;
  if (hits > 1)
    return isFirst
      ? texts.openedFirstAndOften({ visitor, link, hits })
      : texts.openedOften({ visitor, link, hits });
  return isFirst ? texts.openedFirst({ visitor, link }) : texts.opened({ visitor, link });
}

/** `Friday 20 November 2026 at 14:05 GMT`. */
export function formatMoment(moment: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(
    new Date(moment),
  );
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(moment));
  return texts.momentAt({ day, time });
}

interface Detail {
  name: string;
  value: string;
}

function detailsOf({ openedAt, timeZone, device, elapsedMs }: VisitAlert): Detail[] {
  return [
    { name: texts.when, value: formatMoment(openedAt, timeZone) },
    ...(device ? [{ name: texts.with, value: device }] : []),
    { name: texts.time, value: elapsedMs > 0 ? formatDuration(elapsedMs) : texts.notKnown },
  ];
}

function detailsHtml(facts: readonly Detail[]): string {
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><td style="padding:0 16px 4px 0;color:#5B6472;vertical-align:top">${name}</td><td style="padding:0 0 4px;font-weight:600">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 16px;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`;
}

function longestHtml(pages: readonly PageTime[]): string {
  const longest = longestPages(pages, 3);
  if (longest.length < 2) return '';
  const listed = longest.map(
    ({ page, timeMs }) =>
      `<span style="white-space:nowrap">${escapeHtml(texts.page({ page }))} <b>${formatDuration(timeMs)}</b></span>`,
  );
  return `<p style="margin:-16px 0 24px;font-size:14px">${listed.join(' &nbsp; ')}</p>`;
}

function pageLines(pages: readonly PageTime[]): string {
  return longestPages(pages, 3)
    .map(({ page, timeMs }) => `\n  ${texts.pageLine({ page })}  ${formatDuration(timeMs)}`)
    .join('');
}
