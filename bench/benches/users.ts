import { Agent } from 'node:http';
import { roundRobin } from '@lectern/deploy/demo/round-robin.ts';
import { row, type Bench } from '../bench.ts';
import { persistedQuery } from '../console.ts';
import { startSeeded, type RunningLectern } from '../lectern.ts';
import { spread, type Spread } from '../measure.ts';
import type { Size } from '../seed/fill.ts';
import { timed } from '../timing.ts';

const MANY = 10_000;
const FEW = 1_000;
const CHUNK = 100;
const TURNS = 7;
const FLOOR = 1.2;
const MOST_MS = 100;
const size = (people: number): Size => ({ presentations: 1, hits: 0, viewings: 0, people });
/** Prefixes of a name, a whole name, an email, and no match. */
const searched = ['a', 'pri', 'Noor Haddad', 'person99', 'zzz'];

/** A team of ten thousand: a client reads all in chunks, and the console searches while typing. */
export const users: Bench = {
  name: 'users',
  title: 'People of a large team',
  async run() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const [grown, young] = [await startSeeded(size(MANY)), await startSeeded(size(FEW))];
    try {
      const [ofGrown, ofYoung] = [await chunksOf(grown, MANY), await chunksOf(young, FEW)];
      const times: { chunks: [number[], number[]]; whole: number[]; searches: number[] } = {
        chunks: [[], []],
        whole: [],
        searches: [],
      };
      let calls = 0;
      for (let turn = 0; turn <= TURNS; turn++) {
        const chunks: [number[], number[]] = [[], []];
        // As many chunks of the small team, which starts again after its end.
        for (const [index, url] of ofGrown.entries()) {
          for (const side of [0, 1] as const) {
            const address = side === 0 ? url : roundRobin(ofYoung, index);
            const headers = headersOf(side === 0 ? grown : young);
            chunks[side].push(
              await timed(`${address}&_=${calls++}`, { agent, headers, body: undefined }),
            );
          }
        }
        const searches: number[] = [];
        for (const search of searched)
          searches.push(
            await timed(`${grown.url}/graphql`, {
              agent,
              headers: headersOf(grown),
              body: await persistedQuery('PeoplePage', {
                search,
                sort: 'NAME',
                page: 1,
                pageSize: 100,
                call: calls++,
              }),
            }),
          );
        if (turn === 0) continue; // A warm-up.
        for (const side of [0, 1] as const) times.chunks[side].push(spread(chunks[side]).median);
        times.whole.push(chunks[0].reduce((sum, ms) => sum + ms, 0));
        times.searches.push(...searches);
      }
      const ratio = spread(times.chunks[0].map((ms, turn) => ms / (times.chunks[1][turn] ?? NaN)));
      const search: Spread = spread(times.searches);
      return {
        what: `A team of ${MANY.toLocaleString('en')} people against one of ${FEW.toLocaleString('en')}, both served on the same core, no answer from a cache: \`GET /api/users\` by \`min\` and \`chunk=${CHUNK}\` to its end, one call here and one there, and the first page of the console's search for ${searched.length} texts; ${TURNS} turns`,
        rows: [
          row('a chunk: p50, 10,000 / 1,000', ratio, 2),
          row('a chunk: p50 ms', spread(times.chunks[0]), 2),
          row('all 10,000, one chunk after the other: ms', spread(times.whole), 0),
          row('the console’s search: ms', search, 1),
        ],
        floor: `p50 of a chunk at most ${FLOOR} × that of the small team, and of a search at most ${MOST_MS} ms`,
        isMet: ratio.median <= FLOOR && search.median <= MOST_MS,
        limit:
          'reading each person, deciding what the caller may see, and serializing; a search with many results counts them along an index',
      };
    } finally {
      agent.destroy();
      await Promise.all([grown.stop(), young.stop()]);
    }
  },
};

const headersOf = ({ api }: RunningLectern) => ({ authorization: api.authorization });

/** The URLs with which a client reads the whole team. @throws Error if someone is missing */
async function chunksOf({ api, url }: RunningLectern, people: number): Promise<string[]> {
  const addresses: string[] = [];
  let read = 0;
  for (let min = ''; ;) {
    const path = `/api/users?chunk=${CHUNK}${min && `&min=${min}`}`;
    const { data } = await api.ask<{ data: { id: string }[] }>('GET', path);
    if (data.length === 0) break;
    addresses.push(url + path);
    read += data.length;
    min = data.at(-1)?.id ?? min;
  }
  if (read !== people + 1) throw new Error(`${read} people came, and there are ${people + 1}`);
  return addresses;
}
