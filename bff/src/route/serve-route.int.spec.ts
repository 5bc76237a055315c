import { expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { z } from 'zod';
import { CallsAtOnce } from '../access/calls-at-once.ts';
import type { Edge } from '../edge.ts';
import { Call } from '../http/call.ts';
import { JsonText } from '../http/json-text.ts';
import { handledRoute } from './route.ts';
import { serving } from './serve-route.ts';

const route = handledRoute('GET /api/answer', {
  access: ['public'],
  answer: z.strictObject({ count: z.number() }),
  handle: async () => new JsonText('{"count":"three"}'),
});

test.each([
  ['outside production a text that breaks its promise is a failure', false, 500],
  ['in production a text goes out as it is', true, 200],
])('%s', async (_name, isProduction, status) => {
  const edge = {
    isProduction,
    callsAtOnce: new CallsAtOnce(),
    stopping: new AbortController().signal,
    engines: { logger: pino({ level: 'silent' }) },
  } as unknown as Edge;
  const serve = serving(edge, route);
  const server = createServer((req, res) => {
    void serve(new Call(edge, req, res), { params: {}, query: {} });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/answer`);
    expect(answer.status).toBe(status);
  } finally {
    server.close();
  }
});
