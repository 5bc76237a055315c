import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergePage, readWindow } from './list-hits.ts';

const place = (n: number) => ({
  id: `id${String(n).padStart(3, '0')}`,
  at: `2026-11-20T12:00:00.${String(999 - Math.floor(n / 2)).padStart(3, '0')}Z`,
});
const newestFirst = (a: { id: string; at: string }, b: { id: string; at: string }) =>
  a.at === b.at ? (a.id > b.id ? -1 : 1) : a.at > b.at ? -1 : 1;

test('pages with corrections equal sorting all hits', () => {
  const anyHit = fc.record({ isRecorded: fc.boolean(), isMoved: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(anyHit, { maxLength: 60 }),
      fc.nat(70),
      fc.integer({ min: 1, max: 20 }),
      (hits, skip, limit) => {
        const all = hits.map((hit, n) => ({ ...hit, ...place(n) })).toSorted(newestFirst);
        const places = (some: typeof all) => some.map(({ id, at }) => ({ id, at }));
        const recorded = places(all.filter(({ isRecorded }) => isRecorded));
        const left = places(all.filter(({ isRecorded, isMoved }) => isRecorded && isMoved));
        const joined = places(all.filter(({ isRecorded, isMoved }) => !isRecorded && isMoved));
        const expected = places(
          all.filter(({ isRecorded, isMoved }) => isRecorded !== isMoved),
        ).slice(skip, skip + limit);
        const window = readWindow({ skip, limit }, joined.length, left.length);
        const page = mergePage(
          recorded.slice(window.skip, window.skip + window.limit),
          window,
          { skip, limit },
          { joined, left },
        );
        expect(page).toEqual(expected);
      },
    ),
    { numRuns: 1_000 },
  );
});
