import { afterEach, expect, test } from '@jest/globals';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { listen } from './ports.ts';
import { Connections, type ConnectionLimits } from './connections.ts';

interface Guarded {
  servers: Server[];
  /** Lines of the log. */
  said: { msg: string }[];
  /** Answers once the server has done so, or null where it closed instead. */
  call(options?: { from?: string; to?: number }): Promise<string | null>;
  /** A connection on which nothing is asked, once the server has it. */
  hold(options?: { from?: string; to?: number }): Promise<Socket>;
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function guarded(
  limits: Partial<ConnectionLimits>,
  {
    isLocalCounted = true,
    env = {},
  }: { isLocalCounted?: boolean; env?: Record<string, string> } = {},
): Promise<Guarded> {
  const said: Guarded['said'] = [];
  const logger = pino(
    new Writable({
      write: (line: Buffer, _encoding, done) =>
        done(void said.push(JSON.parse(line.toString()) as Guarded['said'][number])),
    }),
  );
  const connections = new Connections({
    settings: readSettings(env),
    logger,
    limits,
    isLocalCounted,
  });
  const servers = await Promise.all(
    [0, 0].map((port) =>
      listen((req, res) => void (req.url === '/wait' || res.end('served')), port, undefined),
    ),
  );
  for (const server of servers) connections.watch(server);
  closing.push(() => {
    connections.stop();
    for (const server of servers) server.close().closeAllConnections();
  });
  const dial = ({ from = '127.0.0.1', to = 0 } = {}) => {
    const socket = connect({
      host: '127.0.0.1',
      port: (servers[to]!.address() as AddressInfo).port,
      localAddress: from,
    });
    return socket.on('error', () => {}); // A reset is a close, too.
  };
  return {
    servers,
    said,
    async call(options) {
      const socket = dial(options);
      let answer = '';
      socket.on('data', (data) => (answer += data.toString()));
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
      await once(socket, 'close');
      return answer === '' ? null : answer;
    },
    async hold(options) {
      const socket = dial(options);
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
      await once(socket, 'data');
      return socket;
    },
  };
}

test('the connection beyond what an address may have is refused, another address is served, and the log says so once', async () => {
  const { call, hold, said } = await guarded({ perAddress: 3 });
  const held = [await hold(), await hold(), await hold({ to: 1 })];
  for (let time = 0; time < 20; time++) expect(await call({ to: time % 2 })).toBeNull();
  expect(await call({ from: '127.0.0.2' })).toContain('served');
  expect(said).toMatchObject([{ msg: expect.stringContaining('connections are refused') }]);
  held[0]!.destroy();
  await until(
    async () => (await call())?.includes('served'),
    'it is served once one of its connections is closed',
  );
});

test('beyond the total nobody is served until a connection is closed', async () => {
  const { call, hold } = await guarded({ total: 2 });
  const [one] = [await hold(), await hold({ from: '127.0.0.2', to: 1 })];
  expect(await call({ from: '127.0.0.3' })).toBeNull();
  one.destroy();
  await until(
    async () => (await call({ from: '127.0.0.3' }))?.includes('served'),
    'another is served',
  );
});

test('this machine may have half of all, and a trusted proxy as many as there are', async () => {
  const here = await guarded({ total: 8, perAddress: 1 }, { isLocalCounted: false });
  for (let time = 0; time < 4; time++) await here.hold();
  expect(await here.call()).toBeNull();
  expect(await here.call({ from: '127.0.0.2' })).toContain('served');
  const behind = await guarded(
    { total: 8, perAddress: 1 },
    { env: { LECTERN_TRUSTED_PROXIES: '127.0.0.1' } },
  );
  for (let time = 0; time < 7; time++) await behind.hold();
  expect(await behind.call()).toContain('served');
  await behind.hold({ from: '127.0.0.2' });
  expect(await behind.call()).toBeNull();
});

test('the settings say how many, and what is not said follows from the files that may be open', async () => {
  const { call, hold } = await guarded(
    {},
    { env: { LECTERN_CONNECTIONS: '16', LECTERN_CONNECTIONS_PER_ADDRESS: '1' } },
  );
  await hold();
  expect(await call()).toBeNull();
  expect(await call({ from: '127.0.0.2' })).toContain('served');
  const byDefault = await guarded({});
  await byDefault.hold();
  expect(await byDefault.call()).toContain('served');
});

test('bodies that come too slowly are ended, and the log says so once', async () => {
  const { servers, said } = await guarded({
    lookEveryMs: 5,
    body: { totalMs: 50, windowMs: 20, bytes: 2 },
  });
  const { port } = servers[0]!.address() as AddressInfo;
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      const socket = connect(port, '127.0.0.1')
        .on('error', () => {})
        .resume();
      socket.write('POST /wait HTTP/1.1\r\nhost: localhost\r\ncontent-length: 200\r\n\r\n{');
      await once(socket, 'close');
    }),
  );
  expect(said).toMatchObject([{ msg: expect.stringContaining('too slowly') }]);
});
