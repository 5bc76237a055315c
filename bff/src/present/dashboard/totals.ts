import { graphql } from '../../gql/gql.ts';
import { resource } from '../../resource/resource.ts';
import { share, upperBound } from '../figures.ts';

const DashboardTotals = graphql(`
  fragment DashboardTotals on Figures {
    views
    uniqueVisitors
    timeMs
    averageTimeMs
    completion
    downloads
    prints
    linkClicks
    lastViewedAt
  }
`);

export const dashboardTotals = resource(DashboardTotals, {
  names: { timeMs: 'total_time_ms' },
  narrowed: { completion: share.nullable() },
  added: upperBound,
});
