import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { FigureFieldsFragment, TotalFieldsFragment } from '../gql/graphql.ts';
import { at } from './data.ts';

graphql(`
  fragment TotalFields on Figures {
    asOf
    views
    uniqueVisitors
    timeMs
    averageTimeMs
    medianTimeMs
    completion
    downloads
    prints
    linkClicks
    lastViewedAt
  }
`);

graphql(`
  fragment FigureFields on Figures {
    ...TotalFields
    pages {
      page
      views
      viewings
      timeMs
      averageTimeMs
      medianTimeMs
      stoppedHere
      readAgain
    }
  }
`);

/** Times in milliseconds, shares from 0 to 1. */
const share = z.number().min(0).max(1);
export const pageResource = z.strictObject({
  page: z.number().int(),
  views: z.number().int(),
  viewings: z.number().int(),
  time_ms: z.number(),
  average_time_ms: z.number(),
  median_time_ms: z.number(),
  /** Of the viewings that opened the page, those that ended on it: whoever still reads has stopped nowhere. */
  stopped_here: share,
  /** Of the viewings that opened the page, those that came back to it. */
  read_again: share,
});

/** People whom nobody can name are told apart by their browser: of several, some may be one. */
export const isUpperBound = z.boolean().meta({
  description:
    '`unique_visitors` is an upper bound: without a name or an email people cannot be told apart, so there may be fewer.',
});

const totals = {
  views: z.number().int(),
  unique_visitors: z.number().int(),
  is_unique_visitors_upper_bound: isUpperBound,
  total_time_ms: z.number(),
  average_time_ms: z.number(),
  median_time_ms: z.number(),
  /** Distinct pages seen of all pages, averaged over viewings. */
  completion: share.nullable(),
  downloads: z.number().int(),
  prints: z.number().int(),
  link_clicks: z.number().int(),
  last_viewed_at: at.nullable(),
};
export const totalsResource = z.strictObject(totals);
/** The same, saying up to when the figures are complete. */
export const datedTotalsResource = z.strictObject({ as_of: at, ...totals });

export function presentTotals(figures: TotalFieldsFragment): z.output<typeof totalsResource> {
  return {
    views: figures.views,
    unique_visitors: figures.uniqueVisitors,
    is_unique_visitors_upper_bound: figures.uniqueVisitors > 1,
    total_time_ms: figures.timeMs,
    average_time_ms: figures.averageTimeMs,
    median_time_ms: figures.medianTimeMs,
    completion: figures.completion ?? null,
    downloads: figures.downloads,
    prints: figures.prints,
    link_clicks: figures.linkClicks,
    last_viewed_at: figures.lastViewedAt ?? null,
  };
}

export function presentPages({ pages }: FigureFieldsFragment): z.output<typeof pageResource>[] {
  return pages.map(
    ({ page, views, viewings, timeMs, averageTimeMs, medianTimeMs, stoppedHere, readAgain }) => ({
      page,
      views,
      viewings,
      time_ms: timeMs,
      average_time_ms: averageTimeMs,
      median_time_ms: medianTimeMs,
      stopped_here: stoppedHere,
      read_again: readAgain,
    }),
  );
}
