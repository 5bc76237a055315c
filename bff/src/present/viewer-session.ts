import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import { resource } from '../resource/resource.ts';
import { laneNames } from './shared-link-hit.ts';

const ViewerSessionFields = graphql(`
  fragment ViewerSessionFields on ViewerSession {
    id
    startedAt
    lastSeenAt
    endedAt
    isLive
    isPaused
    activityId
    liveMode
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

/** What is last known of a viewing (accounts §3, session meta). */
export const sessionMeta = z.strictObject({
  currentPage: z.number().int().nullable(),
  pageCount: z.number().int().nullable(),
  elapsed_ms: z.number(),
  paused: z.boolean(),
});

/**
 * content §3; times in milliseconds. `hit_uuid` is the opening of the link, `user_id` the signed-in member (null for
 * recipients). A verdict on the hit moves `lane`, and all figures with it.
 */
export const viewerSessionResource = resource(ViewerSessionFields, {
  names: { hitId: 'hit_uuid', viewer: 'user_id', isPaused: null },
  words: { lane: laneNames },
  added: {
    schema: z.object({ meta: sessionMeta }),
    of: ({ currentPage, pageCount, elapsedMs, isPaused }) => ({
      meta: {
        currentPage: currentPage ?? null,
        pageCount: pageCount ?? null,
        elapsed_ms: elapsedMs,
        paused: isPaused,
      },
    }),
  },
});
