import { limiterAddress } from '@lectern/kernel/network/ip.ts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { keysOf } from '../collections.ts';
import { EdgeError } from '../http/edge-error.ts';
import type { Caller } from './callers.ts';

/** Calls an address may make in so many seconds. */
export const publicLimits = {
  /** Opening links, however often the same. */
  open: { points: 600, duration: 60 },
  /** Links that do not exist: guessing. */
  miss: { points: 30, duration: 60 },
  session: { points: 120, duration: 60 },
  /** What viewers say of an opening: a few things each. */
  hit: { points: 480, duration: 60 },
  /** Public submissions that are stored. */
  submission: { points: 60, duration: 600 },
  setup: { points: 10, duration: 600 },
  /** Looking whether an address is free. */
  alias: { points: 120, duration: 60 },
  /** Challenges of the bot check, and checks while a form is filled in. */
  check: { points: 600, duration: 60 },
  unverified: { points: 6, duration: 600 },
  /** Looking at invitations and taking them, asking for a new password and choosing it, registering. */
  password: { points: 30, duration: 600 },
} as const;

export type LimitName = keyof typeof publicLimits;
export type Limits = Record<LimitName, { points: number; duration: number }>;

export class Limiters {
  readonly #limiters: ReadonlyMap<LimitName, RateLimiterMemory>;
  readonly #isLocalCounted: boolean;

  /** @param isLocalCounted counts direct callers on this machine too; seeding and benchmarks call from there */
  constructor({
    limits = publicLimits,
    isLocalCounted = false,
  }: { limits?: Limits; isLocalCounted?: boolean } = {}) {
    this.#limiters = new Map(
      keysOf(limits).map((name) => [
        name,
        new RateLimiterMemory({ ...limits[name], keyPrefix: name }),
      ]),
    );
    this.#isLocalCounted = isLocalCounted;
  }

  /** @returns null for callers that are not counted; otherwise rejects with EdgeError TOO_MANY_REQUESTS */
  count(name: LimitName, { address, isAtThisMachine }: Caller): Promise<void> | null {
    return isAtThisMachine && !this.#isLocalCounted ? null : this.#count(name, address);
  }

  async #count(name: LimitName, address: string): Promise<void> {
    try {
      await this.#limiters.get(name)?.consume(limiterAddress(address));
    } catch (error) {
      const seconds = error instanceof RateLimiterRes ? error.msBeforeNext / 1000 : 1;
      throw new EdgeError('TOO_MANY_REQUESTS', 'Too many requests. Please try again later.', {
        retryAfter: seconds,
      });
    }
  }
}
