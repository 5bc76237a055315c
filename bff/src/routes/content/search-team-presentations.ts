import { z } from 'zod';
import { keysOf } from '../../collections.ts';
import { graphql } from '../../gql/gql.ts';
import type { PresentationSort } from '../../gql/graphql.ts';
import { id, idParams, optionalId, pageMeta } from '../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import {
  givenStatus,
  parseStatus,
  presentationResource,
  presentFor,
} from '../../present/presentation.ts';
import { route } from '../../route/route.ts';
import { ofTeam } from './list-team-presentations.ts';
import { asInGraph } from '../../resource/graph-places.ts';

const SearchPresentations = graphql(`
  query SearchPresentations(
    $filter: PresentationFilter
    $search: String
    $sort: PresentationSort!
    $page: Int!
    $pageSize: Int!
  ) {
    presentations(filter: $filter, search: $search, sort: $sort, page: $page, pageSize: $pageSize) {
      items {
        ...PresentationFields
        groups {
          id
          name
        }
        labels {
          id
          name
        }
        folders {
          id
          name
        }
      }
      total
      page
      pageSize
    }
  }
`);

const sorts = {
  '-created_at': 'NEWEST',
  created_at: 'OLDEST',
  '-updated_at': 'UPDATED',
  name: 'NAME',
} as const satisfies Record<string, PresentationSort>;
const ids = z.array(id).max(300).optional();

/**
 * Presentations that match a filter (content §7); `meta` lists the folders, groups and labels of this page's
 * presentations.
 */
export const searchTeamPresentations = route('POST /api/teams/:id/presentations', {
  params: idParams,
  body: z.object({
    search: z
      .string()
      .max(200)
      .optional()
      .describe('Only presentations with a word that begins with this.'),
    name: z.string().max(200).optional().describe('The same as `search`.'),
    status: givenStatus.optional().describe('Only with this status.'),
    presentation_type: z
      .string()
      .max(40)
      .optional()
      .describe('Only of this type: PDF, Image and so on.'),
    owner_id: optionalId.describe('Only of this owner.'),
    brand_id: optionalId.describe('Only of this brand.'),
    statuses: z.array(givenStatus).max(3).optional().describe('Only with one of these statuses.'),
    presentation_types: z
      .array(z.string().max(40))
      .max(20)
      .optional()
      .describe('Only of one of these types.'),
    owner_ids: ids.describe('Only of one of these owners.'),
    groups: ids.describe('Only visible to one of these groups.'),
    labels: ids.describe('Only with one of these labels.'),
    folder_ids: ids.describe('Only in one of these folders.'),
    products: ids.describe('Only about one of these products.'),
    brand_ids: ids.describe('Only of one of these brands.'),
    is_featured: z.boolean().optional().describe('Only featured ones, or only others.'),
    is_protected: z.boolean().optional().describe('Only protected ones, or only others.'),
    sort: z
      .enum(keysOf(sorts))
      .default('-created_at')
      .describe('The order: newest first, oldest first, last changed first, or by name.'),
    page: z
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .default(1)
      .describe('Which page, 1 for the first.'),
    per_page: z.number().int().min(1).max(300).default(300).describe('How many items a page has.'),
  }),
  answer: z.strictObject({
    data: z.array(presentationResource.schema),
    meta: pageMeta.extend({
      folders: z
        .array(z.strictObject(asInGraph('Folder', { id: z.string(), name: z.string() })))
        .describe('Folders that the presentations of this page are in.'),
      groups: z
        .array(z.strictObject(asInGraph('Group', { id: z.string(), name: z.string() })))
        .describe('Groups that see the presentations of this page.'),
      labels: z
        .array(z.strictObject(asInGraph('Label', { id: z.string(), name: z.string() })))
        .describe('Labels of the presentations of this page.'),
    }),
  }),
  operation: SearchPresentations,
  variables: ({ params, body, call }) => ({
    ...ofTeam(call, params.id),
    search: body.search ?? body.name ?? null,
    sort: sorts[body.sort],
    page: body.page,
    pageSize: body.per_page,
    filter: withoutUndefined({
      statuses: orOne(body.statuses, body.status)?.map(parseStatus),
      types: orOne(body.presentation_types, body.presentation_type),
      ownerIds: orOne(body.owner_ids, body.owner_id),
      groupIds: body.groups,
      labelIds: body.labels,
      folderIds: body.folder_ids,
      productIds: body.products,
      brandIds: orOne(body.brand_ids, body.brand_id),
      isFeatured: body.is_featured,
      isProtected: body.is_protected,
    }),
  }),
  present: ({ presentations: { items, total, page, pageSize } }, { call }) => ({
    data: items.map(presentFor(call, presentationResource)),
    meta: {
      page,
      per_page: pageSize,
      total,
      folders: byId(items.flatMap(({ folders }) => folders)),
      groups: byId(
        items
          .flatMap(({ groups }) => groups)
          .filter((group) => group !== null && group !== undefined),
      ),
      labels: byId(items.flatMap(({ labels }) => labels)),
    },
  }),
});

/** A filter may be named as the form's field, for one value. */
function orOne<Value>(
  several: readonly Value[] | undefined,
  one: Value | undefined,
): Value[] | undefined {
  return several ? [...several] : one === undefined ? undefined : [one];
}

function byId(labels: readonly { id: string; name: string }[]): { id: string; name: string }[] {
  return [...new Map(labels.map(({ id: each, name }) => [each, { id: each, name }])).values()];
}
