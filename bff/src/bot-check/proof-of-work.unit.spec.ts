import { expect, test } from '@jest/globals';
import { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { solve } from '../testing/solve-challenge.ts';
import { ProofOfWork } from './proof-of-work.ts';

const secret = 'a secret of these specs, long enough';
const work = () => new ProofOfWork(new Secrets([secret]), 8);
const now = Date.parse('2026-11-22T12:00:00Z');
const minutes = (count: number) => now + count * 60_000;

test('whoever did the work passes once, within ten minutes', () => {
  const check = work();
  const asked = check.challenge(now);
  expect(asked).toMatchObject({ difficulty: 8, expiresAt: '2026-11-22T12:10:00.000Z' });
  const answer = solve(asked);
  expect(check.take(answer, minutes(9))).toBe(true);
  expect(check.take(answer, minutes(9))).toBe(false);
  expect(check.take(solve(check.challenge(now)), minutes(10))).toBe(false);
  expect(check.take(solve(check.challenge(now)), minutes(9))).toBe(true);
});

test('one challenge is good for one answer, whichever of several it is', () => {
  const check = work();
  const asked = check.challenge(now);
  const first = solve(asked);
  const after = Number(first.slice(first.indexOf(':') + 1)) + 1;
  const others = Array.from({ length: 5_000 }, (_, at) => `${asked.challenge}:${after + at}`);
  expect(check.take(first, now)).toBe(true);
  expect(others.filter((each) => check.take(each, now))).toEqual([]);
});

test('an answer without the work, a challenge of one’s own, and anything else are worth nothing', () => {
  const check = work();
  const { challenge } = check.challenge(now);
  const right = Number(solve({ challenge, difficulty: 8 }).split(':')[1]);
  const easier = challenge.replace('.8.', '.0.');
  const later = challenge.replace(/\.\w+\.8\./, `.${minutes(999).toString(36)}.8.`);
  const ofAnother = new ProofOfWork(
    new Secrets(['another secret of these specs, long too']),
    8,
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
  expect(answers.filter((answer) => check.take(answer, now))).toEqual([]);
  expect(check.take(`${challenge}:${right}`, now)).toBe(true);
});

test('a challenge of the secret before is good until it is over', () => {
  const answer = solve(work().challenge(now));
  expect(
    new ProofOfWork(new Secrets(['a new secret of these specs, also long', secret]), 20).take(
      answer,
      now,
    ),
  ).toBe(true);
});
