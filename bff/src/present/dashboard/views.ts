import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { at } from '../data.ts';
import { share } from '../figures.ts';
import { dashboardList } from './dashboard-list.ts';
import { presentVisitor } from './visitor.ts';

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
          pages {
            page
          }
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
    id: z.string(),
    started_at: at,
    last_viewed_at: at,
    total_time_ms: z.number(),
    pages_read: count,
    page_count: count.nullable(),
    completion: share.nullable(),
    presentation_id: z.string(),
    presentation: text,
    shared_link_id: text,
    shared_link: text,
    contact_id: text,
    user_id: text,
    name: text,
    email: text,
  }),
  present: ({ presentation, sharedLink, contact, viewer, ...view }) => ({
    id: view.id,
    started_at: view.startedAt,
    last_viewed_at: view.lastSeenAt,
    total_time_ms: view.elapsedMs,
    pages_read: view.pages.length,
    page_count: view.pageCount ?? null,
    completion: view.completion ?? null,
    presentation_id: presentation.id,
    presentation: presentation.name ?? null,
    shared_link_id: sharedLink?.id ?? null,
    shared_link: sharedLink?.name ?? null,
    ...presentVisitor(contact, viewer),
  }),
});
