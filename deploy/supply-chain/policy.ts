import type { LockedPackage } from './lockfile.ts';

/** Licences that ask for no more than a notice. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);

/** Other licences, and why each is fine here. A name ending in `*` stands for all that begin like it. */
const reviewedLicenses: Readonly<Record<string, string>> = {
  '@apollo/composition': 'Elastic-2.0: forbids only offering Apollo itself as a service',
  '@apollo/federation-internals': 'Elastic-2.0, see @apollo/composition',
  '@apollo/gateway': 'Elastic-2.0, see @apollo/composition',
  '@apollo/query-graphs': 'Elastic-2.0, see @apollo/composition',
  '@apollo/query-planner': 'Elastic-2.0, see @apollo/composition',
  '@img/sharp-*': 'LGPL-3.0-or-later: libvips as a library of its own that can be exchanged',
  'axe-core': 'MPL-2.0: runs in tests only',
  buildcheck: 'MIT by its LICENSE file; of the tests only',
  busboy: 'MIT by its LICENSE file',
  'caniuse-lite': 'CC-BY-4.0: data of the build only',
  'combine-errors': 'MIT by its readme',
  'cpu-features': 'MIT by its LICENSE file; of the tests only',
  'lightningcss*': 'MPL-2.0: runs at build time only, unchanged',
  ssh2: 'MIT by its LICENSE file; of the tests only',
  streamsearch: 'MIT by its LICENSE file',
};

/** Packages whose install scripts are reviewed. `allowScripts` in package.json keeps all of them from running. */
const reviewedScripts = new Set([
  '@apollo/protobufjs',
  '@parcel/watcher',
  'cpu-features',
  'protobufjs',
  'ssh2',
  'unrs-resolver',
]);

/** @returns a sentence for each rule that a package breaks */
export function problemsOf({
  name,
  version,
  license,
  integrity,
  hasInstallScript,
}: LockedPackage): string[] {
  const of = `${name} ${version}`;
  return [
    ...(integrity?.startsWith('sha512-') ? [] : [`${of} has no SHA-512 in the lockfile.`]),
    ...(hasInstallScript && !reviewedScripts.has(name)
      ? [`${of} has an install script that is not reviewed.`]
      : []),
    ...((license !== null && isPermissive(license)) || isReviewed(name)
      ? []
      : [`${of} has the licence ${license ?? '(none given)'}, which is not reviewed.`]),
  ];
}

/** `(MIT OR X)` is fine by its better half, `MIT AND X` by both. */
function isPermissive(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => permissive.has(each.trim())));
}

function isReviewed(name: string): boolean {
  return Object.keys(reviewedLicenses).some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
  );
}
