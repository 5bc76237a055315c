import type { Names } from './names.ts';
import type { Completion, VisitorSum } from './sum.ts';

type Counts = ReadonlyMap<string, number>;

/** What a sum is made of, but for its pages. */
export interface Parts {
  views: number;
  timeMs: number;
  downloads: number;
  prints: number;
  steps: ReadonlyMap<number, number>;
  quarters: ReadonlyMap<number, number>;
  clicks: Counts;
  completions: ReadonlyMap<number, Completion>;
  visitors: ReadonlyMap<string, VisitorSum>;
  links: Counts;
  presentations: Counts;
}

/** Names by number, and how often each was counted. */
export interface Tally {
  numbers: Int32Array;
  counts: Int32Array;
}

/** Visitors by number, each with what it comes to in the same place. */
export interface VisitorTally extends Tally {
  timeMs: Float64Array;
  lastMs: Float64Array;
  lastIds: readonly string[];
}

/** A sum to be added to others again and again, with numbers for names. */
export interface KeptSum extends Omit<Parts, 'visitors' | 'links' | 'presentations'> {
  names: Names;
  visitors: VisitorTally;
  links: Tally;
  presentations: Tally;
}

/** @param sum whose viewings were told one by one */
export function kept({ parts }: { parts: Parts }, names: Names): KeptSum {
  const { views, timeMs, downloads, prints, steps, quarters, clicks, completions } = parts;
  const visitors = [...parts.visitors.values()];
  return {
    names,
    views,
    timeMs,
    downloads,
    prints,
    steps,
    quarters,
    clicks,
    completions,
    visitors: {
      numbers: Int32Array.from(parts.visitors.keys(), (name) => names.numberOf(name)),
      counts: Int32Array.from(visitors, (visitor) => visitor.views),
      timeMs: Float64Array.from(visitors, (visitor) => visitor.timeMs),
      lastMs: Float64Array.from(visitors, (visitor) => visitor.lastMs),
      lastIds: visitors.map(({ lastId }) => lastId),
    },
    links: tallied(parts.links, names),
    presentations: tallied(parts.presentations, names),
  };
}

/** How much it holds. */
export function sizeOf({ visitors, quarters, clicks, links, presentations }: KeptSum): number {
  return (
    visitors.numbers.length +
    quarters.size +
    clicks.size +
    links.numbers.length +
    presentations.numbers.length
  );
}

/** How many there are in some, and in tallies of numbers from these names. */
export function distinct(names: Names, some: Iterable<string>, tallies: readonly Tally[]): number {
  const own = Int32Array.from(some, (name) => names.numberOf(name));
  const isSeen = new Uint8Array(names.size);
  let count = countNew(isSeen, own);
  for (const { numbers } of tallies) count += countNew(isSeen, numbers);
  return count;
}

function countNew(isSeen: Uint8Array, numbers: Int32Array): number {
  let count = 0;
  for (let n = 0; n < numbers.length; n++) {
    const number = numbers[n]!;
    if (isSeen[number] === 0) count++;
    isSeen[number] = 1;
  }
  return count;
}

/** How often each was counted in all of them. */
export function counted(
  names: Names,
  some: Counts,
  tallies: readonly Tally[],
): Map<string, number> {
  const own = Array.from(some, ([name, count]) => [names.numberOf(name), count] as const);
  const all = new Float64Array(names.size);
  for (const [number, count] of own) all[number]! += count;
  for (const { numbers, counts } of tallies)
    for (let n = 0; n < numbers.length; n++) all[numbers[n]!]! += counts[n]!;
  const found = new Map<string, number>();
  for (let number = 0; number < all.length; number++)
    if (all[number]! > 0) found.set(names.nameOf(number), all[number]!);
  return found;
}

function tallied(counts: Counts, names: Names): Tally {
  return {
    numbers: Int32Array.from(counts.keys(), (name) => names.numberOf(name)),
    counts: Int32Array.from(counts.values()),
  };
}
