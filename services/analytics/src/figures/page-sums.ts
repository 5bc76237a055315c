import { eachPage, type Line } from './line.ts';

export interface PageSum {
  timeMs: number;
  views: number;
  /** Viewings that ended on the page, and viewings that returned to it. */
  stopped: number;
  cameBack: number;
  /** Time on the page, by viewing. */
  times: number[];
}

export function sumPages(lines: Iterable<Line>): Map<number, PageSum> {
  const sums = new Map<number, PageSum>();
  let lastPage = 0;
  const add = (page: number, timeMs: number, views: number) => {
    let sum = sums.get(page);
    if (!sum) sums.set(page, (sum = { timeMs: 0, views: 0, stopped: 0, cameBack: 0, times: [] }));
    sum.timeMs += timeMs;
    sum.views += views;
    if (page === lastPage) sum.stopped++;
    if (views > 1) sum.cameBack++;
    sum.times.push(timeMs);
  };
  for (const line of lines) {
    lastPage = line[6];
    eachPage(line[10], add);
  }
  return sums;
}
