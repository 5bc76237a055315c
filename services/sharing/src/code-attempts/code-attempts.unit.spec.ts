import { expect, test } from '@jest/globals';
import {
  SharedLinkCodeRequested,
  SharedLinkGuessRefused,
} from '@lectern/schemas/events/sharing.ts';
import { Secrets } from '@lectern/kernel/access/secrets.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { emailCode, emailCodesAt, periodAt } from './email-code.ts';
import { MAX_WRONG_CODES_PER_CALLER, MAX_WRONG_CODES_PER_LINK } from './commands.ts';
import { codeAttempts } from './code-attempts.ts';

const sharedLinkId = '01a1fa00-0000-7000-8000-0000000000c1';
const guess = {
  type: 'Guess',
  sharedLinkId,
  gate: 'ACCESS_CODE',
  callerName: 'one',
  candidates: ['harbour'],
  accepted: ['harbour-27'],
} as const;
const refused = (callerName = 'one', gate: 'ACCESS_CODE' | 'EMAIL' = 'ACCESS_CODE') =>
  SharedLinkGuessRefused({ sharedLinkId, gate, callerName });
const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

test('a wrong code is recorded, a right one is not', () => {
  given(codeAttempts, []).when(guess).then([refused()]);
  given(codeAttempts, [])
    .when({ ...guess, candidates: ['harbour-27'] })
    .then([]);
  given(codeAttempts, [])
    .when({ ...guess, candidates: ['harbour', 'harbour-27'] })
    .then([]);
  given(codeAttempts, [])
    .when({ ...guess, accepted: [] })
    .then([refused()]);
});

test('after too many from one caller none of theirs is compared; others can continue', () => {
  const tried = times(MAX_WRONG_CODES_PER_CALLER, () => refused());
  given(codeAttempts, tried.slice(1)).when(guess).then([refused()]);
  given(codeAttempts, tried).when(guess).thenFails('TOO_MANY_REQUESTS');
  given(codeAttempts, tried)
    .when({ ...guess, candidates: ['harbour-27'] })
    .thenFails('TOO_MANY_REQUESTS');
  given(codeAttempts, tried)
    .when({ ...guess, callerName: 'another', candidates: ['harbour-27'] })
    .then([]);
});

test('after too many from all callers none is compared for a quarter of an hour', () => {
  const tried = times(MAX_WRONG_CODES_PER_LINK, (n) => refused(`caller ${n}`));
  given(codeAttempts, tried).when(guess).thenFails('TOO_MANY_REQUESTS');
  given(codeAttempts, tried)
    .when({ ...guess, gate: 'EMAIL' })
    .then([refused('one', 'EMAIL')]);
  given(codeAttempts, tried)
    .when({ ...guess, now: '2026-11-20T12:15:00.000Z' })
    .then([refused()]);
  const decide = () =>
    codeAttempts.decide(
      { ...guess, now: '2026-11-20T12:05:00.000Z', actorId: null },
      given(codeAttempts, tried).state,
    );
  expect(decide).toThrow(DomainError);
  expect(decide).toThrow(expect.objectContaining({ retryAfter: 600 }));
});

test('what left the window is forgotten', () => {
  const { refused: kept } = codeAttempts.evolve(
    given(
      codeAttempts,
      times(5, () => refused()),
    ).state,
    refused(),
    {
      id: '',
      stream: '',
      version: 6,
      time: '2026-11-20T13:00:00.000Z',
      teamId: null,
      actorId: null,
      onBehalfOfId: null,
      correlationId: '',
      causationId: null,
    },
  );
  expect(kept).toHaveLength(1);
});

test('a code is mailed once in half a minute and five times in a quarter of an hour', () => {
  const request = {
    type: 'RequestCode',
    sharedLinkId,
    recipientId: 'kim',
    email: 'kim@x.example',
    period: 7,
    mayReceive: true,
  } as const;
  const requested = SharedLinkCodeRequested({
    sharedLinkId,
    recipientId: 'kim',
    email: 'kim@x.example',
    period: 7,
  });
  given(codeAttempts, []).when(request).then([requested]);
  given(codeAttempts, [requested])
    .when({ ...request, now: '2026-11-20T12:00:29.999Z' })
    .then([]);
  given(codeAttempts, [requested])
    .when({ ...request, now: '2026-11-20T12:00:30.000Z' })
    .then([requested]);
  given(codeAttempts, [requested])
    .when({ ...request, recipientId: 'lee' })
    .then([{ ...requested, data: { ...requested.data, recipientId: 'lee' } }]);
  given(
    codeAttempts,
    times(5, () => requested),
  )
    .when({ ...request, now: '2026-11-20T12:01:00.000Z' })
    .then([]);
});

test('requesting codes never reveals the recipients of a link', () => {
  const request = {
    type: 'RequestCode',
    sharedLinkId,
    recipientId: 'kim',
    email: 'kim@x.example',
    period: 7,
    now: '2026-11-20T12:01:00.000Z',
  } as const;
  const mailed = (count: number, recipientId = 'kim') =>
    times(count, () =>
      SharedLinkCodeRequested({ sharedLinkId, recipientId, email: 'kim@x.example', period: 7 }),
    );
  for (const mayReceive of [true, false]) {
    given(codeAttempts, mailed(20))
      .when({ ...request, mayReceive })
      .then([]);
    given(codeAttempts, mailed(100, 'lee'))
      .when({ ...request, mayReceive })
      .thenFails('TOO_MANY_REQUESTS');
  }
  given(codeAttempts, [])
    .when({ ...request, mayReceive: false })
    .then([]);
});

test('a code has six digits, is valid for one person and link, and lasts ten to twenty minutes, also while the secret rotates', () => {
  const [old, young] = [
    'an old secret of more than thirty-two characters',
    'a new secret of more than thirty-two characters',
  ] as const;
  const of = { sharedLinkId, recipientId: 'kim' };
  const at = Date.parse('2026-11-20T12:00:00.000Z');
  const code = emailCode(new Secrets([old]), { ...of, period: periodAt(at) });
  expect(code).toMatch(/^\d{6}$/);
  const isGood = (secrets: string[], minutes: number, whose = of) =>
    emailCodesAt(new Secrets(secrets), whose, at + minutes * 60_000).includes(code);
  expect([
    isGood([old], 0),
    isGood([old], 19.9),
    isGood([old], 20),
    isGood([young, old], 5),
    isGood([young], 5),
  ]).toEqual([true, true, false, true, false]);
  expect([
    isGood([old], 0, { ...of, recipientId: 'lee' }),
    isGood([old], 0, { ...of, sharedLinkId: 'another' }),
  ]).toEqual([false, false]);
});
