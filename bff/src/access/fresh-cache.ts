import { forgetOldest } from '../collections.ts';
import { EdgeError } from '../http/edge-error.ts';
import { problems } from '../http/problems.ts';

const MAX_AGE_MS = 1_000;
const PATIENCE_MS = 4_000;
const CAPACITY = 50_000;

/** For an answer that is derived from another: how old that may be, and a way to say how old it is. */
interface Ages {
  maxAgeMs: number;
  since(askedAt: number): void;
}
type Ask<Value> = (key: string, ages: Ages) => Promise<Value>;

interface Entry<Value> {
  askedAt: number;
  answer: Promise<Value>;
  value?: Value;
}

/**
 * Caches what can take access away: for a second, counted from the question; one question a key at a time;
 * 503 when the owner does not answer, never an old answer.
 */
export class FreshCache<Value> {
  readonly #ask: Ask<Value>;
  readonly #capacity: number;
  readonly #entries = new Map<string, Entry<Value>>();

  constructor(ask: Ask<Value>, { capacity = CAPACITY } = {}) {
    this.#ask = ask;
    this.#capacity = capacity;
  }

  /** @throws EdgeError UNAVAILABLE */
  get(key: string): Promise<Value> {
    return this.#entry(key, MAX_AGE_MS).answer;
  }

  /** With the time of the question by `performance.now()`. @throws EdgeError UNAVAILABLE */
  async dated(key: string, maxAgeMs = MAX_AGE_MS): Promise<{ value: Value; askedAt: number }> {
    const now = performance.now();
    for (;;) {
      const entry = this.#entry(key, maxAgeMs);
      const value = await entry.answer;
      if (now - entry.askedAt < maxAgeMs) return { value, askedAt: entry.askedAt };
      // Another caller's question was under way and rests on something older.
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    }
  }

  #entry(key: string, maxAgeMs: number): Entry<Value> {
    const now = performance.now();
    const known = this.#entries.get(key);
    if (known && now - known.askedAt < maxAgeMs) return known;
    const entry: Entry<Value> = {
      askedAt: now,
      answer: this.#withPatience(key, {
        maxAgeMs,
        since: (askedAt) => void (entry.askedAt = Math.min(entry.askedAt, askedAt)),
      }),
    };
    this.#entries.delete(key); // To the end: the map's order is that of asking.
    this.#entries.set(key, entry);
    forgetOldest(this.#entries, this.#capacity);
    entry.answer.then(
      (value) => void (entry.value = value),
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    return entry;
  }

  known(key: string): Value | undefined {
    const known = this.#entries.get(key);
    return known && performance.now() - known.askedAt < MAX_AGE_MS ? known.value : undefined;
  }

  /** Stores an answer that came another way. @param askedAt by `performance.now()` */
  put(key: string, value: Value, askedAt: number): void {
    const known = this.#entries.get(key);
    if (!known || known.askedAt < askedAt)
      this.#entries.set(key, { askedAt, answer: Promise.resolve(value), value });
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  async #withPatience(key: string, ages: Ages): Promise<Value> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
    });
    try {
      return await Promise.race([this.#ask(key, ages), tooLate]);
    } catch (cause) {
      throw new EdgeError('UNAVAILABLE', problems.cannotBeChecked, { retryAfter: 1, cause });
    } finally {
      clearTimeout(timer);
    }
  }
}
