import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { serviceNames } from '@lectern/schemas/service-names.ts';
import { isSpec, parsedFile, root, sourcePaths } from './source.ts';

const files = sourcePaths().map(parsedFile);
const imports = files.flatMap(({ path, imports: all }) =>
  all.map((each) => ({ file: path, ...each })),
);

/** The part of the repository that a path belongs to; undefined for packages. */
const partOf = (path: string) =>
  /^(?:services\/([^/]+)|(schemas|gateway|bff|web|deploy|bench))\//
    .exec(path)
    ?.slice(1)
    .find((name) => name !== undefined);

/** What each part may reach beside itself. */
const allowed: Record<string, readonly string[]> = {
  schemas: [],
  kernel: ['schemas'],
  ...Object.fromEntries(serviceNames.map((service) => [service, ['kernel', 'schemas']])),
  gateway: ['kernel', 'schemas'],
  bff: ['gateway', 'kernel', 'schemas'],
  web: [],
};
/** What the web may import from schemas: pure functions without imports of their own, and what the edge answers to the viewer, a type. */
const sharedWithWeb = [
  'schemas/access/abilities.ts',
  'schemas/access/access-code.ts',
  'schemas/access/contains-personal-info.ts',
  'schemas/access/role-labels.ts',
  'schemas/access/unnamed-admin.ts',
  'schemas/files/file-keys.ts',
  'schemas/files/page-parts.ts',
  'schemas/files/screen-sizes.ts',
  'schemas/files/shown-in-frame.ts',
  'schemas/forms/questions.ts',
  'schemas/rest/public-link.ts',
  'schemas/label-colours.ts',
  'schemas/text/device-name.ts',
  'schemas/text/languages.ts',
  'schemas/text/message.ts',
  'schemas/text/what-we-count.ts',
];

/** Whole systems, and files that specs upload. */
const forSpecs = /^(deploy\/(testing|engines)\/|services\/content\/src\/testing\/an?-[a-z-]+\.ts$)/;

test('parts reach only those below them; services never reach one another', () => {
  const wrong = imports.filter(({ file, to }) => {
    const [from, reached] = [partOf(file), partOf(to)];
    // Whole systems are started by end-to-end specs alone.
    if (/\.e2e\.spec\.ts$/.test(file)) return false;
    if (from === 'web' && sharedWithWeb.includes(to)) return false;
    return (
      from !== undefined &&
      reached !== undefined &&
      reached !== from &&
      allowed[from] !== undefined &&
      !allowed[from].includes(reached) &&
      !(isSpec(file) && forSpecs.test(to))
    );
  });
  expect(wrong).toEqual([]);
});

test('the names of the services are those of their folders', () => {
  const folders = readdirSync(join(root, 'services')).filter((name) =>
    existsSync(join(root, 'services', name, 'src/service.ts')),
  );
  expect([...serviceNames]).toEqual(folders.sort());
});

test('the kernel names no service and nothing of theirs', () => {
  const events = new RegExp(`^schemas/(events|access/rules)/(${serviceNames.join('|')})\\b`);
  const kernel = files.filter(({ path }) => partOf(path) === 'kernel' && !isSpec(path));
  const imported = kernel.filter((file) => file.imports.some(({ to }) => events.test(to)));
  expect(imported).toEqual([]);
  const words = new RegExp(
    `['"\`](${serviceNames.join('|')})['"\`]|\\b(?<!PowerPoint )presentation|shared.?link|viewer|can_[a-z_]+`,
    'i',
  );
  // The names of file formats hold the word, too.
  const isOfFormats = (path: string) => path.endsWith('/files/office-type.ts');
  const naming = kernel
    .filter(({ path, text }) => !isOfFormats(path) && words.test(text))
    .map(({ path }) => path);
  expect(naming).toEqual([]);
});

/** What stands behind a port has one place. */
const behindPorts = new Map(
  Object.entries({
    kafkajs: /^services\/kernel\/src\/log\/kafka\/[a-z-]+\.ts$/,
    mongoose: /^services\/kernel\/src\/(store\/mongo\/[a-z-]+|log\/mongo-feed|keys\/mongo)\.ts$/,
    nats: /^services\/kernel\/src\/realtime\/nats\.ts$/,
    '@aws-sdk/client-s3': /^services\/kernel\/src\/blobs\/s3\.ts$/,
    '@aws-sdk/lib-storage': /^services\/kernel\/src\/blobs\/s3\.ts$/,
    nodemailer: /^services\/kernel\/src\/mail\/[a-z]+\.ts$/,
    'node:sqlite': /^services\/kernel\/src\/(store|keys)\/[a-z/-]+\.ts$/,
    '@apollo/subgraph': /^$/, // For specs.
    '@apollo/gateway': /^gateway\/src\//,
    express: /^bff\/src\//,
    sharp: /^services\/content\/src\/conversion\//,
    '@embedpdf/pdfium': /^services\/content\/src\/conversion\//,
  }),
);

test('engines and converters are imported only by their adapters', () => {
  const wrong = imports.filter(({ file, to }) => {
    const place = behindPorts.get(to);
    return place && !place.test(file) && !isSpec(file) && !/^(deploy|bench)\//.test(file);
  });
  expect(wrong).toEqual([]);
});

test('what only a cluster needs is loaded only where it is wanted', () => {
  const adapters =
    /^services\/kernel\/src\/(log\/(kafka\/[a-z-]+|mongo-feed)|store\/mongo\/mongo-store|keys\/mongo|realtime\/nats|blobs\/s3|mail\/smtp)\.ts$/;
  const folder = /^services\/kernel\/src\/(log|store\/mongo|keys|realtime|blobs|mail)\//;
  const openers = /^services\/kernel\/src\/engines\/open-(engines|adapters)\.ts$/;
  const wrong = imports.filter(({ file, to }) => {
    if (!adapters.test(to) || isSpec(file) || folder.test(file)) return false;
    return (
      !openers.test(file) ||
      new RegExp(`^import (?!type).*${to.split('/').at(-1)}'`, 'm').test(
        readFileSync(join(root, file), 'utf8'),
      )
    );
  });
  expect(wrong).toEqual([]);
});

test('what only questions need is not loaded by a start', () => {
  const byFile = Map.groupBy(
    imports.filter(({ kind }) => kind === 'value'),
    ({ file }) => file,
  );
  const begun = [
    'deploy/standalone/serve.ts',
    'deploy/standalone/lectern-process.ts',
    ...byFile.keys().filter((file) => file.startsWith('bff/src/routes/') && !isSpec(file)),
  ];
  const loaded = new Set(begun);
  for (const file of loaded) for (const { to } of byFile.get(file) ?? []) loaded.add(to);
  expect(loaded).toContain('services/identity/src/people/user/user.ts');
  const forQuestions = [...loaded].filter((each) =>
    /^graphql$|\/graphql\/(resolvers|executable)\.ts$|\/graphql\/([a-z-]+\/)*(Query|Mutation)\//.test(
      each,
    ),
  );
  expect(forQuestions).toEqual([]);
});

test('features of the console never import one another', () => {
  const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];
  const wrong = imports.filter(({ file, to }) => {
    const [from, reached] = [featureOf(file), featureOf(to)];
    return from !== undefined && reached !== undefined && from !== reached;
  });
  expect(wrong).toEqual([]);
});

test('the recipient’s viewer carries nothing of the console', () => {
  const wrong = imports.filter(
    ({ file, to }) =>
      file.startsWith('web/src/viewer/') &&
      /^(react|@mantine|@apollo|web\/src\/(app|features|shared|ui)\/)/.test(to),
  );
  expect(wrong).toEqual([]);
});
