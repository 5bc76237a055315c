import { row, type Bench } from '../bench.ts';
import { spawnLectern } from '@lectern/deploy/standalone/spawn.ts';
import { cpuSeconds, pidOf, spread, startReference } from '../measure.ts';
import { seeded } from '../seeded.ts';
import { millionEvents } from '../timing.ts';

const FLOOR = 5;
const PAIRS = 9;

/** From the command to the first answer. */
export const start: Bench = {
  name: 'start',
  title: 'Start',
  async run() {
    const folder = await seeded(millionEvents);
    const pairs: { ours: Begun; reference: Begun }[] = [];
    for (let pair = 0; pair <= PAIRS; pair++) {
      const both = {
        ours: await begun(async () => lecternAt(folder)),
        reference: await begun(() => startReference('express-hello.ts')),
      };
      if (pair > 0) pairs.push(both);
    }
    const ratio = spread(pairs.map(({ ours, reference }) => ours.ms / reference.ms));
    const cpu = spread(pairs.map(({ ours, reference }) => ours.cpuMs / reference.cpuMs));
    return {
      what: `From the command to the first answer of \`/readyz\`, with a million events on the log, against a bare Express that answers one text; both on one core, each in a new process. ${PAIRS} pairs. CPU is that of all threads until then, in steps of 10 ms: it changes less on a machine that has other things to do`,
      rows: [
        row('ours / Express', ratio, 2),
        row('CPU, ours / Express', cpu, 2),
        row('ours: ms', spread(pairs.map(({ ours }) => ours.ms)), 0),
        row('Express: ms', spread(pairs.map(({ reference }) => reference.ms)), 0),
        row('ours: CPU ms', spread(pairs.map(({ ours }) => ours.cpuMs)), 0),
        row('Express: CPU ms', spread(pairs.map(({ reference }) => reference.cpuMs)), 0),
      ],
      floor: `at most ${FLOOR} × the start of Express, by the clock and in CPU`,
      isMet: Math.max(ratio.median, cpu.median) <= FLOOR,
      limit:
        'loading five services and the edge: nearly six hundred modules from the compile cache and two hundred of packages, with the schemas of every event and call, and the writer thread. Resolvers load after the start, the gateway with the first query that joins, and the log is not read',
    };
  },
};

interface Begun {
  ms: number;
  cpuMs: number;
}

async function lecternAt(folder: string) {
  const { child, stop } = await spawnLectern({ core: 0, folder });
  return { pid: pidOf(child), stop };
}

async function begun(begin: () => Promise<{ pid: number; stop(): unknown }>): Promise<Begun> {
  const startedAt = performance.now();
  const { pid, stop } = await begin();
  const ms = performance.now() - startedAt;
  const cpuMs = cpuSeconds(pid) * 1_000;
  await stop();
  return { ms, cpuMs };
}
