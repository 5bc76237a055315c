import { text } from '../texts/texts.ts';

/** A page viewed for less was skipped. */
const readFromMs = 2_000;

/** Minutes left at the reader's pace; null below three pages or 20 seconds, and at the end. */
export function minutesLeft(
  times: Readonly<Record<number, number>>,
  page: number,
  pageCount: number,
): number | null {
  const read = Object.values(times).filter((ms) => ms >= readFromMs);
  const total = read.reduce((sum, ms) => sum + ms, 0);
  if (read.length < 3 || total < 20_000) return null;
  let pagesLeft = 0;
  for (let next = page + 1; next <= pageCount; next += 1)
    if ((times[next] ?? 0) < readFromMs) pagesLeft += 1;
  return pagesLeft === 0
    ? null
    : Math.max(1, Math.round((pagesLeft * total) / read.length / 60_000));
}

/** The footer's text about the time left. */
export function describeRest(
  times: Readonly<Record<number, number>>,
  page: number,
  pageCount: number,
): string {
  const minutes = minutesLeft(times, page, pageCount);
  if (minutes !== null) return text('minutesLeft', { count: minutes });
  const pages = pageCount - page;
  if (pages === 0) return text(pageCount === 1 ? 'onePage' : 'lastPage');
  return text('pagesLeft', { count: pages });
}
