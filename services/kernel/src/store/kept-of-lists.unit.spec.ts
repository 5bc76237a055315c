import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { KeptOfLists } from './kept-of-lists.ts';
import { ViewChanges } from './view-changes.ts';
import type { ListQuery, ViewRow } from './views-port.ts';

let changes: ViewChanges;
let kept: KeptOfLists;
let rows: number;
let counted: number;
beforeEach(() => {
  jest.useFakeTimers();
  changes = new ViewChanges();
  kept = new KeptOfLists(changes);
  [rows, counted] = [5_000, 0];
});
afterEach(() => void jest.useRealTimers());

const count = (where = { isDeleted: false }, teamId = 'team') =>
  kept.count('Deck', teamId, { list: 'newest', where }, async () => {
    counted++;
    return rows;
  });

test('many rows are counted once for several pages', async () => {
  expect([await count(), await count(), counted]).toEqual([5_000, 5_000, 1]);
});

test('a row that has changed is counted at once, those of another team are not', async () => {
  await count();
  rows = 5_001;
  changes.note('Deck', 'other');
  changes.note('Card', 'team');
  expect(await count()).toBe(5_000);
  changes.note('Deck', 'team');
  expect(await count()).toBe(5_001);
});

test('what is written while they are counted counts the next time', async () => {
  await kept.count('Deck', 'team', { list: 'newest', where: { isDeleted: false } }, async () => {
    changes.note('Deck', 'team');
    return 5_000;
  });
  rows = 5_001;
  expect(await count()).toBe(5_001);
});

test('another question is another count', async () => {
  await count();
  await count({ isDeleted: true });
  await count(undefined, 'other');
  expect(counted).toBe(3);
});

test('no count stands for longer than a second, and few rows are counted each time', async () => {
  await count();
  jest.advanceTimersByTime(1_000);
  await count();
  expect(counted).toBe(2);
  rows = 20;
  jest.advanceTimersByTime(1_000);
  await count();
  await count();
  expect(counted).toBe(4);
});

/** Rows by their numbers, padded to be in order. */
const deck = (n: number): ViewRow => ({
  teamId: 'team',
  id: `deck ${n}`,
  version: 1,
  shape: 1,
  doc: {},
  index: { name: String(n).padStart(5, '0') },
});
const asked: ListQuery[] = [];
const page = async (skip: number, limit = 300) => {
  asked.length = 0;
  const found = await kept.find(
    'Deck',
    'team',
    { list: 'byName', limit, skip },
    'name',
    async (query) => {
      asked.push(query);
      const first = query.after ? Number(query.after.value) + 1 : query.skip!;
      return Array.from({ length: Math.max(0, Math.min(query.limit, rows - first)) }, (_, place) =>
        deck(first + place),
      );
    },
  );
  return found.map(({ id }) => Number(id.slice('deck '.length)));
};
const from = (first: number, length = 300) => Array.from({ length }, (_, place) => first + place);

test('a page that was seen, and the one behind it, are found without counting off what comes before', async () => {
  expect(await page(3_000)).toEqual(from(3_000));
  expect(asked).toMatchObject([{ skip: 2_999, limit: 301 }]);
  expect(await page(3_300)).toEqual(from(3_300));
  expect(asked).toMatchObject([{ after: { value: '03299', id: 'deck 3299' }, limit: 300 }]);
  expect(await page(3_000)).toEqual(from(3_000));
  expect(asked).toMatchObject([{ after: { value: '02999' } }]);
});

test('the next page is known also to those who ask for one row more than they show', async () => {
  await page(1_200, 301);
  expect(await page(1_500, 301)).toEqual(from(1_500, 301));
  expect(asked).toMatchObject([{ after: { value: '01499' } }]);
});

test('once a row has changed a page is counted off anew, as are the first ones always', async () => {
  await page(3_000);
  changes.note('Deck', 'team');
  await page(3_000);
  expect(asked).toMatchObject([{ skip: 2_999 }]);
  for (const skip of [0, 300, 0, 300]) {
    expect(await page(skip)).toEqual(from(skip));
    expect(asked).toEqual([{ list: 'byName', limit: 300, skip }]);
  }
});

test('behind the end there is nothing', async () => {
  expect(await page(4_900)).toEqual(from(4_900, 100));
  expect([await page(5_200), await page(5_200)]).toEqual([[], []]);
});
