import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@lectern/deploy/standalone/spawn.ts';
import { row, type Bench } from '../bench.ts';
import { settled, startSeeded, type RunningLectern } from '../lectern.ts';
import { spread } from '../measure.ts';
import { timed } from '../timing.ts';

const ROUNDS = 5;
const FLOOR_MS = 50;
const size = { presentations: 20, hits: 60_000, viewings: 3_000 };
const nothing = '?type=PersonErased';

/** Everything that reads much of the store while people work. */
const works: Record<string, (lectern: RunningLectern, folder: string) => Promise<void>> = {
  'ten readers of the event stream': readStream,
  'three exports at once': ({ url, api }) =>
    endsWell(
      ['/api/shared-link-hits/export', '/api/shared-links/export', '/api/events/export'].map(
        (path) => curl(url + path, api.authorization, '-X', 'POST', '--json', '{}'),
      ),
    ),
  backup: ({ folder }, here) =>
    command(folder, ['backup', join(here, 'copy'), '--keys', join(here, 'keys')]),
  verify: ({ folder }) => command(folder, ['verify']),
  'rebuild --all': ({ folder }) => command(folder, ['rebuild', '--all']),
};

/** How long a call waits at most while something reads the whole store. */
export const waits: Bench = {
  name: 'waits',
  title: 'Longest waits beside other work',
  async run() {
    const lectern = await startSeeded(size);
    try {
      await settled(lectern);
      const { data } = await lectern.api.ask<{ data: { token: string }[] }>(
        'GET',
        '/api/shared-links',
      );
      const paths = { '`/healthz`': '/healthz', 'a link’s page': `/s/${data[0]?.token}` };
      const rows = [];
      for (const [name, work] of Object.entries({ nothing: seconds, ...works })) {
        const rounds: number[][] = [];
        for (let round = 0; round < ROUNDS; round++)
          rounds.push(await longestWaits(lectern, Object.values(paths), work));
        for (const [index, path] of Object.keys(paths).entries())
          rows.push(row(`${name}: ${path}, ms`, spread(rounds.map((all) => all[index] ?? NaN)), 0));
      }
      return {
        what: `The longest wait for \`/healthz\` and for a link’s page in each of ${ROUNDS} rounds, over ${size.hits} openings, beside nothing (3 s) and beside what reads much of the store. Commands and clients run on the other core`,
        rows,
        floor: `medians of at most ${FLOOR_MS} ms`,
        isMet: rows.every(({ spread: { median } }) => median <= FLOOR_MS),
        limit:
          'a few turns of the event loop per call, each with a slice of one reader; the largest row of the log, which is decrypted whole; the disk, which commands share',
      };
    } finally {
      await lectern.stop();
    }
  },
};

/** The longest wait per path, until the work has ended. */
async function longestWaits(
  lectern: RunningLectern,
  paths: readonly string[],
  work: (typeof works)[string],
): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-waits-'));
  let isOver = false;
  const over = work(lectern, folder).finally(() => (isOver = true));
  const agent = new Agent({ keepAlive: true });
  const longest = await Promise.all(
    paths.map(async (path) => {
      let wait = 0;
      while (!isOver)
        wait = Math.max(
          wait,
          await timed(lectern.url + path, { agent, headers: {}, body: undefined }),
        );
      return wait;
    }),
  );
  agent.destroy();
  await over;
  await rm(folder, { recursive: true });
  return longest;
}

/** Four that end with the log, two that match nothing, and four that stay connected until the others have ended. */
async function readStream({ url, api }: RunningLectern): Promise<void> {
  const stream = `${url}/api/event-stream`;
  const open = ['', '', '', nothing].map((query) =>
    curl(stream + query, api.authorization, '-H', 'accept: text/event-stream'),
  );
  await endsWell(
    ['', '', '', '', nothing, nothing].map((query) => curl(stream + query, api.authorization)),
  );
  for (const reader of open) reader.kill();
}

function seconds(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3_000));
}

function curl(url: string, authorization: string, ...args: string[]): ChildProcess {
  const headers = ['-H', `authorization: ${authorization}`];
  return spawn(
    'taskset',
    ['-c', '1', 'curl', '-sfN', '-o', '/dev/null', ...headers, ...args, url],
    { stdio: 'inherit' },
  );
}

async function endsWell(clients: readonly ChildProcess[]): Promise<void> {
  const codes = await Promise.all(clients.map((client) => once(client, 'close')));
  if (codes.some(([code]) => code !== 0)) throw new Error('A client failed');
}

async function command(folder: string, args: readonly string[]): Promise<void> {
  const program = runProgram('lectern', {
    args,
    env: { LECTERN_DATA: folder },
    under: ['taskset', '-c', '1'],
  });
  if ((await program.ended) !== 0) throw new Error(program.output());
}
