import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { open, seal } from './seal.ts';

const key = randomBytes(32);
const text = () => fc.string({ unit: 'grapheme', maxLength: 200 });

test('what was sealed opens again', () => {
  fc.assert(
    fc.property(text(), text(), (plaintext, aad) =>
      expect(open(key, seal(key, plaintext, aad), aad)).toBe(plaintext),
    ),
  );
});

test('it does not open with another key or for another purpose', () => {
  const sealed = seal(key, 'anna@example.com', 'UserCreated.email');
  expect(() => open(randomBytes(32), sealed, 'UserCreated.email')).toThrow('does not open');
  expect(() => open(key, sealed, 'UserCreated.name')).toThrow('does not open');
});

test('it does not open once any byte of it has changed', () => {
  const sealed = seal(key, 'anna@example.com', 'aad');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = changed.readUInt8(at) ^ 1;
    expect(() => open(key, `s1.${changed.toString('base64url')}`, 'aad')).toThrow('does not open');
  }
  expect(() => open(key, sealed.slice(0, 20), 'aad')).toThrow('too short');
  expect(() => open(key, sealed.replace('s1.', 's9.'), 'aad')).toThrow('version');
});

test('the same text never looks the same twice', () => {
  const sealed = new Set(Array.from({ length: 100 }, () => seal(key, 'x', 'aad')));
  expect(sealed.size).toBe(100);
});
