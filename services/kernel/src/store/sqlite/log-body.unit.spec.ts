import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linesOf, packed, unpacked } from './log-body.ts';

const rowOf = (lines: readonly string[]) => ({
  body: packed(lines.join('\n')),
  count: lines.length,
});

test('a body is read as it was written, however long it is', () => {
  const anyLine = fc
    .record({ id: fc.uuid(), name: fc.string({ unit: 'grapheme' }), at: fc.integer() })
    .map((each) => JSON.stringify(each));
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 400 }), (lines) =>
      expect(linesOf(rowOf(lines))).toEqual(lines),
    ),
  );
});

test('short ones lie there for everybody to read, and the lines of a crowd take a fifth of their place', () => {
  const line = (n: number) =>
    JSON.stringify({
      specversion: '1.0',
      id: `${n}`,
      type: 'SharedLinkHitRecorded',
      source: '/lectern/telemetry',
      data: { hitId: `${n}` },
    });
  expect(rowOf([line(1), line(2)]).body).toBe(`${line(1)}\n${line(2)}`);
  const crowd = Array.from({ length: 200 }, (_, n) => line(n));
  const { body } = rowOf(crowd);
  expect((body as Uint8Array).length).toBeLessThan(crowd.join('\n').length / 5);
});

test('a packed body of which any byte is another than it was is read as it was or not at all', () => {
  const crowd = Array.from({ length: 220 }, (_, n) => `{"id":"${n}","name":"${Math.sin(n)}"}`);
  const { body, count } = rowOf(crowd);
  const read = Array.from(body as Uint8Array, (_, place) => {
    const damaged = Uint8Array.from(body as Uint8Array);
    damaged[place]! ^= 1;
    return linesOf({ body: damaged, count }).join('');
  });
  expect(read.length).toBeGreaterThan(1_000);
  expect(read.filter((text) => text !== '' && text !== crowd.join(''))).toEqual([]);
});

test('a damaged row has its events all the same, none of which can be read', () => {
  const { body, count } = rowOf(
    Array.from({ length: 300 }, (_, n) => `{"id":"${n}","name":"of no account"}`),
  );
  const damaged = (body as Uint8Array).fill(7, 4);
  expect(() => unpacked(damaged)).toThrow();
  expect(linesOf({ body: damaged, count })).toEqual(Array(300).fill(''));
});
