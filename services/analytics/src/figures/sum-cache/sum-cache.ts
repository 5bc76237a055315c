import type { Engines } from '@lectern/kernel/engines/engines.ts';
import type { CachedPeriod } from './cached-period.ts';
import { cachedSize } from './cached-sum.ts';
import { StringInterner } from './string-interner.ts';

/** Visitors, links, presentations, clicks and quarter hours in all: about ten megabytes per 100,000. */
const MAX_ENTRIES = 400_000;

interface CacheEntry {
  teamId: string;
  /** How many bookings the sum was made of. */
  bookings: number;
  cached: CachedPeriod;
}

/** What teams' periods add up to, valid until the period gets another booking; drops the least recently used. */
export class SumCache {
  readonly #entries = new Map<string, CacheEntry>();
  readonly #interners = new Map<string, StringInterner>();
  readonly #maxEntries: number;
  #size = 0;

  constructor(maxEntries = MAX_ENTRIES) {
    this.#maxEntries = maxEntries;
  }

  get(teamId: string, name: string, bookings: number): CachedPeriod | undefined {
    const key = `${teamId}/${name}`;
    const entry = this.#entries.get(key);
    if (entry?.bookings !== bookings) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.cached;
  }

  /** Ignores a sum of an interner that its team no longer uses. */
  set(teamId: string, name: string, bookings: number, cached: CachedPeriod): void {
    if (this.#interners.get(teamId) !== cached.sum.interner) return;
    const key = `${teamId}/${name}`;
    this.#delete(key);
    this.#entries.set(key, { teamId, bookings, cached });
    this.#size += sizeOf(cached);
    for (const [oldest, { teamId: itsTeam }] of this.#entries) {
      if (this.#size <= this.#maxEntries) return;
      this.#delete(oldest);
      if (!this.#holdsTeam(itsTeam)) this.#interners.delete(itsTeam);
    }
  }

  /** One for all of a team's sums. It keeps strings of dropped sums, so a team with too many starts over with a new one. */
  internerOf(teamId: string): StringInterner {
    let interner = this.#interners.get(teamId);
    if (!interner || interner.size > this.#maxEntries) {
      for (const [key, entry] of this.#entries) if (entry.teamId === teamId) this.#delete(key);
      this.#interners.set(teamId, (interner = new StringInterner()));
    }
    return interner;
  }

  #holdsTeam(teamId: string): boolean {
    for (const entry of this.#entries.values()) if (entry.teamId === teamId) return true;
    return false;
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#size -= sizeOf(entry.cached);
    this.#entries.delete(key);
  }
}

/** A line takes as much as a few entries. */
const ENTRIES_PER_LINE = 4;

function sizeOf({ sum, head, tail, through }: CachedPeriod): number {
  const lines = head.length + tail.length + through.length;
  return cachedSize(sum) + ENTRIES_PER_LINE * lines;
}

const cacheByEngines = new WeakMap<Engines, SumCache>();

export function sumCacheOf(engines: Engines): SumCache {
  let cache = cacheByEngines.get(engines);
  if (!cache) cacheByEngines.set(engines, (cache = new SumCache()));
  return cache;
}
