import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type { ExportSharedLinksQuery } from '../../gql/graphql.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import type { Call } from '../../http/call.ts';
import { sendCsv, type Column } from '../../http/send-csv.ts';
import { id } from '../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import {
  linkStatus,
  linkType,
  parseLinkStatus,
  parseLinkType,
  presentLinkStatus,
  presentLinkType,
} from '../../present/shared-link.ts';
import { streamedRoute } from '../../route/route.ts';

const ExportSharedLinks = graphql(`
  query ExportSharedLinks(
    $min: ID
    $presentationId: ID
    $status: SharedLinkStatus
    $type: SharedLinkType
    $userId: ID
    $search: String
    $ids: [ID!]
  ) {
    sharedLinksAfter(
      min: $min
      presentationId: $presentationId
      status: $status
      type: $type
      userId: $userId
      search: $search
      ids: $ids
    ) {
      id
      name
      url
      alias
      type
      status
      expiresAt
      notificationLevel
      createdAt
      hitCount
      lastHitAt
      hasAccessCode
      isForRecipientsOnly
      presentationName
      userName
      recipients {
        email
      }
      presentation {
        id
      }
      user {
        id
      }
    }
  }
`);

type Row = ExportSharedLinksQuery['sharedLinksAfter'][number];

const columns: readonly Column<Row>[] = [
  ['id', (row) => row.id],
  ['name', ({ name }) => name ?? null],
  ['url', ({ url }) => url],
  ['alias', ({ alias }) => alias ?? null],
  ['type', ({ type }) => presentLinkType(type)],
  ['status', ({ status }) => presentLinkStatus(status)],
  ['presentation_id', ({ presentation }) => presentation.id],
  ['presentation', ({ presentationName }) => presentationName ?? null],
  ['user_id', ({ user }) => user.id],
  ['user', ({ userName }) => userName ?? null],
  ['recipients', ({ recipients }) => recipients.flatMap(({ email }) => email ?? []).join(' ')],
  ['hits', ({ hitCount }) => hitCount],
  ['last_hit_at', ({ lastHitAt }) => lastHitAt ?? null],
  ['has_access_code', ({ hasAccessCode }) => hasAccessCode],
  ['only_intended_recipients', ({ isForRecipientsOnly }) => isForRecipientsOnly],
  ['notification_level', ({ notificationLevel }) => notificationLevel],
  ['expires_at', ({ expiresAt }) => expiresAt ?? null],
  ['created_at', ({ createdAt }) => createdAt],
];

const filter = z.object({
  presentation_id: id.optional().describe('Only of this presentation.'),
  status: linkStatus.optional().describe('Only links with this status.'),
  type: linkType.optional().describe('Only links that were sent this way.'),
  user_id: id.optional().describe('Only links of this user.'),
  search: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Only links with a word of name or email, their own or of a recipient, that begins with this.',
    ),
  ids: z
    .array(id)
    .min(1)
    .max(1_000)
    .optional()
    .describe('Only these links, whatever the other filters say.'),
});

/**
 * Own links, or all of the team's for its administrators, as shared_links.csv, oldest first (accounts §7). The body
 * narrows them as the list's query does.
 */
export const exportSharedLinks = streamedRoute('POST /api/shared-links/export', {
  access: [...rulesOf(ExportSharedLinks), 'can_export_data'],
  body: filter,
  answer: z.string(),
  produces: 'text/csv',
  async stream({ body: input, call }) {
    await sendCsv(call, 'shared_links.csv', columns, linksOf(call, input));
  },
});

async function* linksOf(
  call: Call,
  asked: z.output<typeof filter>,
): AsyncGenerator<readonly Row[]> {
  const narrowed = withoutUndefined({
    presentationId: asked.presentation_id,
    status: asked.status && parseLinkStatus(asked.status),
    type: asked.type && parseLinkType(asked.type),
    userId: asked.user_id,
    search: asked.search,
    ids: asked.ids,
  });
  let min: string | undefined;
  do {
    const { sharedLinksAfter: links } = await call.ask(ExportSharedLinks, {
      ...narrowed,
      ...(min && { min }),
    });
    if (links.length > 0 || !min) yield links;
    min = links.at(-1)?.id;
  } while (min);
}
