import { forgetOldest } from '../collections.ts';
import { EdgeError } from '../http/edge-error.ts';
import { problems } from '../http/problems.ts';

/** Sessions remembered; the oldest are forgotten first. */
const MAX_SESSIONS = 200_000;

/**
 * Limits the reports of one viewing: a burst, and then one in so many milliseconds, so that a leaked session id cannot
 * fill the log. Per process: it costs one map lookup.
 */
export class SessionCap {
  readonly #everyMs: number;
  readonly #aheadMs: number;
  /** By session: when its used allowance is restored, by `performance.now()`, which no one sets back. */
  readonly #usedUntil = new Map<string, number>();

  constructor({ atOnce, everyMs }: { atOnce: number; everyMs: number }) {
    this.#everyMs = everyMs;
    this.#aheadMs = (atOnce - 1) * everyMs;
  }

  /** @throws EdgeError TOO_MANY_REQUESTS with when to try again */
  count(sessionId: string, now = performance.now()): void {
    const usedUntil = Math.max(this.#usedUntil.get(sessionId) ?? 0, now);
    const tooMuchMs = usedUntil - now - this.#aheadMs;
    if (tooMuchMs > 0)
      throw new EdgeError('TOO_MANY_REQUESTS', problems.tooManyRequests, {
        retryAfter: tooMuchMs / 1000,
      });
    this.#usedUntil.set(sessionId, usedUntil + this.#everyMs);
    forgetOldest(this.#usedUntil, MAX_SESSIONS);
  }
}
