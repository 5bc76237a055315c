import { expect, test } from '@jest/globals';
import { KeptDays } from './kept-days.ts';
import type { Line } from './line.ts';
import { Sum } from './sum.ts';

const at = Date.parse('2026-11-20T14:21:06.000Z');

function viewing(visitor: string, more: { startedMs?: number; elapsedMs?: number; link?: string } = {}): Line {
  return [visitor, more.startedMs ?? at, visitor, more.elapsedMs ?? 12_000, 24, 3, 3, 0, 1, ['3|https://lectern.example', 2], [], 'p', more.link ?? 'l'];
}

function sumOf(...lines: Line[]): Sum {
  const sum = new Sum();
  for (const line of lines) sum.addLine(line, false);
  return sum;
}

test('a day is known for as long as no booking came to it', () => {
  const kept = new KeptDays();
  const sum = sumOf(viewing('v:1'));
  kept.set('day', 3, sum);
  expect([kept.get('day', 3), kept.get('day', 4), kept.get('another', 3)]).toEqual([sum, undefined, undefined]);
});

test('of too many, the day asked for longest ago goes', () => {
  const sum = sumOf(viewing('v:1'));
  const kept = new KeptDays(2 * sum.size);
  kept.set('one', 1, sum);
  kept.set('two', 1, sum);
  kept.get('one', 1);
  kept.set('three', 1, sum);
  expect(['one', 'two', 'three'].map((day) => kept.get(day, 1) !== undefined)).toEqual([true, false, true]);
  kept.set('three', 2, sum);
  expect(kept.get('one', 1)).toBe(sum);
});

test('sums of days come to what their viewings come to', () => {
  const lines = [viewing('v:1'), viewing('v:2', { elapsedMs: 250_000, link: 'm' }), viewing('v:1', { startedMs: at + 86_400_000, elapsedMs: 1_000 })];
  const added = sumOf();
  for (const line of lines) added.addSum(sumOf(line));
  const whole = sumOf(...lines);
  for (const field of ['views', 'timeMs', 'downloads', 'prints', 'steps', 'quarters', 'clicks', 'completions', 'visitors'] as const) expect(added[field]).toEqual(whole[field]);
  expect([added.links(), added.presentations()]).toEqual([whole.links(), whole.presentations()]);
  expect(whole.links()).toEqual(new Map([['l', 2], ['m', 1]]));
});
