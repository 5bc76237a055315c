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
    meta
    hitId
    lane
    completion
    downloads
    prints
    linkClicks
    contact {
      id
    }
    isContactVerified
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

/** As it was sent with the start of a viewing; where nothing was sent, what is last known of it (accounts §3). */
export const sessionMeta = z.record(z.string(), z.unknown());

/** @param sent JSON */
export function presentSessionMeta(
  sent: string | null | undefined,
  known: {
    currentPage?: number | null | undefined;
    pageCount?: number | null | undefined;
    elapsedMs: number;
    isPaused: boolean;
  },
): z.output<typeof sessionMeta> {
  if (sent != null) return sessionMeta.parse(JSON.parse(sent));
  return {
    currentPage: known.currentPage ?? null,
    pageCount: known.pageCount ?? null,
    elapsed_ms: known.elapsedMs,
    paused: known.isPaused,
  };
}

/**
 * content §3; times in milliseconds. `hit_uuid` is the opening of the link, `user_id` the signed-in member (null for
 * recipients). `is_contact_verified` is false for a contact who is guessed, as the only recipient of the link. A verdict on the hit moves `lane`, and all figures with it.
 */
export const viewerSessionResource = resource(ViewerSessionFields, {
  names: { hitId: 'hit_uuid', viewer: 'user_id', isPaused: null, meta: null },
  words: { lane: laneNames },
  added: {
    schema: z.object({
      meta: sessionMeta.describe(
        'What the viewer sent at the start; or what is last known, when it sent nothing.',
      ),
    }),
    of: ({ meta, ...known }) => ({ meta: presentSessionMeta(meta, known) }),
  },
});
