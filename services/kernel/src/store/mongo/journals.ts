import type { mongo } from 'mongoose';
import { DomainError } from '../../errors.ts';
import {
  type JournalBatch,
  type JournalHead,
  type JournalKey,
  JournalLost,
  type Journals,
  SHARED,
} from '../journals-port.ts';
import {
  type Collection,
  type Database,
  isDuplicate,
  rowId,
  withRetry,
  text,
} from './connection.ts';
import { PersonRows } from './person-rows.ts';
import { rowKey, rowsOf, storedRow, type StoredRow, writeUnlessNewer } from './rows.ts';

const MAX_HEAD_BYTES = 4 * 1024 * 1024;

/** The batch as it lies in the head, absolute: applying it again changes nothing. Deleted rows have their key only. */
interface Applied {
  rows: { view: string; row: Omit<StoredRow, 'sequence'> }[];
  streams: { stream: string; version: number; isParked: boolean }[];
  persons?: JournalBatch['persons'];
}

interface StoredHead {
  _id: string;
  consumer: string;
  sequence: number;
  nextOffset: number;
  batch: string;
}

interface StoredStream {
  _id: string;
  consumer: string;
  stream: string;
  version: number;
  isParked: boolean;
  sequence: number;
}

/** Replaces the head first and writes its rows then: the next owner writes them again. */
export class MongoJournals implements Journals {
  /** With room for what else is in a head. */
  readonly maxBatchBytes = 3_800_000;
  readonly isShared = true;
  readonly #database: Database;
  readonly #heads: Collection<StoredHead>;
  readonly #streams: Collection<StoredStream>;
  readonly #persons: PersonRows;
  readonly #serving: Collection<{ _id: string; generation: string }>;

  constructor(database: Database) {
    this.#database = database;
    this.#heads = database.collection('journals');
    this.#streams = database.collection('journal.streams');
    this.#persons = new PersonRows(database);
    this.#serving = database.collection('serving');
  }

  async takeOver(key: JournalKey): Promise<JournalHead> {
    const head = await this.#heads.findOne({ _id: idOf(key) });
    if (head) await this.#apply(key, head.sequence, JSON.parse(head.batch));
    return headOf(head);
  }

  async head(key: JournalKey): Promise<JournalHead> {
    return headOf(await this.#heads.findOne({ _id: idOf(key) }));
  }

  /** The batches before the head's are in the rows: only then is the next one committed. */
  async isWritten(key: JournalKey, offset: number): Promise<boolean> {
    if (offset === 0) return true;
    const head = await this.#heads.findOne({ _id: idOf(key) });
    return (
      head !== null &&
      head.nextOffset >= offset &&
      this.#isApplied(key, head.sequence, JSON.parse(head.batch))
    );
  }

  async commit(key: JournalKey, sequence: number, batch: JournalBatch): Promise<JournalHead> {
    const applied = appliedOf(batch);
    const text = JSON.stringify(applied);
    if (Buffer.byteLength(text) > MAX_HEAD_BYTES)
      throw new DomainError('TOO_LARGE', `A batch of ${key.consumer} is larger than 4 MB.`);
    const next = { sequence: sequence + 1, nextOffset: batch.nextOffset };
    if (!(await this.#replaceHead(key, sequence, { ...next, batch: text })))
      throw new JournalLost(key);
    await this.#apply(key, next.sequence, applied);
    return next;
  }

  async streams(
    consumer: string,
    streams?: readonly string[],
  ): Promise<Map<string, { version: number; isParked: boolean }>> {
    const found = await this.#streams
      .find(
        streams
          ? { _id: { $in: streams.map((stream) => rowId(consumer, stream)) } }
          : { consumer: text(consumer) },
      )
      .toArray();
    return new Map(found.map(({ stream, version, isParked }) => [stream, { version, isParked }]));
  }

  async serving(projection: string): Promise<string | null> {
    return (await this.#serving.findOne({ _id: text(projection) }))?.generation ?? null;
  }

  async serve(projection: string, generation: string | null): Promise<void> {
    if (generation === null)
      return void (await withRetry(() => this.#serving.deleteOne({ _id: text(projection) })));
    await withRetry(() =>
      this.#serving.updateOne(
        { _id: text(projection) },
        { $set: { generation } },
        { upsert: true },
      ),
    );
  }

  /** An answer that is lost counts as refused: the caller reads what is there now. */
  async replaceServing(
    projection: string,
    before: string | null,
    generation: string,
  ): Promise<boolean> {
    const _id = text(projection);
    try {
      if (before === null) {
        await withRetry(() => this.#serving.insertOne({ _id, generation }));
        return true;
      }
      const filter = { _id, generation: text(before) };
      const { matchedCount } = await withRetry(() =>
        this.#serving.updateOne(filter, { $set: { generation } }),
      );
      return matchedCount > 0;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async forget(consumer: string): Promise<void> {
    await withRetry(() => this.#heads.deleteMany({ consumer: text(consumer) }));
    await withRetry(() => this.#streams.deleteMany({ consumer: text(consumer) }));
    await withRetry(() =>
      this.#streams.deleteMany({
        consumer: { $gte: SHARED, $lt: `${SHARED}\uffff` },
        stream: text(consumer),
      }),
    );
    await withRetry(() =>
      this.#database.collection('parked').deleteMany({ consumer: text(consumer) }),
    );
  }

  async consumers(): Promise<string[]> {
    return [
      ...new Set([
        ...(await this.#heads.distinct('consumer')),
        ...(await this.#streams.distinct('consumer')),
      ]),
    ];
  }

  async declare(): Promise<void> {
    await this.#heads.createIndex({ consumer: 1 });
    await this.#streams.createIndex({ consumer: 1 });
    await this.#persons.declare();
  }

  /** Not retried when the answer is lost: if it was written, the next take-over finds it. */
  async #replaceHead(
    key: JournalKey,
    sequence: number,
    next: Omit<StoredHead, '_id' | 'consumer'>,
  ): Promise<boolean> {
    const _id = idOf(key);
    if (sequence > 0)
      return (await this.#heads.updateOne({ _id, sequence }, { $set: next })).matchedCount > 0;
    try {
      await this.#heads.insertOne({ _id, consumer: key.consumer, ...next });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async #isApplied(
    { consumer }: JournalKey,
    sequence: number,
    { rows, streams }: Applied,
  ): Promise<boolean> {
    const written = { sequence: { $gte: sequence } };
    for (const [view, entries] of Map.groupBy(rows, (entry) => entry.view)) {
      const _id = { $in: entries.map(({ row }) => row._id) };
      if ((await rowsOf(this.#database, view).countDocuments({ _id, ...written })) < entries.length)
        return false;
    }
    if (streams.length === 0) return true;
    const _id = { $in: streams.map(({ stream }) => rowId(consumer, stream)) };
    return (await this.#streams.countDocuments({ _id, ...written })) === streams.length;
  }

  /** Every row is guarded by the sequence, so an old batch that comes late does not undo a newer one. */
  async #apply(
    key: JournalKey,
    sequence: number,
    { rows, streams, persons = [] }: Applied,
  ): Promise<void> {
    const { topic, partition } = key;
    await this.#persons.note(
      key.consumer,
      persons.map((person) => ({ ...person, place: { topic, partition } })),
    );
    for (const [view, entries] of Map.groupBy(rows, (entry) => entry.view)) {
      await writeUnlessNewer(
        rowsOf(this.#database, view),
        entries.map(({ row }) => rowWrite(row, sequence)),
      );
    }
    await writeUnlessNewer(
      this.#streams,
      streams.map(({ stream, version, isParked }) => ({
        updateOne: {
          filter: { _id: rowId(key.consumer, stream), sequence: { $lt: sequence } },
          update: { $set: { consumer: key.consumer, stream, version, isParked, sequence } },
          upsert: true,
        },
      })),
    );
  }
}

function rowWrite(
  { _id, ...content }: Omit<StoredRow, 'sequence'>,
  sequence: number,
): mongo.AnyBulkWriteOperation<StoredRow> {
  const filter = { _id, sequence: { $lt: sequence } };
  if (content.id !== undefined)
    return { updateOne: { filter, update: { $set: { ...content, sequence } }, upsert: true } };
  const tombstone = {
    $set: { sequence },
    $unset: { team: 1, id: 1, version: 1, shape: 1, doc: 1, ix: 1 },
  } as const;
  return { updateOne: { filter, update: tombstone, upsert: true } };
}

/** Of a row or stream that comes twice, the last one counts. */
function appliedOf({ rows, streams, persons }: JournalBatch): Applied {
  const byKey = new Map<string, Applied['rows'][number]>();
  for (const { declaration, row } of rows) {
    const stored =
      row.doc === null ? { _id: rowKey(row.teamId, row.id) } : storedRow(declaration, row);
    byKey.set(rowId(declaration.name, stored._id), { view: declaration.name, row: stored });
  }
  return {
    rows: [...byKey.values()],
    streams: [...new Map(streams.map((stream) => [stream.stream, stream])).values()],
    ...(persons && { persons }),
  };
}

const idOf = ({ consumer, topic, partition }: JournalKey) =>
  rowId(consumer, topic, String(partition));

const headOf = (head: StoredHead | null): JournalHead => ({
  sequence: head?.sequence ?? 0,
  nextOffset: head?.nextOffset ?? 0,
});
