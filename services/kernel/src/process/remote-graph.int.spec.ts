import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '@lectern/deploy/engines/ports.ts';
import { expect, test } from '@jest/globals';
import { anonymous } from '@lectern/schemas/access/claims.ts';
import { remoteGraph } from './remote-graph.ts';

test('an answer of a proxy in between is no answer of the graph', async () => {
  const proxy = createServer((req, res) => {
    req.resume();
    res.writeHead(503, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ message: 'No copy of this process is ready.' }));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const port = portOf(proxy);
  const reported: unknown[] = [];
  const graph = remoteGraph(
    'content',
    `http://127.0.0.1:${port}`,
    async () => null,
    (error) => reported.push(error),
  );
  const { data, errors } = await graph.execute({
    document: '{ a }',
    request: { claims: anonymous, correlationId: 'a', idempotency: null },
  });
  expect([data, errors.map(({ extensions }) => extensions['code'])]).toEqual([
    null,
    ['UNAVAILABLE'],
  ]);
  expect(String(reported)).toContain('503');
  await graph.stop();
  proxy.close();
});
