import { pairsOf, rowsOf, type Bench, type Verdict } from '../bench.ts';
import { startSeeded } from '../lectern.ts';
import type { Load } from '../load.ts';
import { answerOf, compare, startReference, type Answered } from '../measure.ts';

const SECONDS = 5;
const CONNECTIONS = 16;
const PRESENTATIONS = 50;
/** CPU of a request over the reference's. */
const FLOOR = 6;
/** By how much the reference's answer may differ in length: dates and flags that it does not compute. */
const TOLERANCE = 0.05;

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

interface Request {
  path: string;
  request: Pick<Load, 'method' | 'body'>;
  limit: string;
  env?: NodeJS.ProcessEnv;
}

/** Nothing caches a list: each answer is made from the rows, on both sides. */
async function measured({ path, request, limit, env = {} }: Request): Promise<Verdict> {
  const lectern = await startSeeded({ presentations: PRESENTATIONS, hits: 0, viewings: 0 }, env);
  const headers = { authorization: lectern.api.authorization, 'content-type': 'application/json' };
  const { method, body } = request;
  try {
    const init = { headers, method, ...(body !== undefined && { body }) };
    const answer = await answerOf(lectern.url + path, init);
    const reference = await startReference('list-json.ts', { answer, args: [lectern.folder] });
    try {
      assertAlike(answer, await answerOf(`http://127.0.0.1:${reference.port}${path}`, init));
      const comparison = await compare(lectern, reference, ({ port }) => ({
        url: `http://127.0.0.1:${port}`,
        seconds: SECONDS,
        connections: CONNECTIONS,
        paths: [path],
        headers,
        ...request,
      }));
      return {
        what: `\`${method} ${path}\` with ${PRESENTATIONS} presentations, ${answer.length} bytes, made from the rows each time, against node:http and node:sqlite that read the same rows and write them as JSON. ${pairsOf(comparison, SECONDS)}`,
        rows: rowsOf(comparison),
        floor: `CPU at most ${FLOOR} × the reference`,
        isMet: comparison.cpuRatio.median <= FLOOR,
        limit,
      };
    } finally {
      reference.stop();
    }
  } finally {
    await lectern.stop();
  }
}

/** @throws Error where the reference answers anything else */
function assertAlike(ours: Answered, reference: Answered): void {
  const ids = ({ body }: Answered) => [...body.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  if (
    Math.abs(reference.length / ours.length - 1) > TOLERANCE ||
    ids(reference).join() !== ids(ours).join()
  )
    throw new Error(`The reference answers another list: ${reference.body.slice(0, 2_000)}`);
}

export const listRest: Bench = {
  name: 'list-rest',
  title: 'Console list by REST',
  run: () =>
    measured({
      path: '/api/user/presentations',
      request: { method: 'GET' },
      limit: 'parsing each row and mapping it field by field through the graph to REST names',
    }),
};

export const listGraph: Bench = {
  name: 'list-graph',
  title: 'Console list through the graph',
  // In production only the documents of the console are answered.
  run: () =>
    measured({
      path: '/graphql',
      request: { method: 'POST', body: JSON.stringify({ query: document }) },
      env: { NODE_ENV: 'development' },
      limit:
        'the gateway’s join, which checks each service’s answer, merges them and serializes again',
    }),
};
