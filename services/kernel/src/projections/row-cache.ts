import { RowBloomFilter } from './row-bloom-filter.ts';

/** Above this, a projection reads rows again that it knew. */
const MOST = 16_384;

/**
 * Documents as this process last wrote them, so that a row that is fed all the time is not read back each time. It may
 * be trusted only while the process owns the partitions: a process that takes one over clears its cache.
 */
export class RowCache {
  /** Two maps that take turns: rows that were not used while one filled are dropped with the other. */
  #young = new Map<string, unknown>();
  #old = new Map<string, unknown>();
  /** By team, for monotonic ids: the greatest known one, and the teams for which it is certainly the greatest. */
  readonly #greatest = new Map<string | null, string>();
  readonly #learned = new Set<string | null>();
  /** Of a table that is filled from its beginning. */
  #known: RowBloomFilter | null = null;
  #timesForgotten = 0;

  /** Undefined where it is not known; null where it is known that there is no row. */
  get(key: string): unknown {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, doc: unknown): void {
    this.#young.set(key, doc);
    if (this.#young.size < MOST) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  /** The table is empty, and no other process has written rows that this one may need. */
  beginFilling(): void {
    this.#known = new RowBloomFilter();
  }

  endFilling(): void {
    this.#known = null;
  }

  /** Whether no team has a row of that id, for certain. */
  isNew(id: string): boolean {
    return this.#known !== null && !this.#known.mayHave(id);
  }

  noteWritten(id: string): void {
    this.#known?.note(id);
  }

  /** The greatest id of a team's rows; undefined where it is not known. */
  greatest(teamId: string | null): string | undefined {
    return this.#learned.has(teamId) ? this.#greatest.get(teamId) : undefined;
  }

  /** @param read reads it from the store: useless where another process wrote rows meanwhile. */
  async learn(teamId: string | null, read: () => Promise<string>): Promise<void> {
    const before = this.#timesForgotten;
    const id = await read();
    if (this.#timesForgotten !== before) return;
    this.grow(teamId, id);
    this.#learned.add(teamId);
  }

  /** @param id is kept where it is greater than what is known */
  grow(teamId: string | null, id: string): void {
    if (id >= (this.#greatest.get(teamId) ?? '')) this.#greatest.set(teamId, id);
  }

  forget(): void {
    this.#greatest.clear();
    this.#learned.clear();
    this.#timesForgotten++;
    this.#known = null;
    this.#young = new Map();
    this.#old = new Map();
  }
}
