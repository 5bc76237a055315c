import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { ViewerSessionFieldsFragment } from '../gql/graphql.ts';
import { at } from './data.ts';

graphql(`
  fragment ViewerSessionFields on ViewerSession {
    id startedAt lastSeenAt endedAt isLive currentPage pageCount elapsedMs userAgent
    presentation { id }
    sharedLink { id }
    pages { page timeMs views }
  }
`);

/** content §3; times in milliseconds */
export const viewerSessionResource = z.strictObject({
  id: z.string(),
  presentation_id: z.string(),
  shared_link_id: z.string().nullable(),
  started_at: at,
  last_seen_at: at,
  ended_at: at.nullable(),
  is_live: z.boolean(),
  current_page: z.number().int().nullable(),
  page_count: z.number().int().nullable(),
  elapsed_ms: z.number(),
  user_agent: z.string().nullable(),
  pages: z.array(z.strictObject({ page: z.number().int(), views: z.number().int(), time_ms: z.number() })),
});

export function presentViewerSession(session: ViewerSessionFieldsFragment): z.output<typeof viewerSessionResource> {
  return {
    id: session.id,
    presentation_id: session.presentation.id,
    shared_link_id: session.sharedLink?.id ?? null,
    started_at: session.startedAt,
    last_seen_at: session.lastSeenAt,
    ended_at: session.endedAt ?? null,
    is_live: session.isLive,
    current_page: session.currentPage ?? null,
    page_count: session.pageCount ?? null,
    elapsed_ms: session.elapsedMs,
    user_agent: session.userAgent ?? null,
    pages: session.pages.map(({ page, views, timeMs }) => ({ page, views, time_ms: timeMs })),
  };
}
