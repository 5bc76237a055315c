import { expect, test } from '@jest/globals';
import { hashPassword, isOutdated, isPassword, newPassword } from './password-hash.ts';

const quick = { ln: 10, r: 8, p: 1 };

test('the hash of a password knows it again, and nothing else', async () => {
  const hash = await hashPassword('correct horse battery', quick);
  expect(hash).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword('correct horse battery', hash)).toBe(true);
  expect(await isPassword('correct horse batter', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

test('the same password never has the same hash', async () => {
  expect(await hashPassword('correct horse battery', quick)).not.toBe(await hashPassword('correct horse battery', quick));
});

test('where there is no hash no password is right', async () => {
  expect(await isPassword('correct horse battery', null)).toBe(false);
});

test('a hash of today is not outdated, a cheaper one is', async () => {
  expect(isOutdated(await hashPassword('correct horse battery'))).toBe(false);
  expect(isOutdated(await hashPassword('correct horse battery', quick))).toBe(true);
});

test('a password is kept as typed, but for how a system spells one character', async () => {
  const hash = await hashPassword('  Größe 😀 пароль  ', quick);
  expect(await isPassword('  Größe 😀 пароль  '.normalize('NFD'), hash)).toBe(true);
  expect(await isPassword('Größe 😀 пароль', hash)).toBe(false);
  expect(await isPassword('  größe 😀 пароль  ', hash)).toBe(false);
});

test('a password far longer than may be chosen is merely wrong', async () => {
  expect(await isPassword('x'.repeat(100_000), await hashPassword('correct horse battery', quick))).toBe(false);
});

test.each([
  ['x'.repeat(11), false],
  ['x'.repeat(12), true],
  ['😀'.repeat(11), false],
  ['😀'.repeat(12), true],
  ['😀'.repeat(256), true],
  ['x'.repeat(257), false],
  [' '.repeat(12), true],
])('whether %j may be chosen: %s', (text, answer) => {
  expect(newPassword.safeParse(text).success).toBe(answer);
});

test('what is no hash of ours is refused loudly', async () => {
  await expect(isPassword('x', '$2b$10$abc')).rejects.toThrow('not a password hash');
});
