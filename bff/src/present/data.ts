import { z } from 'zod';
import { EdgeError } from '../http/edge-error.ts';

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
/** Of a filter or a form: an empty text is none. */
export const optionalId = z.preprocess(
  (given) => (given === '' ? undefined : given),
  id.optional(),
);
export const idParams = z.object({ id });
export const pageQuery = z.object({
  page: z.number().int().min(1).max(1_000_000).default(1),
});
/** Pages of a size, or chunks: `min` leaves out as many, so that several chunks may be asked for at once (accounts §9). */
export const sizedPageQuery = pageQuery.extend({
  per_page: z.number().int().min(1).max(300).optional(),
  chunk: z.number().int().min(1).max(300).optional(),
  min: z.number().int().min(0).max(1_000_000).optional(),
});

/**
 * @param size of a page where nothing is said
 * @throws EdgeError INVALID for a `min` that is no multiple of the chunk
 */
export function pageOf(
  { page, per_page: perPage, chunk, min }: z.output<typeof sizedPageQuery>,
  size: number,
): { page: number; pageSize: number } {
  if (min === undefined && chunk === undefined) return { page, pageSize: perPage ?? size };
  const pageSize = chunk ?? perPage ?? size;
  if ((min ?? 0) % pageSize !== 0)
    throw new EdgeError('INVALID', 'The given data was invalid.', {
      fields: { min: ['Please give a multiple of the chunk.'] },
    });
  return { page: (min ?? 0) / pageSize + 1, pageSize };
}

/** A chunk of a list by id: what comes after `min`, until a chunk is empty (accounts §7, §9). */
export function chunkQuery(size: number) {
  return z.object({
    min: z.string().max(100).optional(),
    chunk: z.number().int().min(1).max(1_000).default(size),
  });
}

export function chunkOf<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({
    data: z.array(schema),
    meta: z.strictObject({ min: z.string().nullable(), chunk: z.number().int() }),
  });
}
export const at = z.string();
