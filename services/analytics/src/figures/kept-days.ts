import type { Engines } from '@lectern/kernel/engines.ts';
import type { Sum } from './sum.ts';

/** Visitors, links, presentations and quarters of hours that are kept in all: some ten megabytes for each 100,000. */
const MOST = 400_000;

interface Kept {
  /** How many bookings of the day it was made of. */
  bookings: number;
  sum: Sum;
}

/** Days of teams, added up and kept for as long as no booking comes to them; of too many those asked for longest ago go. */
export class KeptDays {
  readonly #days = new Map<string, Kept>();
  readonly #most: number;
  #size = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  get(name: string, bookings: number): Sum | undefined {
    const kept = this.#days.get(name);
    if (kept?.bookings !== bookings) return undefined;
    this.#days.delete(name);
    this.#days.set(name, kept);
    return kept.sum;
  }

  set(name: string, bookings: number, sum: Sum): void {
    this.#forget(name);
    this.#days.set(name, { bookings, sum });
    this.#size += sum.size;
    for (const oldest of this.#days.keys()) {
      if (this.#size <= this.#most) return;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    this.#size -= this.#days.get(name)?.sum.size ?? 0;
    this.#days.delete(name);
  }
}

const ofProcess = new WeakMap<Engines, KeptDays>();

export function keptDaysOf(engines: Engines): KeptDays {
  let kept = ofProcess.get(engines);
  if (!kept) ofProcess.set(engines, (kept = new KeptDays()));
  return kept;
}
