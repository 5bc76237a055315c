import type { Claims } from '@lectern/schemas/access/claims.ts';
import { EdgeError } from '../http/edge-error.ts';
import { problems } from '../http/problems.ts';

/** The console asks about ten things at once, a native client that loads everything some thirty. */
const MOST_OF_A_PERSON = 64;
/** Calls beyond would only make all of them late. */
const MOST = 256;
/**
 * Where the store answers at once, calls do not pile up here but before the process: in a turn of the event loop. In
 * processor time: on a busy machine a turn may take long without any of our doing.
 */
const LONGEST_TURN_MS = 500;

/**
 * Refuses calls of signed-in people while too many are under way, so that those that are taken stay quick. Readers of
 * links are never refused here, and streams do not count.
 */
export class CallsAtOnce {
  readonly #ofPeople = new Map<string, number>();
  #all = 0;
  #turnBeganAt: number | null = null;

  /** @throws EdgeError TOO_MANY_REQUESTS for a person's own excess, UNAVAILABLE for that of all; both with Retry-After */
  async run<Answer>(claims: Claims, call: () => Promise<Answer>): Promise<Answer> {
    if (claims.kind !== 'user') return call();
    const { userId } = claims;
    const own = this.#ofPeople.get(userId) ?? 0;
    if (own >= MOST_OF_A_PERSON)
      throw new EdgeError(
        'TOO_MANY_REQUESTS',
        problems.tooManyCallsAtOnce({ most: MOST_OF_A_PERSON }),
        { retryAfter: 1 },
      );
    if (this.#all >= MOST) throw busy();
    this.#all++;
    this.#ofPeople.set(userId, own + 1);
    try {
      return await call();
    } finally {
      this.#all--;
      const left = (this.#ofPeople.get(userId) ?? 1) - 1;
      if (left > 0) this.#ofPeople.set(userId, left);
      else this.#ofPeople.delete(userId);
    }
  }

  /** Call it before anything is done for a call, so that a refusal costs little. @throws EdgeError UNAVAILABLE */
  checkTurn(): void {
    if (this.#turnBeganAt === null) {
      this.#turnBeganAt = cpuMs();
      setImmediate(() => (this.#turnBeganAt = null));
    } else if (cpuMs() - this.#turnBeganAt > LONGEST_TURN_MS) throw busy();
  }
}

function busy(): EdgeError {
  return new EdgeError('UNAVAILABLE', problems.serverBusy, {
    retryAfter: 1,
  });
}

/** Of this thread. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
