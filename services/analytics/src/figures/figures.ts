import { clickTold } from '../reading/reading.ts';
import { numberIn, partOf, type Tally } from './tally.ts';

export interface PageFigures {
  page: number;
  views: number;
  viewings: number;
  timeMs: number;
  averageTimeMs: number;
  medianTimeMs: number;
  stoppedHere: number;
  readAgain: number;
}

/** A tally as it is told. Times in milliseconds, shares from 0 to 1. */
export function figuresOf(tally: Tally) {
  const views = numberIn(tally, 'v');
  const timeMs = numberIn(tally, 't');
  return {
    views,
    timeMs,
    uniqueVisitors: Object.keys(partOf(tally, 'u')).length,
    averageTimeMs: share(timeMs, views),
    medianTimeMs: medianOf(partOf(tally, 's')),
    completion: completionOf(partOf(tally, 'c')),
    downloads: numberIn(tally, 'd'),
    prints: numberIn(tally, 'r'),
    linkClicks: sumOfNumbers(partOf(tally, 'k')),
    pages: pagesOf(partOf(tally, 'p')),
  };
}

/** By page; a page that nobody opened is not among them. */
function pagesOf(pages: Tally): PageFigures[] {
  return Object.keys(pages).map((page) => {
    const tally = partOf(pages, page);
    const [timeMs, viewings] = [numberIn(tally, 't'), numberIn(tally, 'n')];
    return {
      page: Number(page),
      views: numberIn(tally, 'v'),
      viewings,
      timeMs,
      averageTimeMs: share(timeMs, viewings),
      medianTimeMs: medianOf(partOf(tally, 's')),
      stoppedHere: share(numberIn(tally, 'e'), viewings),
      readAgain: share(numberIn(tally, 'b'), viewings),
    };
  });
}

/** Clicks on links inside the pages, most clicked first. */
export function clicksOf(tally: Tally): { page: number | null; target: string; clicks: number }[] {
  const clicks = partOf(tally, 'k');
  const links = Object.keys(clicks).map((told) => ({ ...clickTold(told), clicks: numberIn(clicks, told) }));
  return links.toSorted((one, other) => other.clicks - one.clicks || (one.page ?? 0) - (other.page ?? 0) || (one.target < other.target ? -1 : 1));
}

/** How often each name was counted, most first. */
export function ranking(tally: Tally, part: 'l' | 'o'): { id: string; views: number }[] {
  const counts = partOf(tally, part);
  const ranked = Object.keys(counts).map((id) => ({ id, views: numberIn(counts, id) }));
  return ranked.toSorted((one, other) => other.views - one.views || (one.id < other.id ? -1 : 1));
}

/** The one in the middle, the lower of two; milliseconds, from counts by seconds. */
function medianOf(counts: Tally): number {
  const steps = Object.keys(counts).map(Number).toSorted((one, other) => one - other);
  const middle = (sumOfNumbers(counts) + 1) / 2;
  let passed = 0;
  for (const step of steps) {
    passed += numberIn(counts, String(step));
    if (passed >= Math.floor(middle)) return step * 1000;
  }
  return 0;
}

/** Distinct pages seen of all pages, averaged over viewings; null where no viewing knows its number of pages. */
export function completionOf(completions: Tally): number | null {
  let viewings = 0;
  let complete = 0;
  for (const pageCount of Object.keys(completions)) {
    const some = partOf(completions, pageCount);
    viewings += numberIn(some, 'n');
    complete += numberIn(some, 'p') / Number(pageCount);
  }
  return viewings === 0 ? null : complete / viewings;
}

function sumOfNumbers(tally: Tally): number {
  return Object.keys(tally).reduce((sum, name) => sum + numberIn(tally, name), 0);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
