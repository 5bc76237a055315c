import { expect, test } from '@jest/globals';
import {
  awayAfterMs,
  elapsedMs,
  idleAfterMs,
  isAway,
  isIdle,
  noteInput,
  readingTimes,
  setPageShown,
  setVisibility,
  startClock,
  turnPage,
} from './reading-clock.ts';

test('the clock runs while the page is visible', () => {
  expect(elapsedMs(startClock(1_000, true), 4_500)).toBe(3_500);
});

test('a page opened in the background counts nothing until it is looked at', () => {
  const hidden = startClock(1_000, false);
  expect(elapsedMs(hidden, 60_000)).toBe(0);
  expect(elapsedMs(setVisibility(hidden, true, 60_000), 62_000)).toBe(2_000);
});

test('hiding stops the clock and showing goes on from there', () => {
  const hidden = setVisibility(startClock(0, true), false, 3_000);
  expect(elapsedMs(hidden, 100_000)).toBe(3_000);
  expect(elapsedMs(setVisibility(hidden, true, 100_000), 101_500)).toBe(4_500);
});

test('being told twice that the page is visible changes nothing', () => {
  const clock = startClock(0, true);
  expect(setVisibility(clock, true, 5_000)).toBe(clock);
});

test('75 seconds without input stop the clock, however late somebody looks', () => {
  const clock = noteInput(startClock(0, true), 10_000);
  expect(isIdle(clock, 10_000 + idleAfterMs - 1)).toBe(false);
  expect(isIdle(clock, 10_000 + idleAfterMs)).toBe(true);
  expect(elapsedMs(clock, 10_000 + idleAfterMs + 3_600_000)).toBe(10_000 + idleAfterMs);
});

test('the reader is asked only minutes after the clock has stopped', () => {
  const clock = startClock(0, true);
  expect(idleAfterMs).toBe(75_000);
  expect([isAway(clock, awayAfterMs - 1), isAway(clock, awayAfterMs)]).toEqual([false, true]);
});

test('input after an idle time starts the clock again without counting the gap', () => {
  const back = noteInput(startClock(0, true), idleAfterMs + 600_000);
  expect(isIdle(back, idleAfterMs + 600_000)).toBe(false);
  expect(elapsedMs(back, idleAfterMs + 601_000)).toBe(idleAfterMs + 1_000);
});

test('hiding while idle counts no more than the idle time', () => {
  expect(
    elapsedMs(setVisibility(startClock(0, true), false, idleAfterMs * 3), idleAfterMs * 4),
  ).toBe(idleAfterMs);
});

test('a hidden page is not idle, and coming back counts as input', () => {
  const hidden = setVisibility(startClock(0, true), false, 1_000);
  expect(isIdle(hidden, idleAfterMs * 2)).toBe(false);
  const back = setVisibility(hidden, true, idleAfterMs * 2);
  expect(isIdle(back, idleAfterMs * 2 + 1_000)).toBe(false);
});

test('input while hidden moves nothing', () => {
  const hidden = setVisibility(startClock(0, true), false, 1_000);
  expect(elapsedMs(noteInput(hidden, 9_000), 10_000)).toBe(1_000);
});

test('the time of a page is what was counted between its turns, also in several visits', () => {
  let clock = turnPage(startClock(0, true), 4, 2_000);
  clock = turnPage(setVisibility(setVisibility(clock, false, 3_000), true, 50_000), 2, 52_000);
  clock = turnPage(clock, 4, 53_000);
  expect(readingTimes(clock, 55_000)).toEqual({ 1: 2_000, 4: 3_000 + 2_000, 2: 1_000 });
  expect(elapsedMs(clock, 55_000)).toBe(8_000);
});

test('turning to the page that is open changes nothing', () => {
  const clock = startClock(0, true, 7);
  expect(turnPage(clock, 7, 3_000)).toBe(clock);
});

test('while the end card stands in the place of the page, the clock stands still and the reader is not asked to confirm they are there', () => {
  const card = setPageShown(turnPage(startClock(0, true), 2, 1_000), false, 3_000);
  expect(elapsedMs(card, 60_000)).toBe(3_000);
  expect(isIdle(card, idleAfterMs * 2)).toBe(false);
  expect(elapsedMs(noteInput(card, 60_000), 70_000)).toBe(3_000);
  const back = setPageShown(card, true, 60_000);
  expect([elapsedMs(back, 61_000), readingTimes(back, 61_000)]).toEqual([
    4_000,
    { 1: 1_000, 2: 3_000 },
  ]);
});
