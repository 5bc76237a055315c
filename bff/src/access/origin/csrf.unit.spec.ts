import { expect, test } from '@jest/globals';
import { Secrets } from '@lectern/kernel/keys/secrets.ts';
import type { IncomingMessage } from 'node:http';
import { Csrf } from './csrf.ts';

const secrets = new Secrets(['a secret of more than thirty-two characters']);
const csrf = new Csrf(
  secrets,
  {
    console: 'https://lectern.example',
    content: 'https://files.lectern.example',
  },
  { has: (host) => host !== 'evil.example' },
);
const token = csrf.mint('sign-in');

function check(headers: Record<string, string>, protocol: 'http' | 'https' | null = null): string {
  try {
    csrf.check({ headers } as unknown as IncomingMessage, {
      cookie: token,
      sent: token,
      signIn: 'sign-in',
      protocol,
    });
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test('a page of the console, or of the address under which it was called, is ours; one of customers’ files never is', () => {
  expect(check({ origin: 'https://lectern.example', host: 'anything' })).toBe('taken');
  expect(check({ origin: 'http://localhost:4000', host: 'localhost:4000' })).toBe('taken');
  for (const origin of [
    'https://files.lectern.example',
    'https://lectern.example.evil.example',
    'null',
    'https://lectern.example:444',
  ])
    expect(check({ origin, host: 'files.lectern.example' })).toBe('CSRF');
  expect(check({ origin: 'http://evil.example', host: 'evil.example' })).toBe('CSRF');
});

test('where a proxy says that the call came over TLS, a page that did not is not ours', () => {
  const host = 'other-name.example';
  expect([
    check({ origin: `https://${host}`, host }, 'https'),
    check({ origin: `http://${host}`, host }, 'http'),
    check({ origin: `http://${host}`, host }),
  ]).toEqual(['taken', 'taken', 'taken']);
  expect([
    check({ origin: `http://${host}`, host }, 'https'),
    check({ origin: `https://${host}`, host }, 'http'),
  ]).toEqual(['CSRF', 'CSRF']);
});

test('a token is of one sign-in, and of a secret that is still known', () => {
  expect([
    csrf.isValid(token, 'sign-in'),
    csrf.isValid(token, 'another'),
    csrf.isValid(token, null),
    csrf.isValid(null, 'sign-in'),
    csrf.isValid('', null),
    csrf.isValid('.', null),
  ]).toEqual([true, false, false, false, false, false]);
  const rotated = new Csrf(
    new Secrets([
      'another secret of more than thirty-two characters',
      'a secret of more than thirty-two characters',
    ]),
    { console: 'https://lectern.example', content: 'https://files.lectern.example' },
    { has: () => true },
  );
  expect([
    rotated.isValid(token, 'sign-in'),
    csrf.isValid(rotated.mint('sign-in'), 'sign-in'),
  ]).toEqual([true, false]);
});
