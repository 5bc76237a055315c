import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { serviceNames } from '@lectern/schemas/service-names.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Import {
  file: string;
  /** `node:…`, `@lectern/…` or a package; a relative one as a path from the root. */
  what: string;
  /** With the file itself: no type, and not when it is called for. */
  isLoaded: boolean;
}

const folders = ['schemas', 'services', 'gateway', 'bff', 'web/src', 'deploy', 'bench'];
const imports: Import[] = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\/gql\//.test(file))
    .flatMap((file) => importsOf(`${folder}/${file}`)),
);

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [
    ...text.matchAll(/(?:^(?:import|export)\b[^'"`;]*?|\bimport\()\s*['"]([^'"]+)['"]/gm),
  ].map(([statement, what]) => ({
    file,
    isLoaded: !/^(import\(|(import|export) type\b)/.test(statement),
    what: what!.startsWith('.') ? join(file, '..', what!) : what!,
  }));
}

const isSpec = (file: string) => /\.(spec|contract)\.tsx?$|\/testing\//.test(file);

/** The part of the repository that an import reaches, where it is one of ours. */
function partOf(what: string): string | undefined {
  const service = new RegExp(
    `^(?:@lectern/|services/)(${[...serviceNames, 'kernel'].join('|')})/`,
  ).exec(what);
  if (service) return service[1];
  return /^(?:@lectern\/)?(schemas|gateway|bff|web|deploy|bench)\//.exec(what)?.[1];
}

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
  '@lectern/schemas/access/abilities.ts',
  '@lectern/schemas/access/contains-personal-info.ts',
  '@lectern/schemas/access/role-labels.ts',
  '@lectern/schemas/rest/public-link.ts',
  '@lectern/schemas/label-colours.ts',
];

test('parts reach only those below them; services never reach one another', () => {
  const wrong = imports.filter(({ file, what }) => {
    const [from, to] = [partOf(file)!, partOf(what)];
    // Whole systems are started by end-to-end specs alone.
    if (/\.e2e\.spec\.ts$/.test(file)) return false;
    if (from === 'web' && sharedWithWeb.includes(what)) return false;
    return (
      to !== undefined &&
      to !== from &&
      allowed[from] !== undefined &&
      !allowed[from].includes(to) &&
      !(isSpec(file) && to === 'deploy')
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
  const events = new RegExp(
    `^@lectern/schemas/(events|access/rules)/(${serviceNames.join('|')})\\b`,
  );
  const imported = imports.filter(
    ({ file, what }) => partOf(file) === 'kernel' && !isSpec(file) && events.test(what),
  );
  expect(imported).toEqual([]);
  const words = new RegExp(
    `['"\`](${serviceNames.join('|')})['"\`]|\\b(?<!PowerPoint )presentation|shared.?link|viewer|can_[a-z_]+`,
    'i',
  );
  const naming = [...new Set(imports.map(({ file }) => file))].filter(
    (file) =>
      partOf(file) === 'kernel' &&
      !isSpec(file) &&
      words.test(readFileSync(join(root, file), 'utf8')),
  );
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
  const wrong = imports.filter(({ file, what }) => {
    const place = behindPorts.get(what);
    return place && !place.test(file) && !isSpec(file) && !/^(deploy|bench)\//.test(file);
  });
  expect(wrong).toEqual([]);
});

test('what only a cluster needs is loaded only where it is wanted', () => {
  const adapters =
    /^services\/kernel\/src\/(log\/(kafka\/[a-z-]+|mongo-feed)|store\/mongo\/mongo-store|keys\/mongo|realtime\/nats|blobs\/s3|mail\/smtp)\.ts$/;
  const folder = /^services\/kernel\/src\/(log|store\/mongo|keys|realtime|blobs|mail)\//;
  const openers = /^services\/kernel\/src\/engines\/open-(engines|adapters)\.ts$/;
  const wrong = imports.filter(({ file, what }) => {
    if (!adapters.test(what) || isSpec(file) || folder.test(file)) return false;
    return (
      !openers.test(file) ||
      new RegExp(`^import .*${what.split('/').at(-1)}'`, 'm').test(
        readFileSync(join(root, file), 'utf8'),
      )
    );
  });
  expect(wrong).toEqual([]);
});

/** The file that an import of another part of ours means. */
function fileOf(what: string): string {
  const [, part, path] = /^@lectern\/([^/]+)\/(.+)$/.exec(what) ?? [];
  if (part === undefined) return what;
  return `${{ schemas: 'schemas', deploy: 'deploy', bff: 'bff/src', gateway: 'gateway/src' }[part] ?? `services/${part}/src`}/${path}`;
}

test('what only questions need is not loaded by a start', () => {
  const byFile = Map.groupBy(
    imports.filter(({ isLoaded }) => isLoaded),
    ({ file }) => file,
  );
  const begun = [
    'deploy/standalone/serve.ts',
    'deploy/standalone/lectern-process.ts',
    ...byFile.keys().filter((file) => file.startsWith('bff/src/routes/') && !isSpec(file)),
  ];
  const loaded = new Set(begun);
  for (const file of loaded)
    for (const { what } of byFile.get(file) ?? []) loaded.add(fileOf(what));
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
  const wrong = imports.filter(({ file, what }) => {
    const [from, to] = [featureOf(file), featureOf(what)];
    return from !== undefined && to !== undefined && from !== to;
  });
  expect(wrong).toEqual([]);
});

test('the recipient’s viewer carries nothing of the console', () => {
  const wrong = imports.filter(
    ({ file, what }) =>
      file.startsWith('web/src/viewer/') &&
      /^(react|@mantine|@apollo|web\/src\/(app|features|shared|ui)\/)/.test(what),
  );
  expect(wrong).toEqual([]);
});
