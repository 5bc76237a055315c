import type { RateLimiterMongo } from 'rate-limiter-flexible';
import { inTime } from './exact-limiter.ts';
import type { Limiter } from './port.ts';

/** Part of the limit that a process counts before it tells the store. */
const SHARE = 1 / 10;
const MOST_KEYS = 50_000;
/** After the store did not answer. */
const PAUSE_MS = 1_000;

interface Count {
  /** Of all processes, when this one last told the store. */
  common: number;
  /** Of this process since. */
  own: number;
  /** By `performance.now()`. */
  endsAt: number;
  isSettling: boolean;
}

/**
 * Counts here and settles in the background: few callers ever cost the store a write, and none waits for it. What comes
 * while the store answers is counted too late for other processes.
 */
export class ApproximateLimiter implements Limiter {
  readonly #limiter: RateLimiterMongo;
  readonly #onError: (error: unknown) => void;
  readonly #counts = new Map<string, Count>();
  #settleAfter = 0;

  constructor(limiter: RateLimiterMongo, onError: (error: unknown) => void) {
    this.#limiter = limiter;
    this.#onError = onError;
  }

  async consume(key: string, points = 1): Promise<number> {
    const now = performance.now();
    const count = this.#countOf(key, now);
    const most = this.#limiter.points;
    if (count.common + count.own <= most) count.own += points;
    const isOver = count.common + count.own > most;
    if (isOver || count.own >= most * SHARE) this.#settle(key, count);
    return isOver ? (count.endsAt - now) / 1000 : 0;
  }

  async consumed(key: string): Promise<number> {
    const { common, own } = this.#countOf(key, performance.now());
    return common + own;
  }

  async giveBack(key: string): Promise<void> {
    this.#countOf(key, performance.now()).own -= 1;
  }

  #countOf(key: string, now: number): Count {
    const known = this.#counts.get(key);
    if (known && known.endsAt > now) return known;
    if (this.#counts.size >= MOST_KEYS) this.#counts.clear();
    const endsAt = now + this.#limiter.duration * 1000;
    const count = { common: 0, own: 0, endsAt, isSettling: false };
    this.#counts.set(key, count);
    return count;
  }

  #settle(key: string, count: Count): void {
    const { own } = count;
    if (own <= 0 || count.isSettling || performance.now() < this.#settleAfter) return;
    count.isSettling = true;
    void inTime(this.#limiter.penalty(key, own)).then(
      ({ consumedPoints, msBeforeNext }) => {
        count.isSettling = false;
        count.common = consumedPoints;
        count.own -= own;
        count.endsAt = performance.now() + msBeforeNext;
        if (count.own >= this.#limiter.points * SHARE) this.#settle(key, count);
      },
      (error: unknown) => {
        count.isSettling = false;
        this.#settleAfter = performance.now() + PAUSE_MS;
        this.#onError(error);
      },
    );
  }
}
