import { expect, test } from '@jest/globals';
import type { LogRecord } from '../log/port.ts';
import { Lane } from './lane.ts';

const place = { topic: 'sharing', partition: 0 };
const recordAt = (offset: number): LogRecord => ({
  ...place,
  offset,
  key: 'k',
  eventId: `${offset}`,
  teamId: null,
  body: '{}',
});

function aLane() {
  const taken: number[] = [];
  const member = {
    ...{ consumer: 'c', topics: ['sharing'], types: new Set<string>(), hasJournal: false },
    begin: async () => 0,
    take: async (_topic: string, _partition: number, records: readonly LogRecord[]) =>
      void taken.push(...records.map(({ offset }) => offset)),
    noteReached: () => {},
    onError: () => {},
  };
  return { taken, lane: new Lane(member, place, 0, () => {}) };
}

test('what comes at any step of the one before is taken, too', async () => {
  for (let steps = 0; steps < 30; steps++) {
    const { taken, lane } = aLane();
    lane.offer([recordAt(0)], 1);
    for (let step = 0; step < steps; step++) await Promise.resolve();
    lane.offer([recordAt(1)], 2);
    await lane.idle();
    expect([steps, taken, lane.position, lane.isBusy]).toEqual([steps, [0, 1], 2, false]);
  }
});

test('records that were offered before are not taken again', async () => {
  const { taken, lane } = aLane();
  lane.offer([recordAt(0), recordAt(1)], 3);
  lane.offer([recordAt(1), recordAt(3)], 4);
  await lane.idle();
  lane.offer([recordAt(3)], 4);
  await lane.idle();
  expect([taken, lane.position]).toEqual([[0, 1, 3], 4]);
});
