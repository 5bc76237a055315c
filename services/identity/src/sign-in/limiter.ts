import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Engines } from '@lectern/kernel/engines.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { limiterAddress } from '@lectern/kernel/ip.ts';

export interface Attempt {
  /** Name of the address that was typed, whether or not anybody has it. */
  emailName: string;
  /** Where the call came from. */
  address: string;
  /** What counts in its place. */
  place?: string;
  /** A browser that this account signed in with before (known-browser.ts), or the sign-in that the call is made with. */
  known?: string | null;
}

const WINDOW = 15 * 60;
const MAX_FAMILIAR = 10_000;

/**
 * Holds back guessing. Failed attempts count by where they come from and by the account they are aimed at,
 * each within a quarter of an hour; an attempt counts before it is judged, so that parallel guesses count too, and is
 * given back when it was right. Somebody else's guesses must not shut an owner out: browsers with which the account was
 * signed in to before, and places from which it was, have a count of their own, and all others wait a quarter of an hour
 * at the very most.
 *
 * It lives in the memory of one process: copies count for themselves, and a restart forgets. What goes wrong in it
 * refuses the attempt.
 */
export class AttemptLimiter {
  readonly #byPlace: RateLimiterAbstract;
  readonly #byAccount: RateLimiterAbstract;
  /** Of a known browser, or a place and an account. */
  readonly #byFamiliar: RateLimiterAbstract;
  /** In the order of their last sign-in; the oldest are forgotten first. */
  readonly #familiar = new Set<string>();

  constructor(
    limiters = { byPlace: limiter(30), byAccount: limiter(10), byFamiliar: limiter(10) },
  ) {
    this.#byPlace = limiters.byPlace;
    this.#byAccount = limiters.byAccount;
    this.#byFamiliar = limiters.byFamiliar;
  }

  /** Counts an attempt. @throws DomainError TOO_MANY_REQUESTS with retryAfter; UNAVAILABLE when it cannot count */
  async begin({
    emailName,
    address,
    place: counted,
    known = null,
  }: Attempt): Promise<{ succeeded(): Promise<void>; wasRight(): Promise<void> }> {
    const place = counted ?? limiterAddress(address);
    const pair = `${emailName} ${place}`;
    const counts =
      known === null
        ? this.#ofStranger(emailName, place, pair)
        : [{ limiter: this.#byFamiliar, key: `${emailName} by ${known}` }];
    for (const { limiter, key } of counts) await consume(limiter, key);
    const wasRight = async () =>
      void (await Promise.all(counts.map(({ limiter, key }) => limiter.reward(key))));
    return {
      /** Right, and not all that is needed: the place does not become a known one. */
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
    if (this.#familiar.size <= MAX_FAMILIAR) return;
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

// One set a process: its memory is what they count in.
const limiters = new WeakMap<Engines, Limiters>();

interface Limiters {
  /** Guesses at passwords. */
  signIn: AttemptLimiter;
  /** Guesses at the codes of somebody whose password is known. */
  code: AttemptLimiter;
  /** Mails that are asked for, which never succeed: to an address so few that nobody is buried in them. */
  resetMail: AttemptLimiter;
  /** Guesses at the tokens of those mails. */
  reset: AttemptLimiter;
  /** Mails for whoever registers, likewise so few. */
  registrationMail: AttemptLimiter;
  /** Codes for whoever looks after a domain. */
  domainMail: AttemptLimiter;
  /** Guesses at what somebody chose when they registered. */
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
