import { isOfNewerRelease, NEWER } from '../../errors.ts';
import {
  NEWER_AT_ONCE,
  type NewerEvent,
  type ParkedEvent,
  type ParkedEvents,
} from '../journals-port.ts';
import {
  type Collection,
  type Database,
  rowId,
  withRetry,
  text,
  updateOrInsert,
} from './connection.ts';

type StoredParked = ParkedEvent & {
  _id: string;
  /** Missing where an earlier release parked it. */
  isNewer?: boolean;
};

const inTurn = { parkedAt: 1, topic: 1, partition: 1, offset: 1 } as const;
const newerReason = new RegExp(`${NEWER}$`);

export class MongoParkedEvents implements ParkedEvents {
  readonly #events: Collection<StoredParked>;

  constructor(database: Database) {
    this.#events = database.collection<StoredParked>('parked');
  }

  async park({ parkedAt, ...event }: ParkedEvent): Promise<void> {
    const _id = rowId(event.consumer, event.eventId);
    const isNewer = isOfNewerRelease(event.reason);
    const write = () =>
      this.#events.updateOne(
        { _id },
        { $set: { ...event, isNewer }, $setOnInsert: { parkedAt } },
        { upsert: true },
      );
    if (!(await updateOrInsert(write))) await withRetry(write); // Two parked it at once for the first time.
  }

  async list(consumer?: string): Promise<ParkedEvent[]> {
    const events = await this.#events
      .find(consumer === undefined ? {} : { consumer: text(consumer) })
      .sort(inTurn)
      .toArray();
    return events.map(({ _id, isNewer, ...event }) => event);
  }

  async listNewer(consumers: readonly string[]): Promise<NewerEvent[]> {
    const ofNewer = { isNewer: { $ne: false }, reason: newerReason };
    const events = await this.#events
      .find({ consumer: { $in: consumers.map(text) }, ...ofNewer })
      .project<NewerEvent>({ _id: 0, consumer: 1, eventId: 1, reason: 1 })
      .sort(inTurn)
      .limit(NEWER_AT_ONCE)
      .toArray();
    return events;
  }

  async setReason(consumer: string, eventId: string, reason: string): Promise<void> {
    const changes = { reason, isNewer: isOfNewerRelease(reason) };
    await withRetry(() =>
      this.#events.updateOne({ _id: rowId(consumer, eventId) }, { $set: changes }),
    );
  }

  async hasOthers(consumer: string, stream: string, eventId: string): Promise<boolean> {
    const others = {
      consumer: text(consumer),
      stream: text(stream),
      eventId: { $ne: text(eventId) },
    };
    return (await this.#events.findOne(others, { projection: { _id: 1 } })) !== null;
  }

  async remove(consumer: string, eventId: string): Promise<void> {
    await withRetry(() => this.#events.deleteOne({ _id: rowId(consumer, eventId) }));
  }

  async declare(): Promise<void> {
    await this.#events.createIndexes([
      { key: { consumer: 1, isNewer: 1 } },
      { key: { consumer: 1, stream: 1 } },
    ]);
    await withRetry(() =>
      this.#events.updateMany(
        { isNewer: { $exists: false }, reason: { $not: newerReason } },
        { $set: { isNewer: false } },
      ),
    );
  }
}
