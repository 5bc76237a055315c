import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { sizeOf, type KeptSum } from './kept-sum.ts';
import { Names } from './names.ts';

/** Visitors, links, presentations, clicks and quarters of hours that are kept in all: some ten megabytes for each 100,000. */
const MOST = 400_000;

interface Kept {
  teamId: string;
  /** How many bookings of the part of time it was made of. */
  bookings: number;
  sum: KeptSum;
}

/** Parts of time of teams, added up and kept for as long as no booking comes to them; of too many those asked for longest ago go. */
export class KeptParts {
  readonly #parts = new Map<string, Kept>();
  readonly #names = new Map<string, Names>();
  readonly #most: number;
  #size = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  get(teamId: string, name: string, bookings: number): KeptSum | undefined {
    const key = `${teamId}/${name}`;
    const found = this.#parts.get(key);
    if (found?.bookings !== bookings) return undefined;
    this.#parts.delete(key);
    this.#parts.set(key, found);
    return found.sum;
  }

  /** @param sum is not kept where the names of its team are others by now */
  set(teamId: string, name: string, bookings: number, sum: KeptSum): void {
    if (this.#names.get(teamId) !== sum.names) return;
    const key = `${teamId}/${name}`;
    this.#forget(key);
    this.#parts.set(key, { teamId, bookings, sum });
    this.#size += sizeOf(sum);
    for (const [oldest, { teamId: whose }] of this.#parts) {
      if (this.#size <= this.#most) return;
      this.#forget(oldest);
      if (!this.#knowsOf(whose)) this.#names.delete(whose);
    }
  }

  /** All sums of a team that are known are of these. Of what is gone names are left: with too many of them it begins anew. */
  namesOf(teamId: string): Names {
    let names = this.#names.get(teamId);
    if (!names || names.size > this.#most) {
      for (const [key, part] of this.#parts) if (part.teamId === teamId) this.#forget(key);
      this.#names.set(teamId, (names = new Names()));
    }
    return names;
  }

  #knowsOf(teamId: string): boolean {
    for (const part of this.#parts.values()) if (part.teamId === teamId) return true;
    return false;
  }

  #forget(key: string): void {
    const part = this.#parts.get(key);
    if (part) this.#size -= sizeOf(part.sum);
    this.#parts.delete(key);
  }
}

const ofProcess = new WeakMap<Engines, KeptParts>();

export function keptPartsOf(engines: Engines): KeptParts {
  let parts = ofProcess.get(engines);
  if (!parts) ofProcess.set(engines, (parts = new KeptParts()));
  return parts;
}
