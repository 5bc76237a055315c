import { beforeAll, describe, expect, test } from '@jest/globals';
import { NewerRelease } from '../errors.ts';
import { newId } from '../ids.ts';
import type { ContractStore } from './contract-store.ts';
import { type JournalKey, JournalLost, type ParkedEvent } from './journals-port.ts';
import type { ServiceStore } from './port.ts';
import type { ViewDeclaration, ViewRow } from './views-port.ts';

const tally: ViewDeclaration = {
  name: 'tally@1',
  fields: { n: 'number', terms: 'texts' },
  lists: { byN: { filters: ['terms'], orderBy: 'n' } },
  lookups: [],
};

export function journalsContract(opened: () => ContractStore): void {
  describe('journals', () => {
    let store: ServiceStore;
    beforeAll(async () => {
      store = opened().store;
      await store.views.declare(tally);
    });

    const aKey = (consumer: string = newId()): JournalKey => ({
      consumer,
      topic: 'sharing',
      partition: 3,
    });
    const aRow = (
      id: string,
      n: number | null,
      teamId = 'team',
    ): { declaration: ViewDeclaration; row: ViewRow } => ({
      declaration: tally,
      row: {
        teamId,
        id,
        version: 0,
        shape: 1,
        doc: n === null ? null : { n },
        index: n === null ? {} : { n, terms: [`n${n}`] },
      },
    });
    const doc = async (id: string) => (await store.views.get(tally, 'team', id))?.doc;

    test('a journal begins at nothing and remembers how far it came', async () => {
      const key = aKey();
      expect(await store.journals.takeOver(key)).toEqual({ sequence: 0, nextOffset: 0 });
      const head = await store.journals.commit(key, 0, { nextOffset: 10, rows: [], streams: [] });
      expect(head).toEqual({ sequence: 1, nextOffset: 10 });
      expect(await store.journals.head(key)).toEqual(head);
      expect(await opened().other.journals.takeOver(key)).toEqual(head);
      expect(await store.journals.head({ ...key, partition: 4 })).toEqual({
        sequence: 0,
        nextOffset: 0,
      });
      expect(await store.journals.isWritten({ ...key, partition: 4 }, 1)).toBe(false);
    });

    test('a batch writes, replaces and deletes its rows', async () => {
      const [key, one, two] = [aKey(), newId(), newId()];
      await store.journals.commit(key, 0, {
        nextOffset: 1,
        rows: [aRow(one, 1), aRow(two, 1)],
        streams: [],
      });
      await store.journals.commit(key, 1, {
        nextOffset: 2,
        rows: [aRow(one, 2), aRow(two, null)],
        streams: [],
      });
      expect([await doc(one), await doc(two)]).toEqual([{ n: 2 }, undefined]);
      expect(
        await Promise.all(
          [0, 2, 3].map((offset) => opened().other.journals.isWritten(key, offset)),
        ),
      ).toEqual([true, true, false]);
      const found = await store.views.find(tally, 'team', {
        list: 'byN',
        where: { terms: { containsAny: ['n1', 'n2'] } },
        limit: 100,
      });
      expect(found.map(({ id }) => id)).toContain(one);
      expect(found.map(({ id }) => id)).not.toContain(two);
      expect((await Array.fromAsync(store.views.all(tally))).map(({ id }) => id)).not.toContain(
        two,
      );
      await store.journals.commit(key, 2, { nextOffset: 3, rows: [aRow(two, 3)], streams: [] });
      expect(await doc(two)).toEqual({ n: 3 });
    });

    test('of a row twice in a batch the last one counts', async () => {
      const [key, id] = [aKey(), newId()];
      await store.journals.commit(key, 0, {
        nextOffset: 1,
        rows: [aRow(id, 1), aRow(id, null), aRow(id, 2)],
        streams: [],
      });
      expect(await doc(id)).toEqual({ n: 2 });
    });

    test('of two owners the one that comes late loses, and nothing of its batch is seen', async () => {
      const [key, id] = [aKey(), newId()];
      const [mine, theirs] = [
        await store.journals.takeOver(key),
        await opened().other.journals.takeOver(key),
      ];
      await opened().other.journals.commit(key, theirs.sequence, {
        nextOffset: 5,
        rows: [aRow(id, 5)],
        streams: [{ stream: 'a', version: 5, isParked: false }],
      });
      const late = store.journals.commit(key, mine.sequence, {
        nextOffset: 3,
        rows: [aRow(id, 3)],
        streams: [{ stream: 'a', version: 3, isParked: false }],
      });
      await expect(late).rejects.toThrow(JournalLost);
      expect(await store.journals.takeOver(key)).toEqual({ sequence: 1, nextOffset: 5 });
      expect(await doc(id)).toEqual({ n: 5 });
      expect((await store.journals.streams(key.consumer, ['a'])).get('a')?.version).toBe(5);
    });

    test('of 64 owners exactly one writes each batch, and the rows are those of the last', async () => {
      const [key, id] = [aKey(), newId()];
      for (let sequence = 0; sequence < 3; sequence++) {
        const outcomes = await Promise.allSettled(
          Array.from({ length: 64 }, (_, n) =>
            (n % 2 ? store : opened().other).journals.commit(key, sequence, {
              nextOffset: sequence + 1,
              rows: [aRow(id, sequence)],
              streams: [],
            }),
          ),
        );
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(JournalLost);
      }
      expect(await doc(id)).toEqual({ n: 2 });
    });

    test('the last versions of streams are kept a consumer, parked ones too', async () => {
      const [key, other] = [aKey(), aKey()];
      await store.journals.commit(key, 0, {
        nextOffset: 1,
        rows: [],
        streams: [
          { stream: 'a', version: 1, isParked: false },
          { stream: 'b', version: 2, isParked: true },
        ],
      });
      await store.journals.commit(other, 0, {
        nextOffset: 1,
        rows: [],
        streams: [{ stream: 'a', version: 9, isParked: false }],
      });
      await store.journals.commit(key, 1, {
        nextOffset: 2,
        rows: [],
        streams: [{ stream: 'a', version: 3, isParked: false }],
      });
      expect(await store.journals.streams(key.consumer, ['a', 'b', 'c'])).toEqual(
        new Map([
          ['a', { version: 3, isParked: false }],
          ['b', { version: 2, isParked: true }],
        ]),
      );
    });

    test('a row is noted with whom it is made from, a generation, until that is dropped', async () => {
      const view = { ...tally, name: `tally@${newId()}` };
      const [key, one, two, ada, eve] = [aKey(view.name), newId(), newId(), newId(), newId()];
      await store.views.declare(view);
      expect(await store.views.declared()).toContain(view.name);
      const note = (personId: string, id: string, teamId: string | null = 'team') => ({
        personId,
        teamId,
        id,
      });
      await store.journals.commit(key, 0, {
        nextOffset: 1,
        rows: [{ ...aRow(one, 1), declaration: view }],
        streams: [],
        persons: [note(ada, one), note(ada, two, null), note(eve, one)],
      });
      await store.journals.commit(key, 1, {
        nextOffset: 2,
        rows: [],
        streams: [],
        persons: [note(ada, one)],
      });
      const place = { topic: key.topic, partition: key.partition };
      const rows = await store.views.ofPerson(view.name, ada);
      expect(rows.toSorted((a, b) => (a.teamId ?? '').localeCompare(b.teamId ?? ''))).toEqual([
        { teamId: null, id: two, place },
        { teamId: 'team', id: one, place },
      ]);
      expect(await store.views.ofPerson(tally.name, ada)).toEqual([]);
      await store.views.drop({ name: view.name });
      expect([
        await store.views.ofPerson(view.name, ada),
        (await store.views.declared()).includes(view.name),
      ]).toEqual([[], false]);
    });

    test('forgetting a consumer lets it begin again', async () => {
      const key = aKey();
      await store.journals.commit(key, 0, {
        nextOffset: 7,
        rows: [],
        streams: [{ stream: 'a', version: 1, isParked: false }],
      });
      await store.journals.forget(key.consumer);
      expect(await store.journals.takeOver(key)).toEqual({ sequence: 0, nextOffset: 0 });
      expect(await store.journals.streams(key.consumer, ['a'])).toEqual(new Map());
      await store.journals.commit(key, 0, { nextOffset: 1, rows: [], streams: [] });
    });

    test('everybody who has a journal or last versions is known, until they are forgotten', async () => {
      const [key, other] = [aKey(), aKey()];
      await store.journals.commit(key, 0, { nextOffset: 7, rows: [], streams: [] });
      await store.journals.commit(other, 0, {
        nextOffset: 7,
        rows: [],
        streams: [{ stream: 'a', version: 1, isParked: false }],
      });
      const known = async () =>
        (await store.journals.consumers())
          .filter((consumer) => [key.consumer, other.consumer].includes(consumer))
          .toSorted();
      expect(await known()).toEqual([key.consumer, other.consumer].toSorted());
      await store.journals.forget(key.consumer);
      expect(await known()).toEqual([other.consumer]);
    });

    test('one generation of a projection serves', async () => {
      const projection = newId();
      expect(await store.journals.serving(projection)).toBeNull();
      await store.journals.serve(projection, '1');
      await store.journals.serve(projection, '2');
      expect(await opened().other.journals.serving(projection)).toBe('2');
      await store.journals.serve(projection, null);
      expect(await opened().other.journals.serving(projection)).toBeNull();
    });

    test('of those that replace the same value one wins', async () => {
      const [projection, journals] = [newId(), [store.journals, opened().other.journals]];
      for (const [before, values] of [
        [null, ['a', 'a', 'a', 'a']],
        ['a', ['b', 'c', 'd', 'e']],
      ] as const) {
        const won = await Promise.all(
          values.map((value, n) => journals[n % 2]!.replaceServing(projection, before, value)),
        );
        expect(won.filter(Boolean)).toHaveLength(1);
      }
      expect(await store.journals.serving(projection)).toMatch(/^[b-e]$/);
      expect(await store.journals.replaceServing(projection, null, 'c')).toBe(false);
    });
  });

  describe('parked events', () => {
    const aParked = (consumer: string, changes: Partial<ParkedEvent> = {}): ParkedEvent => ({
      consumer,
      topic: 'sharing',
      partition: 0,
      offset: 0,
      eventId: newId(),
      stream: 'Thing/a',
      body: '{"$x":1}',
      reason: 'unknown version',
      parkedAt: '2026-11-20T12:00:00.000Z',
      ...changes,
    });

    test('are listed as they were parked and gone when removed', async () => {
      const { parked } = opened().store;
      const consumer = newId();
      const first = aParked(consumer, { offset: 5, parkedAt: '2026-11-20T12:00:01.000Z' });
      const second = aParked(consumer, {
        offset: 2,
        parkedAt: '2026-11-20T12:00:02.000Z',
        stream: null,
      });
      await parked.park(first);
      await parked.park(second);
      await parked.park(aParked(newId()));
      expect(await parked.list(consumer)).toEqual([first, second]);
      expect((await parked.list()).length).toBeGreaterThanOrEqual(3);
      await parked.remove(consumer, first.eventId);
      expect(await parked.list(consumer)).toEqual([second]);
    });

    test('newer ones are listed by their consumers, until they are parked for another reason', async () => {
      const { parked } = opened().store;
      const [consumer, another] = [newId(), newId()];
      const reason = new NewerRelease('SharedLinkCanceled 9').message;
      const [first, second] = [
        aParked(consumer, { reason }),
        aParked(another, { reason, parkedAt: '2026-11-20T12:00:01.000Z' }),
      ];
      for (const event of [first, second, aParked(consumer), aParked(newId(), { reason })])
        await parked.park(event);
      const newer = async () =>
        (await parked.listNewer([consumer, another])).map(({ eventId }) => eventId);
      expect(await newer()).toEqual([first.eventId, second.eventId]);
      await parked.setReason(another, second.eventId, 'It has failed again');
      expect(await newer()).toEqual([first.eventId]);
      expect(await parked.list(another)).toEqual([{ ...second, reason: 'It has failed again' }]);
      await parked.remove(consumer, first.eventId);
      await parked.setReason(consumer, first.eventId, reason);
      expect([await newer(), (await parked.list(consumer)).length]).toEqual([[], 1]);
    });

    test('whether others of a stream are parked is known', async () => {
      const { parked } = opened().store;
      const consumer = newId();
      const [first, second] = [aParked(consumer), aParked(consumer)];
      await parked.park(first);
      const hasOthers = () => parked.hasOthers(consumer, 'Thing/a', first.eventId);
      expect(await hasOthers()).toBe(false);
      await parked.park(second);
      expect(await hasOthers()).toBe(true);
    });

    test('an event parked again is there once and keeps its place', async () => {
      const { parked } = opened().store;
      const consumer = newId();
      const [first, second] = [
        aParked(consumer),
        aParked(consumer, { parkedAt: '2026-11-20T12:00:01.000Z' }),
      ];
      for (const event of [first, second, { ...first, parkedAt: '2026-11-20T12:00:02.000Z' }])
        await parked.park(event);
      expect((await parked.list(consumer)).map(({ eventId }) => eventId)).toEqual([
        first.eventId,
        second.eventId,
      ]);
    });
  });
}
