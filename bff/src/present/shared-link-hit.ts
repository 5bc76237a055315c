import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { HitLane, SharedLinkHitFieldsFragment } from '../gql/graphql.ts';
import { at } from './data.ts';

graphql(`
  fragment SharedLinkHitFields on SharedLinkHit {
    id
    at
    userAgent
    device
    lane
    laneReason
    visitorKey
    email
    isEmailVerified
    noticedAt
    sharedLinkId
    presentation {
      id
    }
  }
`);

export const hitLane = z.enum(['person', 'bot', 'own-team']);
const lanes = { PERSON: 'person', BOT: 'bot', OWN_TEAM: 'own-team' } as const satisfies Record<
  HitLane,
  z.output<typeof hitLane>
>;

export function parseLane(lane: z.output<typeof hitLane>): HitLane {
  return (Object.keys(lanes) as HitLane[]).find((each) => lanes[each] === lane)!;
}

/** accounts §3: `is_fake` is a bot's, `is_real` a person's; one's own team's is neither. */
export const sharedLinkHitResource = z.strictObject({
  uuid: z.string(),
  shared_link_id: z.string(),
  presentation_id: z.string(),
  opened_at: at,
  user_agent: z.string().nullable(),
  device: z.string().nullable(),
  email: z.string().nullable(),
  is_email_verified: z.boolean(),
  lane: hitLane,
  lane_reason: z.string().nullable(),
  is_fake: z.boolean(),
  is_real: z.boolean(),
  /** The same for openings of the link by the same visitor, as far as anybody can tell. */
  visitor_key: z.string().nullable(),
  noticed_at: at.nullable(),
});

export function presentSharedLinkHit(
  hit: SharedLinkHitFieldsFragment,
): z.output<typeof sharedLinkHitResource> {
  return {
    uuid: hit.id,
    shared_link_id: hit.sharedLinkId,
    presentation_id: hit.presentation.id,
    opened_at: hit.at,
    user_agent: hit.userAgent ?? null,
    device: hit.device ?? null,
    email: hit.email ?? null,
    is_email_verified: hit.isEmailVerified,
    lane: lanes[hit.lane],
    lane_reason: hit.laneReason ?? null,
    is_fake: hit.lane === 'BOT',
    is_real: hit.lane === 'PERSON',
    visitor_key: hit.visitorKey ?? null,
    noticed_at: hit.noticedAt ?? null,
  };
}
