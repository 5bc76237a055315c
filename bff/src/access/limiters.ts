import type { Counters, Limiter } from '@lectern/kernel/store/counters/port.ts';
import { limiterAddress } from '@lectern/kernel/network/ip.ts';
import { keysOf, recordOf } from '../collections.ts';
import { EdgeError } from '../http/edge-error.ts';
import type { Caller } from './callers.ts';
import { problems } from '../http/problems.ts';

/** Calls an address may make in so many seconds. */
export const publicLimits = {
  /** Opening links, however often the same. */
  open: { points: 600, duration: 60 },
  /** Links that do not exist: guessing. */
  miss: { points: 30, duration: 60 },
  session: { points: 120, duration: 60 },
  /** What viewers say of an opening: a few things each. */
  hit: { points: 480, duration: 60 },
  /** Parts of pages, each of which may have to be drawn. */
  part: { points: 600, duration: 60 },
  /** Public submissions that are stored. */
  submission: { points: 60, duration: 600 },
  /** Drafts are saved while they are typed. */
  save: { points: 300, duration: 600 },
  setup: { points: 10, duration: 600 },
  /** Looking whether an address is free. */
  alias: { points: 120, duration: 60 },
  /** Challenges of the bot check, and checks while a form is filled in. */
  check: { points: 600, duration: 60 },
  unverified: { points: 6, duration: 600 },
  /** Looking at invitations and taking them, asking for a new password and choosing it, registering. */
  password: { points: 30, duration: 600 },
} as const;

/**
 * How many times as much a caller on this machine may do: imports and benchmarks call from there, but so does a proxy
 * that says nothing of itself, for everybody behind it. What readers' browsers call by themselves may be called most.
 */
const LOCAL_FACTOR = 20;
const localFactors: Partial<Record<LimitName, number>> = {
  open: 2_000,
  session: 2_000,
  hit: 2_000,
  setup: 1,
};

export type LimitName = keyof typeof publicLimits;
export type Limits = Record<LimitName, { points: number; duration: number }>;

/** Readers' browsers call these all the time, so they are not counted exactly, and nothing is refused while the store is away. */
const hot: ReadonlySet<LimitName> = new Set(['open', 'session', 'hit', 'alias', 'check']);

/** Counted for all copies of the edge together. */
export class Limiters {
  readonly #limiters: Record<LimitName, Limiter>;
  readonly #local: Record<LimitName, Limiter>;

  /** @param isLocalCounted counts callers on this machine like any others */
  constructor(
    counters: Counters,
    {
      limits = publicLimits,
      isLocalCounted = false,
    }: { limits?: Limits; isLocalCounted?: boolean } = {},
  ) {
    const limitersOf = (suffix: string, factorOf: (name: LimitName) => number) =>
      recordOf(
        keysOf(limits).map((name) => [
          name,
          counters.limiter({
            name: `public ${name}${suffix}`,
            points: limits[name].points * factorOf(name),
            duration: limits[name].duration,
            precision: hot.has(name) ? 'approximate' : 'exact',
          }),
        ]),
      );
    this.#limiters = limitersOf('', () => 1);
    this.#local = isLocalCounted
      ? this.#limiters
      : limitersOf(' from this machine', (name) => localFactors[name] ?? LOCAL_FACTOR);
  }

  /** @throws EdgeError TOO_MANY_REQUESTS @throws DomainError UNAVAILABLE if it cannot be counted, and is not a hot one */
  async count(name: LimitName, { address, isAtThisMachine }: Caller): Promise<void> {
    const limiters = isAtThisMachine ? this.#local : this.#limiters;
    const retryAfter = await limiters[name].consume(limiterAddress(address));
    if (retryAfter > 0)
      throw new EdgeError('TOO_MANY_REQUESTS', problems.tooManyRequests, {
        retryAfter,
      });
  }
}
