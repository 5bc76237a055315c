import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newId } from '../ids.ts';
import type { ContractStore } from './contract-store.ts';
import type { ServiceStore } from './port.ts';
import type { Condition, IndexValue, Where } from '@lectern/schemas/access/rule.ts';
import type { ListQuery, ViewDeclaration, ViewRow } from './views-port.ts';

const shelf: ViewDeclaration = {
  name: 'shelf@1',
  fields: { kind: 'text', title: 'text', pages: 'number', isLive: 'boolean', terms: 'texts' },
  lists: {
    byTitle: {
      equals: ['kind'],
      filters: ['title', 'pages', 'isLive', 'terms'],
      orderBy: 'title',
      canSkip: true,
      covers: true,
    },
    byTitleDown: { equals: ['kind'], filters: ['pages'], orderBy: '-title' },
    byPages: { equals: ['kind'], orderBy: 'pages' },
    byPagesDown: { equals: ['kind'], orderBy: '-pages' },
    live: { equals: ['kind', 'isLive'], orderBy: '-isLive' },
    byAge: { filters: ['terms'], orderBy: 'id', canSkip: true },
    byAgeDown: { filters: ['terms'], orderBy: '-id', covers: true },
  },
  lookups: ['title'],
};

const book = (
  teamId: string | null,
  index: ViewRow['index'],
  changes: Partial<ViewRow> = {},
): ViewRow => ({
  teamId,
  id: newId(),
  version: 1,
  shape: 1,
  doc: { $set: { 'a.b': [null, 1.5, 'ü'] }, __proto__: null },
  index: { kind: 'book', ...index },
  ...changes,
});

export function viewsContract(opened: () => ContractStore): void {
  describe('views', () => {
    let store: ServiceStore;
    beforeAll(async () => {
      store = opened().store;
      await store.views.declare(shelf);
    });

    /** A team of its own with these rows. */
    async function aTeam(...rows: ViewRow['index'][]): Promise<{
      teamId: string;
      rows: ViewRow[];
      find: (query: Partial<ListQuery>) => Promise<string[]>;
    }> {
      const teamId = newId();
      const ids = rows.map(() => newId()).toSorted();
      const books = rows.map((index, n) => book(teamId, index, { id: ids[n]! }));
      await store.views.put(books.map((row) => ({ declaration: shelf, row })));
      const find = async (query: Partial<ListQuery>) => {
        const list = { list: 'byTitle', limit: 100, ...query };
        const where: Where = list.list.startsWith('byAge') ? {} : { kind: 'book' };
        const found = await store.views.find(shelf, teamId, {
          ...list,
          where: { ...where, ...query.where },
        });
        return found.map(({ id }) => nameOf(books, id));
      };
      return { teamId, rows: books, find };
    }
    const nameOf = (books: readonly ViewRow[], id: string) =>
      String(books.find((row) => row.id === id)?.index['title'] ?? '–');

    test('making a view tells that it is empty, once', async () => {
      const once: ViewDeclaration = {
        name: `once@${newId()}`,
        fields: { name: 'text' },
        lists: {},
      };
      expect(await store.views.declare(once)).toBe(true);
      expect(await store.views.declare(once)).toBe(false);
      expect(await store.views.declare({ ...once, fields: { name: 'text', age: 'number' } })).toBe(
        true,
      );
      await store.views.drop(once);
      expect(await store.views.declare(once)).toBe(true);
    });

    test('rows are counted by each of their many values, of those that match alone', async () => {
      const { teamId } = await aTeam(
        { title: 'a', isLive: true, terms: ['x', 'y'] },
        { title: 'b', isLive: true, terms: ['y'] },
        { title: 'c', isLive: false, terms: ['y', 'z'] },
      );
      await aTeam({ title: 'd', isLive: true, terms: ['x'] });
      const counts = async (where: Where) =>
        Object.fromEntries(
          await store.views.countByText(
            shelf,
            teamId,
            { list: 'byTitle', where: { kind: 'book', ...where } },
            'terms',
          ),
        );
      expect(await counts({})).toEqual({ x: 1, y: 3, z: 1 });
      expect(await counts({ isLive: true })).toEqual({ x: 1, y: 2 });
      await expect(
        store.views.countByText(shelf, teamId, { list: 'byAge' }, 'title'),
      ).rejects.toThrow('title has one value');
    });

    test('lists that are made later find what was written before, also where making them was cut short', async () => {
      const shelves = ['asked', 'started again'].map((name): ViewDeclaration => ({
        ...shelf,
        name: `${name}@${newId()}`,
      }));
      for (const later of shelves) {
        const row = book(newId(), { title: 'b', pages: 3 });
        expect(await store.views.declare(later, { listsLater: true })).toBe(true);
        await store.views.put([
          { declaration: later, row },
          {
            declaration: later,
            row: { ...row, id: newId(), index: { kind: 'book', title: 'a', pages: 4 } },
          },
        ]);
        expect(await store.views.declare(later, { listsLater: true })).toBe(false);
        if (later === shelves[0]) await store.views.makeLists(later);
        else expect(await store.views.declare(later)).toBe(false);
        const found = async (list: string) =>
          (
            await store.views.find(later, row.teamId, { list, where: { kind: 'book' }, limit: 10 })
          ).map(({ index }) => index['title']);
        expect(
          await Promise.all(['byTitle', 'byTitleDown', 'byPages', 'byPagesDown'].map(found)),
        ).toEqual([
          ['a', 'b'],
          ['b', 'a'],
          ['b', 'a'],
          ['a', 'b'],
        ]);
        expect(await store.views.lookup(later, 'title', 'b')).toMatchObject({ id: row.id });
        await store.views.makeLists(later);
        expect(await store.views.declare(later)).toBe(false);
        await store.views.drop(later);
      }
    });

    test('a row comes back as it was, however its document looks', async () => {
      const { teamId, rows } = await aTeam({ title: 'a', pages: 1, isLive: true, terms: ['x'] });
      const row = await store.views.get(shelf, teamId, rows[0]!.id);
      expect(JSON.stringify(row?.doc)).toBe(JSON.stringify(rows[0]!.doc));
      expect(row).toMatchObject({
        teamId,
        id: rows[0]!.id,
        version: 1,
        shape: 1,
        index: { kind: 'book', title: 'a', pages: 1, isLive: true },
      });
    });

    test('a row of another team does not exist', async () => {
      const [one, other] = [await aTeam({ title: 'a' }), await aTeam({ title: 'b' })];
      const id = one.rows[0]!.id;
      expect(await store.views.get(shelf, other.teamId, id)).toBeNull();
      expect(await store.views.get(shelf, null, id)).toBeNull();
      expect(await store.views.getMany(shelf, other.teamId, [id, other.rows[0]!.id])).toHaveLength(
        1,
      );
      expect(await other.find({})).toEqual(['b']);
      expect(await other.find({ or: [{ title: 'a' }, { title: 'b' }] })).toEqual(['b']);
      expect(await other.find({ list: 'byAge' })).toEqual(['b']);
      expect(
        await store.views.count(shelf, other.teamId, { list: 'byTitle', where: { kind: 'book' } }),
      ).toBe(1);
    });

    test('of a team’s ids the greatest is known', async () => {
      const { teamId, rows } = await aTeam({ title: 'a' }, { title: 'b' }, { title: 'c' });
      expect(await store.views.greatestId(shelf, teamId)).toBe(
        rows
          .map(({ id }) => id)
          .toSorted()
          .at(-1),
      );
      expect(await store.views.greatestId(shelf, newId())).toBe('');
    });

    test('the same id may belong to two teams and to none', async () => {
      const [id, teamId] = [newId(), newId()];
      const rows = [teamId, newId(), null].map((team) =>
        book(team, { title: String(team) }, { id }),
      );
      await store.views.put(rows.map((row) => ({ declaration: shelf, row })));
      expect((await store.views.get(shelf, teamId, id))?.index['title']).toBe(teamId);
      expect((await store.views.get(shelf, null, id))?.index['title']).toBe('null');
    });

    test('an older version changes nothing, the newest stays', async () => {
      const { teamId, rows } = await aTeam({ title: 'new' });
      const put = (version: number, title: string) =>
        store.views.put([
          {
            declaration: shelf,
            row: { ...rows[0]!, version, index: { kind: 'book', title, terms: [title] } },
          },
        ]);
      await put(3, 'newest');
      await put(2, 'late');
      expect((await store.views.get(shelf, teamId, rows[0]!.id))?.index['title']).toBe('newest');
      expect(
        await store.views.count(shelf, teamId, {
          list: 'byTitle',
          where: { kind: 'book', terms: { prefix: 'late' } },
        }),
      ).toBe(0);
      await put(3, 'folded again');
      expect((await store.views.get(shelf, teamId, rows[0]!.id))?.index['title']).toBe(
        'folded again',
      );
    });

    test('of many versions written at once the newest stays', async () => {
      for (let round = 0; round < 5; round++) {
        const row = book(newId(), { title: 'a' });
        const versions = Array.from({ length: 16 }, (_, n) => n + 1).toSorted(
          () => Math.random() - 0.5,
        );
        await Promise.all(
          versions.map((version, n) =>
            (n % 2 ? store : opened().other).views.put([
              { declaration: shelf, row: { ...row, version, doc: { version } } },
            ]),
          ),
        );
        expect(await store.views.get(shelf, row.teamId, row.id)).toMatchObject({
          version: 16,
          doc: { version: 16 },
        });
      }
    });

    test.each<[string, Where, string[]]>([
      ['equality', { title: 'b' }, ['b']],
      ['equality with null', { pages: null }, ['–', 'c']],
      ['in', { pages: { in: [1, 3] } }, ['a', 'd']],
      ['in, null among them', { pages: { in: [3, null] } }, ['–', 'c', 'd']],
      ['in nothing', { pages: { in: [] } }, []],
      ['a range, ends included', { pages: { from: 1, to: 2 } }, ['a', 'b']],
      ['an open range, without what has no value', { pages: { from: 2 } }, ['b', 'd']],
      ['a range without ends', { pages: { to: null } }, ['a', 'b', 'd']],
      ['a boolean', { isLive: false }, ['b']],
      ['containsAny', { terms: { containsAny: ['red', 'blue'] } }, ['a', 'b', 'd']],
      ['containsAny of nothing', { terms: { containsAny: [] } }, []],
      ['a prefix', { terms: { prefix: 'gre' } }, ['b', 'c']],
      ['a prefix that is all of it', { terms: { prefix: 'green' } }, ['b']],
      ['a prefix of signs that mean something elsewhere', { terms: { prefix: '%_.*' } }, ['c']],
      ['several at once', { terms: { containsAny: ['blue'] }, pages: { from: 3 } }, ['d']],
    ])('finds by %s', async (_, where, titles) => {
      const { teamId, find } = await aTeam(
        { title: 'a', pages: 1, isLive: true, terms: ['red', 'old'] },
        { title: 'b', pages: 2, isLive: false, terms: ['green', 'blue'] },
        { title: 'c', terms: ['greyhound', '%_.*x'] },
        { title: 'd', pages: 3, isLive: true, terms: ['blue'] },
        {},
      );
      expect(await find({ where })).toEqual(titles);
      expect(
        await store.views.count(shelf, teamId, {
          list: 'byTitle',
          where: { kind: 'book', ...where },
        }),
      ).toBe(titles.length);
    });

    test('of `or` one group has to hold, each wholly', async () => {
      const { find } = await aTeam(
        { title: 'a', pages: 1 },
        { title: 'b', pages: 1, terms: ['x'] },
        { title: 'c', pages: 2, terms: ['x'] },
      );
      expect(
        await find({ or: [{ title: 'a' }, { pages: 2, terms: { containsAny: ['x'] } }] }),
      ).toEqual(['a', 'c']);
      expect(await find({ where: { pages: 1 }, or: [{ terms: { prefix: 'x' } }] })).toEqual(['b']);
      expect(await find({ or: [] })).toEqual([]);
    });

    test('orders by value, ties by id in the same direction, what has no value first', async () => {
      const { find, rows } = await aTeam(
        { title: 'b', pages: 2 },
        { title: 'a', pages: 1 },
        {},
        { title: 'B', pages: 10 },
        { title: 'ä', pages: -1 },
      );
      expect(await find({})).toEqual(['–', 'B', 'a', 'b', 'ä']);
      expect(await find({ list: 'byTitleDown' })).toEqual(['ä', 'b', 'a', 'B', '–']);
      expect(await find({ list: 'byPages' })).toEqual(['–', 'ä', 'a', 'b', 'B']);
      expect(await find({ list: 'byAgeDown' })).toEqual(
        rows.map(({ index }) => String(index['title'] ?? '–')).reverse(),
      );
      const ties = await aTeam(...Array.from({ length: 5 }, () => ({ isLive: true, pages: 7 })));
      const ids = ties.rows.map(({ id }) => id);
      const found = await store.views.find(shelf, ties.teamId, {
        list: 'byPagesDown',
        where: { kind: 'book' },
        limit: 9,
      });
      expect(found.map(({ id }) => id)).toEqual(ids.toReversed());
    });

    test('paging behind a row visits each once, whatever the values, ties and direction', async () => {
      const lists = ['byTitle', 'byTitleDown', 'byPages', 'byPagesDown', 'byAge', 'byAgeDown'];
      const row = fc.record({
        title: fc.constantFrom(null, 'a', 'B', 'ü'),
        pages: fc.constantFrom(null, 0, -1, 2.5),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(row, { maxLength: 12 }),
          fc.constantFrom(...lists),
          fc.integer({ min: 1, max: 4 }),
          async (indexes, list, limit) => {
            const { teamId, rows } = await aTeam(...indexes);
            const where: Where = list.startsWith('byAge') ? {} : { kind: 'book' };
            const all = await store.views.find(shelf, teamId, { list, where, limit: 100 });
            const field = shelf.lists[list]!.orderBy.replace('-', '');
            const visited: ViewRow[] = [];
            for (;;) {
              const last = visited.at(-1);
              const after = last && {
                id: last.id,
                value: field === 'id' ? last.id : ((last.index[field] ?? null) as IndexValue),
              };
              const page = await store.views.find(shelf, teamId, {
                list,
                where,
                limit,
                ...(after && { after }),
              });
              visited.push(...page);
              if (page.length < limit) break;
            }
            expect(visited.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
            expect(visited).toHaveLength(rows.length);
          },
        ),
        { numRuns: 40 },
      );
    });

    test('a list by age of what has one text is read from any place, in both directions', async () => {
      const { teamId, rows } = await aTeam(
        ...Array.from({ length: 9 }, (_, index) => ({
          terms: index % 3 === 0 ? ['other'] : ['red', `red${index}`],
        })),
      );
      await aTeam({ terms: ['red'] });
      const red = rows
        .filter((_, index) => index % 3 !== 0)
        .map(({ id }) => id)
        .toSorted();
      const ids = async (query: Partial<ListQuery>) =>
        (
          await store.views.find(shelf, teamId, {
            list: 'byAge',
            where: { terms: { containsAny: ['red'] } },
            limit: 3,
            ...query,
          })
        ).map(({ id }) => id);
      expect(await ids({})).toEqual(red.slice(0, 3));
      expect(await ids({ after: { value: red[2]!, id: red[2]! } })).toEqual(red.slice(3));
      expect(await ids({ skip: 2, limit: 2 })).toEqual(red.slice(2, 4));
      expect(await ids({ list: 'byAgeDown' })).toEqual(red.toReversed().slice(0, 3));
      expect(await ids({ list: 'byAgeDown', after: { value: red[3]!, id: red[3]! } })).toEqual(
        red.slice(0, 3).toReversed(),
      );
      expect(await ids({ where: { terms: { containsAny: ['blue'] } } })).toEqual([]);
    });

    test('pages by number where that is declared', async () => {
      const { find } = await aTeam(...['a', 'b', 'c', 'd', 'e'].map((title) => ({ title })));
      expect(await find({ skip: 2, limit: 2 })).toEqual(['c', 'd']);
    });

    test.each<[string, ListQuery]>([
      ['a list', { list: 'byColor', limit: 1 }],
      ['a filter', { list: 'byPages', where: { kind: 'book', title: 'a' }, limit: 1 }],
      ['skip', { list: 'byPages', where: { kind: 'book' }, limit: 1, skip: 1 }],
      [
        'an operator',
        { list: 'byTitle', where: { kind: 'book', title: { $gt: '' } as Condition }, limit: 1 },
      ],
    ])('refuses %s that is not declared', async (_, query) => {
      await expect(store.views.find(shelf, newId(), query)).rejects.toThrow('shelf@1');
    });

    test('a look-up finds a row of whatever team by a declared field', async () => {
      const title = newId();
      const { teamId, rows } = await aTeam({ title });
      expect(await store.views.lookup(shelf, 'title', title)).toMatchObject({
        teamId,
        id: rows[0]!.id,
      });
      expect(await store.views.lookup(shelf, 'title', newId())).toBeNull();
      await expect(store.views.lookup(shelf, 'kind', 'book')).rejects.toThrow('no look-up');
    });

    test('all rows of all teams are visited once', async () => {
      const view: ViewDeclaration = { name: `all@${newId()}`, fields: {}, lists: {} };
      await store.views.declare(view);
      const ids = Array.from({ length: 1_100 }, () => newId());
      const rows = ids.map((id, n) => ({
        declaration: view,
        row: {
          teamId: n % 3 ? `team ${n % 3}` : null,
          id,
          version: 1,
          shape: 1,
          doc: n,
          index: {},
        },
      }));
      await store.views.put(rows);
      const seen = await Array.fromAsync(store.views.all(view));
      expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    });
  });
}
