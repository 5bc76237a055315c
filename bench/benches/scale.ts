import { Agent } from 'node:http';
import { roundRobin } from '@lectern/deploy/demo/round-robin.ts';
import { row, type Bench, type Row } from '../bench.ts';
import { persistedQuery } from '../console.ts';
import { hitsIn, startSeeded, type RunningLectern } from '../lectern.ts';
import { spread } from '../measure.ts';
import type { Size } from '../seed/fill.ts';
import { timed } from '../timing.ts';

const FLOOR = 1.2;
const CALLS = 30;
const TURNS = 7;
const small: Size = { presentations: 1_000, hits: 10_000, viewings: 500 };
const large: Size = { presentations: 100_000, hits: 1_000_000, viewings: 50_000 };
const PAGE = 300;

interface Listed {
  name: string;
  /** Called in turn. */
  urls(lectern: RunningLectern, size: Size): Promise<string[]>;
  body?(): Promise<string>;
}

/** Pages at the beginning, the middle and the end; as many of the small store as of the large one. */
function pages(path: string, count: number): string[] {
  const last = Math.floor(count / PAGE);
  return [1, Math.max(1, Math.round(last / 3)), Math.max(1, Math.round(last / 2)), last].map(
    (page) => `${path}page=${page}`,
  );
}

const lists: readonly Listed[] = [
  {
    name: 'presentations, 300 a page',
    urls: async ({ url }, { presentations }) =>
      pages(`${url}/api/user/presentations?`, presentations),
  },
  {
    name: 'links, newest first',
    urls: async ({ url }) => [`${url}/api/shared-links?page=1`, `${url}/api/shared-links?page=2`],
  },
  // In the middle, presentations have as many links in both stores.
  {
    name: 'links of a presentation',
    urls: async (lectern, { presentations }) =>
      (
        await ids(lectern, `/api/user/presentations?page=${Math.ceil(presentations / PAGE / 2)}`)
      ).map((id) => `${lectern.url}/api/shared-links?presentation_id=${id}`),
  },
  {
    name: 'hits of a link',
    urls: async (lectern) =>
      (await ids(lectern, '/api/shared-links?page=1')).map(
        (id) => `${lectern.url}/api/shared-link-hits?shared_link_id=${id}`,
      ),
  },
  // By name: most links lead to the newest, twenty times as many in the large store.
  {
    name: 'content page of the console',
    urls: async ({ url }) => [`${url}/graphql`],
    body: () => persistedQuery('ContentPage', { sort: 'NAME', pageSize: 40 }),
  },
];

interface Side {
  lectern: RunningLectern;
  urls: readonly string[];
}

let calls = 0;

/** Adds an unused parameter, so that no cache has the answer. */
function uncached(request: string): string {
  calls++;
  if (!request.startsWith('{')) return `${request}${request.includes('?') ? '&' : '?'}_=${calls}`;
  const given: { variables: object } = JSON.parse(request);
  return JSON.stringify({ ...given, variables: { ...given.variables, call: calls } });
}

/** Lists of a large store against the same lists of a small one. */
export const scale: Bench = {
  name: 'scale',
  title: 'Lists of a large store',
  async run() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const [grown, young] = [await startSeeded(large), await startSeeded(small)];
    try {
      const rows: Row[] = [];
      let worst = 0;
      for (const { name, urls, body } of lists) {
        const sides: [Side, Side] = [
          { lectern: grown, urls: await urls(grown, large) },
          { lectern: young, urls: await urls(young, small) },
        ];
        const request = await body?.();
        const ask = ({ lectern, urls }: Side, call: number) =>
          timed(uncached(roundRobin(urls, call)), {
            agent,
            headers: { authorization: lectern.api.authorization },
            body: request && uncached(request),
          });
        const turns: [number, number][] = [];
        // The first turn is a warm-up. Calls alternate, so that other load affects both sides.
        for (let turn = 0; turn <= TURNS; turn++) {
          const times: [number[], number[]] = [[], []];
          for (let call = 0; call < CALLS; call++)
            for (const index of [0, 1] as const)
              times[index].push(await ask(sides[index], turn * CALLS + call));
          if (turn > 0) turns.push([spread(times[0]).median, spread(times[1]).median]);
        }
        const ratio = spread(turns.map(([ours, theirs]) => ours / theirs));
        worst = Math.max(worst, ratio.median);
        console.log(`  ${name}: ${ratio.median.toFixed(2)}`);
        rows.push(
          row(`${name}: p50, large / small`, ratio, 2),
          row(`${name}: p50 ms, large`, spread(turns.map(([ours]) => ours)), 2),
        );
      }
      return {
        what: `Pages of lists from a store of ${large.presentations.toLocaleString('en')} presentations and ${hitsIn(grown.folder).toLocaleString('en')} hits against one of ${small.presentations.toLocaleString('en')} with the same number of hits per link, both served on the same core, no answer from a cache, from the first page to the last; the console's page shows presentations with as many links and readers in either: ${TURNS} turns of ${CALLS} calls to each, alternating`,
        rows,
        floor: `p50 of a page at most ${FLOOR} × that of the small store`,
        isMet: worst <= FLOOR,
        limit:
          'reading and serializing the rows of a page; a page far back first walks there along an index, about 10 ms to row 50,000',
      };
    } finally {
      agent.destroy();
      await Promise.all([grown.stop(), young.stop()]);
    }
  },
};

async function ids({ api }: RunningLectern, path: string): Promise<string[]> {
  return (await api.ask<{ data: { id: string }[] }>('GET', path)).data
    .slice(0, 20)
    .map(({ id }) => id);
}
