import { row, type Bench } from '../bench.ts';
import { spawnLectern } from '@lectern/deploy/standalone/spawn.ts';
import { spread, startReference } from '../measure.ts';
import { seeded } from '../seeded.ts';
import { millionEvents } from '../timing.ts';

const FLOOR = 4;
const PAIRS = 5;

/** From the command to the first answer. */
export const start: Bench = {
  name: 'start',
  title: 'Start',
  async run() {
    const folder = await seeded(millionEvents);
    const pairs: { ours: number; reference: number }[] = [];
    for (let pair = 0; pair <= PAIRS; pair++) {
      const both = { ours: await timed(async () => spawnLectern({ core: 0, folder })), reference: await timed(() => startReference('express-hello.ts')) };
      if (pair > 0) pairs.push(both);
    }
    const ratio = spread(pairs.map(({ ours, reference }) => ours / reference));
    return {
      what: `From the command to the first answer of \`/readyz\`, with a million events on the log, against a bare Express that answers one text; both on one core, each begun anew. ${PAIRS} pairs`,
      rows: [row('ours / Express', ratio, 2), row('ours: ms', spread(pairs.map(({ ours }) => ours)), 0), row('Express: ms', spread(pairs.map(({ reference }) => reference)), 0)],
      floor: `at most ${FLOOR} × the start of Express`,
      isMet: ratio.median <= FLOOR,
      limit: 'loading the thousand modules of five services and the edge, already compiled; the gateway is loaded with the first question that needs it, and the log is not read',
    };
  },
};

async function timed(begin: () => Promise<{ stop(): unknown }>): Promise<number> {
  const startedAt = performance.now();
  const running = await begin();
  const time = performance.now() - startedAt;
  await running.stop();
  return time;
}
