import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type {
  ExportedPresentationFragment,
  ExportFoundPresentationsQuery,
} from '../../gql/graphql.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import type { Call } from '../../http/call.ts';
import { sendCsv, type Column } from '../../http/send-csv.ts';
import { id } from '../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { givenStatus, parseStatus } from '../../present/presentation.ts';
import { streamedRoute } from '../../route/route.ts';

graphql(`
  fragment ExportedPresentation on Presentation {
    id
    name
    presentationType
    status
    owner {
      id
      name
    }
    description
    locale
    alias
    externalId
    isFeatured
    isProtected
    pageCount
    createdAt
    updatedAt
    releaseAt
    expiresAt
    groups {
      name
    }
    folders {
      name
      ancestorPath
    }
    labels {
      name
    }
    brand {
      name
    }
    products {
      name
    }
  }
`);
const ExportPresentations = graphql(`
  query ExportPresentations($ids: [ID!]!) {
    presentationsByIds(ids: $ids) {
      ...ExportedPresentation
    }
  }
`);
const ExportFoundPresentations = graphql(`
  query ExportFoundPresentations(
    $search: String
    $filter: PresentationFilter
    $sort: PresentationSort! = NEWEST
    $after: String
  ) {
    presentations(search: $search, filter: $filter, sort: $sort, after: $after) {
      next
      items {
        ...ExportedPresentation
      }
    }
  }
`);

const listed = <Each extends z.ZodType>(each: Each) => z.array(each).min(1).max(300).optional();
/** An empty list is none: then everything is exported. */
const chosenIds = z
  .array(z.string())
  .max(1_000)
  .optional()
  .transform((ids) => (ids?.length ? ids : undefined));

const body = z.object({
  presentations: chosenIds.describe(
    'Only these, whatever the other filters say; an empty list is no filter.',
  ),
  include_groups: z.boolean().default(false).describe('Whether a column names the groups.'),
  include_folders: z
    .boolean()
    .default(false)
    .describe(
      'Whether a column has the folders: each with the names of those around it, as Sales/Europe.',
    ),
  search: z
    .string()
    .max(200)
    .optional()
    .describe('Only presentations with a word that begins with this.'),
  types: listed(z.string().max(50)).describe('Only of these types: PDF, Image and so on.'),
  statuses: listed(givenStatus.transform(parseStatus)).describe('Only with these statuses.'),
  owners: listed(id).describe('Only of these owners.'),
  labels: listed(id).describe('Only with any of these labels.'),
  folders: listed(id).describe('Only in any of these folders.'),
  groups: listed(id).describe('Only visible to any of these groups.'),
  brands: listed(id).describe('Only of any of these brands.'),
  products: listed(id).describe('Only about any of these products.'),
  sort: z
    .enum(['newest', 'oldest', 'updated', 'name'])
    .transform(
      (sort) =>
        ({ newest: 'NEWEST', oldest: 'OLDEST', updated: 'UPDATED', name: 'NAME' } as const)[sort],
    )
    .optional()
    .describe('The order: newest, oldest, last changed, or by name.'),
});
type Row = ExportedPresentationFragment;

const columns: readonly Column<Row>[] = [
  ['id', ({ id }) => id],
  ['name', ({ name }) => name],
  ['presentation_type', ({ presentationType }) => presentationType],
  ['status', ({ status }) => status.charAt(0) + status.slice(1).toLowerCase()],
  ['owner', ({ owner }) => owner?.name ?? null],
  ['description', ({ description }) => description ?? null],
  ['locale', ({ locale }) => locale],
  ['alias', ({ alias }) => alias ?? null],
  ['external_id', ({ externalId }) => externalId ?? null],
  ['is_featured', ({ isFeatured }) => isFeatured],
  ['is_protected', ({ isProtected }) => isProtected],
  ['labels', ({ labels }) => labels.map(({ name }) => name).join(', ')],
  ['brand', ({ brand }) => brand?.name ?? null],
  ['products', ({ products }) => products.map(({ name }) => name).join(', ')],
  ['pages', ({ pageCount }) => pageCount ?? null],
  ['created_at', ({ createdAt }) => createdAt],
  ['updated_at', ({ updatedAt }) => updatedAt],
  ['release_at', ({ releaseAt }) => releaseAt ?? null],
  ['expires_at', ({ expiresAt }) => expiresAt ?? null],
];
const groups: Column<Row> = [
  'groups',
  ({ groups: all }) => all.flatMap((group) => group?.name ?? []).join(', '),
];
const folders: Column<Row> = [
  'folders',
  ({ folders: all }) =>
    all
      .map(({ name, ancestorPath }) => (ancestorPath === '' ? name : `${ancestorPath}/${name}`))
      .join(', '),
];

/**
 * Presentations as presentations.csv (content §7): the selected ones, or all that the caller may see, filtered and
 * sorted as the list. Unknown ids are left out.
 */
export const exportPresentations = streamedRoute('POST /api/presentations/export', {
  access: [...rulesOf(ExportPresentations), 'can_edit_presentations', 'can_export_data'],
  body,
  answer: z.string(),
  produces: 'text/csv',
  async stream({ body: input, call }) {
    const chosen = [
      ...columns,
      ...(input.include_groups ? [groups] : []),
      ...(input.include_folders ? [folders] : []),
    ];
    await sendCsv(
      call,
      'presentations.csv',
      chosen,
      input.presentations ? chosenOf(call, input.presentations) : foundBy(call, input),
    );
  },
});

async function* chosenOf(call: Call, ids: readonly string[]): AsyncGenerator<readonly Row[]> {
  const { presentationsByIds } = await call.ask(ExportPresentations, { ids: [...ids] });
  yield presentationsByIds.filter((row) => row !== null);
}

async function* foundBy(
  call: Call,
  {
    search,
    types,
    statuses,
    owners: ownerIds,
    labels: labelIds,
    folders: folderIds,
    groups: groupIds,
    brands: brandIds,
    products: productIds,
    sort,
  }: z.output<typeof body>,
): AsyncGenerator<readonly Row[]> {
  const variables = withoutUndefined({
    search,
    sort,
    filter: withoutUndefined({
      types,
      statuses,
      ownerIds,
      labelIds,
      folderIds,
      groupIds,
      brandIds,
      productIds,
    }),
  });
  for (let after: string | null = null; ;) {
    const {
      presentations: { items, next },
    }: ExportFoundPresentationsQuery = await call.ask(ExportFoundPresentations, {
      ...variables,
      after,
    });
    yield items;
    if (next == null) return;
    after = next;
  }
}
