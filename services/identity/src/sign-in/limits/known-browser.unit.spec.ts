import { expect, test } from '@jest/globals';
import { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { knownBrowserOf, mintKnownBrowser } from './known-browser.ts';

const [before, after] = [
  'an old secret of thirty-two letters',
  'a new secret of thirty-two letters',
];
const secrets = new Secrets([before]);
const now = Date.parse('2026-11-22T12:00:00Z');
const text = mintKnownBrowser(secrets, 'anna', now);
const [name = '', until = '', mac = ''] = text.split('.');

test('it is good for the account it was made for, for a year, also once the secret was rotated', () => {
  expect(knownBrowserOf(secrets, text, 'anna', now)).toBe(name);
  expect(knownBrowserOf(new Secrets([after, before]), text, 'anna', now + 364 * 86_400_000)).toBe(
    name,
  );
  expect(knownBrowserOf(secrets, text, 'bert', now)).toBeNull();
  expect(knownBrowserOf(secrets, text, 'anna', now + 365 * 86_400_000)).toBeNull();
  expect(knownBrowserOf(new Secrets([after]), text, 'anna', now)).toBeNull();
});

test('nothing of it can be changed, and no two are the same', () => {
  const longer = `${(Number.parseInt(until, 36) + 1).toString(36)}`;
  for (const forged of [
    '',
    null,
    undefined,
    name,
    `${'A'.repeat(22)}.${until}.${mac}`,
    `${name}.${longer}.${mac}`,
    `${name}.${until}.${'A'.repeat(43)}`,
    `${text} `,
    'a'.repeat(100_000),
  ])
    expect(knownBrowserOf(secrets, forged, 'anna', now)).toBeNull();
  expect(mintKnownBrowser(secrets, 'anna', now)).not.toBe(text);
});
