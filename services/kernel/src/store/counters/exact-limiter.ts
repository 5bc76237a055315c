import type { RateLimiterMongo } from 'rate-limiter-flexible';
import { isTransient, unavailable } from '../mongo/connection.ts';
import type { Limiter } from './port.ts';
import { secondsToWait } from './seconds-to-wait.ts';

const PATIENCE_MS = 2_000;
/** How long a refusal is not asked for again. Points may be given back on another copy. */
const REFUSED_MS = 1_000;
const MOST_REFUSED = 10_000;

/** Counts each call in the store, but a crowd of refused ones once a second. */
export class ExactLimiter implements Limiter {
  readonly #limiter: RateLimiterMongo;
  readonly #onError: (error: unknown) => void;
  /** By `performance.now()`. */
  readonly #refused = new Map<string, { askAgainAt: number; endsAt: number }>();

  constructor(limiter: RateLimiterMongo, onError: (error: unknown) => void) {
    this.#limiter = limiter;
    this.#onError = onError;
  }

  async consume(key: string, points = 1): Promise<number> {
    const now = performance.now();
    const refused = this.#refused.get(key);
    if (refused && now < refused.askAgainAt) return (refused.endsAt - now) / 1000;
    const seconds = await inTime(secondsToWait(this.#limiter.consume(key, points)));
    if (seconds === 0) return 0;
    if (this.#refused.size >= MOST_REFUSED) this.#refused.clear();
    const endsAt = now + seconds * 1000;
    this.#refused.set(key, { askAgainAt: Math.min(now + REFUSED_MS, endsAt), endsAt });
    return seconds;
  }

  async consumed(key: string): Promise<number> {
    return (await inTime(this.#limiter.get(key)))?.consumedPoints ?? 0;
  }

  async giveBack(key: string): Promise<void> {
    this.#refused.delete(key);
    await inTime(this.#limiter.reward(key)).catch(this.#onError);
  }
}

/** The driver would wait longer. @throws DomainError UNAVAILABLE */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailable()), PATIENCE_MS);
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw isTransient(error) ? unavailable() : error;
  } finally {
    clearTimeout(timer);
  }
}
