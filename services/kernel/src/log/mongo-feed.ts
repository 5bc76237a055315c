import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { topics as catalogued } from '@lectern/schemas/events/catalogue.ts';
import { DomainError } from '../errors.ts';
import {
  type Collection,
  type Database,
  dropCollection,
  isDuplicate,
  openDatabase,
  withRetry,
  text,
} from '../store/mongo/connection.ts';
import { withUnavailableErrors } from '../store/mongo/when-away.ts';
import { cursorAhead, cursorOfAnother } from './cursor.ts';
import { FeedSequence, type FeedLine } from './feed-sequence.ts';
import {
  offsetAfter,
  type Feed,
  type FeedOptions,
  FEED_PAGE,
  type FeedPage,
  type Log,
  PARTITIONS,
  type RunningSubscription,
} from './port.ts';
import { isOneOf } from './row-types.ts';

const END_WAIT_MS = 2_000;
const AGAIN_MS = 20;

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

/** How far a partition of a topic has been copied. */
interface Head {
  /** Topic and partition. */
  _id: string;
  nextOffset: number;
}

const cursorSchema = z.strictObject({ store: z.string(), position: z.int().nonnegative() });

/**
 * The feed of the cluster: the partitions of the log, which have no order between them, copied into one sequence whose
 * order never changes (ADR 63).
 */
export async function openMongoFeed({
  url,
  log,
  onError,
  topics = fedTopics,
}: MongoFeedOptions): Promise<MongoFeed> {
  const { database, close } = await openDatabase(url, 'feed');
  await dropUnordered(database);
  const heads = database.collection<Head>('copied');
  const sequence = await FeedSequence.open(database);
  const store = await storeId(database.collection('meta'));
  let subscription: RunningSubscription | null = null;

  return withUnavailableErrors({
    async start() {
      subscription = await log.subscribe({
        consumer: 'feed-sequence',
        topics,
        start: async (topic, partition) =>
          (await heads.findOne({ _id: `${topic}/${partition}` }))?.nextOffset ?? 0,
        async onBatch(topic, partition, records) {
          await sequence.append(records);
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
      readPage({ lines: sequence.lines, store }, teamId, after, options ?? {}),

    async end() {
      const until = performance.now() + END_WAIT_MS;
      const tooLate = pause(END_WAIT_MS, null, { ref: false });
      const ends = await Promise.race([endsOf(log, topics), tooLate]);
      if (!ends || !(await areCopied(heads, ends, until))) throw catchingUp();
      return cursorOf(store, await sequence.last());
    },

    async check(cursor) {
      if (positionOf(cursor, store) > (await sequence.last())) throw cursorAhead();
    },

    async close() {
      await subscription?.stop();
      await close();
    },
  });
}

async function readPage(
  { lines, store }: { lines: Collection<FeedLine>; store: string },
  teamId: string,
  after: string | null,
  { limit = Infinity, types = null }: FeedOptions,
): Promise<FeedPage> {
  const position = after === null ? 0 : positionOf(after, store);
  const found = lines
    .find({ team: text(teamId), _id: { $gt: position } }, { readConcern: 'majority' })
    .sort({ _id: 1 })
    .limit(FEED_PAGE.rows)
    .batchSize(FEED_PAGE.rows);
  const page: FeedPage = { events: [], cursor: after, isEnd: false };
  let rows = 0;
  let characters = 0;
  for await (const { _id, body } of found) {
    page.cursor = cursorOf(store, _id);
    rows++;
    characters += body.length;
    if (isOneOf(types, body)) page.events.push({ body, cursor: page.cursor });
    if (page.events.length >= limit || characters >= FEED_PAGE.characters) return page;
  }
  return { ...page, isEnd: rows < FEED_PAGE.rows };
}

const fedTopics = catalogued.filter(({ isPings }) => !isPings).map(({ name }) => name);

/** By topic and partition. */
async function endsOf(log: Log, topics: readonly string[]): Promise<Map<string, number>> {
  const places = topics.flatMap((topic) =>
    Array.from({ length: PARTITIONS }, (_, partition) => ({ topic, partition })),
  );
  return new Map(
    await Promise.all(
      places.map(
        async ({ topic, partition }) =>
          [`${topic}/${partition}`, await log.endOffset(topic, partition)] as const,
      ),
    ),
  );
}

/** Resolves once all before these ends is copied; false where that takes too long. */
async function areCopied(
  heads: Collection<Head>,
  ends: ReadonlyMap<string, number>,
  until: number,
): Promise<boolean> {
  while (performance.now() < until) {
    const copied = new Map(
      (await heads.find({}).toArray()).map(({ _id, nextOffset }) => [_id, nextOffset]),
    );
    if ([...ends].every(([place, end]) => (copied.get(place) ?? 0) >= end)) return true;
    await pause(AGAIN_MS);
  }
  return false;
}

function catchingUp(): DomainError {
  return new DomainError(
    'UNAVAILABLE',
    'The event stream is catching up. Please try again in a moment.',
    undefined,
    1,
  );
}

/** Earlier releases kept copies without an order. */
async function dropUnordered(database: Database): Promise<void> {
  await Promise.all(['events', 'heads'].map((name) => dropCollection(database, name)));
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

function cursorOf(store: string, position: number): string {
  return Buffer.from(JSON.stringify({ store, position })).toString('base64url');
}

function positionOf(cursor: string, store: string): number {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (parsed.success && parsed.data.store === store) return parsed.data.position;
  throw cursorOfAnother();
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
