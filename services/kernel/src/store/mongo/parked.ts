import type { ParkedEvent, ParkedEvents } from '../journals-port.ts';
import {
  type Collection,
  type Database,
  rowId,
  withRetry,
  text,
  updateOrInsert,
} from './connection.ts';

type StoredParked = ParkedEvent & { _id: string };

export class MongoParkedEvents implements ParkedEvents {
  readonly #events: Collection<StoredParked>;

  constructor(database: Database) {
    this.#events = database.collection<StoredParked>('parked');
  }

  /** Parked again, an event keeps its place and takes the newer reason. */
  async park({ parkedAt, ...event }: ParkedEvent): Promise<void> {
    const _id = rowId(event.consumer, event.eventId);
    const write = () =>
      this.#events.updateOne(
        { _id },
        { $set: event, $setOnInsert: { parkedAt } },
        { upsert: true },
      );
    if (!(await updateOrInsert(write))) await withRetry(write); // Two parked it at once for the first time.
  }

  async list(consumer?: string): Promise<ParkedEvent[]> {
    const events = await this.#events
      .find(consumer === undefined ? {} : { consumer: text(consumer) })
      .sort({ parkedAt: 1, topic: 1, partition: 1, offset: 1 })
      .toArray();
    return events.map(({ _id, ...event }) => event);
  }

  async remove(consumer: string, eventId: string): Promise<void> {
    await withRetry(() => this.#events.deleteOne({ _id: rowId(consumer, eventId) }));
  }
}
