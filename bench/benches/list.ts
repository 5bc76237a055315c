import { pairsOf, rowsOf, type Bench, type Verdict } from '../bench.ts';
import { startSeeded } from '../lectern.ts';
import type { Load } from '../load.ts';
import { compare, lengthOf, startReference } from '../measure.ts';

const SECONDS = 5;
const CONNECTIONS = 16;
const PRESENTATIONS = 50;

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

async function measured(path: string, request: Pick<Load, 'method' | 'body'>, { floor, limit, env = {} }: { floor: number; limit: string; env?: NodeJS.ProcessEnv }): Promise<Verdict> {
  const lectern = await startSeeded({ presentations: PRESENTATIONS, hits: 0, viewings: 0 }, env);
  const headers = { authorization: lectern.api.authorization, 'content-type': 'application/json' };
  try {
    const length = await lengthOf(lectern.url + path, { headers, method: request.method, ...(request.body !== undefined && { body: request.body }) });
    const reference = await startReference('constant-json.ts', String(length));
    try {
      const comparison = await compare(lectern, reference, ({ port }) => ({
        url: `http://127.0.0.1:${port}`, seconds: SECONDS, connections: CONNECTIONS, paths: [path], headers, ...request,
      }));
      return {
        what: `\`${request.method} ${path}\` with ${PRESENTATIONS} presentations, ${length} bytes, each time asked of the store and filtered by what its caller may see, against a constant JSON server. ${pairsOf(comparison, SECONDS)}`,
        rows: rowsOf(comparison),
        floor: `rate at least ${floor} × the constant server`,
        isMet: comparison.rateRatio.median >= floor,
        limit,
      };
    } finally {
      reference.stop();
    }
  } finally {
    await lectern.stop();
  }
}

export const listRest: Bench = {
  name: 'list-rest',
  title: 'Console list by REST',
  run: () => measured('/api/user/presentations', { method: 'GET' }, {
    floor: 0.3,
    limit: 'reading and parsing the rows, then carrying each of their fields through the graph into the names of the REST interface',
  }),
};

export const listGraph: Bench = {
  name: 'list-graph',
  title: 'Console list through the graph',
  // Served to production are only the documents of the console.
  run: () => measured('/graphql', { method: 'POST', body: JSON.stringify({ query: document }) }, {
    floor: 0.12,
    env: { NODE_ENV: 'development' },
    limit: 'the gateway’s join: each answer of a service is checked, merged with the others and written out again',
  }),
};
