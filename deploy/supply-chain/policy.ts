import satisfies from 'spdx-satisfies';
import type { LockedPackage } from './lockfile.ts';

/** Licenses that require no more than a notice. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unicode-3.0',
  'Unlicense',
];

/** Licenses of packages that only build or test: they are not passed on. */
const permissiveForDev = ['CC-BY-3.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0', 'Zlib'];

/**
 * Packages with another license, and why it is fine here. A name ending in `*` matches every name that starts like it.
 */
const reviewedPackages: Readonly<Record<string, { license: string; reason: string }>> = {
  '@apollo/composition': {
    license: 'Elastic-2.0',
    reason: 'forbids only offering Apollo itself as a service',
  },
  '@apollo/federation-internals': { license: 'Elastic-2.0', reason: 'see @apollo/composition' },
  '@apollo/gateway': { license: 'Elastic-2.0', reason: 'see @apollo/composition' },
  '@apollo/query-graphs': { license: 'Elastic-2.0', reason: 'see @apollo/composition' },
  '@apollo/query-planner': { license: 'Elastic-2.0', reason: 'see @apollo/composition' },
  '@matbee/libreoffice-converter': {
    license: 'MPL-2.0',
    reason: 'LibreOffice in WebAssembly, unchanged, as files of their own',
  },
  mediabunny: {
    license: 'MPL-2.0',
    reason: 'reads films and sounds, unchanged, as files of its own',
  },
  '@img/sharp-*': {
    license: 'LGPL-3.0-or-later',
    reason: 'libvips as a separate library that can be replaced',
  },
};

/** SHA-256 of license texts of packages that name no license, and what they are. */
const reviewedTexts: Readonly<Record<string, string>> = {
  d06b5d27bbbbe22c36b1fd88406b1208876e2d37d795f5b8eaed951a459a3111: 'MIT: busboy, buildcheck, ssh2',
  '7c28463b739e2e73a49bf127d0bda427f8c55f0b37365a044c3c3f254716118b':
    'MIT: streamsearch, cpu-features',
  '7fcf5f7a668bd850f22616206261cda90774ed5a6450704dbe7f172ef9a44ec6':
    'MIT, in the readme: combine-errors',
};

/**
 * @param reviewedScripts names of packages whose install scripts are known
 * @returns a sentence for each rule that a package breaks
 */
export function problemsOf(
  { name, version, integrity, hasInstallScript, ...terms }: LockedPackage,
  reviewedScripts: ReadonlySet<string>,
): string[] {
  const label = `${name} ${version}`;
  return [
    ...(integrity?.startsWith('sha512-') ? [] : [`${label} has no SHA-512 in the lockfile.`]),
    ...(hasInstallScript && !reviewedScripts.has(name)
      ? [`${label} has an install script that is not reviewed.`]
      : []),
    ...(isFine(name, terms)
      ? []
      : [`${label} has the license ${terms.license ?? '(none given)'}, which is not reviewed.`]),
  ];
}

function isFine(
  name: string,
  { license, licenseText, isDev }: Pick<LockedPackage, 'license' | 'licenseText' | 'isDev'>,
): boolean {
  if (license === null) return licenseText !== null && reviewedTexts[licenseText] !== undefined;
  return isSatisfied(license, [
    ...permissive,
    ...(isDev ? permissiveForDev : []),
    ...reviewsOf(name).map(([, { license: other }]) => other),
  ]);
}

/** `MIT OR X` is fine by either half, `MIT AND X` by both; anything but an SPDX expression is not. */
function isSatisfied(license: string, accepted: string[]): boolean {
  try {
    return satisfies(license, accepted);
  } catch {
    return false;
  }
}

function reviewsOf(name: string) {
  return Object.entries(reviewedPackages).filter(([known]) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
  );
}

/** Reviews that no package needs any more. */
export function unusedReviews(packages: readonly LockedPackage[]): string[] {
  const used = new Set(
    packages.flatMap(({ name, license, licenseText }) =>
      license === null ? [licenseText] : reviewsOf(name).map(([known]) => known),
    ),
  );
  const reviews = [...Object.keys(reviewedPackages), ...Object.keys(reviewedTexts)];
  return reviews.filter((review) => !used.has(review));
}
