import { expect, test } from '@jest/globals';
import type { ListQuery, ViewDeclaration, ViewRow, Views } from '../store/views-port.ts';
import { isAllowed, ViewHandle } from './view-handle.ts';

const declaration: ViewDeclaration = { name: 'things', fields: {}, lists: {} };

/** What a handle with these rows makes of a question. */
async function asked(
  rows: ConstructorParameters<typeof ViewHandle>[3],
  query: Pick<ListQuery, 'where' | 'or'>,
): Promise<Pick<ListQuery, 'where' | 'or'>> {
  let seen: ListQuery | undefined;
  const views = {
    find: async (
      _view: ViewDeclaration,
      _team: string | null,
      given: ListQuery,
    ): Promise<ViewRow[]> => ((seen = given), []),
  } as unknown as Views;
  await new ViewHandle(
    views,
    { declaration: () => declaration, read: async () => null, textsOf: () => ({}) },
    'team',
    rows,
  ).find({ list: 'all', limit: 1, ...query });
  const { where, or } = seen!;
  return { ...(where && { where }), ...(or && { or }) };
}

test('without a rule a question stays as it is', async () => {
  expect(await asked(undefined, { where: { a: 1 } })).toEqual({ where: { a: 1 } });
});

test('a rule of one group holds beside what is asked; where both never can, nothing is found', async () => {
  expect(await asked({ mine: true }, { where: { a: 1 } })).toEqual({ where: { a: 1, mine: true } });
  expect(await asked({ owner: 'me' }, { where: { owner: { in: ['me', 'you'] } } })).toEqual({
    where: { owner: 'me' },
  });
  expect(await asked({ owner: 'me' }, { where: { owner: 'you' } })).toEqual({
    where: { owner: 'you' },
    or: [],
  });
});

test('one group of the rule has to hold, together with one group of the query', async () => {
  const rows = [{ open: true, until: { from: '2026' } }, { owner: 'me' }];
  expect(await asked(rows, { where: { a: 1 } })).toEqual({ where: { a: 1 }, or: rows });
  expect(
    await asked(rows, { or: [{ owner: 'you' }, { until: { from: '2025', to: '2027' } }] }),
  ).toEqual({
    or: [
      { owner: 'you', open: true, until: { from: '2026' } },
      { open: true, until: { from: '2026', to: '2027' } },
      { owner: 'me', until: { from: '2025', to: '2027' } },
    ],
  });
});

test('a row passes where one group of a rule lets it through', () => {
  const rows = [{ open: true, until: { from: '2026' } }, { owner: 'me' }];
  expect(isAllowed(undefined, {})).toBe(true);
  expect(isAllowed(rows, { open: true, until: '2026', owner: 'you' })).toBe(true);
  expect(isAllowed(rows, { open: true, until: '2025', owner: 'you' })).toBe(false);
  expect(isAllowed(rows, { open: true, until: null, owner: 'you' })).toBe(false);
  expect(isAllowed(rows, { open: false, until: '2026', owner: 'me' })).toBe(true);
  expect(isAllowed([{ groups: { containsAny: ['a', 'b'] } }], { groups: ['b'] })).toBe(true);
  expect(isAllowed([{ groups: { containsAny: ['a'] } }], { groups: ['b'] })).toBe(false);
  expect(isAllowed([{ groups: { containsAny: ['a'] } }], {})).toBe(false);
  expect(isAllowed([{ groups: { prefix: 'a' } }], { groups: ['a'] })).toBe(false); // Which no rule asks for.
});
