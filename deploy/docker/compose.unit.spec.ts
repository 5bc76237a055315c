import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { engineSettings, readProcessSettings } from '@lectern/kernel/process/process-settings.ts';
import { readSettings, settingNames, type Settings } from '@lectern/kernel/engines/settings.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { interpolated, processesOf, readCompose } from '../cluster/compose-file.ts';

const here = (path: string) => new URL(path, import.meta.url);
const compose = readCompose();
const processes = processesOf(compose);
const { services } = z
  .object({ services: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(compose);
const text = readFileSync(here('../../docker-compose.yml'), 'utf8');
const secrets = { LECTERN_SECRET: 'x'.repeat(64), S3_SECRET: 'y'.repeat(48) };

test('the file is valid by the Compose Specification', () => {
  const schema: object = JSON.parse(readFileSync(here('compose-spec/compose-spec.json'), 'utf8'));
  const validate = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).compile(
    schema,
  );
  validate(compose);
  expect(validate.errors ?? []).toEqual([]);
  validate({ ...z.looseObject({}).parse(compose), services: { bff: { replica: 2 } } });
  expect(validate.errors).not.toBeNull();
});

test('every process of the repository runs, and two copies of it', () => {
  const root = fileURLToPath(here('../..'));
  const entries = globSync(['{gateway,bff}/src/main.ts', 'services/*/src/*main.ts'], { cwd: root });
  expect(processes.map(({ args }) => args.join(' ')).toSorted()).toEqual(entries.toSorted());
  expect(processes.map(({ replicas }) => replicas)).toEqual(processes.map(() => 2));
});

test('every container has a health check, limits and a restart; others wait until it is healthy', () => {
  for (const [name, service] of Object.entries(services)) {
    expect({ name, ...service }).toMatchObject({
      healthcheck: { test: expect.any(Array) },
      restart: 'unless-stopped',
      deploy: {
        resources: { limits: { cpus: expect.any(String), memory: expect.any(String) } },
      },
    });
    for (const { condition } of Object.values(
      z.record(z.string(), z.object({ condition: z.string() })).parse(service['depends_on'] ?? {}),
    ))
      expect([name, condition]).toEqual([name, 'service_healthy']);
  }
});

test('our containers cannot change themselves, and gain no rights', () => {
  for (const { name } of processes)
    expect({ name, ...services[name] }).toMatchObject({
      image: expect.stringMatching(/^lectern/),
      user: 'node',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: expect.arrayContaining(['no-new-privileges:true']),
    });
  expect(services['proxy']).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

test('each is built as a stage of the Dockerfile, the conversions with LibreOffice', () => {
  const stages = readFileSync(here('Dockerfile'), 'utf8').split(/^FROM \S+ AS /m);
  const stageOf = (name: string) => {
    const { image, build } = z
      .object({ image: z.string(), build: z.object({ target: z.string() }) })
      .parse(services[name]);
    const stage = stages.find((each) => each.startsWith(`${build.target}\n`)) ?? '';
    return { image, hasLibreOffice: stage.includes('libreoffice-impress'), isThere: stage !== '' };
  };
  const other = { image: 'lectern', hasLibreOffice: false, isThere: true };
  expect(processes.map(({ name }) => [name, stageOf(name)])).toEqual(
    processes.map(({ name }) => [
      name,
      name === 'convert' ? { ...other, image: 'lectern-convert', hasLibreOffice: true } : other,
    ]),
  );
});

test('no secret is in it: it refuses to start without them', () => {
  for (const { name, environment } of processes) {
    if (name === 'gateway') continue; // It needs none.
    expect(() => interpolated(environment, {})).toThrow('secrets.sh');
  }
  const named = [...text.matchAll(/^\s+\w*(?:SECRET|PASSWORD|TOKEN|_KEY)\w*:(.*)$/gm)].map(
    ([, value = '']) => value.trim(),
  );
  const isOpen = (value: string) => !/^(\$\{\w+:\?[^}]+\}|)$/.test(value);
  expect(named.filter(isOpen)).toEqual(['lectern']); // The name of the S3 account.
  const inUrls = [
    ...text.replaceAll(/\$\{[^}]*\}/g, '$').matchAll(/:\/\/[^\s/@]*:([^\s/@]*)@/g),
  ].map(([, password]) => password);
  expect(inUrls).toEqual(['$']);
});

test.each(processes)('$name takes the settings that it is given', ({ name, environment }) => {
  const env = interpolated(environment, secrets);
  readSettings(env); // Knows every one of them.
  const needed: Record<string, readonly (keyof Settings)[]> = {
    gateway: ['LECTERN_SUBGRAPHS', 'LECTERN_JWKS_URL'],
    bff: [...engineSettings, 'LECTERN_SUBGRAPHS', 'LECTERN_GATEWAY_URL'],
  };
  const settings = readProcessSettings(env, needed[name] ?? engineSettings);
  expect(settings).toMatchObject({ LECTERN_INTERNAL_HOST: '0.0.0.0', LECTERN_INTERNAL_PORT: 4100 });
});

test('every setting of an operator reaches a process', () => {
  const given = new Set(processes.flatMap(({ environment }) => Object.keys(environment)));
  const left = settingNames.filter((name) => name.startsWith('LECTERN_') && !given.has(name));
  // The keys follow the store; containers listen everywhere; passwords cost what is safe.
  expect(left).toEqual(['LECTERN_KEYS', 'LECTERN_HOST', 'LECTERN_PASSWORD_COST']);
});

test('each origin has one port, which only this machine reaches, in front of all copies of the BFF', () => {
  const published = Object.entries(services).flatMap(([name, { ports }]) =>
    z
      .array(z.string())
      .default([])
      .parse(ports)
      .map((port) => [name, port]),
  );
  expect(published).toEqual([
    ['proxy', '127.0.0.1:4000:4000'],
    ['proxy', '127.0.0.1:4001:4001'],
    ['mail', '127.0.0.1:8025:8025'],
  ]);
  const proxy = readFileSync(here('haproxy.cfg'), 'utf8');
  for (const port of ['4000', '4001'])
    expect(proxy).toMatch(
      new RegExp(`bind :${port}\\n[^]*?server-template bff 1-8 bff:${port}\\n`),
    );
});

test('only those that read strangers’ files may make sandboxes', () => {
  const weaker = Object.entries(services).filter(([, service]) =>
    JSON.stringify(service['security_opt'] ?? []).includes('seccomp'),
  );
  expect(weaker.map(([name]) => name)).toEqual(['content', 'convert']);
});
