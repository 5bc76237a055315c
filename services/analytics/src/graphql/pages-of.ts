import type { Totals } from '../reading/totals.ts';
import type { PageStatistics } from './generated.ts';

/** By page; a page that nobody opened is not among them. */
export function pagesOf({ pages }: Totals): PageStatistics[] {
  return Object.entries(pages).map(([page, { timeMs, views, viewings }]) => ({
    page: Number(page), views, timeMs, averageTimeMs: viewings === 0 ? 0 : timeMs / viewings,
  }));
}
