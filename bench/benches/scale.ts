import { row, type Bench, type Row } from '../bench.ts';
import { asked } from '../console.ts';
import { startSeeded, type RunningLectern } from '../lectern.ts';
import { spread } from '../measure.ts';
import type { Size } from '../seed/fill.ts';
import { timesOf } from '../timing.ts';

const FLOOR = 1.2;
const CALLS = 30;
const PAIRS = 7;
const small: Size = { presentations: 1_000, hits: 10_000, viewings: 500 };
const large: Size = { presentations: 100_000, hits: 1_000_000, viewings: 50_000 };
const PAGE = 300;

interface Listed {
  name: string;
  /** Asked in turn. */
  urls(lectern: RunningLectern, size: Size): Promise<string[]>;
  body?(): Promise<string>;
}

/** Pages at the beginning, in the middle and at the end, as many of a small store as of a large one. */
function pages(path: string, count: number): string[] {
  const last = Math.floor(count / PAGE);
  return [1, Math.max(1, Math.round(last / 3)), Math.max(1, Math.round(last / 2)), last].map((page) => `${path}page=${page}`);
}

const lists: readonly Listed[] = [
  { name: 'presentations, 300 a page', urls: async ({ url }, { presentations }) => pages(`${url}/api/user/presentations?`, presentations) },
  { name: 'links, newest first', urls: async ({ url }) => [`${url}/api/shared-links?page=1`, `${url}/api/shared-links?page=2`] },
  // Of the middle, where presentations have as many links in either store.
  { name: 'links of a presentation', urls: async (lectern, { presentations }) => (await ids(lectern, `/api/user/presentations?page=${Math.ceil(presentations / PAGE / 2)}`)).map((id) => `${lectern.url}/api/shared-links?presentation_id=${id}`) },
  { name: 'hits of a link', urls: async (lectern) => (await ids(lectern, '/api/shared-links?page=1')).map((id) => `${lectern.url}/api/shared-link-hits?shared_link_id=${id}`) },
  { name: 'content page of the console', urls: async ({ url }) => [`${url}/graphql`], body: () => asked('ContentPage', { sort: 'NEWEST', pageSize: 40 }) },
];

/** Lists of a store that has grown, against the same lists of a small one. */
export const scale: Bench = {
  name: 'scale',
  title: 'Lists of a large store',
  async run() {
    const [grown, young] = [await startSeeded(large), await startSeeded(small)];
    try {
      const rows: Row[] = [];
      let worst = 0;
      for (const { name, urls, body } of lists) {
        const both = [await urls(grown, large), await urls(young, small)];
        // Each with its own administrator.
        const times = [];
        for (const [index, lectern] of [grown, young].entries()) times.push(async () => (await timesOf([both[index]!], { headers: { authorization: lectern.api.authorization }, calls: CALLS, pairs: 1, ...(body && { body: await body() }) }))[0]!.p50.median);
        const turns: [number, number][] = [];
        for (let pair = 0; pair < PAIRS; pair++) turns.push([await times[0]!(), await times[1]!()]);
        const ratio = spread(turns.map(([ours, theirs]) => ours / theirs));
        worst = Math.max(worst, ratio.median);
        console.log(`  ${name}: ${ratio.median.toFixed(2)}`);
        rows.push(row(`${name}: p50, large / small`, ratio, 2), row(`${name}: p50 ms, large`, spread(turns.map(([ours]) => ours)), 2));
      }
      return {
        what: `Pages of lists from a store of ${large.presentations.toLocaleString('en')} presentations and ${large.hits.toLocaleString('en')} hits against one of ${small.presentations.toLocaleString('en')} with as many hits a link, both served on the same core, one call after the other, from the first page to the last: ${PAIRS} pairs of 2 × ${CALLS} calls each`,
        rows,
        floor: `p50 of a page at most ${FLOOR} × that of the small store`,
        isMet: worst <= FLOOR,
        limit: 'a page far back counts its way there along an index; totals are counted to 10,000',
      };
    } finally {
      await Promise.all([grown.stop(), young.stop()]);
    }
  },
};

async function ids({ api }: RunningLectern, path: string): Promise<string[]> {
  return (await api.ask<{ data: { id: string }[] }>('GET', path)).data.slice(0, 20).map(({ id }) => id);
}
