import type { Mail } from '@lectern/kernel/mail/port.ts';
import { nameOfPeriod, type Cadence } from '../digest/period.ts';
import { escapeHtml, oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { frameHtml, frameText, greetingTo, type Frame } from './frame.ts';
import { formatDuration, stripHtml, stripSentence, type PageTime } from './strip.ts';

/** One link in the period. */
export interface LinkSummary {
  presentationName: string;
  linkName: string | null;
  /** Erasing it deletes the name, and this mail. */
  nameKey: string | null;
  visits: number;
  hits: number;
  elapsedMs: number;
  pages: readonly PageTime[];
  pageCount: number;
  url: string;
  muteUrl: string;
}

export interface Digest {
  userId: string;
  teamId: string | null;
  cadence: Cadence;
  /** First day, `2026-11-16`. */
  start: string;
  sender: { name: string | null; email: string };
  /** The longest read first. */
  links: readonly LinkSummary[];
  consoleUrl: string;
}

const MAX_LINKS = 20;

/** Summarizes a week or month. */
export function digestMail({
  userId,
  teamId,
  cadence,
  start,
  sender,
  links,
  consoleUrl,
}: Digest): Mail {
  const period = nameOfPeriod({ cadence, start });
  const shown = links.slice(0, MAX_LINKS);
  const total = (of: (link: LinkSummary) => number) =>
    links.reduce((sum, link) => sum + of(link), 0);
  const visits = pluralize(
    total((link) => link.visits),
    'visit',
  );
  const frame: Frame = {
    greeting: greetingTo(sender.name),
    title: period,
    lines: [
      `${visits} through ${pluralize(links.length, 'link')} of yours, read for ${formatDuration(total((link) => link.elapsedMs))} in all. Bots and your own team are left out.`,
      ...(links.length > shown.length
        ? [`Here are the ${shown.length} that were read longest.`]
        : []),
    ],
    figure: { html: shown.map(summaryHtml).join('\n'), text: shown.map(summaryText).join('\n\n') },
    button: { label: 'See all links', url: `${consoleUrl}/links` },
    footer: `You get this once a ${cadence === 'weekly' ? 'week' : 'month'} for the links that are set to it, and none where nothing was opened.`,
  };
  return {
    messageId: `digest.${cadence}.${teamId ?? 'none'}.${userId}.${start}`,
    to: { name: sender.name && oneLine(sender.name), address: sender.email },
    subject: `${cadence === 'weekly' ? 'Your week' : 'Your month'}: ${visits}, ${period}`,
    text: frameText(frame),
    html: frameHtml(frame),
    teamId,
    persons: [userId, ...shown.flatMap(({ nameKey }) => nameKey ?? [])],
  };
}

function summaryHtml(link: LinkSummary): string {
  const { presentationName, url, muteUrl, pages, pageCount } = link;
  return `<h2 style="margin:8px 0 4px;font:600 17px/1.3 'Source Serif 4',Georgia,serif"><a href="${escapeHtml(url)}" style="color:#14181F;text-decoration:none">${escapeHtml(oneLine(presentationName))}</a></h2>
<p style="margin:0 0 8px;font-size:14px;color:#5B6472">${escapeHtml(summaryLine(link))} <a href="${escapeHtml(muteUrl)}" style="color:#5B6472">Turn off for this link</a></p>
${stripHtml(pages, pageCount)}`;
}

function summaryText(link: LinkSummary): string {
  const { presentationName, url, muteUrl, pages, pageCount } = link;
  return [
    oneLine(presentationName),
    summaryLine(link),
    `${stripSentence(pages, pageCount)}.`,
    url,
    `Turn off for this link: ${muteUrl}`,
  ].join('\n');
}

function summaryLine({ linkName, visits, hits, elapsedMs }: LinkSummary): string {
  const opened =
    hits > visits
      ? `${pluralize(visits, 'visit')}, opened ${hits} times`
      : pluralize(visits, 'visit');
  return `${linkName ? `${oneLine(linkName)}: ` : ''}${opened}, read for ${formatDuration(elapsedMs)}.`;
}

function pluralize(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
