import { expect, test } from '@jest/globals';
import { strengthOf } from './password-strength.ts';

const own = ['Tina Berg', 'Trial', 'tina@trial.example'];

test.each([
  'tina trial 12',
  'TinaTrial1234',
  'Tína Bérg 2026',
  'trial-berg-2026',
  'tina@trial.example',
])('%j, made of nothing but own words and digits, is too easy to guess', (password) => {
  expect(strengthOf(password, own)).toBe(0);
});

test.each(['tina keeps nine quiet goats', 'seven slow green trains'])(
  '%j is strong',
  (password) => {
    expect(strengthOf(password, own)).toBe(4);
  },
);

test('another person’s words are strong', () => {
  expect(strengthOf('tina trial 12', [])).toBe(4);
});
