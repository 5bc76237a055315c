import { expect, test } from '@jest/globals';
import { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { openLocalCounters } from '@lectern/kernel/store/counters/local.ts';
import { solve } from '../testing/solve-challenge.ts';
import { ProofOfWork } from './proof-of-work.ts';

const secret = 'a secret of these specs, long enough';
const work = (counters = openLocalCounters()) =>
  new ProofOfWork(new Secrets([secret]), 8, counters);
/** Which of the answers are accepted, one after the other. */
async function accepted(check: ProofOfWork, answers: readonly string[]): Promise<string[]> {
  const all: string[] = [];
  for (const answer of answers) if (await check.take(answer, now)) all.push(answer);
  return all;
}
const now = Date.parse('2026-11-22T12:00:00Z');
const minutes = (count: number) => now + count * 60_000;

test('a browser that did the work passes once, within ten minutes', async () => {
  const check = work();
  const asked = check.challenge(now);
  expect(asked).toMatchObject({ difficulty: 8, expiresAt: '2026-11-22T12:10:00.000Z' });
  const answer = solve(asked);
  expect(await check.take(answer, minutes(9))).toBe(true);
  expect(await check.take(answer, minutes(9))).toBe(false);
  expect(await check.take(solve(check.challenge(now)), minutes(10))).toBe(false);
  expect(await check.take(solve(check.challenge(now)), minutes(9))).toBe(true);
});

test('one challenge is good for one answer, whichever of several it is', async () => {
  const check = work();
  const asked = check.challenge(now);
  const first = solve(asked);
  const after = Number(first.slice(first.indexOf(':') + 1)) + 1;
  const others = Array.from({ length: 5_000 }, (_, at) => `${asked.challenge}:${after + at}`);
  expect(await check.take(first, now)).toBe(true);
  expect(await accepted(check, others)).toEqual([]);
});

test('an answer without the work, a challenge of one’s own, and anything else are worth nothing', async () => {
  const check = work();
  const { challenge } = check.challenge(now);
  const right = Number(solve({ challenge, difficulty: 8 }).split(':')[1]);
  const easier = challenge.replace('.8.', '.0.');
  const later = challenge.replace(/\.\w+\.8\./, `.${minutes(999).toString(36)}.8.`);
  const ofAnother = new ProofOfWork(
    new Secrets(['another secret of these specs, long too']),
    8,
    openLocalCounters(),
  ).challenge(now).challenge;
  const answers = [
    ...(right > 0 ? [`${challenge}:0`] : []),
    `${easier}:0`,
    solve({ challenge: later, difficulty: 8 }),
    solve({ challenge: ofAnother, difficulty: 8 }),
    challenge,
    `${challenge}:-1`,
    `${challenge}:${'9'.repeat(400)}`,
    ':',
    'x',
    '{"$ne":null}',
  ];
  expect(await accepted(check, answers)).toEqual([]);
  expect(await check.take(`${challenge}:${right}`, now)).toBe(true);
});

test('an answer that one copy accepted is worth nothing on another', async () => {
  const counters = openLocalCounters();
  const [one, other] = [work(counters), work(counters)];
  const answer = solve(one.challenge(now));
  const all = await Promise.all([other.take(answer, now), one.take(answer, now)]);
  expect(all.toSorted()).toEqual([false, true]);
});

test('a challenge of the secret before is good until it is over', async () => {
  const answer = solve(work().challenge(now));
  expect(
    await new ProofOfWork(
      new Secrets(['a new secret of these specs, also long', secret]),
      20,
      openLocalCounters(),
    ).take(answer, now),
  ).toBe(true);
});
