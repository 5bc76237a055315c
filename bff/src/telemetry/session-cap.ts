import { forgetOldest } from '../collections.ts';
import { EdgeError } from '../http/edge-error.ts';

/** Sessions remembered; of the others what they sent is forgotten, the oldest first. */
const MOST = 200_000;

/**
 * How much one viewing may report: so many at once, and from then on one in so many milliseconds. Whoever has got hold
 * of a session's id cannot fill the log with it. Kept by this process alone: it asks nobody, and costs a look into a map.
 */
export class SessionCap {
  readonly #everyMs: number;
  readonly #aheadMs: number;
  /** By session: when what it has sent would be used up, in epoch milliseconds. */
  readonly #usedUntil = new Map<string, number>();

  constructor({ atOnce, everyMs }: { atOnce: number; everyMs: number }) {
    this.#everyMs = everyMs;
    this.#aheadMs = (atOnce - 1) * everyMs;
  }

  /** @throws EdgeError TOO_MANY_REQUESTS with when to try again */
  count(sessionId: string, now: number): void {
    const usedUntil = Math.max(this.#usedUntil.get(sessionId) ?? 0, now);
    const tooMuchMs = usedUntil - now - this.#aheadMs;
    if (tooMuchMs > 0)
      throw new EdgeError('TOO_MANY_REQUESTS', 'Too many requests. Please try again later.', {
        retryAfter: tooMuchMs / 1000,
      });
    this.#usedUntil.set(sessionId, usedUntil + this.#everyMs);
    forgetOldest(this.#usedUntil, MOST);
  }
}
