import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import {
  CommitConflict,
  type Commit,
  type Reservation,
  type ReservationHeld,
} from '../store/commits-port.ts';
import type { ServiceStore } from '../store/port.ts';
import { parseStream, type Aggregate } from './aggregate.ts';
import { viewOf, type StreamStates } from './stream-states.ts';

/** Decides who holds a reserved value where another stream's row stands in the way. */
export class HeldReservations {
  readonly #store: ServiceStore;
  readonly #states: StreamStates;
  readonly #aggregates: ReadonlyMap<string, Aggregate>;

  constructor(
    store: ServiceStore,
    states: StreamStates,
    aggregates: ReadonlyMap<string, Aggregate>,
  ) {
    this.#store = store;
    this.#states = states;
    this.#aggregates = aggregates;
  }

  /**
   * Takes the row over if its owner died before releasing it: an empty commit makes a slow writer of that owner lose,
   * then the row is replaced. The caller looks again afterward.
   * @throws DomainError CONFLICT where the owner's state still holds the value
   */
  async resolve(held: ReservationHeld, ours: Commit): Promise<void> {
    const { row } = held;
    const owner = parseStream(row.owner);
    const aggregate = this.#aggregates.get(owner.name);
    if (!aggregate) throw new Error(`${row.owner} holds a reservation but names no aggregate`);
    const { state, version, number } = await this.#states.load(aggregate, owner.teamId, owner.id);
    if ((aggregate.reservations?.(state) ?? []).some((one) => isSame(one, row))) {
      const taken = new DomainError('CONFLICT', `This ${row.kind} is taken.`, {
        [row.kind]: [`This ${row.kind} is taken.`],
      });
      throw Object.assign(taken, { cause: held });
    }
    if (row.owner === ours.stream) return;
    const fence: Commit = {
      ...ours,
      stream: row.owner,
      number: number + 1,
      id: newId(),
      firstVersion: version + 1,
      events: [],
      idempotency: null,
    };
    const fenced = { state, version, number: fence.number };
    try {
      const view = viewOf(aggregate, owner.teamId, owner.id, fenced);
      await this.#store.commits.append({ commit: fence, view, take: [], release: [] });
    } catch (error) {
      if (error instanceof CommitConflict) return; // Its owner wrote meanwhile.
      throw error;
    }
    await this.#store.reservations.seize(row, ours.stream, ours.number);
  }
}

export function isSame(one: Reservation, other: Reservation): boolean {
  return one.scope === other.scope && one.kind === other.kind && one.value === other.value;
}
