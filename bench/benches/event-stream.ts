import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { row, type Bench } from '../bench.ts';
import { settled, startSeeded, type RunningLectern } from '../lectern.ts';
import { spread } from '../measure.ts';
import { timed } from '../timing.ts';

const ROUNDS = 5;
const FLOOR_MS = 100;
const size = { presentations: 20, hits: 60_000, viewings: 3_000 };
const nothing = '?type=PersonErased';
/** Queries of readers that end with the log, and of readers that stay connected. */
const finite = ['', '', '', '', nothing, nothing];
const endless = ['', '', '', nothing];

/** How long other calls wait while ten readers read the whole event stream. */
export const eventStream: Bench = {
  name: 'event-stream',
  title: 'Event stream readers beside traffic',
  async run() {
    const lectern = await startSeeded(size);
    try {
      await settled(lectern);
      const { data } = await lectern.api.ask<{ data: { token: string }[] }>(
        'GET',
        '/api/shared-links',
      );
      const paths = ['/healthz', `/s/${data[0]?.token}`];
      const rounds: number[][] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await longestWaits(lectern, paths));
      const [health, page] = [0, 1].map((index) =>
        spread(rounds.map((waits) => waits[index] ?? NaN)),
      );
      if (!health || !page) throw new Error('Both paths need a figure');
      return {
        what: `The longest wait of ${ROUNDS} rounds, in each of which ten curl take the event stream of ${size.hits} openings from its beginning: four as lines, three as server-sent events, three for a type that matches nothing`,
        rows: [
          row('longest wait for `/healthz`: ms', health, 0),
          row('longest wait for the page of a link: ms', page, 0),
        ],
        floor: `medians of at most ${FLOOR_MS} ms`,
        isMet: health.median <= FLOOR_MS && page.median <= FLOOR_MS,
        limit:
          'a few turns of the event loop per call, each with a slice of one reader; the largest row of the log, which is decrypted whole',
      };
    } finally {
      await lectern.stop();
    }
  },
};

/** The longest wait per path, until the readers that end have ended. */
async function longestWaits(
  { url, api }: RunningLectern,
  paths: readonly string[],
): Promise<number[]> {
  const read = (query: string, ...args: string[]) =>
    spawn(
      'taskset',
      [
        '-c',
        '1',
        'curl',
        '-sfN',
        '-o',
        '/dev/null',
        '-H',
        `authorization: ${api.authorization}`,
        ...args,
        `${url}/api/event-stream${query}`,
      ],
      { stdio: 'inherit' },
    );
  const [ending, ...open] = [
    finite.map((query) => read(query)),
    ...endless.map((query) => read(query, '-H', 'accept: text/event-stream')),
  ];
  let isOver = false;
  const over = Promise.all(ending.map((reader) => once(reader, 'close'))).then(
    () => (isOver = true),
  );
  const agent = new Agent({ keepAlive: true });
  const waits = await Promise.all(
    paths.map(async (path) => {
      let longest = 0;
      while (!isOver)
        longest = Math.max(
          longest,
          await timed(url + path, { agent, headers: {}, body: undefined }),
        );
      return longest;
    }),
  );
  await over;
  agent.destroy();
  for (const reader of open) reader.kill();
  if (ending.some(({ exitCode }) => exitCode !== 0)) throw new Error('A reader failed');
  return waits;
}
