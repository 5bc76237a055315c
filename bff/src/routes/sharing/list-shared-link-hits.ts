import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { optionalId, list, listOf, pageOf, sizedPageQuery } from '../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { hitLane, parseLane, sharedLinkHitResource } from '../../present/shared-link-hit.ts';
import { rangeOf, viewingQuery } from '../../present/viewing-filter.ts';
import { route } from '../../route/route.ts';

const ListSharedLinkHits = graphql(`
  query ListSharedLinkHits(
    $sharedLinkId: ID
    $presentationId: ID
    $lanes: [HitLane!]!
    $from: DateTime
    $to: DateTime
    $page: Int!
    $pageSize: Int!
  ) {
    sharedLinkHits(
      sharedLinkId: $sharedLinkId
      presentationId: $presentationId
      lanes: $lanes
      from: $from
      to: $to
      page: $page
      pageSize: $pageSize
    ) {
      items {
        ...SharedLinkHitFields
      }
      total
      page
      pageSize
    }
  }
`);

type Lane = z.output<typeof hitLane>;

function lanesOf({
  lane,
  bots,
  own_team: ownTeam,
}: {
  lane?: Lane | 'all' | undefined;
  bots?: boolean | undefined;
  own_team?: boolean | undefined;
}): Lane[] {
  if (lane === 'all') return [...hitLane.options];
  return lane
    ? [lane]
    : ['person', ...(bots ? (['bot'] as const) : []), ...(ownTeam ? (['own-team'] as const) : [])];
}

/**
 * Openings of own links, or for administrators of all the team's; newest first (accounts §7). Persons only unless
 * `bots` or `own_team` adds the others, or `lane` names one, or `all`. A day in `to` is included whole.
 */
export const listSharedLinkHits = route('GET /api/shared-link-hits', {
  query: sizedPageQuery.extend({
    shared_link_id: optionalId.describe('Only through this link.'),
    presentation_id: optionalId.describe('Only of this presentation.'),
    lane: z
      .union([hitLane, z.literal('all')])
      .optional()
      .describe(
        'Only openings by these: person, bot, own-team, or all. Left out: persons, and what `bots` and `own_team` add.',
      ),
    ...viewingQuery.shape,
  }),
  answer: listOf(sharedLinkHitResource.schema),
  operation: ListSharedLinkHits,
  variables: async ({
    query: {
      shared_link_id: sharedLinkId,
      presentation_id: presentationId,
      from,
      to,
      time_zone,
      page,
      per_page,
      chunk,
      min,
      ...which
    },
    call,
  }) =>
    withoutUndefined({
      sharedLinkId,
      presentationId,
      ...(await rangeOf(call, { from, to, time_zone })),
      ...pageOf({ page, per_page, chunk, min }, 100),
      lanes: lanesOf(which).map(parseLane),
    }),
  present: ({ sharedLinkHits }) => list(sharedLinkHits, sharedLinkHitResource.present),
});
