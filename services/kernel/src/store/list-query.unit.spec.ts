import { describe, expect, test } from '@jest/globals';
import { DomainError } from '../errors.ts';
import {
  checkDeclaration,
  checkLookup,
  indexOf,
  indexValues,
  planFilter,
  planList,
} from './list-query.ts';
import type { Condition } from '@lectern/schemas/access/rule.ts';
import type { ListQuery, ViewDeclaration } from './views-port.ts';

const view: ViewDeclaration = {
  name: 'Presentation',
  fields: { kind: 'text', title: 'text', pages: 'number', isLive: 'boolean', terms: 'texts' },
  lists: {
    byTitle: { equals: ['kind'], filters: ['pages', 'isLive', 'terms', 'title'], orderBy: 'title' },
    paged: { orderBy: '-id', canSkip: true },
  },
  lookups: ['title'],
};
const byTitle = (rest: Partial<ListQuery> = {}): ListQuery => ({
  list: 'byTitle',
  where: { kind: 'pdf' },
  limit: 10,
  ...rest,
});
const only = (field: string, condition: Condition) =>
  planFilter(view, { list: 'byTitle', where: { kind: 'pdf', [field]: condition } }).tests[1];

describe('a list query', () => {
  test('is planned in the order of its declaration', () => {
    expect(planList(view, byTitle())).toEqual({
      tests: [{ kind: 'equals', field: 'kind', value: 'pdf' }],
      or: null,
      order: { field: 'title', isDescending: false },
      limit: 10,
      skip: 0,
      after: null,
    });
    expect(planList(view, { list: 'paged', limit: 1, skip: 2 })).toMatchObject({
      order: { field: 'id', isDescending: true },
      skip: 2,
    });
  });

  test('tells the kinds of conditions apart', () => {
    expect(only('pages', { in: [1, null] })).toEqual({
      kind: 'in',
      field: 'pages',
      values: [1, null],
    });
    expect(only('pages', { from: 3 })).toEqual({
      kind: 'range',
      field: 'pages',
      from: 3,
      to: null,
    });
    expect(only('terms', { containsAny: ['a'] })).toEqual({
      kind: 'containsAny',
      field: 'terms',
      values: ['a'],
    });
    expect(only('terms', { prefix: 'a' })).toEqual({
      kind: 'prefix',
      field: 'terms',
      from: 'a',
      below: 'a\u{10FFFF}',
    });
    expect(only('isLive', null)).toEqual({ kind: 'equals', field: 'isLive', value: null });
  });

  test('has an index that holds what is only looked at, all of it or what is named', () => {
    const list = view.lists['byTitle']!;
    expect(indexOf(view, list)).toEqual({
      equals: ['kind'],
      order: { field: 'title', isDescending: false },
      covered: [],
    });
    expect(indexOf(view, { ...list, covers: true }).covered).toEqual(['pages', 'isLive']); // Many values have a table of their own.
    expect(indexOf(view, { ...list, covers: ['isLive'] }).covered).toEqual(['isLive']);
  });

  test('leaves out a condition that is undefined', () => {
    expect(
      planList(view, byTitle({ where: { kind: 'pdf', pages: undefined } })).tests,
    ).toHaveLength(1);
  });

  test.each<[string, ListQuery]>([
    ['a list that is not declared', byTitle({ list: 'byColor' })],
    ['a list that only Object has', byTitle({ list: 'constructor' })],
    ['a field that is not a filter', { list: 'paged', where: { kind: 'pdf' }, limit: 1 }],
    ['a filter of `or` that is not declared', byTitle({ or: [{ color: 'red' }] })],
    ['a missing equality', byTitle({ where: {} })],
    ['an equality given as a range', byTitle({ where: { kind: { from: 'a' } } })],
    ['skip where it is not declared', byTitle({ skip: 1 })],
    [
      'skip together with after',
      { list: 'paged', limit: 1, skip: 1, after: { value: 'a', id: 'a' } },
    ],
    ['no limit', byTitle({ limit: 0 })],
    ['a text compared with a number', byTitle({ where: { kind: 'pdf', title: 3 } })],
    [
      'a text compared with an operator',
      byTitle({ where: { kind: 'pdf', title: { $gt: '' } as Condition } }),
    ],
    ['many values compared with one', byTitle({ where: { kind: 'pdf', terms: 'a' } })],
    ['an empty prefix', byTitle({ where: { kind: 'pdf', terms: { prefix: '' } } })],
  ])('refuses %s', (_, query) => {
    expect(() => planList(view, query)).toThrow(/Presentation/);
  });

  test('calls a cursor of another type a mistake of the caller', () => {
    expect(() => planList(view, byTitle({ after: { value: 3, id: 'a' } }))).toThrow(DomainError);
  });
});

test('a row has a value for every declared field', () => {
  const row = { teamId: null, id: 'a', version: 1, shape: 1, doc: null };
  expect(indexValues(view, { ...row, index: { title: 'x' } })).toEqual({
    kind: null,
    title: 'x',
    pages: null,
    isLive: null,
    terms: [],
  });
  expect(() => indexValues(view, { ...row, index: { color: 'red' } })).toThrow(
    'no index field color',
  );
  expect(() => indexValues(view, { ...row, index: { pages: 'many' } })).toThrow(
    'pages holds a number',
  );
});

test('declarations and look-ups name fields that exist', () => {
  expect(() => checkLookup(view, 'kind')).toThrow('no look-up by kind');
  expect(() => checkDeclaration(view)).not.toThrow();
  expect(() => checkDeclaration({ ...view, lists: { bad: { orderBy: 'terms' } } })).toThrow(
    'ordered',
  );
  expect(() => checkDeclaration({ ...view, lookups: ['pages'] })).toThrow('needs a text');
});
