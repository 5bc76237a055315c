import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { limiterAddress } from '@lectern/kernel/network/ip.ts';
import type { Sender } from '../passwords/fair-queue.ts';

export interface LimitedAttempt {
  /** Of the typed address, known or not. */
  emailName: string;
  address: string;
  /** Counts instead of the address. */
  countedAs?: string;
  /** A known browser (known-browser.ts), or the sign-in of the request. */
  knownAs?: string | null;
}

export interface Attempt {
  /** For the queue of password hashes. */
  sender: Sender;
  succeeded(): Promise<void>;
  /** Right, but not sufficient: the place does not become a known one. */
  wasRight(): Promise<void>;
}

const WINDOW = 15 * 60;
const MAX_KNOWN_PLACES = 10_000;

/**
 * Limits guesses by network address and by account, within a quarter of an hour. An attempt counts
 * before it is judged, so that parallel guesses count too, and is given back if it was right. Known
 * browsers and places count on their own, so that strangers cannot lock an owner out.
 *
 * In memory: each process counts for itself, and a restart forgets. On errors it refuses.
 */
export class AttemptLimiter {
  readonly #byPlace: RateLimiterAbstract;
  readonly #byAccount: RateLimiterAbstract;
  /** By known browser, or by place and account. */
  readonly #byFamiliar: RateLimiterAbstract;
  /** Oldest first. */
  readonly #familiar = new Set<string>();

  constructor(
    limiters = { byPlace: limiter(30), byAccount: limiter(10), byFamiliar: limiter(10) },
  ) {
    this.#byPlace = limiters.byPlace;
    this.#byAccount = limiters.byAccount;
    this.#byFamiliar = limiters.byFamiliar;
  }

  /** @throws DomainError TOO_MANY_REQUESTS with retryAfter; UNAVAILABLE if it cannot count */
  async begin({ emailName, address, countedAs, knownAs = null }: LimitedAttempt): Promise<Attempt> {
    const place = countedAs ?? limiterAddress(address);
    const pair = `${emailName} ${place}`;
    const isKnown = knownAs !== null || this.#familiar.has(pair);
    const counts =
      knownAs === null
        ? this.#ofStranger(emailName, place, pair)
        : [{ limiter: this.#byFamiliar, key: `${emailName} by ${knownAs}` }];
    for (const { limiter, key } of counts) await consume(limiter, key);
    const wasRight = async () =>
      void (await Promise.all(counts.map(({ limiter, key }) => limiter.reward(key))));
    return {
      sender: { name: isKnown ? emailName : place, isKnown },
      wasRight,
      succeeded: async () => {
        this.#remember(pair);
        await wasRight();
      },
    };
  }

  #ofStranger(
    emailName: string,
    place: string,
    pair: string,
  ): { limiter: RateLimiterAbstract; key: string }[] {
    const byAccount = this.#familiar.has(pair)
      ? { limiter: this.#byFamiliar, key: pair }
      : { limiter: this.#byAccount, key: emailName };
    return [{ limiter: this.#byPlace, key: place }, byAccount];
  }

  #remember(pair: string): void {
    this.#familiar.delete(pair);
    this.#familiar.add(pair);
    if (this.#familiar.size <= MAX_KNOWN_PLACES) return;
    for (const oldest of this.#familiar) {
      this.#familiar.delete(oldest);
      return;
    }
  }
}

function limiter(points: number): RateLimiterAbstract {
  return new RateLimiterMemory({ points, duration: WINDOW });
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes))
      throw new DomainError('UNAVAILABLE', 'This is not possible at this moment.', undefined, 5);
    const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new DomainError(
      'TOO_MANY_REQUESTS',
      'Too many attempts. Please try again later.',
      undefined,
      retryAfter,
    );
  }
}

// One set per process.
const limiters = new WeakMap<Engines, Limiters>();

interface Limiters {
  signIn: AttemptLimiter;
  /** By someone who knows the password. */
  code: AttemptLimiter;
  /** Requests, which never succeed. Few, so that no mailbox is flooded. */
  resetMail: AttemptLimiter;
  /** Guesses at reset tokens. */
  reset: AttemptLimiter;
  /** As few as resets. */
  registrationMail: AttemptLimiter;
  domainMail: AttemptLimiter;
  /** Guesses at the password of a registration. */
  registration: AttemptLimiter;
}

export function limitersOf(engines: Engines): Limiters {
  let made = limiters.get(engines);
  if (!made) {
    const mails = () =>
      new AttemptLimiter({ byPlace: limiter(10), byAccount: limiter(3), byFamiliar: limiter(3) });
    made = {
      signIn: new AttemptLimiter(),
      code: new AttemptLimiter(),
      resetMail: mails(),
      reset: new AttemptLimiter(),
      registrationMail: mails(),
      domainMail: mails(),
      registration: new AttemptLimiter(),
    };
    limiters.set(engines, made);
  }
  return made;
}
