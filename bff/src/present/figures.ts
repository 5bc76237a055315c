import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { FigureFieldsFragment } from '../gql/graphql.ts';
import { resource } from '../resource/resource.ts';

const TotalFields = graphql(`
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
const PageFields = graphql(`
  fragment PageFields on PageStatistics {
    page
    views
    opened
    viewings
    timeMs
    averageTimeMs
    medianTimeMs
    stoppedHere
    readAgain
  }
`);
graphql(`
  fragment FigureFields on Figures {
    ...TotalFields
    pages {
      ...PageFields
    }
  }
`);

/** From 0 to 1. */
export const share = z.number().min(0).max(1);

/**
 * Times in milliseconds. `opened` are the views that opened the page, `viewings` those that read it: for a second or more.
 * Of these, `stopped_here` are those that ended on it (not those under way), `read_again` those that turned to it again.
 * `median_time_ms` is exact.
 */
export const pageResource = resource(PageFields, {
  narrowed: { stopped_here: share, read_again: share },
});

export function presentPages({ pages }: Pick<FigureFieldsFragment, 'pages'>) {
  return pages.map(pageResource.present);
}

/** Anonymous visitors are counted by browser, so one person may count twice. */
export const upperBound = {
  schema: z.object({
    is_unique_visitors_upper_bound: z
      .boolean()
      .describe(
        'Whether `unique_visitors` may be too high: visitors without an email are counted by browser, so one person may count several times.',
      ),
  }),
  of: ({ uniqueVisitors }: { uniqueVisitors: number }) => ({
    is_unique_visitors_upper_bound: uniqueVisitors > 1,
  }),
};

/** Times in milliseconds, `median_time_ms` exact; `completion` is the share of distinct pages read, averaged over views. */
export const totalsResource = resource(TotalFields, {
  names: { asOf: null, timeMs: 'total_time_ms' },
  narrowed: { completion: share.nullable() },
  added: upperBound,
});
