import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../ids.ts';
import { until } from '../testing/until.ts';
import { partitionOf } from './partition.ts';
import {
  type Log,
  type LogEntry,
  type LogRecord,
  PARTITIONS,
  type RunningSubscription,
  type Subscription,
} from './port.ts';

/** A log to test with two topics of its own, prepared. */
export interface ContractLog {
  log: Log;
  topics: readonly [string, string];
  close(): Promise<void>;
}

export function anEntry(topic: string, key: string, changes: Partial<LogEntry> = {}): LogEntry {
  const eventId = newId();
  return { topic, key, eventId, teamId: null, body: JSON.stringify({ id: eventId }), ...changes };
}

/** Remembers what it is fed; journals its offsets like a projection does. */
export class Reader {
  readonly records: LogRecord[] = [];
  readonly errors: unknown[] = [];
  readonly starts: string[] = [];
  readonly offsets: Map<string, number>;
  /** What happens to a batch before it counts. */
  onBatch: (records: readonly LogRecord[]) => Promise<void> | void = () => {};
  readonly #log: Log;
  readonly #consumer: string;
  readonly #topics: readonly string[];
  readonly #only: Pick<Subscription, 'isPrivate' | 'partitions'>;
  readonly #busy = new Set<string>();
  #subscription: RunningSubscription | null = null;

  constructor(
    log: Log,
    topics: readonly string[],
    {
      consumer = newId(),
      offsets = new Map<string, number>(),
      only = {} as Pick<Subscription, 'isPrivate' | 'partitions'>,
    } = {},
  ) {
    this.#only = only;
    this.#log = log;
    this.#topics = topics;
    this.#consumer = consumer;
    this.offsets = offsets;
  }

  async run(): Promise<this> {
    const subscription: Subscription = {
      consumer: this.#consumer,
      topics: this.#topics,
      ...this.#only,
      start: async (topic, partition) => {
        this.starts.push(`${topic}/${partition}`);
        return this.offsets.get(`${topic}/${partition}`) ?? 0;
      },
      onBatch: async (topic, partition, records) => {
        const place = `${topic}/${partition}`;
        if (this.#busy.has(place)) throw new Error(`${place} is fed two batches at once`);
        this.#busy.add(place);
        try {
          await this.onBatch(records);
          this.records.push(...records);
          this.offsets.set(place, records.at(-1)!.offset + 1);
        } finally {
          this.#busy.delete(place);
        }
      },
      onError: (error) => this.errors.push(error),
    };
    this.#subscription = await this.#log.subscribe(subscription);
    return this;
  }

  async stop(): Promise<void> {
    await this.#subscription?.stop();
    this.#subscription = null;
  }

  /** Resolves when every one of these events was fed. */
  async has(entries: readonly LogEntry[]): Promise<void> {
    const wanted = new Set(entries.map(({ eventId }) => eventId));
    let seen = 0;
    await until(() => {
      for (; seen < this.records.length; seen++) wanted.delete(this.records[seen]!.eventId);
      return wanted.size === 0;
    }, 'all of them are fed');
  }

  ofKey(key: string): string[] {
    return this.records.filter((record) => record.key === key).map(({ eventId }) => eventId);
  }
}

/** What every adapter of the log promises. */
export function logContract(adapter: string, open: () => Promise<ContractLog>): void {
  describe(`the log in ${adapter}`, () => {
    let opened: ContractLog;
    let log: Log;
    let topic: string;
    let otherTopic: string;
    const readers: Reader[] = [];
    beforeAll(async () => {
      opened = await open();
      log = opened.log;
      [topic, otherTopic] = opened.topics;
    });
    afterAll(async () => {
      await Promise.all(readers.map((reader) => reader.stop()));
      await opened.close();
    });

    const aReader = (
      ...args: ConstructorParameters<typeof Reader> extends [Log, ...infer Rest] ? Rest : never
    ) => {
      const reader = new Reader(log, ...args);
      readers.push(reader);
      return reader;
    };

    test('entries come as they were published, in the partition of their key, with rising offsets', async () => {
      const key = newId();
      const entries = [
        anEntry(topic, key, { teamId: newId(), body: JSON.stringify({ text: 'ü\u0000\n' }) }),
        anEntry(topic, key, { eventId: `Thing/${key}/ä` }),
        anEntry(topic, key, { body: 'x'.repeat(700_000) }),
      ];
      await log.publish([]);
      await log.publish(entries);
      const reader = await aReader([topic]).run();
      await reader.has(entries);
      const records = reader.records.filter((record) => record.key === key);
      expect(records).toEqual(
        entries.map((entry, n) => ({
          ...entry,
          partition: partitionOf(key),
          offset: records[0]!.offset + n,
        })),
      );
      expect([...new Set(reader.starts)].toSorted()).toEqual(
        Array.from({ length: PARTITIONS }, (_, n) => `${topic}/${n}`).toSorted(),
      );
    });

    test('a private subscription reads everything next to others of its name; others read only the partitions that they name', async () => {
      const [key, consumer] = [newId(), newId()];
      const other = Array.from({ length: 100 }, () => newId()).find(
        (each) => partitionOf(each) !== partitionOf(key),
      )!;
      const serving = await aReader([topic], { consumer }).run();
      const entries = [anEntry(topic, key), anEntry(topic, other)];
      await log.publish(entries);
      await serving.has(entries);
      const beside = await aReader([topic], { consumer, only: { isPrivate: true } }).run();
      const partitions = new Set([partitionOf(key)]);
      const some = await aReader([topic], { only: { isPrivate: true, partitions } }).run();
      await beside.has(entries);
      await some.has(entries.slice(0, 1));
      const later = [anEntry(topic, key), anEntry(topic, other)];
      await log.publish(later);
      for (const reader of [serving, beside]) await reader.has(later);
      await some.has(later.slice(0, 1));
      expect(some.ofKey(other)).toEqual([]);
      // The one that serves kept its partitions all the while.
      expect(serving.starts).toHaveLength(PARTITIONS);
      expect(serving.ofKey(other)).toHaveLength(2);
    });

    test('the order of a key is kept among many writers', async () => {
      const keys = Array.from({ length: 20 }, () => newId());
      const reader = await aReader([topic, otherTopic]).run();
      const published = await Promise.all(
        keys.map(async (key, n) => {
          const entries = Array.from({ length: 20 }, () =>
            anEntry(n % 2 ? topic : otherTopic, key),
          );
          for (let from = 0; from < entries.length; from += 4)
            await log.publish(entries.slice(from, from + 4));
          return entries;
        }),
      );
      await reader.has(published.flat());
      for (const [n, key] of keys.entries())
        expect(reader.ofKey(key)).toEqual(published[n]!.map(({ eventId }) => eventId));
      expect(reader.errors).toEqual([]);
    });

    test('reading goes on where `start` says, whatever was read before', async () => {
      const key = newId();
      const place = `${topic}/${partitionOf(key)}`;
      const before = [anEntry(topic, key), anEntry(topic, key)];
      await log.publish(before);
      const [first, offsets] = [
        await aReader([topic], { consumer: newId() }).run(),
        new Map<string, number>(),
      ];
      await first.has(before);
      await first.stop();
      const after = [anEntry(topic, key)];
      await log.publish(after);
      for (let partition = 0; partition < PARTITIONS; partition++)
        offsets.set(`${topic}/${partition}`, await log.endOffset(topic, partition));
      offsets.set(place, offsets.get(place)! - 2);
      const second = await aReader([topic], { offsets }).run();
      await second.has([before[1]!, ...after]);
      expect(second.records.map(({ eventId }) => eventId)).toEqual([
        before[1]!.eventId,
        after[0]!.eventId,
      ]);
    });

    test('a rejected batch is reported and begins again where `start` says; the other partitions flow', async () => {
      const ill = newId();
      let ok = newId();
      while (partitionOf(ok) === partitionOf(ill)) ok = newId();
      const reader = aReader([topic]);
      const [illEntry, okEntry] = [anEntry(topic, ill), anEntry(topic, ok)];
      let failures = 2;
      reader.onBatch = async (records) => {
        if (!records.some(({ key }) => key === ill)) return;
        await reader.has([okEntry]); // Never, unless they flow.
        if (failures-- > 0) throw new Error('not now');
      };
      await reader.run();
      await log.publish([illEntry]);
      await log.publish([okEntry]);
      await reader.has([illEntry]);
      expect(reader.errors.map(String)).toEqual(['Error: not now', 'Error: not now']);
      expect(reader.ofKey(ill)).toEqual([illEntry.eventId]);
      expect(reader.starts.filter((place) => place === `${topic}/${partitionOf(ill)}`).length).toBe(
        3,
      );
    });

    test('a partition that cannot be taken over yet is tried again', async () => {
      const reader = aReader([topic]);
      const entry = anEntry(topic, newId());
      const place = `${topic}/${partitionOf(entry.key)}`;
      let failures = 1;
      const offsets = reader.offsets.get.bind(reader.offsets);
      reader.offsets.get = (key) => {
        if (key === place && failures-- > 0) throw new Error('not yet');
        return offsets(key);
      };
      await reader.run().catch(() => reader.run()); // The embedded log already tells who subscribes.
      await log.publish([entry]);
      await reader.has([entry]);
    });

    test('what is published before a look at the end is before that end', async () => {
      const key = newId();
      const partition = partitionOf(key);
      const before = await log.endOffset(topic, partition);
      let published = 0;
      await Promise.all(
        Array.from({ length: 30 }, async () => {
          await log.publish([anEntry(topic, key)]);
          const soFar = ++published;
          expect(await log.endOffset(topic, partition)).toBeGreaterThanOrEqual(before + soFar);
        }),
      );
      expect(await log.endOffset(topic, partition)).toBe(before + 30);
    });

    test('stopping finishes the batch under way and takes no other', async () => {
      const reader = aReader([topic]);
      const key = newId();
      let [isUnderWay, release] = [() => {}, () => {}];
      const underWay = new Promise<void>((resolve) => (isUnderWay = resolve));
      reader.onBatch = async (records) => {
        if (!records.some((record) => record.key === key)) return;
        isUnderWay();
        await new Promise<void>((resolve) => (release = resolve));
      };
      await reader.run();
      const entry = anEntry(topic, key);
      await log.publish([entry]);
      await underWay;
      const stopped = reader.stop();
      const later = anEntry(topic, key);
      await log.publish([later]);
      release();
      await stopped;
      expect(reader.ofKey(key)).toEqual([entry.eventId]);
    });

    test('two consumers each get everything', async () => {
      const two = await Promise.all([aReader([topic]).run(), aReader([topic]).run()]);
      const entries = Array.from({ length: 10 }, () => anEntry(topic, newId()));
      await log.publish(entries);
      await Promise.all(two.map((reader) => reader.has(entries)));
    });
  });
}
