import { expect, test } from '@jest/globals';
import { en } from '../texts/en.ts';
import { setTexts } from '../texts/texts.ts';
import { describeRest, minutesLeft } from './time-left.ts';

setTexts(en, 'en');
const seconds = (times: Record<number, number>) =>
  Object.fromEntries(Object.entries(times).map(([page, time]) => [page, time * 1000]));

test('nothing is promised after too few pages or too little time', () => {
  expect(minutesLeft(seconds({ 1: 60, 2: 60 }), 2, 24)).toBeNull();
  expect(minutesLeft(seconds({ 1: 3, 2: 3, 3: 3 }), 3, 24)).toBeNull();
});

test('the rest goes at the pace of what was read', () => {
  expect(minutesLeft(seconds({ 1: 20, 2: 20, 3: 20 }), 3, 15)).toBe(4);
});

test('pages that were passed over set no pace', () => {
  expect(minutesLeft(seconds({ 1: 30, 2: 0.5, 3: 30, 4: 1, 5: 30 }), 5, 15)).toBe(5);
});

test('pages that were read already are not left', () => {
  expect(minutesLeft(seconds({ 1: 60, 2: 60, 3: 60, 4: 60 }), 1, 5)).toBe(1);
});

test('until the pace is known the rest is counted in pages', () => {
  expect([
    describeRest({}, 1, 24),
    describeRest({}, 23, 24),
    describeRest({}, 24, 24),
    describeRest({}, 1, 1),
  ]).toEqual(['23 pages left', '1 page left', 'Last page', 'One page']);
  expect(describeRest(seconds({ 1: 20, 2: 20, 3: 20 }), 3, 15)).toBe('About 4 min left');
});
