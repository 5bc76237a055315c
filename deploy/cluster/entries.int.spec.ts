import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { freePort } from '../engines/ports.ts';
import { processesOf, readCompose } from './compose-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entries = processesOf(readCompose()).map(({ name, args }) => ({ name, args }));

/** Runs an entry until it ends by itself. */
async function run(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (said += data.toString()));
  const [code] = await once(child, 'close');
  return { code: Number(code), said };
}

const jwks = 'http://127.0.0.1:1/.well-known/jwks.json';
const names = ['analytics', 'billing', 'content', 'identity', 'sharing'];
/** Everything that a process of a cluster may need; nothing answers there. */
const complete = {
  LECTERN_STORE: 'mongodb://127.0.0.1:1/lectern',
  LECTERN_LOG: 'kafka://127.0.0.1:1',
  LECTERN_REALTIME: 'nats://127.0.0.1:1',
  LECTERN_BLOBS: 's3://key:secret@127.0.0.1:1/lectern',
  LECTERN_MAIL: 'smtp://127.0.0.1:1',
  LECTERN_SECRET: 'a secret of more than thirty-two characters',
  LECTERN_URL: 'http://localhost:4000',
  LECTERN_CONTENT_URL: 'http://127.0.0.1:4001',
  LECTERN_SUBGRAPHS: names.map((name) => `${name}=http://127.0.0.1:1`).join(),
  LECTERN_GATEWAY_URL: 'http://127.0.0.1:1',
  LECTERN_JWKS_URL: jwks,
};

test.each(entries)(
  '$name ends with a sentence where settings are missing or wrong',
  async ({ name, args }) => {
    const nothing = await run(args, {});
    expect(nothing).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Lectern cannot start\. Settings:\n/),
    });
    const isGateway = name === 'gateway';
    for (const setting of isGateway
      ? ['LECTERN_SUBGRAPHS', 'LECTERN_JWKS_URL']
      : ['LECTERN_STORE', 'LECTERN_LOG', 'LECTERN_SECRET'])
      expect(nothing.said).toContain(setting);
    expect(nothing.said).not.toMatch(/^ +at /m);
    const wrong = await run(args, {
      ...complete,
      LECTERN_INTERNAL_PORT: 'four',
      LECTERN_JWKS_URL: 'identity',
    });
    expect(wrong.code).toBe(1);
    for (const setting of [
      'LECTERN_INTERNAL_PORT: must be a whole number',
      'LECTERN_JWKS_URL: must be',
    ])
      expect(wrong.said).toContain(setting);
  },
);

test('a service whose database does not answer says so, without its password, and ends', async () => {
  const sharing = entries.find(({ name }) => name === 'sharing');
  const { code, said } = await run(sharing?.args ?? [], {
    ...complete,
    LECTERN_STORE: 'mongodb://lectern:let-me-in@127.0.0.1:1/lectern',
    LECTERN_INTERNAL_PORT: '0',
  });
  expect(code).toBe(1);
  expect(said).toMatch(/Lectern cannot start\. Settings:\n {2}LECTERN_STORE: /);
  expect(said).not.toContain('let-me-in');
});

let taken: ReturnType<typeof createServer>;
let port: number;
beforeAll(async () => {
  port = await freePort();
  taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
});
afterAll(() => void taken.close());

test('a port that is taken is named', async () => {
  const gateway = entries.find(({ name }) => name === 'gateway');
  const { code, said } = await run(gateway?.args ?? [], {
    ...complete,
    LECTERN_INTERNAL_PORT: String(port),
  });
  expect([code, said]).toEqual([1, expect.stringContaining(`port ${port}`)]);
  expect(said).toContain('LECTERN_INTERNAL_PORT');
});
