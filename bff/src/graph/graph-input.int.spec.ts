import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { ClaimsSource } from '../access/claims-source.ts';
import { ruledBy, textsOf } from '../testing/graph-fields.ts';
import { publishAndShare } from '../testing/publish-and-share.ts';
import { graphOf } from '../testing/start-copy.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
let claims: Claims;
/** One of each kind that the team has, and one of none. */
let ids: string[];

beforeAll(async () => {
  edge = await startEdge();
  await publishAndShare(edge);
  const graph = graphOf(edge);
  claims = (await new ClaimsSource(graph).of(edge.token))!;
  await graph.stop();
  const subjects = (await feed()).map((line) =>
    (JSON.parse(line) as { subject: string }).subject.split('/'),
  );
  ids = [...new Map(subjects.map((parts) => [parts[0], parts.at(-1)!])).values(), newId()];
});
afterAll(() => edge.stop());

async function feed(): Promise<string[]> {
  return (await edge.call('GET', '/api/event-stream')).text.trim().split('\n');
}

test('200 kB in any text of any call of the graph is a clear answer, and nothing keeps it', async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const { subgraph } of edge.lectern.services) {
    for (const root of ruledBy(await subgraph.schema()).roots.filter(
      ({ rule }) => rule !== 'edge',
    )) {
      for (const { place, call } of textsOf(root, 'x'.repeat(200_000))) {
        const isOfSomething = JSON.stringify(call('an id').variables).includes('"an id"');
        for (const id of isOfSomething ? ids : [ids[0]!]) {
          const { errors } = await subgraph.execute({
            ...call(id),
            request: { claims, correlationId: newId(), idempotency: null },
          });
          if (errors.some(({ extensions: { code } }) => code === undefined || code === 'INTERNAL'))
            wrong.push(`${place} fails: ${JSON.stringify(errors).slice(0, 200)}`);
          asked++;
        }
      }
    }
  }
  expect(asked).toBeGreaterThan(20);
  const kept = (await feed())
    .filter((line) => line.length > 100_000)
    .map((line) => (JSON.parse(line) as { type: string }).type);
  expect({ wrong: [...new Set(wrong)], kept }).toEqual({ wrong: [], kept: [] });
});
