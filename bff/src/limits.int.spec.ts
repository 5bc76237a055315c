import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startGraph, type Graph } from '@lectern/gateway/graph.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { publicLimits } from './access/limiters.ts';
import { startBff, type RunningBff } from './start-bff.ts';
import { startEdge, type RunningEdge } from './testing/start-edge.ts';

let edge: RunningEdge;
let graph: Graph;
/** Beside the edge's own, which does not count calls from this machine. */
let strict: RunningBff;

beforeAll(async () => {
  edge = await startEdge();
  const { engines: { engines }, services } = edge.lectern;
  const supergraphSdl = readFileSync(createRequire(import.meta.url).resolve('@lectern/schemas/graphql/supergraph.graphql'), 'utf8');
  graph = await startGraph({ supergraphSdl, subgraphs: services.map(({ subgraph }) => subgraph), onUnexpectedError: (error) => { throw error; } });
  const once = { points: 1, duration: 60 };
  strict = await startBff({ engines, graph, limits: { limits: { ...publicLimits, miss: once, submission: once, session: once }, isLocalCounted: true } });
}, 30_000);
afterAll(async () => {
  await strict.stop();
  await graph.stop();
  await edge.stop();
});

async function statuses(calls: readonly string[], json?: unknown): Promise<number[]> {
  const answers: number[] = [];
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    answers.push((await edge.call(method, strict.urls.console + path, { token: null, ...(json !== undefined && { json }) })).status);
  }
  return answers;
}

test('guessing addresses is counted, whichever way they are asked for', async () => {
  expect(await statuses(['HEAD /s/no-such-link', 'HEAD /s/no-such-link', 'GET /s/no-such-link'])).toEqual([404, 429, 429]);
});

test('what anybody may send in is counted', async () => {
  const input = { reps: 10, annual_quota: 500_000, hours_per_week: 12, savings_per_week: 25 };
  expect(await statuses(['POST /api/roi-calculator', 'POST /api/roi-calculator'], { input })).toEqual([200, 429]);
  expect(await statuses(['POST /api/sessions', 'POST /api/sessions'], { hit_uuid: 'x' })).toEqual([404, 429]);
});
