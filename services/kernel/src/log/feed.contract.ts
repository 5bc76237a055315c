import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../ids.ts';
import { readFeed } from '../testing/read-feed.ts';
import { until } from '../testing/until.ts';
import { anEntry } from './log.contract.ts';
import { FEED_PAGE, type Feed, type Log, type LogEntry } from './port.ts';

/** A feed to test, the log that fills it, and the feed of another installation. Topics: two that are fed, and `pings`. */
export interface ContractFeed {
  feed: Feed;
  log: Log;
  topics: readonly [string, string];
  foreign: Feed;
  /** A cursor of the same store, a hundred events further. */
  ahead(cursor: string): string;
  close(): Promise<void>;
}

/** What every adapter of the feed promises. */
export function feedContract(adapter: string, open: () => Promise<ContractFeed>): void {
  describe(`the feed in ${adapter}`, () => {
    let opened: ContractFeed;
    let feed: Feed;
    beforeAll(async () => {
      opened = await open();
      feed = opened.feed;
    });
    afterAll(() => opened.close());

    const some = (
      teamId: string | null,
      count: number,
      topic: string = opened.topics[0],
      key?: string,
    ): LogEntry[] =>
      Array.from({ length: count }, () => anEntry(topic, key ?? newId(), { teamId }));
    const bodies = (entries: readonly LogEntry[]) => entries.map(({ body }) => body).toSorted();

    /** All that comes after a cursor, once there is as much. */
    async function readAll(
      teamId: string,
      count: number,
      after: string | null = null,
      limit = 1_000,
    ): Promise<string[]> {
      return until(async () => {
        const read = await readFeed(feed, teamId, after, { limit });
        return read.length >= count && read.map(({ body }) => body);
      }, `there are ${count} to read`);
    }

    test('a team reads its events, all of them and no others, whatever the size of a page', async () => {
      const [team, other] = [newId(), newId()];
      const ours = [...some(team, 15), ...some(team, 15, opened.topics[1])];
      await opened.log.publish([
        ...ours,
        ...some(other, 5),
        ...some(null, 5),
        ...some(team, 3, 'pings'),
      ]);
      for (const limit of [1_000, 7, 1])
        expect((await readAll(team, 30, null, limit)).toSorted()).toEqual(bodies(ours));
      expect(await feed.read(newId(), null)).toEqual({ events: [], cursor: null, isEnd: true });
    });

    test('the events of a stream come in their order', async () => {
      const team = newId();
      const ofStream = some(team, 10, opened.topics[0], newId());
      for (const entry of ofStream) await opened.log.publish([entry, ...some(team, 2)]);
      const read = await readAll(team, 30, null, 4);
      expect(read.filter((body) => ofStream.some((entry) => entry.body === body))).toEqual(
        ofStream.map(({ body }) => body),
      );
    });

    test('reading again gives the same lines in the same order, also while others write', async () => {
      const team = newId();
      const keys = Array.from({ length: 30 }, () => newId());
      let isOver = false;
      let written = 0;
      const writers = opened.topics.flatMap((topic) =>
        Array.from({ length: 3 }, async () => {
          while (!isOver) {
            const key = keys[written % keys.length]!;
            await opened.log.publish(some(team, 1 + (written % 4), topic, key));
            written += 1 + (written % 4);
          }
        }),
      );
      let before = await readFeed(feed, team);
      for (let rounds = 0; rounds < 20 || before.length < 300; rounds++) {
        const again = await readFeed(feed, team);
        expect(again.slice(0, before.length)).toEqual(before);
        before = again;
        await nextTurn(); // Reads of a file leave the others no turn.
      }
      isOver = true;
      await Promise.all(writers);
      const end = await feed.end(team);
      expect(await readFeed(feed, team, end)).toEqual([]);
      const [once, twice] = [await readFeed(feed, team), await readFeed(feed, team)];
      expect(twice).toEqual(once);
      expect(once.slice(0, before.length)).toEqual(before);
    });

    test('what is on the log twice comes once, where it came first', async () => {
      const team = newId();
      const key = newId();
      const entries = some(team, 10, opened.topics[0], key);
      await opened.log.publish(entries.slice(0, 6));
      await opened.log.publish(entries.slice(3, 8));
      await opened.log.publish([entries[0]!, entries[8]!, entries[8]!]);
      await opened.log.publish(entries.slice(9));
      await feed.end(team);
      expect((await readFeed(feed, team)).map(({ body }) => body)).toEqual(
        entries.map(({ body }) => body),
      );
    });

    test('each event has the cursor behind it', async () => {
      const team = newId();
      await opened.log.publish([...some(team, 7), ...some(team, 5, opened.topics[0], newId())]);
      await readAll(team, 12);
      const all = await readFeed(feed, team);
      for (const [n, { cursor }] of all.entries())
        expect(await readFeed(feed, team, cursor)).toEqual(all.slice(n + 1));
    });

    test('a page goes through a bounded number of events, and says how far it came and whether that was the end', async () => {
      const team = newId();
      const entries = some(team, FEED_PAGE.rows * 2 + 10);
      for (let from = 0; from < entries.length; from += 100)
        await opened.log.publish(entries.slice(from, from + 100));
      await readAll(team, entries.length);
      const first = await feed.read(team, null);
      expect(first).toMatchObject({ isEnd: false, cursor: first.events.at(-1)!.cursor });
      expect(first.events.length).toBeLessThanOrEqual(FEED_PAGE.rows);
      const large = newId();
      await opened.log.publish(
        some(large, 6).map((entry) => ({
          ...entry,
          body: JSON.stringify({ id: entry.eventId, text: 'x'.repeat(FEED_PAGE.characters / 2) }),
        })),
      );
      await readAll(large, 6);
      expect((await feed.read(large, null)).events.length).toBeLessThanOrEqual(2);
    });

    test('only the wanted types are read, and the cursor passes the others', async () => {
      const team = newId();
      const typed = (type: string, count: number) =>
        some(team, count).map((entry) => ({
          ...entry,
          body: JSON.stringify({ id: entry.eventId, type, data: { type: 'Rare' } }),
        }));
      const rare = typed('Rare', 3);
      await opened.log.publish([
        ...typed('Common', FEED_PAGE.rows),
        ...rare.slice(0, 2),
        ...typed('Common', FEED_PAGE.rows),
        ...rare.slice(2),
      ]);
      await readAll(team, FEED_PAGE.rows * 2 + 3);
      const read = await readFeed(feed, team, null, { types: new Set(['Rare']), limit: 1 });
      expect(read.map(({ body }) => body).toSorted()).toEqual(bodies(rare));
      for (const { cursor } of read) await feed.check(cursor);
      let [cursor, isEnd]: [string | null, boolean] = [null, false];
      while (!isEnd) {
        const page = await feed.read(team, cursor, { types: new Set(['Never']) });
        expect(page.events).toEqual([]);
        [cursor, isEnd] = [page.cursor, page.isEnd];
      }
      const later = typed('Common', 1);
      await opened.log.publish(later);
      expect(await readAll(team, 1, cursor)).toEqual(bodies(later));
    });

    test('behind the end comes what is published later, and nothing else', async () => {
      const team = newId();
      await opened.log.publish(some(team, 20));
      const end = await feed.end(team);
      const later = some(team, 5);
      await opened.log.publish(later);
      expect((await readAll(team, 5, end)).toSorted()).toEqual(bodies(later));
      await readAll(team, 25);
      expect((await readAll(team, 5, end)).toSorted()).toEqual(bodies(later));
    });

    test('a cursor that is none, or of another store, is refused', async () => {
      const team = newId();
      const [own, foreign] = [await feed.end(team), await opened.foreign.end(team)];
      const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      for (const cursor of [
        '',
        'nonsense',
        '0',
        foreign,
        `${own.slice(0, -4)}AAAA`,
        json({}),
        json({ offsets: { $gt: '' } }),
        json([1]),
      ]) {
        await expect(feed.read(team, cursor)).rejects.toMatchObject({
          name: 'DomainError',
          code: 'INVALID',
        });
        await expect(feed.check(cursor)).rejects.toMatchObject({
          name: 'DomainError',
          code: 'INVALID',
        });
      }
    });

    test('a cursor is good as far as the log goes, and no further', async () => {
      const team = newId();
      await opened.log.publish(some(team, 5));
      await readAll(team, 5);
      const all = await readFeed(feed, team);
      for (const cursor of [
        ...all.map((each) => each.cursor),
        await feed.end(team),
        await feed.end(newId()),
      ])
        await feed.check(cursor);
      const ahead = opened.ahead(all.at(-1)!.cursor);
      await expect(feed.check(ahead)).rejects.toMatchObject({
        code: 'INVALID',
        fields: { after: [expect.stringContaining('ahead of the event stream')] },
      });
    });
  });
}
