import { expect, test } from '@jest/globals';
import {
  SharedLinkCodeGuessed,
  SharedLinkCodeRequested,
  SharedLinkGuessRefused,
} from '@lectern/schemas/events/sharing.ts';
import { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { emailCode, emailCodesAt, periodAt } from './email-code.ts';
import { codeAttempts } from './code-attempts.ts';
import { guessLimits, type CodeAttempts } from './state.ts';

const sharedLinkId = '01a1fa00-0000-7000-8000-0000000000c1';
const [{ ofCaller: OF_CALLER, ofAll: OF_ALL }] = guessLimits;
const guess = {
  type: 'Guess',
  sharedLinkId,
  presentationId: null,
  gate: 'ACCESS_CODE',
  callerName: 'one',
  isKnownReader: false,
  candidates: ['harbor'],
  accepted: ['harbor-27'],
} as const;
const refused = (callerName = 'one', gate: 'ACCESS_CODE' | 'EMAIL' = 'ACCESS_CODE') =>
  SharedLinkGuessRefused({
    sharedLinkId,
    presentationId: null,
    gate,
    callerName,
    isKnownReader: false,
  });
const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

test('a wrong code is recorded, a right one is not', () => {
  given(codeAttempts, []).when(guess).then([refused()]);
  given(codeAttempts, [])
    .when({ ...guess, candidates: ['harbor-27'] })
    .then([]);
  given(codeAttempts, [])
    .when({ ...guess, candidates: ['harbor', 'harbor-27'] })
    .then([]);
  given(codeAttempts, [])
    .when({ ...guess, accepted: [] })
    .then([refused()]);
});

test('after too many from one caller none of theirs is compared; others can continue', () => {
  const tried = times(OF_CALLER, () => refused());
  given(codeAttempts, tried.slice(1)).when(guess).then([refused()]);
  given(codeAttempts, tried).when(guess).thenFails('TOO_MANY_REQUESTS');
  given(codeAttempts, tried)
    .when({ ...guess, candidates: ['harbor-27'] })
    .thenFails('TOO_MANY_REQUESTS');
  given(codeAttempts, tried)
    .when({ ...guess, callerName: 'another', candidates: ['harbor-27'] })
    .then([]);
});

test('after too many from all callers none is compared for a quarter of an hour', () => {
  const tried = times(OF_ALL, (n) => refused(`caller ${n}`));
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
      time: '2026-11-21T12:00:00.000Z',
      teamId: null,
      actorId: null,
      onBehalfOfId: null,
      correlationId: '',
      causationId: null,
    },
  );
  expect(kept).toHaveLength(1);
});

/** An attacker who never stops: a wrong code as soon as one is compared again. */
function guessingFor(hours: number) {
  let state: CodeAttempts = codeAttempts.initial;
  const compared: number[] = [];
  let warnings = 0;
  const start = Date.parse('2026-11-20T12:00:00.000Z');
  for (let at = start, n = 0; at < start + hours * 3_600_000; n++) {
    const now = new Date(at).toISOString();
    try {
      const command = { ...guess, callerName: `caller ${n}`, now, actorId: null };
      for (const event of codeAttempts.decide(command, state)) {
        state = codeAttempts.evolve(state, event, {
          id: '',
          stream: '',
          version: n,
          time: now,
          teamId: null,
          actorId: null,
          onBehalfOfId: null,
          correlationId: '',
          causationId: null,
        });
        if (event.type === 'SharedLinkCodeGuessed') warnings++;
      }
      compared.push((at - start) / 60_000);
      at += 1_000;
    } catch (error) {
      at += ((error as DomainError).retryAfter ?? 0) * 1_000;
    }
  }
  return { state, compared, warnings };
}

test('who goes on guessing waits a quarter of an hour, then longer, and has sixty guesses a day', () => {
  const { compared } = guessingFor(24);
  const within = (minutes: number) => compared.filter((at) => at < minutes).length;
  expect([within(15), within(60), within(360), within(1_440)]).toEqual([15, 30, 45, 60]);
  expect(guessingFor(7 * 24).compared).toHaveLength(7 * 60);
});

test('guesses that never fill the first window fill the longer ones', () => {
  const slow = guessingFor(24).state;
  given(codeAttempts, [])
    .when({ ...guess, now: '2026-11-21T11:59:00.000Z' })
    .then([refused()]);
  const decide = () =>
    codeAttempts.decide({ ...guess, now: '2026-11-21T11:59:00.000Z', actorId: null }, slow);
  expect(decide).toThrow(DomainError);
});

test('after a quiet day guessing begins as if nothing had been', () => {
  const { state } = guessingFor(24);
  const later = { ...guess, now: '2026-11-23T12:00:00.000Z', actorId: null };
  expect(codeAttempts.decide(later, state)).toEqual([refused()]);
});

test('the owner is notified when a longer window fills, once a day', () => {
  const tried = (count: number) => times(count, (n) => refused(`caller ${n}`));
  const atNoon = given(codeAttempts, tried(29)).state;
  const later = { ...guess, actorId: null, now: '2026-11-20T12:20:00.000Z' };
  expect(codeAttempts.decide(later, atNoon)).toEqual([
    refused(),
    SharedLinkCodeGuessed({ sharedLinkId, presentationId: null, gate: 'ACCESS_CODE' }),
  ]);
  const digits = times(29, (n) => refused(`caller ${n}`, 'EMAIL'));
  expect(
    codeAttempts.decide({ ...later, gate: 'EMAIL' }, given(codeAttempts, digits).state),
  ).toEqual([refused('one', 'EMAIL')]);
  expect(guessingFor(1).warnings).toBe(1);
  expect(guessingFor(23).warnings).toBe(1);
  expect(guessingFor(7 * 24).warnings).toBe(7);
});

test('a reader who was in before is not locked out by others, and may not guess without end either', () => {
  const crowd = times(OF_ALL, (n) => refused(`caller ${n}`));
  const known = { ...guess, callerName: 'visit', isKnownReader: true };
  given(codeAttempts, crowd)
    .when({ ...known, candidates: ['harbor-27'] })
    .then([]);
  const own = { ...refused('visit'), data: { ...refused('visit').data, isKnownReader: true } };
  given(codeAttempts, [...crowd, ...times(OF_CALLER, () => own)])
    .when(known)
    .thenFails('TOO_MANY_REQUESTS');
  given(
    codeAttempts,
    times(OF_CALLER, () => own),
  )
    .when({ ...guess, callerName: 'visit' })
    .then([refused('visit')]);
});

test('a code is mailed once in half a minute and five times in a quarter of an hour', () => {
  const request = {
    type: 'RequestCode',
    sharedLinkId,
    recipientId: 'kim',
    email: 'kim@x.example',
    language: null,
    period: 7,
    mayReceive: true,
  } as const;
  const requested = SharedLinkCodeRequested({
    sharedLinkId,
    recipientId: 'kim',
    email: 'kim@x.example',
    language: null,
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
    language: null,
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
