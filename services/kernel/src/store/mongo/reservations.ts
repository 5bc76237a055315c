import {
  type Commit,
  type Reservation,
  ReservationHeld,
  type ReservationRow,
  type Reservations,
} from '../commits-port.ts';
import { type Collection, type Database, isDuplicate, rowId, withRetry } from './connection.ts';

export interface StoredReservation {
  /** Scope, kind and value: what has to be unique. */
  _id: string;
  scope: string;
  kind: string;
  value: string;
  owner: string;
  number: number;
}

/**
 * A row is taken before its commit and released after the one that gives it up, so a crash leaves a row too many and
 * never one too few; a stream that meets such a row sees that its owner does not hold the value, and seizes it.
 */
export class MongoReservations implements Reservations {
  readonly #rows: Collection<StoredReservation>;

  constructor(database: Database) {
    this.#rows = database.collection<StoredReservation>('reservations');
  }

  async find(reservation: Reservation): Promise<ReservationRow | null> {
    const row = await this.#rows.findOne({ _id: idOf(reservation) });
    return row && rowOf(row);
  }

  async seize(seen: ReservationRow, owner: string, number: number): Promise<boolean> {
    const guard = { _id: idOf(seen), owner: seen.owner, number: seen.number };
    const { matchedCount } = await withRetry(() =>
      this.#rows.updateOne(guard, { $set: { owner, number } }),
    );
    if (matchedCount > 0) return true;
    const now = await this.find(seen); // The answer to the first try may have been lost.
    return now?.owner === owner && now.number === number;
  }

  /** @throws ReservationHeld */
  async take(reservation: Reservation, { stream, number }: Commit): Promise<void> {
    const _id = idOf(reservation);
    const { scope, kind, value } = reservation;
    for (;;) {
      try {
        await withRetry(() =>
          this.#rows.insertOne({ _id, scope, kind, value, owner: stream, number }),
        );
        return;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
      const row = await this.#rows.findOne({ _id });
      if (!row) continue; // Released in between.
      if (row.owner !== stream) throw new ReservationHeld(rowOf(row));
      // A number that only grows: the release of an older commit that comes late must not find it.
      if (row.number >= number) return;
      const guard = { _id, owner: stream, number: row.number };
      const { matchedCount } = await withRetry(() =>
        this.#rows.updateOne(guard, { $set: { number } }),
      );
      if (matchedCount > 0) return;
    }
  }

  async release(reservation: Reservation, { stream, number }: Commit): Promise<void> {
    await withRetry(() =>
      this.#rows.deleteOne({ _id: idOf(reservation), owner: stream, number: { $lte: number } }),
    );
  }
}

export const idOf = ({ scope, kind, value }: Reservation) => rowId(scope, kind, value);

export const rowOf = ({
  scope,
  kind,
  value,
  owner,
  number,
}: StoredReservation): ReservationRow => ({
  scope,
  kind,
  value,
  owner,
  number,
});
