import { z } from 'zod';

/** Where a chunk of a list begins and how long it is. */
export const chunkInput = z.object({
  min: z.string().max(100).nullish(),
  chunk: z.number().int().min(1).max(1_000),
});

/** Ids are longer than any number of rows. */
const count = /^\d{1,9}$/;

/**
 * Where a list by id goes on: after the id `min`, or after as many rows as it counts, so that a client may ask for
 * several chunks at once.
 */
export function chunkOf({ min, chunk }: z.output<typeof chunkInput>): {
  limit: number;
  skip?: number;
  after?: { value: string; id: string };
} {
  if (!min) return { limit: chunk };
  return count.test(min)
    ? { limit: chunk, skip: Number(min) }
    : { limit: chunk, after: { value: min, id: min } };
}
