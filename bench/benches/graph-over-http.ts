import { graphOf } from '@lectern/bff/testing/start-copy.ts';
import { ClaimsSource } from '@lectern/bff/access/claims-source.ts';
import { startEdge } from '@lectern/bff/testing/start-edge.ts';
import { startLecternOverHttp } from '@lectern/deploy/testing/lectern-over-http.ts';
import type { Graph } from '@lectern/gateway/graph.ts';
import { portOf } from '@lectern/deploy/engines/ports.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { parse, type DocumentNode } from 'graphql';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { row, type Bench } from '../bench.ts';
import { spread } from '../measure.ts';

const CALLS = 200;
const TURNS = 5;
const documents = {
  'one service': parse('{ users(page: 1) { total items { id name email } } }'),
  joined: parse(
    '{ presentations(page: 1) { items { name owner { name email } sharedLinkCount } } }',
  ),
};

/** The same documents on the same services, called over HTTP with signed claims and called directly. */
export const graphOverHttp: Bench = {
  name: 'graph-over-http',
  title: 'The graph between processes',
  async run() {
    const edge = await startEdge({ start: startLecternOverHttp });
    const direct = graphOf(edge);
    try {
      const claims = await new ClaimsSource(edge.lectern.graph).of(edge.token);
      if (!claims) throw new Error('The administrator is not signed in');
      const request = () => ({ claims, correlationId: newId(), idempotency: null });
      const asked = async (graph: Graph, document: DocumentNode) => {
        const { errors } = await graph.execute({ document, request: request() });
        if (errors[0]) throw errors[0];
      };
      const bare = await bareServer();
      const rows = [];
      let worst = 0;
      for (const [name, document] of Object.entries(documents)) {
        const times: [http: number, direct: number, bare: number][] = [];
        for (let turn = 0; turn <= TURNS; turn++)
          times.push([
            await millisecondsOf(() => asked(edge.lectern.graph, document)),
            await millisecondsOf(() => asked(direct, document)),
            await millisecondsOf(bare.call),
          ]);
        times.shift(); // The first turn is a warm-up.
        const ratio = spread(times.map(([http, , echo]) => http / echo));
        worst = Math.max(worst, ratio.median);
        rows.push(
          row(`${name}: over HTTP / a bare call`, ratio, 2),
          row(`${name}, over HTTP: ms`, spread(times.map(([http]) => http)), 2),
          row(`${name}, in process: ms`, spread(times.map(([, directly]) => directly)), 2),
          row(`a bare call: ms`, spread(times.map(([, , echo]) => echo)), 2),
        );
      }
      bare.stop();
      return {
        what: `${TURNS} turns of ${CALLS} calls, one after the other, of a document that identity answers, and of one that the gateway joins from three services, against a POST to a bare node:http server that answers a constant; all of them share one process and its core`,
        rows,
        floor: 'a document takes at most 10 × a bare call',
        isMet: worst <= 10,
        limit:
          'Apollo Server’s handling of a request, JSON both ways and a connection’s two turns through the event loop, once for each service that a document needs',
      };
    } finally {
      await direct.stop();
      await edge.stop();
    }
  },
};

async function millisecondsOf(call: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  for (let count = 0; count < CALLS; count++) await call();
  return (performance.now() - startedAt) / CALLS;
}

async function bareServer() {
  const server = createServer((req, res) => req.resume().on('end', () => res.end('{"data":null}')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${portOf(server)}`;
  const body = JSON.stringify({ query: '{ users(page: 1) { total items { id name email } } }' });
  return {
    async call() {
      await (await fetch(url, { method: 'POST', body })).json();
    },
    stop: () => void server.close(),
  };
}
