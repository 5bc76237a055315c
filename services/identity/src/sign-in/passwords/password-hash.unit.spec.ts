import { expect, test } from '@jest/globals';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { costOf, hashPassword, isOutdated, verifyPassword } from './password-hash.ts';

const someone = { name: 'someone', isKnown: true };
const quick = { ln: 10, r: 8, p: 1 };

test('the hash of a password knows it again, and nothing else', async () => {
  const hash = await hashPassword('correct horse battery', quick);
  expect(hash).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('correct horse battery', hash, quick, someone)).toBe(true);
  expect(await verifyPassword('correct horse batter', hash, quick, someone)).toBe(false);
  expect(await verifyPassword('', hash, quick, someone)).toBe(false);
});

test('the same password never has the same hash', async () => {
  expect(await hashPassword('correct horse battery', quick)).not.toBe(
    await hashPassword('correct horse battery', quick),
  );
});

test('where there is no hash no password is right', async () => {
  expect(await verifyPassword('correct horse battery', null, quick, someone)).toBe(false);
});

test('a hash of today is not outdated, a cheaper one is', async () => {
  const today = costOf(readSettings({}));
  const hash = await hashPassword('correct horse battery', today);
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(isOutdated(hash, today)).toBe(false);
  expect(isOutdated(await hashPassword('correct horse battery', quick), today)).toBe(true);
});

test('a password is kept as typed, but for how a system spells one character', async () => {
  const hash = await hashPassword('  Größe 😀 пароль  ', quick);
  expect(await verifyPassword('  Größe 😀 пароль  '.normalize('NFD'), hash, quick, someone)).toBe(
    true,
  );
  expect(await verifyPassword('Größe 😀 пароль', hash, quick, someone)).toBe(false);
  expect(await verifyPassword('  größe 😀 пароль  ', hash, quick, someone)).toBe(false);
});

test('a password far longer than may be chosen is merely wrong', async () => {
  expect(
    await verifyPassword(
      'x'.repeat(100_000),
      await hashPassword('correct horse battery', quick),
      quick,
      someone,
    ),
  ).toBe(false);
});

test('what is no hash of ours is refused loudly', async () => {
  await expect(verifyPassword('x', '$2b$10$abc', quick, someone)).rejects.toThrow(
    'not a password hash',
  );
});

test.each([
  [{ LECTERN_PASSWORD_COST: '14' }, 'must be at least 15'],
  [{ LECTERN_PASSWORD_COST: '10', NODE_ENV: 'development' }, 'must be at least 15'],
  [{ LECTERN_PASSWORD_COST: '9', NODE_ENV: 'test' }, 'from 10 to 15'],
  [{ LECTERN_PASSWORD_COST: '1e9' }, 'from 10 to 15'],
])('no setting makes a hash cheaper than is safe, but in specs: %j', (env, message) => {
  expect(() => readSettings(env)).toThrow('LECTERN_PASSWORD_COST: must be');
  expect(() => readSettings(env)).toThrow(message);
});
