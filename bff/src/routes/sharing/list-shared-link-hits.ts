import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { id, list, listOf, pageQuery } from '../../present/data.ts';
import { given } from '../../present/given.ts';
import { hitLane, parseLane, presentSharedLinkHit, sharedLinkHitResource } from '../../present/shared-link-hit.ts';
import { route } from '../../route/route.ts';

const ListSharedLinkHits = graphql(`
  query ListSharedLinkHits($sharedLinkId: ID, $presentationId: ID, $lanes: [HitLane!]!, $from: DateTime, $to: DateTime, $page: Int!) {
    sharedLinkHits(sharedLinkId: $sharedLinkId, presentationId: $presentationId, lanes: $lanes, from: $from, to: $to, page: $page) {
      items { ...SharedLinkHitFields }
      total page pageSize
    }
  }
`);

const moment = z.iso.datetime({ offset: true });

/**
 * Openings of own links, or of all the team's for its administrators; newest first (accounts §7). Persons alone unless
 * `lane` names another one, or `all`. `from` and `to` are moments, ISO 8601.
 */
export const listSharedLinkHits = route('GET /api/shared-link-hits', {
  query: pageQuery.extend({
    shared_link_id: id.optional(), presentation_id: id.optional(), lane: z.union([hitLane, z.literal('all')]).default('person'),
    from: moment.optional(), to: moment.optional(),
  }),
  answer: listOf(sharedLinkHitResource),
  operation: ListSharedLinkHits,
  variables: ({ query: { shared_link_id: sharedLinkId, presentation_id: presentationId, lane, from, to, page } }) =>
    given({ sharedLinkId, presentationId, from, to, page, lanes: lane === 'all' ? hitLane.options.map(parseLane) : [parseLane(lane)] }),
  present: ({ sharedLinkHits }) => list(sharedLinkHits, presentSharedLinkHit),
});
