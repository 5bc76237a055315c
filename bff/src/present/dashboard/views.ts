import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { at } from '../data.ts';
import { share } from '../figures.ts';
import { dashboardList } from './dashboard-list.ts';
import { isContactVerified, presentVisitor } from './visitor.ts';

const Views = graphql(`
  query DashboardListViews($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {
    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {
      asOf
      recentViews(page: $page, pageSize: 100) {
        total
        items {
          id
          startedAt
          lastSeenAt
          elapsedMs
          completion
          pageCount
          pagesRead
          isContactVerified
          presentation {
            id
            name
          }
          sharedLink {
            id
            name
          }
          contact {
            id
            name
            email
          }
          viewer {
            id
            name
          }
        }
      }
    }
  }
`);

const text = z.string().nullable();
const count = z.number().int();

export const dashboardViews = dashboardList(Views, ({ recentViews }) => recentViews, {
  schema: z.strictObject({
    id: z.string().describe('The id of the viewing.'),
    started_at: at.describe('When the viewing began.'),
    last_viewed_at: at.describe('When the viewer last reported.'),
    total_time_ms: z.number().describe('Milliseconds with the page visible.'),
    pages_read: count.describe('How many different pages were read: for a second or more.'),
    page_count: count.nullable().describe('How many pages the file has; null when not known.'),
    completion: share
      .nullable()
      .describe('Distinct pages read of all pages, 0 to 1; null when their number is not known.'),
    presentation_id: z.string().describe('The id of the presentation.'),
    presentation: text.describe(
      'The name of the presentation; null when the caller may not see it.',
    ),
    shared_link_id: text.describe('The link that was opened; null for a signed-in viewing.'),
    shared_link: text.describe('What the sender calls the link; null for none.'),
    contact_id: text.describe('The contact who read; null for members, and when nobody is known.'),
    user_id: text.describe('The member who read; null for recipients.'),
    name: text.describe('Their name; null when not known.'),
    email: text.describe('Their email; null when not known.'),
    is_contact_verified: isContactVerified,
  }),
  present: ({ presentation, sharedLink, contact, viewer, ...view }) => ({
    id: view.id,
    started_at: view.startedAt,
    last_viewed_at: view.lastSeenAt,
    total_time_ms: view.elapsedMs,
    pages_read: view.pagesRead,
    page_count: view.pageCount ?? null,
    completion: view.completion ?? null,
    presentation_id: presentation.id,
    presentation: presentation.name ?? null,
    shared_link_id: sharedLink?.id ?? null,
    shared_link: sharedLink?.name ?? null,
    ...presentVisitor({ contact, user: viewer, isContactVerified: view.isContactVerified }),
  }),
});
