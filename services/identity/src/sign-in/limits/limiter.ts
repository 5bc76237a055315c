import type { Counters, Limiter } from '@lectern/kernel/store/counters/port.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { limiterAddress } from '@lectern/kernel/network/ip.ts';
import type { Sender } from '../passwords/fair-queue.ts';
import { problems } from '../../problems.ts';

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
const FAMILIAR_SECONDS = 7 * 24 * 3600;

interface Count {
  limiter: Limiter;
  key: string;
}

/**
 * Limits guesses by network address and by account, within a quarter of an hour. An attempt counts
 * before it is judged, so that parallel guesses count too, and is given back if it was right. Known
 * browsers and places count on their own, so that strangers cannot lock an owner out.
 *
 * Counted for all copies of the service together. While it cannot count, it refuses.
 */
export class AttemptLimiter {
  readonly #byPlace: Limiter;
  readonly #byAccount: Limiter;
  /** By known browser, or by place and account. */
  readonly #byFamiliar: Limiter;
  /** Places whose first counted sign-in to an account is at most a week old. */
  readonly #familiar: Limiter;

  constructor(
    counters: Counters,
    name: string,
    { byPlace, byAccount }: { byPlace: number; byAccount: number } = { byPlace: 30, byAccount: 10 },
  ) {
    const limiter = (by: string, points: number, duration = WINDOW) =>
      counters.limiter({ name: `${name} by ${by}`, points, duration, precision: 'exact' });
    this.#byPlace = limiter('place', byPlace);
    this.#byAccount = limiter('account', byAccount);
    this.#byFamiliar = limiter('familiar', byAccount);
    this.#familiar = limiter('success', 1, FAMILIAR_SECONDS);
  }

  /** @throws DomainError TOO_MANY_REQUESTS with retryAfter; UNAVAILABLE if it cannot count */
  async begin({ emailName, address, countedAs, knownAs = null }: LimitedAttempt): Promise<Attempt> {
    const place = countedAs ?? limiterAddress(address);
    const pair = `${emailName} ${place}`;
    const isFamiliar = (await this.#familiar.consumed(pair)) > 0;
    const counts: Count[] =
      knownAs !== null
        ? [{ limiter: this.#byFamiliar, key: `${emailName} by ${knownAs}` }]
        : [
            { limiter: this.#byPlace, key: place },
            isFamiliar
              ? { limiter: this.#byFamiliar, key: pair }
              : { limiter: this.#byAccount, key: emailName },
          ];
    for (const count of counts) await consume(count);
    const wasRight = async () =>
      void (await Promise.all(counts.map(({ limiter, key }) => limiter.giveBack(key))));
    const isKnown = knownAs !== null || isFamiliar;
    return {
      sender: { name: isKnown ? emailName : place, isKnown },
      wasRight,
      succeeded: async () => {
        if (!isFamiliar) await this.#familiar.consume(pair);
        await wasRight();
      },
    };
  }
}

async function consume({ limiter, key }: Count): Promise<void> {
  const retryAfter = Math.ceil(await limiter.consume(key));
  if (retryAfter > 0)
    throw new DomainError('TOO_MANY_REQUESTS', problems.tooManyAttempts, undefined, retryAfter);
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
    const { counters } = engines;
    const guesses = (name: string) => new AttemptLimiter(counters, name);
    const mails = (name: string) =>
      new AttemptLimiter(counters, name, { byPlace: 10, byAccount: 3 });
    made = {
      signIn: guesses('sign-in'),
      code: guesses('sign-in code'),
      resetMail: mails('reset mail'),
      reset: guesses('reset'),
      registrationMail: mails('registration mail'),
      domainMail: mails('domain mail'),
      registration: guesses('registration'),
    };
    limiters.set(engines, made);
  }
  return made;
}
