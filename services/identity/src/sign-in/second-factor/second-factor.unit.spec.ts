import { expect, test } from '@jest/globals';
import { hash } from 'node:crypto';
import {
  PasskeyAdded,
  PasskeyRemoved,
  PasskeyUsed,
  RecoveryCodesIssued,
  RecoveryCodeUsed,
  SecondFactorReset,
  TotpCodeUsed,
  TotpTurnedOff,
  TotpTurnedOn,
} from '@lectern/schemas/events/identity/second-factor.ts';
import { parseSecrets } from '@lectern/kernel/keys/secrets.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { CHALLENGE_LASTS_MS, isOpenChallenge, newChallenge } from './challenge.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { secondFactor } from './second-factor.ts';
import { isTicketValid, startTotp, stepOf } from './totp.ts';

const userId = '01a1fa00-0000-7000-8000-0000000000b0';
const teamId = '01a1fa00-0000-7000-8000-00000000000a';
const passkeyId = '01a1fa00-0000-7000-8000-0000000000d0';
const who = { userId, teamId };
const epoch = 3;
const passkey = {
  passkeyId,
  name: 'Laptop',
  credentialId: 'credential',
  publicKey: 'key',
  counter: 0,
  transports: [],
  isSynced: true,
};
const on = [TotpTurnedOn({ ...who, secret: 'S', epoch }), TotpCodeUsed({ userId, step: 100 })];
const codes = RecoveryCodesIssued({ ...who, codeHashes: ['one', 'two'], epoch });
const added = PasskeyAdded({ ...who, ...passkey, epoch });

test('recovery codes come with the first factor, and go with the last', () => {
  given(secondFactor, [])
    .when({
      type: 'TurnOnTotp',
      ...who,
      secret: 'S',
      step: 100,
      recoveryCodes: ['one', 'two'],
      epoch,
    })
    .then([...on, codes]);
  given(secondFactor, [...on, codes])
    .when({ type: 'AddPasskey', ...who, passkey, recoveryCodes: ['three'], epoch })
    .then([added]);
  expect(
    given(secondFactor, [...on, codes, added, TotpTurnedOff(who)]).state.recoveryCodes,
  ).toEqual(['one', 'two']);
  expect(
    given(secondFactor, [
      ...on,
      codes,
      added,
      TotpTurnedOff(who),
      PasskeyRemoved({ passkeyId, ...who }),
    ]).state.recoveryCodes,
  ).toEqual([]);
});

test('the last factor stays while the team requires one; others can be removed', () => {
  const [off, remove] = [
    { type: 'TurnOffTotp', ...who } as const,
    { type: 'RemovePasskey', ...who, passkeyId } as const,
  ];
  given(secondFactor, [...on, codes])
    .when({ ...off, isRequired: true })
    .thenFails('CONFLICT');
  given(secondFactor, [added, codes])
    .when({ ...remove, isRequired: true })
    .thenFails('CONFLICT');
  given(secondFactor, [...on, codes, added])
    .when({ ...off, isRequired: true })
    .then([TotpTurnedOff(who)]);
  given(secondFactor, [...on, codes, added])
    .when({ ...remove, isRequired: true })
    .then([PasskeyRemoved({ passkeyId, ...who })]);
  given(secondFactor, [...on, codes])
    .when({ ...off, isRequired: false })
    .then([TotpTurnedOff(who)]);
  given(secondFactor, [added, codes])
    .when({ ...off, isRequired: true })
    .then([]);
});

test('a code of an app is taken once, and none from before it', () => {
  given(secondFactor, on)
    .when({ type: 'UseTotp', ...who, step: 101 })
    .then([TotpCodeUsed({ userId, step: 101 })]);
  for (const step of [100, 99])
    given(secondFactor, on)
      .when({ type: 'UseTotp', ...who, step })
      .thenFails('INVALID');
  given(secondFactor, [added])
    .when({ type: 'UseTotp', ...who, step: 101 })
    .thenFails('INVALID');
});

test('a recovery code is taken once', () => {
  const used = RecoveryCodeUsed({ ...who, index: 1 });
  given(secondFactor, [...on, codes])
    .when({ type: 'UseRecoveryCode', ...who, codeHash: 'two' })
    .then([used]);
  given(secondFactor, [...on, codes, used])
    .when({ type: 'UseRecoveryCode', ...who, codeHash: 'two' })
    .thenFails('INVALID');
});

test('a passkey signs each challenge once, and one that counts has to count up', () => {
  const use = (counter: number, challenge: string) =>
    ({ type: 'UsePasskey', ...who, passkeyId, counter, challenge }) as const;
  const used = PasskeyUsed({ passkeyId, userId, counter: 0, challenge: 'a' });
  given(secondFactor, [added]).when(use(0, 'a')).then([used]);
  given(secondFactor, [added, used]).when(use(0, 'a')).thenFails('INVALID');
  given(secondFactor, [added, used])
    .when(use(0, 'b'))
    .then([PasskeyUsed({ passkeyId, userId, counter: 0, challenge: 'b' })]);
  given(secondFactor, [added, PasskeyUsed({ passkeyId, userId, counter: 5, challenge: 'a' })])
    .when(use(5, 'b'))
    .thenFails('INVALID');
});

test('a passkey is added once and belongs to one user; the error does not name the owner', () => {
  given(secondFactor, [added])
    .when({ type: 'AddPasskey', ...who, passkey, recoveryCodes: [], epoch })
    .thenFails('CONFLICT');
  expect(secondFactor.reservations!(given(secondFactor, [added]).state)).toEqual([
    { scope: 'global', kind: 'passkey', value: hash('sha256', 'credential') },
  ]);
});

test('a reset takes all of it, once', () => {
  const reset = SecondFactorReset(who);
  given(secondFactor, [...on, codes, added])
    .when({ type: 'ResetSecondFactor', ...who })
    .then([reset]);
  given(secondFactor, [...on, codes, added, reset])
    .when({ type: 'ResetSecondFactor', ...who })
    .then([]);
  expect(given(secondFactor, [...on, codes, added, reset]).state).toMatchObject({
    totp: null,
    recoveryCodes: [],
    passkeys: [],
  });
});

const secrets = parseSecrets('s'.repeat(32));

test('a challenge is good for what it was made for, for five minutes, and only as it was made', () => {
  const now = Date.now();
  const text = Buffer.from(newChallenge(secrets, `passkey of ${userId}`, now)).toString(
    'base64url',
  );
  expect(isOpenChallenge(secrets, `passkey of ${userId}`, text, now)).toBe(true);
  expect(isOpenChallenge(secrets, 'passkey sign-in', text, now)).toBe(false);
  expect(isOpenChallenge(secrets, `passkey of ${userId}`, text, now + CHALLENGE_LASTS_MS)).toBe(
    false,
  );
  expect(isOpenChallenge(parseSecrets('t'.repeat(32)), `passkey of ${userId}`, text, now)).toBe(
    false,
  );
  for (const other of [
    '',
    'AAAA',
    text.slice(0, -2),
    `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`,
  ])
    expect(isOpenChallenge(secrets, `passkey of ${userId}`, other, now)).toBe(false);
});

test('a secret is taken back only as it was given, by whom it was given to', async () => {
  const { secret, ticket } = await startTotp(secrets, { userId, email: 'anna@example.com' });
  expect(isTicketValid(secrets, userId, { secret, ticket })).toBe(true);
  expect(isTicketValid(secrets, teamId, { secret, ticket })).toBe(false);
  expect(
    isTicketValid(secrets, userId, {
      secret: secret.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
      ticket,
    }),
  ).toBe(false);
});

test('a code is good in its half minute, the one before and the one after', async () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'; // RFC 6238
  const at = 59_000;
  expect(await stepOf(secret, '287082', at)).toBe(1);
  expect(
    await Promise.all([
      stepOf(secret, '287082', at + 30_000),
      stepOf(secret, '287082', at - 30_000),
    ]),
  ).toEqual([1, 1]);
  expect(
    await Promise.all([
      stepOf(secret, '287082', at + 60_000),
      stepOf(secret, 'abcdef', at),
      stepOf(secret, '', at),
    ]),
  ).toEqual([null, null, null]);
});

test('recovery codes are ten, none like another, and typed as one likes', () => {
  const made = newRecoveryCodes();
  expect(made).toHaveLength(10);
  expect(new Set(made).size).toBe(10);
  for (const code of made) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(recoveryCodeHash(userId, 'ABCD efgh-2345 6789')).toBe(
    recoveryCodeHash(userId, 'abcd-efgh-2345-6789'),
  );
});

test('dropping a password drops older factors, not later ones nor those of unknown age', () => {
  const drop = { type: 'DropFactor', ...who, before: 4 } as const;
  const dropped = SecondFactorReset({ ...who, before: 4 });
  const later = PasskeyAdded({
    ...who,
    ...passkey,
    passkeyId: '01a1fa00-0000-7000-8000-0000000000d1',
    credentialId: 'another',
    epoch: 4,
  });
  given(secondFactor, [...on, codes, later])
    .when(drop)
    .then([dropped]);
  given(secondFactor, [...on, codes, later, dropped])
    .when(drop)
    .then([]);
  for (const kept of [
    later,
    PasskeyAdded({ ...who, ...passkey }),
    TotpTurnedOn({ ...who, secret: 'S' }),
  ])
    given(secondFactor, [kept]).when(drop).then([]);
  expect(given(secondFactor, [...on, codes, later, dropped]).state).toMatchObject({
    totp: null,
    recoveryCodes: [],
    passkeys: [{ credentialId: 'another' }],
  });
  given(secondFactor, []).when(drop).then([]);
});
