import { expect, test } from '@jest/globals';
import { ofVersion } from './version.ts';

const file = { __typename: 'File', id: 'f', name: 'Tiers.pdf', size: 1 } as const;
const first = {
  __typename: 'PresentationVersion',
  number: 1,
  pageCount: 3,
  from: '2026-11-18T12:00:00.000Z',
  until: '2026-11-20T09:00:00.000Z',
  file,
} as const;
const second = { ...first, number: 2, from: '2026-11-20T09:00:00.000Z', until: null };
const persons = { includeOwnTeam: false, includeBots: false };

test.each([
  ['the first stands for what was before it, too', {}, first, { to: first.until }],
  ['the present one is read since it is shown', {}, second, { from: second.from }],
  [
    'the range cuts what was read of it',
    { from: '2026-11-19T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' },
    first,
    { from: '2026-11-19T00:00:00.000Z', to: first.until },
  ],
  [
    'one that came after the range was not read in it',
    { from: '2026-11-01T00:00:00.000Z', to: '2026-11-19T00:00:00.000Z' },
    second,
    { from: second.from, to: second.from },
  ],
  [
    'nor was one that went before it',
    { from: '2026-11-21T00:00:00.000Z' },
    first,
    { from: '2026-11-21T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' },
  ],
])('of the viewings asked for those that saw a version: %s', (_what, range, version, expected) => {
  expect(ofVersion({ ...persons, ...range }, version)).toEqual({ ...persons, ...expected });
});
