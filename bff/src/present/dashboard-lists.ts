import type { CsvValue } from '@lectern/kernel/text/csv.ts';
import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { DashboardListVisitorsQuery, ViewingFilter } from '../gql/graphql.ts';
import type { Call } from '../http/call.ts';
import { at } from './data.ts';
import { isUpperBound } from './figures.ts';

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
            ...TotalFields
          }
        }
      }
    }
  }
`);
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
            ...TotalFields
          }
        }
      }
    }
  }
`);
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

export const dashboardDocuments = {
  links: Links,
  presentations: Presentations,
  visitors: Visitors,
  views: Views,
} as const;
export type DashboardList = keyof typeof dashboardDocuments;
export const PAGE_SIZE = 100;

const text = z.string().nullable();
const count = z.number().int();
const share = z.number().min(0).max(1).nullable();
const totals = {
  views: count,
  unique_visitors: count,
  is_unique_visitors_upper_bound: isUpperBound,
  total_time_ms: z.number(),
  average_time_ms: z.number(),
  completion: share,
  downloads: count,
  prints: count,
  link_clicks: count,
  last_viewed_at: at.nullable(),
};

/** What a row of each list has: in JSON, and as the columns of its file. */
export const dashboardRows = {
  /** Of a link that the caller may not see: its name, and what it is of, for whoever may see all that was read; else nothing. */
  links: z.strictObject({
    id: text,
    name: text,
    url: text,
    presentation_id: text,
    presentation: text,
    recipients: z.string(),
    ...totals,
  }),
  presentations: z.strictObject({ id: z.string(), name: text, owner: text, ...totals }),
  visitors: z.strictObject({
    contact_id: text,
    user_id: text,
    name: text,
    email: text,
    views: count,
    total_time_ms: z.number(),
    last_session_id: text,
    last_viewed_at: at.nullable(),
    presentation: text,
    shared_link: text,
  }),
  views: z.strictObject({
    id: z.string(),
    started_at: at,
    last_viewed_at: at,
    total_time_ms: z.number(),
    pages_read: count,
    page_count: count.nullable(),
    completion: share,
    presentation_id: z.string(),
    presentation: text,
    shared_link_id: text,
    shared_link: text,
    contact_id: text,
    user_id: text,
    name: text,
    email: text,
  }),
} as const satisfies Record<DashboardList, z.ZodObject>;

export interface DashboardPage {
  asOf: string;
  total: number;
  rows: Record<string, CsvValue>[];
}

interface ListQuery {
  filter: ViewingFilter;
  timeZone: string;
  page: number;
  /** Of a list that is read to its end: its pages are then of one computing. */
  held?: string;
}

/** A page of a list of the dashboard: the same for whoever reads it, lists it or saves it. */
export async function readDashboardList(
  call: Call,
  list: DashboardList,
  asked: ListQuery,
): Promise<DashboardPage> {
  switch (list) {
    case 'links': {
      const {
        dashboard: {
          asOf,
          links: { total, items },
        },
      } = await call.ask(Links, asked);
      const rows = items.map(({ sharedLink: link, figures }) => ({
        id: link?.id ?? null,
        name: link?.name ?? null,
        url: link?.isVisible ? link.url : null,
        presentation_id: link?.presentation.id ?? null,
        presentation: link?.presentation.name ?? null,
        recipients: (link?.recipients ?? []).flatMap(({ email }) => email ?? []).join(' '),
        ...totalsOf(figures),
      }));
      return { asOf, total, rows };
    }
    case 'presentations': {
      const {
        dashboard: {
          asOf,
          presentations: { total, items },
        },
      } = await call.ask(Presentations, asked);
      return {
        asOf,
        total,
        rows: items.map(({ presentation: { id, name, owner }, figures }) => ({
          id,
          name: name ?? null,
          owner: owner?.name ?? null,
          ...totalsOf(figures),
        })),
      };
    }
    case 'visitors': {
      const {
        dashboard: {
          asOf,
          visitors: { total, items },
        },
      } = await call.ask(Visitors, asked);
      return { asOf, total, rows: items.map(visitorRow) };
    }
    case 'views': {
      const {
        dashboard: {
          asOf,
          recentViews: { total, items },
        },
      } = await call.ask(Views, asked);
      const rows = items.map(
        ({
          id,
          startedAt,
          lastSeenAt,
          elapsedMs,
          completion,
          pageCount,
          pages,
          presentation,
          sharedLink,
          contact,
          viewer,
        }) => ({
          id,
          started_at: startedAt,
          last_viewed_at: lastSeenAt,
          total_time_ms: elapsedMs,
          pages_read: pages.length,
          page_count: pageCount ?? null,
          completion: completion ?? null,
          presentation_id: presentation.id,
          presentation: presentation.name ?? null,
          shared_link_id: sharedLink?.id ?? null,
          shared_link: sharedLink?.name ?? null,
          ...whoOf(contact, viewer),
        }),
      );
      return { asOf, total, rows };
    }
  }
}

interface Totals {
  views: number;
  uniqueVisitors: number;
  timeMs: number;
  averageTimeMs: number;
  completion?: number | null | undefined;
  downloads: number;
  prints: number;
  linkClicks: number;
  lastViewedAt?: string | null | undefined;
}

function totalsOf({
  views,
  uniqueVisitors,
  timeMs,
  averageTimeMs,
  completion,
  downloads,
  prints,
  linkClicks,
  lastViewedAt,
}: Totals) {
  return {
    views,
    unique_visitors: uniqueVisitors,
    is_unique_visitors_upper_bound: uniqueVisitors > 1,
    total_time_ms: timeMs,
    average_time_ms: averageTimeMs,
    completion: completion ?? null,
    downloads,
    prints,
    link_clicks: linkClicks,
    last_viewed_at: lastViewedAt ?? null,
  };
}

type Named =
  | { id: string; name?: string | null | undefined; email?: string | null | undefined }
  | null
  | undefined;

function whoOf(contact: Named, user: Named) {
  return {
    contact_id: contact?.id ?? null,
    user_id: user?.id ?? null,
    name: contact?.name ?? user?.name ?? null,
    email: contact?.email ?? null,
  };
}

function visitorRow({
  views,
  timeMs,
  contact,
  user,
  lastSession,
}: DashboardListVisitorsQuery['dashboard']['visitors']['items'][number]) {
  return {
    ...whoOf(contact, user),
    views,
    total_time_ms: timeMs,
    last_session_id: lastSession?.id ?? null,
    last_viewed_at: lastSession?.lastSeenAt ?? null,
    presentation: lastSession?.presentation.name ?? null,
    shared_link: lastSession?.sharedLink?.name ?? null,
  };
}
