import { expect, test } from '@jest/globals';
import { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { openRegistration, sealRegistration, type Registration } from './sealed-registration.ts';

const before = 'the secret of before, of these specs alone';
const secrets = new Secrets([before]);
const registration: Registration = {
  userId: '01a1fa00-7b1c-7d31-8f0e-5a3c9d2e4b60',
  teamId: '01a1fa00-7b1d-7a44-9c21-0e6f8b7a5d13',
  email: 'kim@northwind.example',
  name: 'Kim Marlow',
  teamName: 'Northwind',
  passwordHash: '$scrypt$ln=15,r=8,p=3$c2FsdA$aGFzaA',
  isTrial: true,
  plan: 'enablement_300',
  period: 'YEAR',
  userCount: 5,
  promoCode: null,
  termsAcceptedAt: '2026-11-22T12:00:00.000Z',
  expiresAt: '2026-11-23T12:00:00.000Z',
};
const now = '2026-11-23T11:59:59.000Z';

test('the link returns the input, which no one else can read', () => {
  const token = sealRegistration(secrets, registration);
  expect(token).toMatch(/^[\w-]{300,900}$/);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/kim|northwind|scrypt/i);
  expect(openRegistration(secrets, token, now)).toEqual(registration);
  expect(sealRegistration(secrets, registration)).not.toBe(token);
});

test('a link is good for its time, and as long as its secret is known', () => {
  const token = sealRegistration(secrets, registration);
  expect(openRegistration(secrets, token, registration.expiresAt)).toBeNull();
  expect(
    openRegistration(
      new Secrets(['a new secret, of these specs alone as well', before]),
      token,
      now,
    ),
  ).toEqual(registration);
  expect(
    openRegistration(new Secrets(['a new secret, of these specs alone as well']), token, now),
  ).toBeNull();
});

test('a text that is none of ours, or of which anything was changed, is worth nothing', () => {
  const token = sealRegistration(secrets, registration);
  const changed = Array.from(
    { length: token.length - 1 },
    (_, at) => `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`,
  );
  for (const text of [
    ...changed,
    '',
    'x',
    'A'.repeat(43),
    token.slice(0, -4),
    `${token}AAAA`,
    `${token}=`,
    '{"$ne":null}',
    'A'.repeat(100_000),
  ])
    expect(openRegistration(secrets, text, now)).toBeNull();
});
