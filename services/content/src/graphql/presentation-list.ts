import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { IndexValue, Where } from '@lectern/schemas/access/rule.ts';
import type { ListQuery } from '@lectern/kernel/store/views-port.ts';
import { fold, searchPrefix } from '@lectern/schemas/text/fold.ts';
import { currentFolders } from '../folder/find-folders.ts';
import { followMerges, withMerged } from '../label/find-labels.ts';
import { Presentation } from '../presentation/presentation.ts';
import type { PresentationFilter, PresentationSort } from './generated.ts';
import { rowOf, type PresentationRow } from './presentation-row.ts';
import type { PresentationState } from '../presentation/state.ts';
import { problems } from '../problems.ts';

const paging = z.object({
  page: z.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.number().int().min(1).max(300).default(300),
});
const chosen = z
  .array(z.string().max(100))
  .max(300, problems.tooMany({ most: 300 }))
  .nullish();
const filters = z.object({
  types: chosen,
  ownerIds: chosen,
  groupIds: chosen,
  labelIds: chosen,
  folderIds: chosen,
  productIds: chosen,
  brandIds: chosen,
});
const cursor = z.tuple([z.string(), z.string()]);

type Facts = Exclude<PresentationState, { status: 'none' }>;
const sorts = {
  NEWEST: { list: 'newest', valueOf: ({ createdAt }: Facts) => createdAt },
  OLDEST: { list: 'oldest', valueOf: ({ createdAt }: Facts) => createdAt },
  UPDATED: { list: 'updated', valueOf: ({ updatedAt }: Facts) => updatedAt },
  NAME: { list: 'byName', valueOf: ({ name }: Facts) => fold(name) },
} as const satisfies Record<PresentationSort, unknown>;

export interface ListArgs {
  filter?: PresentationFilter | null | undefined;
  search?: string | null | undefined;
  sort?: PresentationSort | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
  after?: string | null | undefined;
  /** For rows that match at least one of the groups. */
  or?: readonly Where[] | undefined;
}

/** A page of presentations, counted only if the query asks for the total. @throws DomainError INVALID */
export async function listPresentations(
  context: ServiceContext,
  { filter, search, sort = 'NEWEST', after, or, ...given }: ListArgs,
) {
  const { page, pageSize } = parseInput(paging, given);
  const prefix = searchPrefix(search ?? '');
  // The search text cannot be in any name.
  if (search?.trim() && prefix === null) return { items: [], total: 0, page, pageSize, next: null };
  const { list, valueOf } = sorts[sort];
  const query = {
    list,
    where: {
      ...whereOf(filter ?? {}),
      ...(await carrying(context, filter?.labelIds)),
      ...(await inFolders(context, filter?.folderIds)),
      ...(prefix && { terms: { prefix } }),
    },
    ...(or && { or }),
  };
  const view = context.view(Presentation);
  const from: Pick<ListQuery, 'after' | 'skip'> = after
    ? { after: parseCursor(after) }
    : { skip: (page - 1) * pageSize };
  const rows = await view.find({ ...query, limit: pageSize + 1, ...from });
  const items = rows
    .slice(0, pageSize)
    .map(rowOf)
    .filter((row) => row !== null);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  return {
    items,
    total: () => view.count(query),
    page,
    pageSize,
    next: last ? cursorOf(last, valueOf(last.facts)) : null,
  };
}

/** A label also finds presentations with labels that were merged into it; a merged label counts as its target. */
async function carrying(
  context: ServiceContext,
  labelIds: readonly string[] | null | undefined,
): Promise<Where> {
  if (!labelIds) return {};
  const followed = await Promise.all(labelIds.map((id) => followMerges(context, id)));
  const there = followed.filter(({ label }) => label.status !== 'deleted');
  return {
    labels: {
      containsAny: await withMerged(
        context,
        there.map(({ id }) => id),
      ),
    },
  };
}

async function inFolders(
  context: ServiceContext,
  folderIds: readonly string[] | null | undefined,
): Promise<Where> {
  if (!folderIds) return {};
  const there = await currentFolders(context, folderIds);
  return { folders: { containsAny: there.map(({ id }) => id) } };
}

function whereOf({
  statuses,
  isFeatured,
  isProtected,
  isDeleted,
  ...given
}: PresentationFilter): Where {
  const { types, ownerIds, brandIds, groupIds, productIds } = parseInput(filters, given);
  const oneOf = (values: readonly string[] | null | undefined) =>
    values ? { in: values } : undefined;
  const anyOf = (values: readonly string[] | null | undefined) =>
    values ? { containsAny: values } : undefined;
  const where: Where = {
    isDeleted: isDeleted ?? false,
    status: oneOf(statuses),
    presentationType: oneOf(types),
    ownerId: oneOf(ownerIds),
    brandId: oneOf(brandIds),
    groups: anyOf(groupIds),
    products: anyOf(productIds),
    isFeatured: isFeatured ?? undefined,
    isProtected: isProtected ?? undefined,
  };
  return Object.fromEntries(
    Object.entries(where).filter(([, condition]) => condition !== undefined),
  );
}

function cursorOf({ id }: PresentationRow, value: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

function parseCursor(text: string): { value: IndexValue; id: string } {
  try {
    const [value, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { value, id };
  } catch {
    throw new DomainError('INVALID', problems.cursorOfAnotherList);
  }
}
