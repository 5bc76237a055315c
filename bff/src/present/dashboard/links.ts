import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { dashboardList } from './dashboard-list.ts';
import { dashboardTotals } from './totals.ts';

const Links = graphql(`
  query DashboardListLinks($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {
    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {
      asOf
      links(page: $page, pageSize: 100) {
        total
        items {
          sharedLink {
            id
            isVisible
            name
            url
            presentation {
              id
              name
            }
            recipients {
              email
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

const text = z.string().nullable();

/** A link that the caller may not see has its name and presentation only for users who may see all viewings. */
export const dashboardLinks = dashboardList(Links, ({ links }) => links, {
  schema: z.strictObject({
    id: text.describe('The id of the link; null when the caller may not see it.'),
    name: text.describe(
      'What the sender calls it; null for none, and when the caller may not see it.',
    ),
    url: text.describe('The URL that recipients open; null when the caller may not see it.'),
    presentation_id: text.describe(
      'The presentation that it opens; null when the caller may not see it.',
    ),
    presentation: text.describe(
      'The name of the presentation; null when the caller may not see it.',
    ),
    recipients: z.string().describe('Emails of its recipients, separated by spaces.'),
    ...dashboardTotals.schema.shape,
  }),
  present: ({ sharedLink: link, figures }) => ({
    id: link?.id ?? null,
    name: link?.name ?? null,
    url: link?.isVisible ? link.url : null,
    presentation_id: link?.presentation.id ?? null,
    presentation: link?.presentation.name ?? null,
    recipients: (link?.recipients ?? []).flatMap(({ email }) => email ?? []).join(' '),
    ...dashboardTotals.present(figures),
  }),
});
