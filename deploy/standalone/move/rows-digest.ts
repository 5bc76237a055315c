import { createHash } from 'node:crypto';

export interface Digest {
  count: number;
  digest: string;
}

/** Of rows in any order. */
export async function digestOfRows(
  rows: Iterable<unknown> | AsyncIterable<unknown>,
): Promise<Digest> {
  const sum = Buffer.alloc(32);
  let count = 0;
  for await (const row of rows) {
    count++;
    const bytes = createHash('sha256').update(canonical(row)).digest();
    for (const [place, byte] of bytes.entries()) sum[place] = (sum[place] ?? 0) ^ byte;
  }
  return { count, digest: sum.toString('hex') };
}

/** As JSON whose fields are sorted. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : each,
  );
}
