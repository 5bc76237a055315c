import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type { ExportSharedLinkHitsQuery, HitLane } from '../../gql/graphql.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import type { Call } from '../../http/call.ts';
import { sendCsv, type Column } from '../../http/send-csv.ts';
import { id } from '../../present/data.ts';
import { rangeOf, rangeQuery } from '../../present/viewing-filter.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { streamedRoute } from '../../route/route.ts';

const PAGE = 300;
const ExportSharedLinkHits = graphql(`
  query ExportSharedLinkHits(
    $sharedLinkId: ID
    $presentationId: ID
    $lanes: [HitLane!]!
    $from: DateTime
    $to: DateTime
    $page: Int!
  ) {
    sharedLinkHits(
      sharedLinkId: $sharedLinkId
      presentationId: $presentationId
      lanes: $lanes
      from: $from
      to: $to
      page: $page
      pageSize: 300
    ) {
      items {
        id
        at
        device
        lane
        laneReason
        email
        isEmailVerified
        sharedLinkId
        presentation {
          id
        }
      }
    }
  }
`);

type Row = ExportSharedLinkHitsQuery['sharedLinkHits']['items'][number];

const columns: readonly Column<Row>[] = [
  ['uuid', (row) => row.id],
  ['at', ({ at }) => at],
  ['shared_link_id', ({ sharedLinkId }) => sharedLinkId],
  ['presentation_id', ({ presentation }) => presentation.id],
  ['email', ({ email }) => email ?? null],
  ['is_email_verified', ({ isEmailVerified }) => isEmailVerified],
  ['is_contact_verified', ({ isEmailVerified }) => isEmailVerified],
  ['device', ({ device }) => device ?? null],
  ['is_real', ({ lane }) => lane === 'PERSON'],
  ['is_own_team', ({ lane }) => lane === 'OWN_TEAM'],
  ['reason', ({ laneReason }) => laneReason ?? null],
];

const filter = rangeQuery.extend({
  shared_link_id: id.optional().describe('Only through this link.'),
  presentation_id: id.optional().describe('Only of this presentation.'),
  own_team: z.boolean().default(false).describe('Whether openings by the own team count as well.'),
  bots: z.boolean().default(false).describe('Whether openings by bots count as well.'),
});

/**
 * Openings of own links, or of all of the team's for its administrators, as shared_link_hits.csv, newest first
 * (accounts §7).
 */
export const exportSharedLinkHits = streamedRoute('POST /api/shared-link-hits/export', {
  access: [...rulesOf(ExportSharedLinkHits), 'can_export_data'],
  body: filter,
  answer: z.string(),
  produces: 'text/csv',
  async stream({ body: input, call }) {
    await sendCsv(call, 'shared_link_hits.csv', columns, hitsOf(call, input));
  },
});

/** By their moments and not by page numbers: the last of a million hits is as quick to find as the first. */
async function* hitsOf(call: Call, asked: z.output<typeof filter>): AsyncGenerator<readonly Row[]> {
  const lanes: HitLane[] = [
    'PERSON',
    ...(asked.bots ? (['BOT'] as const) : []),
    ...(asked.own_team ? (['OWN_TEAM'] as const) : []),
  ];
  const range = await rangeOf(call, asked);
  const of = withoutUndefined({
    sharedLinkId: asked.shared_link_id,
    presentationId: asked.presentation_id,
    from: range.from,
  });
  let to = range.to;
  let reached: string | undefined;
  let page = 1;
  let isFirst = true;
  let told = new Set<string>();
  for (;;) {
    const { sharedLinkHits } = await call.ask(ExportSharedLinkHits, {
      ...of,
      ...withoutUndefined({ to }),
      lanes,
      page,
    });
    const hits = sharedLinkHits.items;
    const fresh = hits.filter((hit) => !told.has(hit.id));
    if (fresh.length > 0 || isFirst) yield fresh;
    isFirst = false;
    const last = hits.at(-1)?.at;
    if (!last || hits.length < PAGE) return;
    // The next page begins at the time of the last hit; hits of that time that were written already
    // are left out.
    page = last === reached ? page + 1 : 1;
    told = new Set([
      ...(last === reached ? told : []),
      ...hits.filter(({ at }) => at === last).map((hit) => hit.id),
    ]);
    reached = last;
    to = new Date(Date.parse(last) + 1).toISOString(); // The end of a range is not in it.
  }
}
