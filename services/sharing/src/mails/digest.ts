import type { Mail } from '@lectern/kernel/mail/port.ts';
import { nameOfPeriod, type Cadence } from '../digest/period.ts';
import { escapeHtml, oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { frameHtml, frameText, greetingTo, type Frame } from './frame.ts';
import { formatDuration, stripHtml, stripSentence, type PageTime } from './strip.ts';
import { texts } from './texts.ts';

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
  const visits = texts.visits({ count: total((link) => link.visits) });
  const frame: Frame = {
    greeting: greetingTo(sender.name),
    title: period,
    lines: [
      texts.visitsThroughLinks({
        count: links.length,
        visits,
        time: formatDuration(total((link) => link.elapsedMs)),
      }),
      ...(links.length > shown.length ? [texts.readLongest({ shown: shown.length })] : []),
    ],
    figure: { html: shown.map(summaryHtml).join('\n'), text: shown.map(summaryText).join('\n\n') },
    button: { label: texts.seeAllLinks, url: `${consoleUrl}/links` },
    footer: cadence === 'weekly' ? texts.onceAWeek : texts.onceAMonth,
  };
  return {
    messageId: `digest.${cadence}.${teamId ?? 'none'}.${userId}.${start}`,
    to: { name: sender.name && oneLine(sender.name), address: sender.email },
    subject: (cadence === 'weekly' ? texts.yourWeek : texts.yourMonth)({ visits, period }),
    text: frameText(frame),
    html: frameHtml(frame),
    teamId,
    persons: [userId, ...shown.flatMap(({ nameKey }) => nameKey ?? [])],
  };
}

function summaryHtml(link: LinkSummary): string {
  const { presentationName, url, muteUrl, pages, pageCount } = link;
  return `<h2 style="margin:8px 0 4px;font:600 17px/1.3 'Source Serif 4',Georgia,serif"><a href="${escapeHtml(url)}" style="color:#14181F;text-decoration:none">${escapeHtml(oneLine(presentationName))}</a></h2>
<p style="margin:0 0 8px;font-size:14px;color:#5B6472">${escapeHtml(summaryLine(link))} <a href="${escapeHtml(muteUrl)}" style="color:#5B6472">${escapeHtml(texts.turnOffForLink)}</a></p>
${stripHtml(pages, pageCount)}`;
}

function summaryText(link: LinkSummary): string {
  const { presentationName, url, muteUrl, pages, pageCount } = link;
  return [
    oneLine(presentationName),
    summaryLine(link),
    `${stripSentence(pages, pageCount)}.`,
    url,
    `${texts.turnOffForLink}: ${muteUrl}`,
  ].join('\n');
}

function summaryLine({ linkName, visits, hits, elapsedMs }: LinkSummary): string {
  const read = { visits: texts.visits({ count: visits }), time: formatDuration(elapsedMs) };
  const opened = hits > visits ? texts.visitsOpenedRead({ ...read, hits }) : texts.visitsRead(read);
  return linkName ? `${oneLine(linkName)}: ${opened}` : opened;
}
