import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { z } from 'zod';
import { topics as catalogued } from '@lectern/schemas/events/catalogue.ts';
import {
  type Collection,
  isDuplicate,
  openDatabase,
  withRetry,
  text,
} from '../store/mongo/connection.ts';
import { withUnavailableErrors } from '../store/mongo/when-away.ts';
import { cursorAhead, cursorOfAnother } from './cursor.ts';
import {
  offsetAfter,
  type Feed,
  type FeedOptions,
  FEED_PAGE,
  type FeedPage,
  type Log,
  type LogRecord,
  PARTITIONS,
  type RunningSubscription,
} from './port.ts';
import { isOneOf } from './row-types.ts';

interface FedEvent {
  /** Topic, partition and offset. */
  _id: string;
  team: string;
  eventId: string;
  topic: string;
  partition: number;
  offset: number;
  body: string;
}

export interface MongoFeedOptions {
  url: string;
  log: Log;
  onError(error: unknown): void;
  /** All but pings by default. */
  topics?: readonly string[];
}

export interface MongoFeed extends Feed {
  /** Starts to copy; the topics must exist. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A reader's position: the next offset in each partition of each topic, and the store it belongs to. */
const cursorSchema = z.strictObject({
  store: z.string(),
  offsets: z.record(z.string(), z.array(z.int().nonnegative()).length(PARTITIONS)),
});
type Offsets = z.output<typeof cursorSchema>['offsets'];

/**
 * The feed of the cluster: copies each event from the log once, in the order of its partition. Between partitions the log
 * has no order, and neither has the feed.
 */
export async function openMongoFeed({
  url,
  log,
  onError,
  topics = fedTopics,
}: MongoFeedOptions): Promise<MongoFeed> {
  const { database, close } = await openDatabase(url, 'feed');
  const events = database.collection<FedEvent>('events');
  const heads = database.collection<{ _id: string; nextOffset: number }>('heads');
  await events.createIndexes([
    { key: { team: 1, topic: 1, partition: 1, offset: 1 } },
    { key: { team: 1, eventId: 1 }, unique: true },
  ]);
  const store = await storeId(database.collection('meta'));
  let subscription: RunningSubscription | null = null;

  return withUnavailableErrors({
    async start() {
      subscription = await log.subscribe({
        consumer: 'feed',
        topics,
        start: async (topic, partition) =>
          (await heads.findOne({ _id: `${topic}/${partition}` }))?.nextOffset ?? 0,
        async onBatch(topic, partition, records) {
          await append(events, records.flatMap(fedEvent));
          const nextOffset = offsetAfter(records);
          await withRetry(() =>
            heads.updateOne(
              { _id: `${topic}/${partition}` },
              { $max: { nextOffset } },
              { upsert: true },
            ),
          );
        },
        onError,
      });
    },

    read: (teamId, after, options) =>
      readPage({ events, store, topics }, teamId, after, options ?? {}),

    async end() {
      const ends = topics.map(async (topic) => {
        const offsets = await Promise.all(
          Array.from({ length: PARTITIONS }, (_, partition) => log.endOffset(topic, partition)),
        );
        return [topic, offsets] as const;
      });
      return cursorOf(store, Object.fromEntries(await Promise.all(ends)));
    },

    async check(cursor) {
      const places = Object.entries(offsetsOf(cursor, store)).flatMap(([topic, offsets]) =>
        offsets.map((offset, partition) => ({ topic, partition, offset })),
      );
      const fed = new Map(
        (await heads.find({}).toArray()).map(({ _id, nextOffset }) => [_id, nextOffset]),
      );
      // The log may be ahead of the copy; only then we ask it, too.
      const ahead = places.filter(
        ({ topic, partition, offset }) => offset > (fed.get(`${topic}/${partition}`) ?? 0),
      );
      for (const { topic, partition, offset } of ahead) {
        if (!topics.includes(topic) || offset > (await log.endOffset(topic, partition)))
          throw cursorAhead();
      }
    },

    async close() {
      await subscription?.stop();
      await close();
    },
  });
}

async function readPage(
  {
    events,
    store,
    topics,
  }: { events: Collection<FedEvent>; store: string; topics: readonly string[] },
  teamId: string,
  after: string | null,
  { limit = Infinity, types = null }: FeedOptions,
): Promise<FeedPage> {
  const offsets = after === null ? {} : offsetsOf(after, store);
  const places = topics.flatMap((topic) =>
    Array.from({ length: PARTITIONS }, (_, partition) => ({
      topic,
      partition,
      offset: { $gte: offsets[topic]?.[partition] ?? 0 },
    })),
  );
  const found = events
    .find({ $or: places.map((place) => ({ team: text(teamId), ...place })) })
    .sort({ offset: 1, topic: 1, partition: 1 })
    .limit(FEED_PAGE.rows)
    .batchSize(FEED_PAGE.rows);
  const page: FeedPage['events'] = [];
  const reached = { ...offsets };
  let rows = 0;
  let characters = 0;
  for await (const { topic, partition, offset, body } of found) {
    const before = reached[topic] ?? new Array<number>(PARTITIONS).fill(0);
    reached[topic] = before.with(partition, offset + 1);
    rows++;
    characters += body.length;
    if (isOneOf(types, body)) page.push({ body, cursor: cursorOf(store, reached) });
    if (page.length >= limit || characters >= FEED_PAGE.characters)
      return { events: page, cursor: cursorOf(store, reached), isEnd: false };
  }
  const cursor = rows === 0 ? after : cursorOf(store, reached);
  return { events: page, cursor, isEnd: rows < FEED_PAGE.rows };
}

const fedTopics = catalogued.filter(({ isPings }) => !isPings).map(({ name }) => name);

function fedEvent({ topic, partition, offset, teamId, eventId, body }: LogRecord): FedEvent[] {
  return teamId === null
    ? []
    : [
        {
          _id: `${topic}/${partition}/${offset}`,
          team: teamId,
          eventId,
          topic,
          partition,
          offset,
          body,
        },
      ];
}

/** In order; skips what is there already. */
async function append(events: Collection<FedEvent>, batch: FedEvent[]): Promise<void> {
  for (let rest = batch; rest.length > 0;) {
    try {
      await withRetry(() => events.insertMany(rest, { ordered: true }));
      return;
    } catch (error) {
      if (!isDuplicate(error) || !(error instanceof mongoose.mongo.MongoBulkWriteError))
        throw error;
      const [duplicate] = [error.writeErrors].flat();
      if (!duplicate) throw error;
      rest = rest.slice(duplicate.index + 1);
    }
  }
}

/** Made once, to recognize cursors of another store. */
async function storeId(meta: Collection<{ _id: string; id: string }>): Promise<string> {
  await meta
    .updateOne({ _id: 'store' }, { $setOnInsert: { id: randomUUID() } }, { upsert: true })
    .catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
  const made = await meta.findOne({ _id: 'store' });
  if (!made) throw new Error('The store has no id');
  return made.id;
}

function cursorOf(store: string, offsets: Offsets): string {
  return Buffer.from(JSON.stringify({ store, offsets })).toString('base64url');
}

function offsetsOf(cursor: string, store: string): Offsets {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (parsed.success && parsed.data.store === store) return parsed.data.offsets;
  throw cursorOfAnother();
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
