import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { dashboardList } from './dashboard-list.ts';
import { presentVisitor } from './visitor.ts';

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
    contact_id: text,
    user_id: text,
    name: text,
    email: text,
    views: z.number().int(),
    total_time_ms: z.number(),
    last_session_id: text,
    last_viewed_at: text,
    presentation: text,
    shared_link: text,
  }),
  present: ({ views, timeMs, contact, user, lastSession }) => ({
    ...presentVisitor(contact, user),
    views,
    total_time_ms: timeMs,
    last_session_id: lastSession?.id ?? null,
    last_viewed_at: lastSession?.lastSeenAt ?? null,
    presentation: lastSession?.presentation.name ?? null,
    shared_link: lastSession?.sharedLink?.name ?? null,
  }),
});
