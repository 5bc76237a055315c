import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '@lectern/deploy/engines/ports.ts';
import { expect, test } from '@jest/globals';
import { anonymous } from '@lectern/schemas/access/claims.ts';
import { remoteGraph } from './remote-graph.ts';

test('a proxy’s own answer is none of the graph: queries are sent again, changes are not', async () => {
  let calls = 0;
  const proxy = createServer((req, res) => {
    req.resume();
    calls++;
    res.writeHead(503, { 'content-type': 'application/json' });
    res.end(JSON.stringify(calls === 2 ? { data: { a: 1 } } : { message: 'It has gone.' }));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const reported: unknown[] = [];
  const graph = remoteGraph(
    'content',
    `http://127.0.0.1:${portOf(proxy)}`,
    async () => null,
    (error) => reported.push(error),
  );
  const ask = (document: string) =>
    graph.execute({
      document,
      request: { claims: anonymous, correlationId: 'a', idempotency: null },
    });
  expect(await ask('{ a }')).toEqual({ data: { a: 1 }, errors: [] });
  const { data, errors } = await ask('mutation { a }');
  expect([data, errors.map(({ extensions }) => extensions['code'])]).toEqual([
    null,
    ['UNAVAILABLE'],
  ]);
  expect(calls).toBe(3);
  expect(String(reported)).toContain('503');
  await graph.stop();
  proxy.close();
});
