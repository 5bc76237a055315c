import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lockedPackages, type LockedPackage } from './lockfile.ts';
import { problemsOf } from './policy.ts';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const packages = lockedPackages(file('package-lock.json'));

test('every package has a digest, a licence that is fine here, and no install script that is not reviewed', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.flatMap(problemsOf)).toEqual([]);
});

test('no install script runs: package.json names each of them', () => {
  const { allowScripts } = JSON.parse(readFileSync(file('package.json'), 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript);
  expect(withScripts.filter(({ name }) => allowScripts[name] !== false)).toEqual([]);
});

const fine: LockedPackage = {
  name: 'left-pad',
  version: '1.0.0',
  license: 'MIT',
  integrity: 'sha512-x',
  hasInstallScript: false,
  isDev: false,
};

test.each([
  [{ license: 'AGPL-3.0-only' }, 'AGPL-3.0-only'],
  [{ license: 'MIT AND GPL-3.0-only' }, 'GPL-3.0-only'],
  [{ license: null }, 'none given'],
  [{ integrity: null }, 'SHA-512'],
  [{ integrity: 'sha1-x' }, 'SHA-512'],
  [{ hasInstallScript: true }, 'install script'],
])('a package with %j is refused', (change, reason) => {
  expect(problemsOf({ ...fine, ...change })).toEqual([expect.stringContaining(reason)]);
});

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Zlib', '(MIT AND BSD-3-Clause)'])(
  'the licence %s is fine',
  (license) => {
    expect(problemsOf({ ...fine, license })).toEqual([]);
  },
);
