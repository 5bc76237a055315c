import { forgetOldest } from '../collections.ts';
import { EdgeError } from '../http/edge-error.ts';
import { problems } from '../http/problems.ts';

/** Of one link at a time; a crowd of guesses is not left standing. */
const MOST_WAITING = 50;
const MOST_KNOWN = 10_000;

interface Guesser {
  linkId: string;
  caller: string;
  /** The visit of a reader who has passed the gate before: a crowd of strangers does not hold them up. */
  knownVisitId: string | null;
}

/**
 * Runs guesses at a link's codes one after the other: side by side they would be refused as conflicts by the stream that
 * counts them, for all copies of the edge: this queue only spares it work. A caller who was turned away stays so until that
 * has passed; other links are not affected.
 */
export class GuessQueue {
  readonly #waiting = new Map<string, { count: number; last: Promise<unknown> }>();
  readonly #until = new Map<string, number>();

  /** @throws EdgeError TOO_MANY_REQUESTS, and what `judge` throws */
  async inTurn<Answer>(
    { linkId, caller, knownVisitId }: Guesser,
    judge: () => Promise<Answer>,
  ): Promise<Answer> {
    const queueName = knownVisitId === null ? linkId : `${linkId}/known`;
    const key = `${queueName}/${knownVisitId ?? caller}`;
    this.#assertNotTurnedAway(key);
    const queue = this.#waiting.get(queueName) ?? { count: 0, last: Promise.resolve() };
    if (queue.count >= MOST_WAITING) throw tooMany(1);
    this.#waiting.set(queueName, queue);
    queue.count++;
    const answer = queue.last.then(async () => {
      this.#assertNotTurnedAway(key);
      return judge();
    });
    queue.last = answer.catch(() => {});
    try {
      return await answer;
    } catch (error) {
      this.#remember(key, error);
      throw error;
    } finally {
      if (--queue.count === 0) this.#waiting.delete(queueName);
    }
  }

  #assertNotTurnedAway(key: string): void {
    const left = (this.#until.get(key) ?? 0) - performance.now();
    if (left > 0) throw tooMany(left / 1000);
  }

  #remember(key: string, error: unknown): void {
    if (!(error instanceof EdgeError) || error.code !== 'TOO_MANY_REQUESTS') return;
    const seconds = Number(error.headers['retry-after'] ?? 1);
    this.#until.delete(key);
    this.#until.set(key, performance.now() + seconds * 1000);
    forgetOldest(this.#until, MOST_KNOWN);
  }
}

function tooMany(seconds: number): EdgeError {
  return new EdgeError('TOO_MANY_REQUESTS', problems.tooManyRequests, {
    retryAfter: seconds,
  });
}
