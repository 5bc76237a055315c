import { expect, test } from '@jest/globals';
import type { LogRecord } from '@lectern/kernel/log/port.ts';
import { ComparedPartition } from './compared-partition.ts';

/** Events by their ids, at consecutive offsets. */
const records = (ids: string, first = 0): LogRecord[] =>
  [...ids].map((id, place) => ({
    topic: 'sharing',
    partition: 3,
    offset: first + place,
    key: 'SharedLink/1',
    eventId: `event ${id}`,
    teamId: 'team',
    body: `{"id":"event ${id}"}`,
  }));

function compared(here: string, there: string, { wanted = [0], isSwept = false, first = 0 } = {}) {
  const partition = new ComparedPartition(records(here, first), wanted, isSwept);
  partition.take(records(there));
  const problem = partition.end(there.length);
  return {
    problem,
    same: partition.same,
    places: wanted.map((offset) => partition.placeOf(offset)),
  };
}

test('the same events have the same places', () => {
  expect(compared('abc', 'abc', { wanted: [0, 2, 3] })).toEqual({
    problem: null,
    same: 3,
    places: [0, 2, 3],
  });
});

test('an event that was sent twice counts once, and moves the places behind it', () => {
  expect(compared('abc', 'ababc', { wanted: [1, 2, 3] })).toEqual({
    problem: null,
    same: 3,
    places: [1, 4, 5],
  });
});

test('of what retention has deleted on one side nothing is wanted', () => {
  expect(compared('cd', 'abcd', { wanted: [0, 41], isSwept: true, first: 40 })).toEqual({
    problem: null,
    same: 2,
    places: [2, 3],
  });
});

test('what is missing, another one or there alone is named', () => {
  expect(compared('abc', 'ab').problem).toBe('event c and what follows is not in the cluster.');
  expect(compared('ab', 'abc').problem).toBe('event c and what follows is in the cluster alone.');
  expect(compared('abc', 'acb').problem).toBe(
    'event b comes next in the embedded store, and event c in the cluster; what follows was not compared.',
  );
  const changed = new ComparedPartition(records('a'), [], false);
  changed.take(records('a').map((record) => ({ ...record, body: '{}' })));
  expect(changed.end(1)).toContain('event a comes next');
});
