import { parseClick } from '../viewing/viewing.ts';
import { clicksIn, type Line } from './line.ts';
import { medianBucket } from './median-bucket.ts';
import type { PageSum } from './page-sums.ts';
import { addCount } from './sum-parts.ts';
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

/** Times in milliseconds, ratios from 0 to 1. Slow figures are functions, computed when a client asks for them. */
export function computeFigures(sum: Sum) {
  const { views, timeMs, downloads, prints } = sum;
  return {
    views,
    timeMs,
    downloads,
    prints,
    averageTimeMs: ratio(timeMs, views),
    uniqueVisitors: () => sum.countOf('visitors'),
    medianTimeMs: () => medianOf(sum.medianBuckets),
    completion: () => completionOf(sum),
    linkClicks: () => total(sum.clicks),
    pages: () => pageFigures(sum.pages),
  };
}

/** Without pages that nobody opened. */
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
  const buckets = new Map<number, number>();
  for (const timeMs of times) addCount(buckets, medianBucket(timeMs), 1);
  return buckets;
}

export interface LinkClicks {
  page: number | null;
  target: string;
  fileId: string | null;
  clicks: number;
}

/** Clicks on links inside the pages, by file; most clicked first. */
export function countLinkClicks(
  lines: readonly Line[],
  fileAt: (startedMs: number) => string | null,
): LinkClicks[] {
  const counts = new Map<string, LinkClicks>();
  for (const line of lines) {
    if (line[9] === 0) continue;
    const fileId = fileAt(line[1]);
    for (const [click, clicks] of clicksIn(line)) {
      const key = `${fileId}|${click}`;
      const before = counts.get(key) ?? { ...parseClick(click), fileId, clicks: 0 };
      counts.set(key, { ...before, clicks: before.clicks + clicks });
    }
  }
  const tieBreak = ({ target, fileId }: LinkClicks) => `${target} ${fileId}`;
  return [...counts.values()].toSorted(
    (one, other) =>
      other.clicks - one.clicks ||
      (one.page ?? 0) - (other.page ?? 0) ||
      (tieBreak(one) < tieBreak(other) ? -1 : 1),
  );
}

export function rankByCount(counts: ReadonlyMap<string, number>): { id: string; views: number }[] {
  const ranked = [...counts].map(([id, views]) => ({ id, views }));
  return ranked.toSorted((one, other) => other.views - one.views || (one.id < other.id ? -1 : 1));
}

/** The lower of two in the middle, in milliseconds. */
function medianOf(buckets: ReadonlyMap<number, number>): number {
  const middle = Math.floor((total(buckets) + 1) / 2);
  let passed = 0;
  for (const [seconds, count] of [...buckets].toSorted(([one], [other]) => one - other)) {
    passed += count;
    if (passed >= middle) return seconds * 1000;
  }
  return 0;
}

/** Pages seen as a share of all pages, averaged over viewings; null when no viewing knows its page count. */
export function completionOf({ completions }: Sum): number | null {
  let [viewings, complete] = [0, 0];
  for (const [pageCount, some] of [...completions].toSorted(([one], [other]) => one - other)) {
    viewings += some.viewings;
    complete += some.pages / pageCount;
  }
  return viewings === 0 ? null : complete / viewings;
}

function total(counts: ReadonlyMap<unknown, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
