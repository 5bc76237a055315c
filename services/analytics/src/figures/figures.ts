import { parseClick } from '../reading/reading.ts';
import type { Line } from './line.ts';
import { count } from './own-parts.ts';
import type { PageSum } from './page-sums.ts';
import { medianBucket } from './median-bucket.ts';
import type { Sum } from './sum.ts';

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

/** A sum as it is told; what takes a while, where it is asked for. Times in milliseconds, shares from 0 to 1. */
export function computeFigures(sum: Sum) {
  const { views, timeMs, downloads, prints } = sum;
  return {
    views,
    timeMs,
    downloads,
    prints,
    averageTimeMs: ratio(timeMs, views),
    uniqueVisitors: () => sum.countOf('visitors'),
    medianTimeMs: () => medianOf(sum.steps),
    completion: () => completionOf(sum),
    linkClicks: () => sumOfNumbers(sum.clicks),
    pages: () => pageFigures(sum.pages),
  };
}

/** By page; a page that nobody opened is not among them. */
export function pageFigures(pages: ReadonlyMap<number, PageSum>): PageFigures[] {
  const inOrder = [...pages].toSorted(([one], [other]) => one - other);
  return inOrder.map(([page, { timeMs, views, stopped, cameBack, times }]) => {
    const viewings = times.length;
    return {
      page,
      views,
      viewings,
      timeMs,
      averageTimeMs: ratio(timeMs, viewings),
      get medianTimeMs() {
        return medianOf(bucketCounts(times));
      },
      stoppedHere: ratio(stopped, viewings),
      readAgain: ratio(cameBack, viewings),
    };
  });
}

function bucketCounts(times: readonly number[]): Map<number, number> {
  const steps = new Map<number, number>();
  for (const timeMs of times) count(steps, medianBucket(timeMs), 1);
  return steps;
}

export interface LinkClicks {
  page: number | null;
  target: string;
  fileId: string | null;
  clicks: number;
}

/** Clicks on links inside the pages, most clicked first, each with the file whose page it is on. */
export function countLinkClicks(
  lines: readonly Line[],
  fileOf: (startedMs: number) => string | null,
): LinkClicks[] {
  const counts = new Map<string, LinkClicks>();
  for (const [, startedMs, , , , , , , , clicks] of lines) {
    if (clicks === 0) continue;
    const fileId = fileOf(startedMs);
    for (let at = 0; at < clicks.length; at += 2) {
      const told = String(clicks[at]);
      const key = `${fileId}|${told}`;
      const link = counts.get(key) ?? { ...parseClick(told), fileId, clicks: 0 };
      counts.set(key, { ...link, clicks: link.clicks + Number(clicks[at + 1]) });
    }
  }
  const inOrder = ({ target, fileId }: LinkClicks) => `${target} ${fileId}`;
  return [...counts.values()].toSorted(
    (one, other) =>
      other.clicks - one.clicks ||
      (one.page ?? 0) - (other.page ?? 0) ||
      (inOrder(one) < inOrder(other) ? -1 : 1),
  );
}

/** How often each was counted, most first. */
export function rankByCount(counts: ReadonlyMap<string, number>): { id: string; views: number }[] {
  const ranked = [...counts].map(([id, views]) => ({ id, views }));
  return ranked.toSorted((one, other) => other.views - one.views || (one.id < other.id ? -1 : 1));
}

/** The one in the middle, the lower of two; milliseconds, from counts by seconds. */
function medianOf(counts: ReadonlyMap<number, number>): number {
  const middle = Math.floor((sumOfNumbers(counts) + 1) / 2);
  let passed = 0;
  for (const step of [...counts.keys()].toSorted((one, other) => one - other)) {
    passed += counts.get(step)!;
    if (passed >= middle) return step * 1000;
  }
  return 0;
}

/** Distinct pages seen of all pages, averaged over viewings; null where no viewing knows its number of pages. */
export function completionOf({ completions }: Sum): number | null {
  let [viewings, complete] = [0, 0];
  for (const [pageCount, some] of [...completions].toSorted(([one], [other]) => one - other)) {
    viewings += some.viewings;
    complete += some.pages / pageCount;
  }
  return viewings === 0 ? null : complete / viewings;
}

function sumOfNumbers(counts: ReadonlyMap<unknown, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
