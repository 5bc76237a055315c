import { parseClick } from '../viewing/viewing.ts';
import { clicksIn, type Line } from './line.ts';
import { medianOf } from './counting/median.ts';
import type { PageSum } from './page-sums.ts';
import type { CountingRules } from './counting/rules.ts';
import type { Sum } from './sum.ts';

export interface PageFigures {
  page: number;
  views: number;
  /** Views that opened it, and those of them that read it. */
  opened: number;
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
    medianTimeMs: () => medianOf(sum.viewTimes, sum.rules),
    completion: () => completionOf(sum),
    linkClicks: () => total(sum.clicks),
    pages: () => pageFigures(sum),
  };
}

/** Without pages that nobody opened. */
export function pageFigures({ pages, rules }: Pick<Sum, 'pages' | 'rules'>): PageFigures[] {
  const inOrder = [...pages].toSorted(([one], [other]) => one - other);
  return inOrder.map(([page, sum]) => pageFiguresOf(page, sum, rules));
}

/** Average, median and shares are of the views that read the page; time and turns are of all. */
function pageFiguresOf(
  page: number,
  { timeMs, views, opened, stopped, cameBack, times }: PageSum,
  rules: CountingRules,
): PageFigures {
  const viewings = times.length;
  return {
    page,
    views,
    opened,
    viewings,
    timeMs,
    averageTimeMs: ratio(
      times.reduce((sum, each) => sum + each, 0),
      viewings,
    ),
    get medianTimeMs() {
      return medianOf(times, rules);
    },
    stoppedHere: ratio(stopped, viewings),
    readAgain: ratio(cameBack, viewings),
  };
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

/** Pages read as a share of all pages, averaged over views; null when no view knows its page count. */
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
