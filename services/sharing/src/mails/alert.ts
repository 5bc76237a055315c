import type { Mail } from '@lectern/kernel/mail/port.ts';
import { escapeHtml, oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { frameHtml, frameText, greetingTo, type Frame } from './frame.ts';
import { formatDuration, longestPages, stripHtml, stripSentence, type PageTime } from './strip.ts';

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
    opening.visitor && `${opening.isVisitorVerified ? '' : 'Likely '}${oneLine(opening.visitor)}`;
  const which = linkName ? `your link “${linkName}”` : 'your link';
  const how = [
    opening.isFirst && ' for the first time',
    opening.hitCount > 1 && ` ${opening.hitCount} times in this visit`,
  ]
    .filter(Boolean)
    .join(',');
  const frame: Frame = {
    greeting: greetingTo(sender.name),
    title: presentationName,
    lines: [`${visitor ?? 'Someone'} opened it through ${which}${how}.`],
    figure: {
      html: `${detailsHtml(detailsOf(opening))}\n${stripHtml(pages, pageCount)}${longestHtml(pages)}`,
      text: [
        ...detailsOf(opening).map(({ name, value }) => `${name}: ${value}`),
        '',
        `${stripSentence(pages, pageCount)}.${pageLines(pages)}`,
      ].join('\n'),
    },
    button: { label: 'See the visit', url: opening.visitUrl },
    footer: opening.isFirstOnly
      ? 'You get this the first time this link is opened.'
      : 'You get this once for each visit through this link.',
    stop: { label: 'Turn these mails off for this link', url: muteUrl },
  };
  return {
    messageId: `visit.${visitId}`,
    to: { name: sender.name && oneLine(sender.name), address: sender.email },
    subject: oneLine(
      `${visitor ? `${visitor} opened` : 'Opened:'} ${presentationName}${linkName ? ` (${linkName})` : ''}`,
    ),
    text: frameText(frame),
    html: frameHtml(frame),
    teamId: opening.teamId,
    persons: opening.persons,
    unsubscribeUrl: muteUrl,
  };
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
  return `${day} at ${time}`;
}

interface Detail {
  name: string;
  value: string;
}

function detailsOf({ openedAt, timeZone, device, elapsedMs }: VisitAlert): Detail[] {
  return [
    { name: 'When', value: formatMoment(openedAt, timeZone) },
    ...(device ? [{ name: 'With', value: device }] : []),
    { name: 'Time', value: elapsedMs > 0 ? formatDuration(elapsedMs) : 'not known' },
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
      `<span style="white-space:nowrap">Page ${page} <b>${formatDuration(timeMs)}</b></span>`,
  );
  return `<p style="margin:-16px 0 24px;font-size:14px">${listed.join(' &nbsp; ')}</p>`;
}

function pageLines(pages: readonly PageTime[]): string {
  return longestPages(pages, 3)
    .map(({ page, timeMs }) => `\n  page ${page}  ${formatDuration(timeMs)}`)
    .join('');
}
