import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '../http/call.ts';
import { whileAllowed } from './event-stream.ts';

/** What a client reads of an answer that does this work. */
async function read(
  work: (signal: AbortSignal) => Promise<void>,
  { isAllowed = () => Promise.resolve(true), stopping = new AbortController().signal } = {},
): Promise<string> {
  const server = createServer((req, res) => {
    res.writeHead(200).write('a line\n');
    const call = { req, res, edge: { stopping } } as unknown as Call;
    whileAllowed(call, { isAllowed }, work).catch(() => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await (await fetch(`http://127.0.0.1:${port}`)).text();
  } finally {
    server.close();
  }
}

const aborted = (signal: AbortSignal) => once(signal, 'abort').then(() => {});

test('an answer whose work is done ends', async () => {
  expect(await read(() => Promise.resolve())).toBe('a line\n');
});

test('an answer whose work fails is cut', async () => {
  await expect(read(() => Promise.reject(new Error('It cannot be checked')))).rejects.toThrow();
});

test('an answer that its reader may not read any more is cut, also when that cannot be checked', async () => {
  await expect(read(aborted, { isAllowed: () => Promise.resolve(false) })).rejects.toThrow();
  await expect(
    read(aborted, { isAllowed: () => Promise.reject(new Error('The owner does not answer')) }),
  ).rejects.toThrow();
});

test('an answer ends when the edge stops', async () => {
  const stopping = new AbortController();
  const reading = read(
    (signal) => {
      stopping.abort();
      return signal.aborted ? Promise.resolve() : aborted(signal);
    },
    { stopping: stopping.signal },
  );
  expect(await reading).toBe('a line\n');
});
