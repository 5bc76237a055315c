import { z } from 'zod';

/** Answers are under `data` (DESIGN §6). */
export function data<T>(resource: T): { data: T } {
  return { data: resource };
}

export function dataOf<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({ data: schema });
}

export const pageMeta = z.strictObject({
  page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
});

/** A page of a list, with its place in the whole. */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({ data: z.array(schema), meta: pageMeta });
}

export function list<Item, T>(
  {
    items,
    total,
    page,
    pageSize,
  }: { items: readonly Item[]; total: number; page: number; pageSize: number },
  present: (item: Item) => T,
) {
  return { data: items.map(present), meta: { page, per_page: pageSize, total } };
}

export const id = z.uuid();
export const idParams = z.object({ id });
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});
export const at = z.string();
