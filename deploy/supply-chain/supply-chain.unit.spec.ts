import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockedPackages, type LockedPackage } from './lockfile.ts';
import { problemsOf, unusedReviews } from './policy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = lockedPackages(root);
const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
const reviewedScripts = new Set(Object.keys(allowScripts));

test('every package has a digest, a license that is fine here, and no install script that is not reviewed', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.flatMap((each) => problemsOf(each, reviewedScripts))).toEqual([]);
});

test('allowScripts of package.json names the packages with an install script, and runs none', () => {
  const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript);
  expect(Object.values(allowScripts)).not.toContain(true);
  expect([...reviewedScripts].sort()).toEqual(
    [...new Set(withScripts.map(({ name }) => name))].sort(),
  );
});

test('no review is left of a package that is gone', () => {
  expect(unusedReviews(packages)).toEqual([]);
});

const fine: LockedPackage = {
  name: 'left-pad',
  version: '1.0.0',
  license: 'MIT',
  licenseText: null,
  integrity: 'sha512-x',
  hasInstallScript: false,
  isDev: false,
};

test.each([
  [{ license: 'AGPL-3.0-only' }, 'AGPL-3.0-only'],
  [{ license: 'MIT AND GPL-3.0-only' }, 'GPL-3.0-only'],
  [{ license: 'MIT AND (GPL-3.0-only OR AGPL-3.0-only)' }, 'GPL-3.0-only'],
  [{ license: 'GPL-3.0-only AND (MIT OR ISC)' }, 'GPL-3.0-only'],
  [{ license: 'SEE LICENSE IN LICENSE' }, 'SEE LICENSE'],
  [{ license: 'MPL-2.0' }, 'MPL-2.0'],
  [{ license: null }, 'none given'],
  [{ license: null, licenseText: 'of another license' }, 'none given'],
  [{ license: 'Elastic-2.0' }, 'Elastic-2.0'],
  [{ name: '@apollo/gateway', license: 'AGPL-3.0-only' }, 'AGPL-3.0-only'],
  [{ integrity: null }, 'SHA-512'],
  [{ integrity: 'sha1-x' }, 'SHA-512'],
  [{ hasInstallScript: true }, 'install script'],
])('a package with %j is refused', (change, reason) => {
  expect(problemsOf({ ...fine, ...change }, reviewedScripts)).toEqual([
    expect.stringContaining(reason),
  ]);
});

test.each([
  { license: 'MIT' },
  { license: '(MIT OR GPL-3.0-only)' },
  { license: 'GPL-3.0-only OR (MIT AND ISC)' },
  { license: '(MIT AND BSD-3-Clause)' },
  { license: 'MPL-2.0', isDev: true },
  { name: '@apollo/gateway', license: 'Elastic-2.0' },
  { name: '@img/sharp-wasm32', license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT' },
])('a package with %j is fine', (change) => {
  expect(problemsOf({ ...fine, ...change }, reviewedScripts)).toEqual([]);
});
