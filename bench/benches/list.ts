import { pairsOf, row, rowsOf, type Bench, type Verdict } from '../bench.ts';
import { startSeeded } from '../lectern.ts';
import type { Load } from '../load.ts';
import { compare, answerOf, spread, startReference, type Spread } from '../measure.ts';

const SECONDS = 5;
const CONNECTIONS = 16;
const PRESENTATIONS = 50;
const CALLS = 100;
/** Of one call, in milliseconds. */
const FLOOR_MS = 20;

/** What the console's list says of each, with its owner from another service. */
const document = `{
  presentations(page: 1, pageSize: ${PRESENTATIONS}) {
    total
    items {
      id name description locale alias presentationType status pageCount thumbnailUrl isFeatured isProtected isNew isReleased isExpired releaseAt expiresAt
      createdAt updatedAt may { edit delete shareByLink } processing { status pagesDone pageCount failure canRetry } owner { id name }
    }
  }
}`;

interface Asked {
  path: string;
  request: Pick<Load, 'method' | 'body'>;
  limit: string;
  env?: NodeJS.ProcessEnv;
}

async function measured({ path, request, limit, env = {} }: Asked): Promise<Verdict> {
  const lectern = await startSeeded({ presentations: PRESENTATIONS, hits: 0, viewings: 0 }, env);
  const headers = { authorization: lectern.api.authorization, 'content-type': 'application/json' };
  const asked = {
    headers,
    method: request.method,
    ...(request.body !== undefined && { body: request.body }),
  };
  try {
    const answered = await answerOf(lectern.url + path, asked);
    const reference = await startReference('constant-json.ts', answered);
    try {
      const comparison = await compare(lectern, reference, ({ port }) => ({
        url: `http://127.0.0.1:${port}`,
        seconds: SECONDS,
        connections: CONNECTIONS,
        paths: [path],
        headers,
        ...request,
      }));
      const times = await timesOf(async () => (await fetch(lectern.url + path, asked)).text());
      return {
        what: `\`${request.method} ${path}\` with ${PRESENTATIONS} presentations, ${answered.length} bytes, of what its caller may see, against a constant JSON server. ${pairsOf(comparison, SECONDS)}`,
        rows: [...rowsOf(comparison), row(`ours: ms of a call, ${CALLS} of them`, times, 1)],
        floor: `a call at most ${FLOOR_MS} ms`,
        isMet: times.median <= FLOOR_MS,
        limit,
      };
    } finally {
      reference.stop();
    }
  } finally {
    await lectern.stop();
  }
}

/** One call after the other. */
async function timesOf(call: () => Promise<unknown>): Promise<Spread> {
  const times: number[] = [];
  for (let turn = -CALLS; turn < CALLS; turn++) {
    const startedAt = performance.now();
    await call();
    if (turn >= 0) times.push(performance.now() - startedAt); // Not while it warms up.
  }
  return spread(times);
}

export const listRest: Bench = {
  name: 'list-rest',
  title: 'Console list by REST',
  run: () =>
    measured({
      path: '/api/user/presentations',
      request: { method: 'GET' },
      limit:
        'each row is parsed and carried field by field through the graph into the names of the REST interface',
    }),
};

export const listGraph: Bench = {
  name: 'list-graph',
  title: 'Console list through the graph',
  // Served to production are only the documents of the console.
  run: () =>
    measured({
      path: '/graphql',
      request: { method: 'POST', body: JSON.stringify({ query: document }) },
      env: { NODE_ENV: 'development' },
      limit:
        'the gateway’s join, in which each answer of a service is checked, merged with the others and written out again',
    }),
};
