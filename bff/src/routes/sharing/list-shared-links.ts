import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type { SharedLinkOrder } from '../../gql/graphql.ts';
import { optionalId, list, listOf, pageOf, sizedPageQuery } from '../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import {
  linkStatus,
  linkType,
  parseLinkStatus,
  parseLinkType,
  sharedLinkResource,
} from '../../present/shared-link.ts';
import { route } from '../../route/route.ts';

const ListSharedLinks = graphql(`
  query ListSharedLinks(
    $presentationId: ID
    $status: SharedLinkStatus
    $type: SharedLinkType
    $userId: ID
    $search: String
    $expiresBefore: DateTime
    $isDeleted: Boolean!
    $order: SharedLinkOrder!
    $page: Int!
    $pageSize: Int!
  ) {
    sharedLinks(
      presentationId: $presentationId
      status: $status
      type: $type
      userId: $userId
      search: $search
      expiresBefore: $expiresBefore
      isDeleted: $isDeleted
      order: $order
      page: $page
      pageSize: $pageSize
    ) {
      items {
        ...SharedLinkFields
      }
      total
      page
      pageSize
    }
  }
`);

const orders = {
  newest: 'NEWEST',
  oldest: 'OLDEST',
  expires_at: 'SOONEST_TO_EXPIRE',
} as const satisfies Record<string, SharedLinkOrder>;

/** Own links, or all of the team's for its administrators; newest first, 300 a page (accounts §7). */
export const listSharedLinks = route('GET /api/shared-links', {
  query: sizedPageQuery.extend({
    presentation_id: optionalId.describe('Only of this presentation.'),
    status: linkStatus.optional().describe('Only links with this status.'),
    type: linkType.optional().describe('Only links that were sent this way.'),
    user_id: optionalId.describe('Only links of this user.'),
    search: z
      .string()
      .max(200)
      .optional()
      .describe(
        'Only links with a word of name or email, their own or of a recipient, that begins with this.',
      ),
    expires_before: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('Only active links that expire before this moment.'),
    deleted: z
      .boolean()
      .default(false)
      .describe('Whether to list deleted links that can be restored, instead of the others.'),
    sort: z
      .enum(['newest', 'oldest', 'expires_at'])
      .default('newest')
      .describe('The order: newest first, oldest first, or the next to expire first.'),
  }),
  answer: listOf(sharedLinkResource.schema),
  operation: ListSharedLinks,
  variables: ({ query }) =>
    withoutUndefined({
      presentationId: query.presentation_id,
      status: query.status && parseLinkStatus(query.status),
      type: query.type && parseLinkType(query.type),
      userId: query.user_id,
      search: query.search,
      expiresBefore: query.expires_before,
      isDeleted: query.deleted,
      order: orders[query.sort],
      ...pageOf(query, 300),
    }),
  present: ({ sharedLinks }) => list(sharedLinks, sharedLinkResource.present),
});
