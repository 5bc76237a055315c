import { expect, test } from '@jest/globals';
import { EdgeError } from '../http/edge-error.ts';
import { GuessQueue } from './guess-queue.ts';

const tooMany = () =>
  Promise.reject(
    new EdgeError('TOO_MANY_REQUESTS', 'Too many requests. Please try again later.', {
      retryAfter: 60,
    }),
  );
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: EdgeError) => error.code,
  );

const by = (linkId: string, caller: string, knownVisitId: string | null = null) => ({
  linkId,
  caller,
  knownVisitId,
});

test('guesses at one link are judged one after the other, those at another beside them', async () => {
  const guesses = new GuessQueue();
  const order: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = guesses.inTurn(by('one', 'a'), () => held.then(() => void order.push('first')));
  const second = guesses.inTurn(by('one', 'b'), async () => void order.push('second'));
  await guesses.inTurn(by('two', 'a'), async () => void order.push('of another link'));
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['of another link', 'first', 'second']);
});

test('a failed judgment lets people go on', async () => {
  const guesses = new GuessQueue();
  await expect(
    guesses.inTurn(by('one', 'a'), () => Promise.reject(new Error('The store is away'))),
  ).rejects.toThrow('The store is away');
  expect(await guesses.inTurn(by('one', 'a'), async () => true)).toBe(true);
});

test('who was turned away is turned away without asking again; others are not', async () => {
  const guesses = new GuessQueue();
  let asked = 0;
  const judge = () => (asked++, tooMany());
  expect(await codeOf(guesses.inTurn(by('one', 'a'), judge))).toBe('TOO_MANY_REQUESTS');
  expect(await codeOf(guesses.inTurn(by('one', 'a'), judge))).toBe('TOO_MANY_REQUESTS');
  expect(asked).toBe(1);
  expect(await codeOf(guesses.inTurn(by('one', 'b'), async () => true))).toBe('answered');
  expect(await codeOf(guesses.inTurn(by('two', 'a'), async () => true))).toBe('answered');
});

test('a crowd is not left standing', async () => {
  const guesses = new GuessQueue();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const all = Array.from({ length: 1_000 }, (_, n) =>
    codeOf(guesses.inTurn(by('one', `caller ${n}`), () => held)),
  );
  release();
  const codes = await Promise.all(all);
  expect(codes.filter((code) => code === 'answered')).toHaveLength(50);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(950);
});

test('a reader who was in before does not wait with a crowd, nor for what their network did', async () => {
  const guesses = new GuessQueue();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  expect(await codeOf(guesses.inTurn(by('one', 'office'), tooMany))).toBe('TOO_MANY_REQUESTS');
  const crowd = Array.from({ length: 60 }, (_, n) =>
    codeOf(guesses.inTurn(by('one', `caller ${n}`), () => held)),
  );
  expect(await codeOf(guesses.inTurn(by('one', 'office', 'visit'), async () => true))).toBe(
    'answered',
  );
  release();
  await Promise.all(crowd);
});
