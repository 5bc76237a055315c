import { z } from 'zod';
import { EdgeError } from '../http/edge-error.ts';
import { problems } from '../http/problems.ts';

/** Answers are under `data`. */
export function data<T>(resource: T): { data: T } {
  return { data: resource };
}

export function dataOf<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({ data: schema });
}

export const pageMeta = z.strictObject({
  page: z.number().int().describe('The number of this page, 1 for the first.'),
  per_page: z.number().int().describe('How many items a page has.'),
  total: z
    .number()
    .int()
    .describe('How many items there are on all pages; counting may stop at 10,000.'),
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
  page: z.number().int().min(1).max(1_000_000).default(1).describe('Which page, 1 for the first.'),
});
/**
 * Pages of a size, or chunks: `min` leaves out as many, so that several chunks may be asked for at once (accounts
 * §9).
 */
export const sizedPageQuery = pageQuery.extend({
  per_page: z.number().int().min(1).max(300).optional().describe('How many items a page has.'),
  chunk: z
    .number()
    .int()
    .min(1)
    .max(300)
    .optional()
    .describe('Instead of pages: how many items this chunk has.'),
  min: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe('Instead of a page: how many items to leave out; a multiple of `chunk`.'),
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
    throw new EdgeError('INVALID', problems.dataInvalid, {
      fields: { min: [problems.notOnChunk] },
    });
  return { page: (min ?? 0) / pageSize + 1, pageSize };
}

/** A chunk of a list by id: what comes after `min`, until a chunk is empty (accounts §7, §9). */
export function chunkQuery(size: number) {
  return z.object({
    min: z
      .string()
      .max(100)
      .optional()
      .describe(
        'The id of the last item of the chunk before, or how many items to leave out; left out for the first chunk. Go on until a chunk is empty.',
      ),
    chunk: z.number().int().min(1).max(1_000).default(size).describe('How many items a chunk has.'),
  });
}

export function chunkOf<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({
    data: z.array(schema),
    meta: z.strictObject({
      min: z.string().nullable().describe('The `min` of the call; null for the first chunk.'),
      chunk: z.number().int().describe('How many items a chunk has.'),
    }),
  });
}
export const at = z.string();
/** Of answers with figures. */
export const asOf = at.describe('The moment up to which the answer is complete.');
/** Of an item that a call for several left as it was. */
export const refusal = z.strictObject({
  id: z.string().describe('The id of what was refused.'),
  code: z.string().describe('Why, as a word for programs: NOT_FOUND, CONFLICT.'),
  message: z.string().describe('Why, as a sentence for people.'),
});
