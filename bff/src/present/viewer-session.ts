import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { ViewerLane, ViewerSessionFieldsFragment } from '../gql/graphql.ts';
import { at } from './data.ts';

graphql(`
  fragment ViewerSessionFields on ViewerSession {
    id
    startedAt
    lastSeenAt
    endedAt
    isLive
    currentPage
    pageCount
    elapsedMs
    userAgent
    hitId
    lane
    completion
    downloads
    prints
    linkClicks
    contact {
      id
    }
    viewer {
      id
    }
    presentation {
      id
    }
    sharedLink {
      id
    }
    pages {
      page
      timeMs
      views
    }
  }
`);

/** content §3; times in milliseconds */
export const viewerSessionResource = z.strictObject({
  id: z.string(),
  presentation_id: z.string(),
  shared_link_id: z.string().nullable(),
  /** The opening of the link that it belongs to. */
  hit_uuid: z.string().nullable(),
  contact_id: z.string().nullable(),
  /** The member who was signed in; null for recipients. */
  user_id: z.string().nullable(),
  /** Whose it is: a verdict on the hit moves it, and all figures with it. */
  lane: z.enum(['person', 'own-team', 'bot']),
  started_at: at,
  last_seen_at: at,
  ended_at: at.nullable(),
  is_live: z.boolean(),
  current_page: z.number().int().nullable(),
  page_count: z.number().int().nullable(),
  elapsed_ms: z.number(),
  completion: z.number().nullable(),
  downloads: z.number().int(),
  prints: z.number().int(),
  link_clicks: z.number().int(),
  user_agent: z.string().nullable(),
  pages: z.array(
    z.strictObject({ page: z.number().int(), views: z.number().int(), time_ms: z.number() }),
  ),
});

const lanes = { PERSON: 'person', OWN_TEAM: 'own-team', BOT: 'bot' } as const satisfies Record<
  ViewerLane,
  string
>;

export function presentViewerSession(
  session: ViewerSessionFieldsFragment,
): z.output<typeof viewerSessionResource> {
  return {
    id: session.id,
    presentation_id: session.presentation.id,
    shared_link_id: session.sharedLink?.id ?? null,
    hit_uuid: session.hitId ?? null,
    contact_id: session.contact?.id ?? null,
    user_id: session.viewer?.id ?? null,
    lane: lanes[session.lane],
    started_at: session.startedAt,
    last_seen_at: session.lastSeenAt,
    ended_at: session.endedAt ?? null,
    is_live: session.isLive,
    current_page: session.currentPage ?? null,
    page_count: session.pageCount ?? null,
    elapsed_ms: session.elapsedMs,
    completion: session.completion ?? null,
    downloads: session.downloads,
    prints: session.prints,
    link_clicks: session.linkClicks,
    user_agent: session.userAgent ?? null,
    pages: session.pages.map(({ page, views, timeMs }) => ({ page, views, time_ms: timeMs })),
  };
}
