import { mergeVisitor, type SumParts, type VisitorSum } from '../sum-parts.ts';
import type { StringInterner } from './string-interner.ts';

interface CountById {
  id: number;
  count: number;
}

interface VisitorById {
  id: number;
  sum: VisitorSum;
}

/** A sum to merge with many others: ids of one interner in place of strings. */
export interface CachedSum extends Omit<SumParts, 'visitors' | 'links' | 'presentations'> {
  interner: StringInterner;
  visitors: readonly VisitorById[];
  links: readonly CountById[];
  presentations: readonly CountById[];
}

/** @param sum made of lines alone */
export function toCachedSum({ parts }: { parts: SumParts }, interner: StringInterner): CachedSum {
  const countsById = (counts: ReadonlyMap<string, number>) =>
    Array.from(counts, ([text, count]) => ({ id: interner.idOf(text), count }));
  return {
    ...parts,
    interner,
    visitors: Array.from(parts.visitors, ([visitor, sum]) => ({ id: interner.idOf(visitor), sum })),
    links: countsById(parts.links),
    presentations: countsById(parts.presentations),
  };
}

/** How many entries it holds. */
export function cachedSize({
  visitors,
  quarterHours,
  clicks,
  links,
  presentations,
}: CachedSum): number {
  return visitors.length + quarterHours.size + clicks.size + links.length + presentations.length;
}

/** How many different strings `own` and the lists name together. */
export function countDistinct(
  interner: StringInterner,
  own: Iterable<string>,
  lists: readonly (readonly { id: number }[])[],
): number {
  const ownIds = Array.from(own, (text) => interner.idOf(text));
  const isSeen = new Uint8Array(interner.size);
  let count = 0;
  for (const id of ownIds) {
    count += 1 - (isSeen[id] ?? 0);
    isSeen[id] = 1;
  }
  for (const list of lists)
    for (const { id } of list) {
      count += 1 - (isSeen[id] ?? 0);
      isSeen[id] = 1;
    }
  return count;
}

/** Counts of `own` and of all lists, added up. */
export function mergeCounts(
  interner: StringInterner,
  own: ReadonlyMap<string, number>,
  lists: readonly (readonly CountById[])[],
): Map<string, number> {
  const totals: number[] = new Array<number>(interner.size).fill(0);
  const add = (id: number, count: number) => (totals[id] = (totals[id] ?? 0) + count);
  for (const [text, count] of own) add(interner.idOf(text), count);
  for (const list of lists) for (const { id, count } of list) add(id, count);
  const merged = new Map<string, number>();
  for (const [id, total] of totals.entries())
    if (total > 0) merged.set(interner.stringOf(id), total);
  return merged;
}

/** Calls back with each visitor of `own` and of all lists once, with their merged sum; the most recently interned first. */
export function eachMergedVisitor(
  interner: StringInterner,
  own: ReadonlyMap<string, VisitorSum>,
  lists: readonly (readonly VisitorById[])[],
  callback: (visitor: string, sum: VisitorSum) => void,
): void {
  const sums = new Array<VisitorSum | null>(interner.size).fill(null);
  const add = (id: number, sum: VisitorSum) => {
    const before = sums[id];
    sums[id] = before ? mergeVisitor(before, sum) : sum;
  };
  for (const list of lists) for (const { id, sum } of list) add(id, sum);
  for (const [visitor, sum] of own) add(interner.idOf(visitor), sum);
  for (let id = sums.length - 1; id >= 0; id--) {
    const sum = sums[id];
    if (sum) callback(interner.stringOf(id), sum);
  }
}
