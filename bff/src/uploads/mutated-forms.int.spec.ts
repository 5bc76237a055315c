import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
beforeAll(async () => void (edge = await startEdge()));
afterAll(() => edge.stop());

const SEED = 20_261_128;
const COUNT = 3_000;
const AT_ONCE = 8;

/** mulberry32: the same bodies in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const whole = [
  '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nQ3\r\n',
  '--b\r\nContent-Disposition: form-data; name="settings"\r\nContent-Type: application/json\r\n\r\n{"can_be_printed":true}\r\n',
  '--b\r\nContent-Disposition: form-data; name="labels[]"\r\n\r\nx\r\n',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\nno pdf at all\r\n',
  '--b--\r\n',
];
const pieces = [
  '\r\n',
  '\n',
  '\0',
  '--b',
  '--b--',
  '"',
  ';',
  "filename*=UTF-8''%ff%00..%2f",
  'name="__proto__"',
  'name="constructor[prototype]"',
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Length: 99999999\r\n',
  '\xff\xfe',
  '../../etc/passwd',
  'a'.repeat(9_000),
];

/** One to five cuts, repeats, swaps and strange insertions. */
function mutated(next: (below: number) => number): string {
  const parts = [...whole];
  if (next(4) === 0) parts.splice(next(parts.length), 1);
  if (next(4) === 0) parts.splice(next(parts.length), 0, parts[next(parts.length)] ?? '');
  let text = parts.join('');
  for (let turn = next(5); turn >= 0; turn--) {
    const at = next(text.length + 1);
    const length = next(40);
    const piece = pieces[next(pieces.length)] ?? '';
    text = [
      () => text.slice(0, at) + text.slice(at + length),
      () => text.slice(0, at) + piece + text.slice(at),
      () => text.slice(0, at) + String.fromCharCode(next(256)) + text.slice(at + 1),
      () => text.slice(0, at) + text.slice(at, at + length).repeat(3) + text.slice(at + length),
      () => text.slice(0, at),
    ][next(5)]!();
  }
  return text;
}

test('mutated forms are refused or read, none is our fault, and none leaves a file behind', async () => {
  const next = numbersFrom(SEED);
  const bodies = Array.from({ length: COUNT }, () => mutated(next));
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const lane = async () => {
    for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
      const { status } = await edge.call('POST', '/api/admin/presentations', {
        body: Buffer.from(body, 'latin1'),
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status < 400 || status >= 500) wrong.push(`${status}: ${JSON.stringify(body)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  expect(wrong).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(COUNT);
  const data = edge.lectern.engines.engines.settings.LECTERN_DATA;
  const blobs = await readdir(join(data, 'blobs'), { recursive: true, withFileTypes: true });
  expect(blobs.filter((each) => each.isFile()).map(({ name }) => name)).toEqual([]);
  expect((await edge.call('GET', '/healthz', { token: null })).status).toBe(200);
});
