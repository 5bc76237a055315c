import { clock } from '../../ui/format/duration.ts';
import type { Attention } from './cells.ts';

/** The strip as a sentence: “30 pages, 26 opened, longest page 13 with 1:44”. */
export function stripSentence({ pageCount, times, livePages = [] }: Attention): string {
  const opened = times.filter(({ timeMs }) => timeMs > 0);
  const pages = pageCount === 1 ? '1 page' : `${pageCount} pages`;
  const now =
    livePages.length > 0
      ? `, being read now on page ${[...new Set(livePages)].sort((a, b) => a - b).join(', ')}`
      : '';
  if (opened.length === 0) return `${pages}, ${now === '' ? 'never viewed' : 'just opened'}${now}`;
  const longest = opened.reduce((best, time) => (time.timeMs > best.timeMs ? time : best));
  return `${pages}, ${opened.length} opened, longest page ${longest.page} with ${clock(longest.timeMs)}${now}`;
}

/** How many read now, and where; some may have a version with other pages. */
export function liveSentence(
  livePages: readonly number[],
  readers: number,
  elsewhere = 0,
  {
    version = 'an earlier',
    who = 'Someone',
  }: { version?: 'an earlier' | 'another'; /** Where only one reads. */ who?: string } = {},
): string {
  const [page] = livePages;
  if (elsewhere > 0 && elsewhere === readers)
    return `${readers > 1 ? `${readers} people are` : `${who} is`} reading ${version} version`;
  if (readers > 1)
    return `${readers} people are reading${elsewhere > 0 ? `, ${elsewhere} of them ${version} version` : ''}`;
  return page === undefined ? `${who} is reading` : `${who} is on page ${page}`;
}
