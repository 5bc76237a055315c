import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../ids.ts';
import { until } from '../testing/until.ts';
import type { ContractStore } from './contract-store.ts';
import { jobsContract } from './jobs.contract.ts';
import { journalsContract } from './journals.contract.ts';
import { type Append, CommitConflict, CommitRepeated, ReservationHeld } from './commits-port.ts';
import type { ServiceStore } from './port.ts';
import type { ViewDeclaration } from './views-port.ts';
import { textsContract } from './texts.contract.ts';
import { viewsContract } from './views.contract.ts';

export const thing: ViewDeclaration = {
  name: 'Thing',
  fields: { name: 'text' },
  lists: { byName: { orderBy: 'name' } },
};

/** A commit of one event to `Thing/<id>`, with defaults for what `changes` leaves out. */
export function anAppend(
  id: string,
  number: number,
  changes: Partial<Append['commit']> & Partial<Pick<Append, 'take' | 'release'>> = {},
): Append {
  const { take = [], release = [], ...commit } = changes;
  return {
    commit: {
      stream: `Thing/${id}`,
      number,
      id: newId(),
      firstVersion: number,
      events: [
        {
          type: 'ThingHappened',
          schemaVersion: 1,
          data: { number, $or: [{ 'a.b': null }], text: 'ü\u0000"' },
        },
      ],
      meta: {
        time: '2026-11-20T12:00:00.000Z',
        teamId: null,
        actorId: null,
        onBehalfOfId: null,
        correlationId: 'c',
        causationId: null,
      },
      idempotency: null,
      ...commit,
    },
    view: {
      declaration: thing,
      row: {
        teamId: null,
        id,
        version: number,
        shape: 1,
        doc: { number },
        index: { name: `thing ${number}` },
      },
    },
    take,
    release,
  };
}

/** What every adapter of the store promises. */
export function storeContract(adapter: string, open: () => Promise<ContractStore>): void {
  describe(`the store in ${adapter}`, () => {
    let opened: ContractStore;
    let store: ServiceStore;
    beforeAll(async () => {
      opened = await open();
      store = opened.store;
      await store.views.declare(thing);
    });
    afterAll(() => opened.close());

    const email = (value: string = newId()) => ({ scope: 'global', kind: 'email', value });
    const append = (...args: Parameters<typeof anAppend>) =>
      store.commits.append(anAppend(...args));

    describe('commits', () => {
      test('a commit is read back as it was, and its view with it', async () => {
        const id = newId();
        const first = anAppend(id, 1, { idempotency: { key: newId(), hash: 'h' } });
        const second = anAppend(id, 2, { events: [] });
        await store.commits.append(first);
        await store.commits.append(second);
        expect(await store.commits.read(`Thing/${id}`)).toEqual([first.commit, second.commit]);
        expect(await store.commits.read(`Thing/${id}`, 1)).toEqual([second.commit]);
        expect(await store.commits.read(`Thing/${id}`, 0, 1)).toEqual([first.commit]);
        expect(await store.views.get(thing, null, id)).toMatchObject({
          id,
          version: 2,
          doc: { number: 2 },
        });
        expect(await opened.other.commits.read(`Thing/${id}`)).toHaveLength(2);
      });

      test('a view is noted with the persons of the commit that wrote it', async () => {
        const [id, personId] = [newId(), newId()];
        await store.commits.append({ ...anAppend(id, 1), persons: [personId] });
        await store.commits.append({ ...anAppend(id, 2), persons: [personId] });
        expect(await opened.other.views.ofPerson(thing.name, personId)).toEqual([
          { teamId: null, id, place: null },
        ]);
      });

      test('a view that is folded again is noted with its persons', async () => {
        const [id, personId] = [newId(), newId()];
        const { view } = anAppend(id, 1);
        for (const persons of [[personId], [personId], undefined])
          await store.views.put([{ ...view, ...(persons && { persons }) }]);
        expect(await opened.other.views.ofPerson(thing.name, personId)).toEqual([
          { teamId: null, id, place: null },
        ]);
      });

      test('its events reach the log in the order of the stream', async () => {
        const id = newId();
        for (let number = 1; number <= 5; number++) await append(id, number);
        await until(
          async () => (await opened.logged(`Thing/${id}`)).length >= 5,
          'all five are on the log',
        );
        expect([...new Set(await opened.logged(`Thing/${id}`))]).toEqual(
          [1, 2, 3, 4, 5].map((version) => `Thing/${id}/${version}`),
        );
      });

      test('of 64 writers of one number exactly one wins', async () => {
        const id = newId();
        const outcomes = await Promise.allSettled(
          Array.from({ length: 64 }, (_, index) =>
            (index % 2 ? store : opened.other).commits.append(anAppend(id, 1)),
          ),
        );
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(CommitConflict);
        expect(await store.commits.read(`Thing/${id}`)).toHaveLength(1);
      });

      test('the very same commit again is no conflict and changes nothing', async () => {
        const same = anAppend(newId(), 1);
        await Promise.all([store.commits.append(same), opened.other.commits.append(same)]);
        await store.commits.append(same);
        expect(await store.commits.read(same.commit.stream)).toEqual([same.commit]);
      });

      test('a used idempotency key tells which commit answered it', async () => {
        const idempotency = { key: newId(), hash: 'of the body' };
        const id = newId();
        await append(id, 1, { idempotency });
        const repeat = append(newId(), 1, {
          idempotency: { ...idempotency, hash: 'of another body' },
        });
        await expect(repeat).rejects.toThrow(CommitRepeated);
        await expect(repeat).rejects.toMatchObject({
          stream: `Thing/${id}`,
          number: 1,
          hash: 'of the body',
        });
        expect((await store.commits.findByIdempotencyKey(idempotency.key))?.stream).toBe(
          `Thing/${id}`,
        );
        expect(await store.commits.findByIdempotencyKey(newId())).toBeNull();
      });

      test('a repeat is recognized even where the first one holds the value that both want', async () => {
        const [idempotency, take] = [{ key: newId(), hash: 'h' }, [email()]];
        await append(newId(), 1, { idempotency, take });
        await expect(append(newId(), 1, { idempotency, take })).rejects.toThrow(CommitRepeated);
      });

      test('of 64 parallel repeats one commits and the others are recognized', async () => {
        const idempotency = { key: newId(), hash: 'h' };
        const outcomes = await Promise.allSettled(
          Array.from({ length: 64 }, () => append(newId(), 1, { idempotency })),
        );
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(CommitRepeated);
      });

      test('every stream is listed once', async () => {
        const ids = [newId(), newId()];
        for (const id of ids) await append(id, 1);
        await append(ids[0]!, 2);
        const streams = await Array.fromAsync(store.commits.streams());
        expect(
          streams.filter((stream) => ids.includes(stream.slice('Thing/'.length))),
        ).toHaveLength(2);
      });
    });

    describe('reservations', () => {
      test('of 64 streams that want one value exactly one gets it', async () => {
        const wanted = email();
        const outcomes = await Promise.allSettled(
          Array.from({ length: 64 }, (_, index) =>
            (index % 2 ? store : opened.other).commits.append(
              anAppend(newId(), 1, { take: [wanted] }),
            ),
          ),
        );
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes)
          if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ReservationHeld);
      });

      test('a held value names its owner, and who was refused has written nothing', async () => {
        const [id, wanted, refused] = [newId(), email(), newId()];
        await append(id, 1, { take: [wanted] });
        const row = { ...wanted, owner: `Thing/${id}`, number: 1 };
        expect(await store.reservations.find(wanted)).toEqual(row);
        await expect(append(refused, 1, { take: [wanted] })).rejects.toMatchObject({
          name: 'ReservationHeld',
          row,
        });
        expect(await store.commits.read(`Thing/${refused}`)).toEqual([]);
        expect(await store.views.get(thing, null, refused)).toBeNull();
      });

      test('a released value is free, for its old owner too', async () => {
        const [id, wanted] = [newId(), email()];
        await append(id, 1, { take: [wanted] });
        await append(id, 2, { release: [wanted] });
        await append(id, 3, { take: [wanted] });
        expect(await store.reservations.find(wanted)).toMatchObject({ number: 3 });
        await append(id, 4, { release: [wanted] });
        expect(await store.reservations.find(wanted)).toBeNull();
        await append(newId(), 1, { take: [wanted] });
      });

      test('the same value in another scope or of another kind is another value', async () => {
        const wanted = email();
        await append(newId(), 1, { take: [wanted] });
        await append(newId(), 1, {
          take: [
            { ...wanted, scope: newId() },
            { ...wanted, kind: 'alias' },
          ],
        });
      });

      test('one owns what it took again, and a row seized is lost to its old owner', async () => {
        const [id, by, wanted] = [newId(), `Thing/${newId()}`, email()];
        await append(id, 1, { take: [wanted] });
        const seen = (await store.reservations.find(wanted))!;
        await append(id, 2, { take: [wanted] });
        expect(await store.reservations.seize(seen, by, 1)).toBe(false);
        const again = (await store.reservations.find(wanted))!;
        expect(await store.reservations.seize(again, by, 1)).toBe(true);
        await append(id, 3, { release: [wanted] });
        expect(await store.reservations.find(wanted)).toEqual({ ...wanted, owner: by, number: 1 });
      });

      test('of 64 who seize one row exactly one gets it', async () => {
        const wanted = email();
        await append(newId(), 1, { take: [wanted] });
        const seen = (await store.reservations.find(wanted))!;
        const seized = await Promise.all(
          Array.from({ length: 64 }, () => store.reservations.seize(seen, `Thing/${newId()}`, 1)),
        );
        expect(seized.filter(Boolean)).toHaveLength(1);
      });
    });

    viewsContract(() => opened);
    journalsContract(() => opened);
    jobsContract(() => opened);

    textsContract(() => opened);
  });
}
