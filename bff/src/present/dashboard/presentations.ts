import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { dashboardList } from './dashboard-list.ts';
import { dashboardTotals } from './totals.ts';

const Presentations = graphql(`
  query DashboardListPresentations(
    $filter: ViewingFilter!
    $timeZone: String!
    $page: Int!
    $held: ID
  ) {
    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {
      asOf
      presentations(page: $page, pageSize: 100) {
        total
        items {
          presentation {
            id
            name
            owner {
              name
            }
          }
          figures {
            ...DashboardTotals
          }
        }
      }
    }
  }
`);

export const dashboardPresentations = dashboardList(
  Presentations,
  ({ presentations }) => presentations,
  {
    schema: z.strictObject({
      id: z.string().describe('The id of the presentation.'),
      name: z.string().nullable().describe('Its name; null when the caller may not see it.'),
      owner: z.string().nullable().describe('The name of its owner; null when not known.'),
      ...dashboardTotals.schema.shape,
    }),
    present: ({ presentation: { id, name, owner }, figures }) => ({
      id,
      name: name ?? null,
      owner: owner?.name ?? null,
      ...dashboardTotals.present(figures),
    }),
  },
);
