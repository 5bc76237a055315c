import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { dashboardList } from './dashboard-list.ts';
import { isContactVerified, presentVisitor } from './visitor.ts';

const Visitors = graphql(`
  query DashboardListVisitors($filter: ViewingFilter!, $timeZone: String!, $page: Int!, $held: ID) {
    dashboard(filter: $filter, timeZone: $timeZone, held: $held) {
      asOf
      visitors(page: $page, pageSize: 100) {
        total
        items {
          key
          views
          timeMs
          isContactVerified
          contact {
            id
            name
            email
          }
          user {
            id
            name
          }
          lastSession {
            id
            lastSeenAt
            presentation {
              id
              name
            }
            sharedLink {
              id
              name
            }
          }
        }
      }
    }
  }
`);

const text = z.string().nullable();

export const dashboardVisitors = dashboardList(Visitors, ({ visitors }) => visitors, {
  schema: z.strictObject({
    contact_id: text.describe('The contact who read; null for members, and when nobody is known.'),
    user_id: text.describe('The member who read; null for recipients.'),
    name: text.describe('Their name; null when not known.'),
    email: text.describe('Their email; null when not known.'),
    is_contact_verified: isContactVerified,
    views: z.number().int().describe('How many views are theirs.'),
    total_time_ms: z
      .number()
      .describe('Milliseconds with the page visible, all their viewings together.'),
    last_session_id: text.describe('The id of their last viewing; null when not known.'),
    last_viewed_at: text.describe('When their last viewing last reported; null when not known.'),
    presentation: text.describe('The name of what they viewed last; null when not known.'),
    shared_link: text.describe(
      'What the sender calls the link that they opened last; null for none.',
    ),
  }),
  present: ({ views, timeMs, contact, user, isContactVerified, lastSession }) => ({
    ...presentVisitor({ contact, user, isContactVerified }),
    views,
    total_time_ms: timeMs,
    last_session_id: lastSession?.id ?? null,
    last_viewed_at: lastSession?.lastSeenAt ?? null,
    presentation: lastSession?.presentation.name ?? null,
    shared_link: lastSession?.sharedLink?.name ?? null,
  }),
});
