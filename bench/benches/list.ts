import { pairsOf, row, rowsOf, type Bench, type Verdict } from '../bench.ts';
import { startSeeded, type RunningLectern } from '../lectern.ts';
import type { Load } from '../load.ts';
import { compare, answerOf, spread, startReference, type Spread } from '../measure.ts';

const SECONDS = 5;
const CONNECTIONS = 16;
const PRESENTATIONS = 50;
const CHANGE_MS = 1_000;
const ANEW = 100;

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
  floor: number;
  limit: string;
  env?: NodeJS.ProcessEnv;
  /** The same question, spelled so that its answer was never made before. */
  another(turn: number): { path: string; body?: string };
}

async function measured({
  path,
  request,
  floor,
  limit,
  env = {},
  another,
}: Asked): Promise<Verdict> {
  const lectern = await startSeeded({ presentations: PRESENTATIONS, hits: 0, viewings: 0 }, env);
  const headers = { authorization: lectern.api.authorization, 'content-type': 'application/json' };
  const ask = async (given: { path: string; body?: string }) =>
    (
      await fetch(lectern.url + given.path, {
        method: request.method,
        headers,
        ...(given.body !== undefined && { body: given.body }),
      })
    ).text();
  try {
    const changing = await Changing.begin(lectern, () => ask({ path, ...request }));
    const answered = await answerOf(lectern.url + path, {
      headers,
      method: request.method,
      ...(request.body !== undefined && { body: request.body }),
    });
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
      const changes = await changing.end();
      const anew = await timesOf((turn) => ask(another(turn)));
      return {
        what: `\`${request.method} ${path}\` with ${PRESENTATIONS} presentations, ${answered.length} bytes, of what its caller may see, against a constant JSON server. An answer stands for a second at most, and only until a row that it was made from changes: one of the presentations got another name every second, ${changes} times, and the next answer said so each time. ${pairsOf(comparison, SECONDS)}`,
        rows: [
          ...rowsOf(comparison),
          row(`ours, made anew each time: ms of a call, ${ANEW} of them`, anew, 1),
        ],
        floor: `rate at least ${floor} × the constant server`,
        isMet: comparison.rateRatio.median >= floor,
        limit,
      };
    } finally {
      reference.stop();
      await changing.end();
    }
  } finally {
    await lectern.stop();
  }
}

/** Gives a presentation another name, as long as the last one, every second; what is asked next has to say it. */
class Changing {
  readonly #lectern: RunningLectern;
  readonly #id: string;
  readonly #ask: () => Promise<string>;
  readonly #timer: NodeJS.Timeout;
  #changes = 0;
  #last: Promise<void> = Promise.resolve();

  private constructor(lectern: RunningLectern, id: string, ask: () => Promise<string>) {
    this.#lectern = lectern;
    this.#id = id;
    this.#ask = ask;
    this.#timer = setInterval(() => {
      this.#last = this.#last.then(() => this.#change());
      this.#last.catch(() => clearInterval(this.#timer)); // Told at the end.
    }, CHANGE_MS);
  }

  static async begin(lectern: RunningLectern, ask: () => Promise<string>): Promise<Changing> {
    const { data } = await lectern.api.ask<{ data: { id: string }[] }>(
      'GET',
      '/api/user/presentations',
    );
    const changing = new Changing(lectern, data[0]!.id, ask);
    await changing.#change();
    return changing;
  }

  async #change(): Promise<void> {
    const name = `Handbook ${String(++this.#changes).padStart(4, '0')}`;
    await this.#lectern.api.ask('PUT', `/api/admin/presentations/${this.#id}`, { name });
    if (!(await this.#ask()).includes(name))
      throw new Error(`A list did not say that a presentation is called ${name} now`);
  }

  /** @returns how often it has changed @throws Error for an answer that did not say so */
  async end(): Promise<number> {
    clearInterval(this.#timer);
    await this.#last;
    return this.#changes;
  }
}

/** One call after the other. */
async function timesOf(call: (turn: number) => Promise<unknown>): Promise<Spread> {
  const times: number[] = [];
  for (let turn = -ANEW; turn < ANEW; turn++) {
    const startedAt = performance.now();
    await call(turn);
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
      another: (turn) => ({ path: `/api/user/presentations?_=${turn}` }),
      floor: 0.3,
      limit:
        'one answer: who asks is looked up, then its bytes go out, and who asks for them is as busy as we are. One that is made anew: each row is parsed and carried field by field through the graph into the names of the REST interface',
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
      another: (turn) => ({
        path: '/graphql',
        body: JSON.stringify({ query: document, variables: { turn } }),
      }),
      floor: 0.12,
      env: { NODE_ENV: 'development' },
      limit:
        'one answer: the question is read and who asks it is looked up. One that is made anew: the gateway’s join, in which each answer of a service is checked, merged with the others and written out again',
    }),
};
