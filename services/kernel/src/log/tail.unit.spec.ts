import { expect, test } from '@jest/globals';
import type { LogRecord } from './port.ts';
import { LogTail } from './tail.ts';

const record = (offset: number): LogRecord => ({
  topic: 'pings',
  partition: 0,
  offset,
  key: 'k',
  eventId: `e${offset}`,
  teamId: null,
  body: '{}',
});
const offsets = (records: readonly LogRecord[] | null) => records?.map(({ offset }) => offset);

test('it answers from any offset that it has, and no more than asked', () => {
  const tail = new LogTail();
  tail.append([record(7), record(8)]);
  tail.append([record(9)]);
  expect(offsets(tail.from(8, 10))).toEqual([8, 9]);
  expect(offsets(tail.from(7, 2))).toEqual([7, 8]);
});

test('what is older or newer has to be read from the file', () => {
  const tail = new LogTail();
  expect(tail.from(0, 10)).toBeNull();
  tail.append([record(7)]);
  expect(tail.from(6, 10)).toBeNull();
  expect(tail.from(8, 10)).toBeNull();
});

test('records of another process in between make it begin again', () => {
  const tail = new LogTail();
  tail.append([record(7)]);
  tail.append([record(9)]);
  expect(tail.from(7, 10)).toBeNull();
  expect(offsets(tail.from(9, 10))).toEqual([9]);
});

test('it does not grow without end', () => {
  const tail = new LogTail();
  for (let offset = 0; offset < 40_000; offset += 100)
    tail.append(Array.from({ length: 100 }, (_, index) => record(offset + index)));
  expect(tail.from(0, 1)).toBeNull();
  expect(offsets(tail.from(39_999, 1))).toEqual([39_999]);
});

test('what everybody here has read is forgotten', () => {
  const tail = new LogTail();
  tail.append([record(7), record(8), record(9)]);
  tail.forgetBefore(9);
  expect(tail.from(8, 10)).toBeNull();
  expect(offsets(tail.from(9, 10))).toEqual([9]);
  tail.forgetBefore(10);
  tail.append([record(10)]);
  expect(offsets(tail.from(10, 10))).toEqual([10]);
});

test('what was opened is forgotten where it has personal data, and nothing else', () => {
  const meta = {
    id: 'e',
    stream: null,
    version: null,
    time: '',
    teamId: null,
    actorId: null,
    onBehalfOfId: null,
    correlationId: '',
    causationId: null,
  };
  const tail = new LogTail();
  tail.append([
    { ...record(0), event: { type: 'Hit', data: { visitor: 'ada' }, meta, persons: ['a'] } },
    { ...record(1), event: { type: 'Ping', data: {}, meta } },
  ]);
  tail.forgetOpened();
  expect(tail.from(0, 10)?.map(({ event }) => event?.type)).toEqual([undefined, 'Ping']);
  expect(tail.from(0, 1)).toEqual([record(0)]);
});
