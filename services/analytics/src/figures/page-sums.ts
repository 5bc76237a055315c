import { eachPage } from './line.ts';
import { isPageRead, type CountingRules } from './counting/rules.ts';
import type { View } from './counting/views.ts';

export interface PageSum {
  timeMs: number;
  views: number;
  /** Views in which it was opened, for however long. */
  opened: number;
  /** Of the views that read the page, those that ended on it, and those that returned to it. */
  stopped: number;
  cameBack: number;
  /** Time on the page, by view that read it. */
  times: number[];
}

interface PageOfView {
  timeMs: number;
  isRead: boolean;
  /** Whether one of the viewings turned to it again. */
  isReadAgain: boolean;
}

export function sumPages(views: Iterable<View>, rules: CountingRules): Map<number, PageSum> {
  const sums = new Map<number, PageSum>();
  let lastPage = 0;
  const addPage = (page: number, timeMs: number, turns: number) => {
    const sum = addGlance(sums, { page, timeMs, turns });
    const isRead = rules === 'earlier' || isPageRead({ timeMs });
    addToView(sum, { timeMs, isRead, isReadAgain: turns > 1 }, page === lastPage);
  };
  for (const view of views) {
    lastPage = (view.at(-1) ?? view[0])[6];
    if (view.length === 1) eachPage(view[0][10], addPage);
    else
      for (const [page, ofView] of joinPages(view, sums))
        addToView(sumOf(sums, page), ofView, page === lastPage);
  }
  return sums;
}

function sumOf(sums: Map<number, PageSum>, page: number): PageSum {
  let sum = sums.get(page);
  if (!sum)
    sums.set(page, (sum = { timeMs: 0, views: 0, opened: 0, stopped: 0, cameBack: 0, times: [] }));
  return sum;
}

function addGlance(
  sums: Map<number, PageSum>,
  { page, timeMs, turns }: { page: number; timeMs: number; turns: number },
): PageSum {
  const sum = sumOf(sums, page);
  sum.timeMs += timeMs;
  sum.views += turns;
  return sum;
}

function addToView(
  sum: PageSum,
  { timeMs, isRead, isReadAgain }: PageOfView,
  isLast: boolean,
): void {
  sum.opened++;
  if (!isRead) return;
  if (isLast) sum.stopped++;
  if (isReadAgain) sum.cameBack++;
  sum.times.push(timeMs);
}

/** Of several viewings, by the current rules. Adds time and turns to the sums at once. */
function joinPages(view: View, sums: Map<number, PageSum>): Map<number, PageOfView> {
  const pages = new Map<number, PageOfView>();
  for (const line of view)
    eachPage(line[10], (page, timeMs, turns) => {
      addGlance(sums, { page, timeMs, turns });
      const before = pages.get(page);
      pages.set(page, {
        timeMs: (before?.timeMs ?? 0) + timeMs,
        isRead: before?.isRead === true || isPageRead({ timeMs }),
        isReadAgain: before?.isReadAgain === true || turns > 1,
      });
    });
  return pages;
}
