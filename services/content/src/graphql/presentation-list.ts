import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import type { ListQuery } from '@lectern/kernel/store/views-port.ts';
import { fold, searchPrefix } from '@lectern/schemas/text/fold.ts';
import { presentFolderIds } from '../folder/find-folders.ts';
import { idsToFind } from '../tag/find-tags.ts';
import { carrying, kinds, type KindName } from '../tag/kinds.ts';
import { Presentation } from '../presentation/presentation.ts';
import type { PresentationFilter, PresentationSort } from './generated.ts';
import { rowOf } from './presentation-row.ts';
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
      ...(await tagged(context, 'label', filter?.labelIds)),
      ...(await tagged(context, 'brand', filter?.brandIds)),
      ...(await tagged(context, 'product', filter?.productIds)),
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
    next: last ? cursorOf({ value: valueOf(last.facts), id: last.id }) : null,
  };
}

async function tagged(
  context: ServiceContext,
  kind: KindName,
  ids: readonly string[] | null | undefined,
): Promise<Where> {
  return ids ? carrying(kind, await idsToFind(context, kinds[kind], ids)) : {};
}

async function inFolders(
  context: ServiceContext,
  folderIds: readonly string[] | null | undefined,
): Promise<Where> {
  if (!folderIds) return {};
  return { folders: { containsAny: await presentFolderIds(context, folderIds) } };
}

function whereOf({
  statuses,
  isFeatured,
  isProtected,
  isDeleted,
  ...given
}: PresentationFilter): Where {
  const { types, ownerIds, groupIds } = parseInput(filters, given);
  const oneOf = (values: readonly string[] | null | undefined) =>
    values ? { in: values } : undefined;
  const where: Where = {
    isDeleted: isDeleted ?? false,
    status: oneOf(statuses),
    presentationType: oneOf(types),
    ownerId: oneOf(ownerIds),
    groups: groupIds ? { containsAny: groupIds } : undefined,
    isFeatured: isFeatured ?? undefined,
    isProtected: isProtected ?? undefined,
  };
  return Object.fromEntries(
    Object.entries(where).filter(([, condition]) => condition !== undefined),
  );
}

/** Where a list goes on after a row. */
export function cursorOf({ value, id }: { value: string; id: string }): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** @throws DomainError INVALID */
export function parseCursor(text: string): { value: string; id: string } {
  try {
    const [value, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { value, id };
  } catch {
    throw new DomainError('INVALID', problems.cursorOfAnotherList);
  }
}
