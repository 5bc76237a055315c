import { row, type Bench } from '../bench.ts';
import { persistedQuery } from '../console.ts';
import { serve, type RunningLectern } from '../lectern.ts';
import { spread } from '../measure.ts';
import { timesOf } from '../timing.ts';

const FOLDERS = 10_000;
const CALLS = 10;
const TURNS = 5;
const AT_ONCE = 10;
const FLOOR_MS = 200;
/** Folders at the top, in each of those, and in each of these. */
const TREE = [10, 10, 99] as const;

export const folderTree: Bench = {
  name: 'folder-tree',
  title: 'Folder tree of 10,000',
  async run() {
    const lectern = await serve();
    try {
      const seconds = await fill(lectern);
      const { authorization } = lectern.api;
      const headers = { authorization, 'content-type': 'application/json' };
      const each = { headers, calls: CALLS, pairs: TURNS };
      const path = '/api/folders/flat-tree';
      const answer = await fetch(lectern.url + path, { headers });
      const bytes = (await answer.arrayBuffer()).byteLength;
      const [rest] = await timesOf([lectern.url + path], each);
      const [graph] = await timesOf([`${lectern.url}/graphql`], {
        ...each,
        body: await persistedQuery('FolderTree', {}),
      });
      if (!rest || !graph) throw new Error('Nothing was measured');
      return {
        what: `\`GET ${path}\` and the console's query of a tree of ${FOLDERS.toLocaleString('en')} folders in three levels, ${(bytes / 1e6).toFixed(1)} MB by REST: ${TURNS} turns of ${CALLS} calls, one at a time, as an administrator, who sees every folder. Creating them over REST, ${AT_ONCE} at a time, took ${seconds} s`,
        rows: [
          row('by REST: p50 ms', rest.p50, 0),
          row('by REST: p99 ms', rest.p99, 0),
          row('for the console: p50 ms', graph.p50, 0),
          row('for the console: p99 ms', graph.p99, 0),
          row('creating them: ms each', spread([(seconds * 1000) / FOLDERS]), 1),
        ],
        floor: `p50 at most ${FLOOR_MS} ms`,
        isMet: rest.p50.median <= FLOOR_MS && graph.p50.median <= FLOOR_MS,
        limit: 'resolving and writing each field of each folder as JSON',
      };
    } finally {
      await lectern.stop();
    }
  },
};

/** @returns how many seconds it took */
async function fill({ api }: RunningLectern): Promise<number> {
  const from = performance.now();
  let parents: (string | null)[] = [null];
  let left = FOLDERS;
  for (const count of TREE) {
    const wanted = parents
      .flatMap((parent) => Array.from({ length: count }, (_, index) => ({ parent, index })))
      .slice(0, left);
    left -= wanted.length;
    const made: string[] = [];
    for (let first = 0; first < wanted.length; first += AT_ONCE)
      made.push(
        ...(await Promise.all(
          wanted.slice(first, first + AT_ONCE).map(async ({ parent, index }) => {
            const name = `Region ${index + 1}`;
            const body = { name, ...(parent !== null && { parent_id: parent }) };
            return (await api.ask<{ data: { id: string } }>('POST', '/api/folders', body)).data.id;
          }),
        )),
      );
    parents = made;
  }
  return Math.round((performance.now() - from) / 1000);
}
