import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startEdge } from '@lectern/bff/testing/start-edge.ts';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { startHere } from '../testing/lectern-here.ts';
import { startLectern } from './lectern-process.ts';
import { PublicApi, until } from './public-api.ts';
import { refusalOf } from '@lectern/kernel/process/refusal.ts';
import { admin, freePort, runProgram, spawnLectern } from './spawn.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lectern-process-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The process of a start that is to fail: its exit code and what it said. */
async function refused(env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const { ended, output } = runProgram('main', {
    env: { LECTERN_DATA: folder, LECTERN_PORT: '0', ...env },
  });
  return { code: await ended, said: output().trim() };
}

/** What such a process would say, asked without one. */
async function refusal(env: NodeJS.ProcessEnv): Promise<string | null> {
  try {
    const lectern = await startLectern(
      readSettings({ LECTERN_DATA: folder, LECTERN_PORT: '0', ...env }),
    );
    await lectern.stop();
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}

const settings = (...lines: string[]) => ['Lectern cannot start. Settings:', ...lines].join('\n  ');

test('wrong settings are told all at once, each by its name, and end it with 1', async () => {
  const env = {
    LECTERN_PORT: 'http',
    LECTERN_STORE: 'postgres://db',
    LECTERN_URL: 'lectern.example',
    LECTERN_CONTENT_URL: 'https://files.example/x',
    LECTERN_SECRET: 'short',
    LECTERN_UPLOAD_LIMIT: '2 GB',
    LECTERN_CONTENTURL: 'https://files.example',
    LECTERN_SMTP_HOST: 'mail.example',
    LECTERN_TRUSTED_PROXIES: 'localhost',
    LECTERN_LOG_LEVEL: 'loud',
    LECTERN_ADMIN_EMAIL: 'maya',
    LECTERN_BLOBS: 'file:',
    NODE_ENV: 'staging',
  };
  expect(await refused(env)).toEqual({
    code: 1,
    said: settings(
      'LECTERN_STORE: must be sqlite:<file> or mongodb://…',
      'LECTERN_BLOBS: must be file:<folder> or s3://key:secret@host:port/bucket',
      'LECTERN_SECRET: each secret must have at least 32 characters',
      'LECTERN_PORT: must be a whole number from 0 to 65535',
      'LECTERN_URL: must be http://host[:port] or https://host[:port]',
      'LECTERN_CONTENT_URL: must be http://host[:port] or https://host[:port]',
      'LECTERN_TRUSTED_PROXIES: must be addresses or CIDR ranges, separated by commas, as in 127.0.0.1, 10.0.0.0/8',
      'LECTERN_LOG_LEVEL: must be one of trace, debug, info, warn, error, silent',
      'LECTERN_ADMIN_EMAIL: must be an email address',
      'LECTERN_UPLOAD_LIMIT: must be a whole number from 1 to 9007199254740991',
      'NODE_ENV: must be one of production, development, test',
      'LECTERN_ADMIN_EMAIL and LECTERN_ADMIN_PASSWORD: are needed together',
      'LECTERN_CONTENTURL: there is no such setting; did you mean LECTERN_CONTENT_URL?',
      'LECTERN_SMTP_HOST: there is no such setting; README.md names them all',
    ),
  });
});

test('settings that do not go together are told, too, also that an engine elsewhere needs a secret', async () => {
  const env = {
    LECTERN_STORE: 'mongodb://127.0.0.1:1/x',
    LECTERN_REALTIME: 'nats://127.0.0.1:1',
    LECTERN_URL: 'http://localhost:4000',
    LECTERN_CONTENT_URL: 'http://localhost:4000/',
    LECTERN_BLOBS: '',
  };
  expect(await refusal(env)).toEqual(
    settings(
      'LECTERN_STORE and LECTERN_LOG: MongoDB goes with Kafka, SQLite with its own log',
      'LECTERN_SECRET: is required as soon as an engine is given by URL',
      'LECTERN_CONTENT_URL: must be another origin than LECTERN_URL',
    ),
  );
});

test('a folder or a file that cannot be used is named with its setting', async () => {
  const noFolder = join(folder, 'a file');
  await writeFile(noFolder, 'no database '.repeat(100));
  const below = join(noFolder, 'data');
  const sentences = {
    [`LECTERN_DATA=${noFolder}`]: `LECTERN_DATA: ${noFolder} cannot be written: it is a file, not a folder`,
    [`LECTERN_DATA=${below}`]: `LECTERN_DATA: ${below} cannot be written: its parent is a file, not a folder`,
    ...(process.platform === 'linux' && {
      'LECTERN_DATA=/proc/lectern/data':
        'LECTERN_DATA: /proc/lectern/data cannot be written: it does not exist and cannot be created',
    }),
    [`LECTERN_STORE=sqlite:${below}/x.sqlite`]: `LECTERN_STORE: ${below} cannot be used: its parent is a file, not a folder`,
    [`LECTERN_STORE=sqlite:${noFolder}`]: 'LECTERN_STORE: file is not a database',
    [`LECTERN_BLOBS=file:${below}`]: `LECTERN_BLOBS: ${below} cannot be used: its parent is a file, not a folder`,
    [`LECTERN_MAIL=file:${below}`]: `LECTERN_MAIL: ${below} cannot be used: its parent is a file, not a folder`,
  };
  for (const [setting, sentence] of Object.entries(sentences)) {
    const [name = '', value] = setting.split('=');
    expect([setting, await refusal({ LECTERN_DATA: join(folder, name), [name]: value })]).toEqual([
      setting,
      settings(sentence),
    ]);
  }
});

test('a taken port, also that of customers’ files, is named', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const own = `Lectern cannot start: port ${port} is taken. Stop what uses it, or set LECTERN_PORT (and LECTERN_CONTENT_URL) to another one.`;
  const data = join(folder, 'never made');
  expect(await refused({ LECTERN_PORT: String(port), LECTERN_DATA: data })).toEqual({
    code: 1,
    said: own,
  });
  expect(existsSync(data)).toBe(false);
  const files = `Lectern cannot start: the port for files (${port}, LECTERN_CONTENT_URL) is taken. Stop what uses it, or set LECTERN_CONTENT_URL to another one.`;
  expect(
    await refusal({
      LECTERN_PORT: String(await freePort()),
      LECTERN_CONTENT_URL: `http://127.0.0.1:${port}`,
    }),
  ).toBe(files);
  taken.close();
});

test('an address that is not of this machine is named', async () => {
  expect(await refusal({ LECTERN_HOST: '192.0.2.1' })).toBe(
    'Lectern cannot start: LECTERN_HOST is no address of this machine.',
  );
  expect(await refusal({ LECTERN_HOST: 'lectern.example' })).toBe(
    settings('LECTERN_HOST: must be an address of this machine, as in 127.0.0.1'),
  );
});

test('a folder is served by one process, also after one that was killed; its first administrator is made from the settings, once; metrics tell of every call', async () => {
  const data = join(folder, 'alone');
  const killed = await spawnLectern({ folder: data });
  await until(
    async () => /Lectern is ready at .*Sign in at /s.test(killed.output()),
    'it says what to do first',
  );
  const sentence = `LECTERN_DATA: another Lectern is running on ${data}/lectern.sqlite; stop it, or choose another place for this one`;
  expect(await refused({ LECTERN_DATA: data })).toEqual({ code: 1, said: settings(sentence) });
  killed.child.kill('SIGKILL');
  await killed.ended;

  const other = { email: 'another@halden.example', password: 'measure no liter' };
  const next = await startHere({
    folder: data,
    env: { LECTERN_ADMIN_EMAIL: other.email, LECTERN_ADMIN_PASSWORD: other.password },
  });
  try {
    const asked =
      'lectern_http_request_seconds_count{route="GET /api/public/shared-links/:token",status="404"}';
    const metrics = async () => String((await call(`${next.url}/metrics`, 'GET', {})).body);
    const count = (text: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(asked))
          ?.slice(asked.length) ?? 0,
      ); // Others were here in this process.
    const before = count(await metrics());
    const api = await PublicApi.signIn(next.url);
    expect(await api.ask('GET', '/api/user')).toMatchObject({
      data: { email: admin.email, is_team_admin: true },
    });
    await expect(PublicApi.signIn(next.url, other)).rejects.toThrow('Wrong email or password.');
    expect((await call(`${next.url}/api/public/shared-links/nobody`, 'GET', {})).status).toBe(404);
    const body = await metrics();
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(body).toMatch(
      /^lectern_projection_lag_records\{service="sharing",projection="presentations"\} \d+$/m,
    );
    expect(count(body)).toBe(before + 1);
  } finally {
    await next.stop();
  }
});

interface Answer {
  status: number | undefined;
  cookies: string[];
  body: unknown;
}

/** A call with any header, also a Host of another. */
async function call(
  url: string,
  method: string,
  headers: Record<string, string>,
  json?: unknown,
): Promise<Answer> {
  const req = request(url, {
    method,
    headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
  });
  req.end(json === undefined ? undefined : JSON.stringify(json));
  const [res] = (await once(req, 'response')) as [import('node:http').IncomingMessage];
  const text = (await res.toArray()).join('');
  return {
    status: res.statusCode,
    cookies: res.headers['set-cookie'] ?? [],
    body: text.startsWith('{') ? JSON.parse(text) : text,
  };
}

test('it listens where it is told; an empty store is set up with the code from the screen alone', async () => {
  const lectern = await startEdge({ isEmpty: true, env: { LECTERN_HOST: '127.0.0.1' } });
  try {
    const [, code = ''] =
      /asks for this code: ([\w-]+)/.exec(await lectern.lectern.bff.firstSteps()) ?? [];
    const state = async () => (await call(`${lectern.url}/api/setup`, 'GET', {})).body;
    const callers = [
      {}, // This machine, or a proxy on it that sends no headers.
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-real-ip': '::1' },
    ];
    const foreignHosts = [{ host: 'lectern.example' }, { host: '127.0.0.1.evil.example' }];
    const closed = {
      registration_open: false,
      sign_on: { okta: false, dynamics: false, egnyte: false },
    };
    expect(await state()).toEqual({ is_needed: true, ...closed });

    const [cookie = ''] = (await call(`${lectern.url}/setup`, 'GET', {})).cookies.map(
      (each) => each.split(';')[0],
    );
    const page = { cookie, 'x-csrf-token': cookie.split('=')[1] ?? '' };
    const setUp = (headers: Record<string, string>, given: object) =>
      call(
        `${lectern.url}/setup`,
        'POST',
        { ...page, ...headers },
        {
          team_name: 'Halden',
          name: 'Maya',
          email: admin.email,
          password: admin.password,
          ...given,
        },
      );
    const refusal = {
      status: 422,
      body: { code: 'INVALID', errors: { code: [expect.any(String)] } },
    };
    for (const headers of callers) expect(await setUp(headers, {})).toMatchObject(refusal);
    for (const headers of foreignHosts)
      expect(await setUp(headers, { code })).toMatchObject({ body: { code: 'MISDIRECTED' } });
    expect(await setUp({}, { code: 'AAAA-BBBB-CCCC' })).toMatchObject(refusal);
    expect(await state()).toMatchObject({ is_needed: true });

    expect(await setUp({}, { code: code.toLowerCase() })).toMatchObject({
      status: 200,
      body: { data: { user: { email: admin.email } }, destination: '/' },
    });
    expect(await setUp({}, { code })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await PublicApi.signIn(lectern.url);
  } finally {
    await lectern.stop();
  }
});
