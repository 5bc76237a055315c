import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { HitLane } from '../gql/graphql.ts';
import { inverted } from '../collections.ts';
import { resource } from '../resource/resource.ts';

const SharedLinkHitFields = graphql(`
  fragment SharedLinkHitFields on SharedLinkHit {
    id
    at
    userAgent
    device
    lane
    laneReason
    blockRobots
    visitorKey
    email
    isEmailVerified
    isContactVerified: isEmailVerified
    noticedAt
    sharedLinkId
    presentation {
      id
    }
  }
`);

export const hitLane = z.enum(['person', 'bot', 'own-team']);
export const laneNames = {
  PERSON: 'person',
  BOT: 'bot',
  OWN_TEAM: 'own-team',
} as const satisfies Record<HitLane, z.output<typeof hitLane>>;

const lanes = inverted(laneNames);

export function parseLane(lane: z.output<typeof hitLane>): HitLane {
  return lanes[lane];
}

/**
 * accounts §3: `is_fake` for bots, `is_real` for persons; the own team is neither. `block_robots`: the link shows nothing
 * to programs, because it asks something of its reader. `visitor_key` is the same for
 * openings by the same visitor, as far as known. `is_contact_verified` is false where `email` is nobody's proof.
 */
export const sharedLinkHitResource = resource(SharedLinkHitFields, {
  names: { id: 'uuid', at: 'opened_at' },
  words: { lane: laneNames },
  added: {
    schema: z.object({
      is_fake: z.boolean().describe("Whether it counts as a bot's."),
      is_real: z
        .boolean()
        .describe("Whether it counts as a person's; openings by the own team are neither."),
    }),
    of: ({ lane }) => ({ is_fake: lane === 'BOT', is_real: lane === 'PERSON' }),
  },
});
