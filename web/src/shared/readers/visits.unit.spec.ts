import { expect, test } from '@jest/globals';
import { listInLabel, severalViews, visitsIn } from './visits.ts';

const viewing = (visitId: string, of = 1) => ({
  visit: { id: visitId, sessions: Array.from({ length: of }) },
});
const views = [viewing('a', 2), viewing('b'), viewing('a', 2), viewing('c', 3), viewing('c', 3)];

test('views that are one visit stand in one row, which says how many of them the list holds', () => {
  expect(visitsIn(views).map(severalViews)).toEqual(['2 openings', null, '2 of 3 openings']);
});

test('a list says how many views it has, and in how many rows, once all of them are there', () => {
  expect(listInLabel(5, views, 'in')).toBe('5 openings in 3 visits');
  expect(listInLabel(5, views, 'of')).toBe('5 openings of 3 visits');
  expect(listInLabel(6, views, 'in')).toBe('6 openings');
  expect([
    listInLabel(2, [viewing('a', 2), viewing('a', 2)], 'in'),
    listInLabel(1, [viewing('b')], 'in'),
  ]).toEqual(['2 openings in 1 visit', '1 opening']);
});
