import type { Account, Facts } from '../viewer-session/account.ts';

/** Numbers by name, at any depth: a day of the team. Whole numbers only, so that the order of adding does not matter; zero is not there. */
export interface Tally {
  readonly [name: string]: number | Tally;
}

export const nothing: Tally = {};

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The quarter of an hour of its day in which a moment lies: every time zone begins its days with one. */
export function quarterOf(at: string): number {
  return Math.floor((Date.parse(at) % DAY_MS) / QUARTER_MS);
}

/** Seconds to two digits, the steps in which medians are told: 0 to 99, 100, 110, … 990, 1000, 1100 and so on. */
export function stepOf(timeMs: number): number {
  const seconds = Math.round(timeMs / 1000);
  if (seconds < 100) return seconds;
  const step = 10 ** (Math.floor(Math.log10(seconds)) - 1);
  return Math.round(seconds / step) * step;
}

/**
 * What one viewing adds to a day of the team. Names are short, for they are stored often:
 * `v` views, `t` time, `s` viewings by how long they took, `q` views by quarter of an hour, `d` downloads, `r` prints,
 * `k` clicks by `page|target`, `c` by number of pages: viewings and distinct pages, `u` views by visitor, `l` by link, `o` by presentation.
 */
export function tallyOf({ startedAt, sharedLinkId, presentationId }: Facts, account: Account): Tally {
  const { elapsedMs, pageCount, pages, downloads, prints, linkClicks, visitor } = account;
  return withoutZeros({
    v: 1,
    t: elapsedMs,
    s: { [stepOf(elapsedMs)]: 1 },
    q: { [quarterOf(startedAt)]: 1 },
    d: downloads,
    r: prints,
    k: Object.fromEntries(linkClicks.map(({ page, target, clicks }) => [`${page ?? ''}|${target}`, clicks])),
    c: pageCount ? { [pageCount]: { n: 1, p: pages.length } } : {},
    u: { [visitor]: 1 },
    l: sharedLinkId === null ? {} : { [sharedLinkId]: 1 },
    o: { [presentationId]: 1 },
  });
}

/** Adds (1) or takes away (-1), number by number; what comes to nothing is left out, as if it had never been there. */
export function plus(one: Tally, other: Tally, sign: 1 | -1): Tally {
  const sum: Record<string, number | Tally> = { ...one };
  for (const name in other) {
    const more = other[name]!;
    const before = sum[name];
    if (typeof more === 'number') {
      const after = (typeof before === 'number' ? before : 0) + sign * more;
      if (after === 0) delete sum[name];
      else sum[name] = after;
    } else if (before === undefined && sign === 1) {
      sum[name] = more;
    } else {
      const after = plus(tallyIn(before), more, sign);
      if (isEmpty(after)) delete sum[name];
      else sum[name] = after;
    }
  }
  return sum;
}

/** Adds up many, in place: for reading, where nobody else has the sum. */
export function sumOf(all: Iterable<Tally>): Tally {
  const sum: MutableTally = {};
  for (const each of all) addTo(sum, each);
  return sum;
}

interface MutableTally {
  [name: string]: number | MutableTally;
}

function addTo(sum: MutableTally, more: Tally): void {
  for (const name in more) {
    const value = more[name]!;
    const before = sum[name];
    if (typeof value === 'number') sum[name] = typeof before === 'number' ? before + value : value;
    else addTo((typeof before === 'object' ? before : (sum[name] = {})), value);
  }
}

/** The number of that name; 0 where there is none. */
export function numberIn(tally: Tally, name: string): number {
  const value = tally[name];
  return typeof value === 'number' ? value : 0;
}

/** The part of that name; empty where there is none. */
export function partOf(tally: Tally, name: string): Tally {
  return tallyIn(tally[name]);
}

function tallyIn(value: number | Tally | undefined): Tally {
  return typeof value === 'object' ? value : nothing;
}

/** Likewise without what is empty. */
function withoutZeros(tally: Tally): Tally {
  const kept: MutableTally = {};
  for (const [name, value] of Object.entries(tally)) {
    const inner = typeof value === 'number' ? value : withoutZeros(value);
    if (inner !== 0 && (typeof inner === 'number' || !isEmpty(inner))) kept[name] = inner as number | MutableTally;
  }
  return kept;
}

function isEmpty(tally: Tally): boolean {
  for (const _ in tally) return false;
  return true;
}
