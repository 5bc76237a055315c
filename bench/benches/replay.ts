import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { row, type Bench } from '../bench.ts';
import { spread } from '../measure.ts';
import { seeded } from '../seeded.ts';
import { millionEvents } from '../timing.ts';
import type { Replayed } from '../replaying.ts';

const FLOOR = 0.25;

/** Rebuilds all read models from the beginning of the log. */
export const replay: Bench = {
  name: 'replay',
  title: 'Replay of the read models',
  async run() {
    const all = await replayed(await seeded(millionEvents));
    const events = all.reduce((sum, each) => sum + each.events, 0);
    const [ours, scan] = [
      all.reduce((sum, each) => sum + each.rebuildMs, 0),
      all.reduce((sum, each) => sum + each.scanMs, 0),
    ];
    const total = scan / ours;
    const rate = (milliseconds: number) => events / (milliseconds / 1000);
    const once = (value: number) => spread([value]);
    const large = all.filter(({ changes }) => changes >= 10_000);
    return {
      what: `Each of ${all.length} read models filled anew beside the one that serves, with its rows and their indexes on disk, then compared with a loop that reads the same topics of the same file and does nothing but \`JSON.parse\`, one after the other: ${events.toLocaleString('en')} events read in all, ${all.reduce((sum, { changes }) => sum + changes, 0).toLocaleString('en')} of which are of a type that a model asks for. The last lines are single models`,
      rows: [
        row('all: rate, ours / bare scan', once(total), 2),
        row('ours: events a second', once(rate(ours)), 0),
        row('bare scan: events a second', once(rate(scan)), 0),
        ...large.map(({ name, rebuildMs, scanMs }) => row(name, once(scanMs / rebuildMs), 2)),
      ],
      floor: `rate at least ${FLOOR} × the bare scan`,
      isMet: total >= FLOOR,
      limit:
        'what a row costs on its way, all of it on one core: parsed, folded, told to the thread that writes, put into a table and at the end sorted into its indexes (ADR 21)',
    };
  },
};

/** In its own process on the server's core, which the writer's thread shares. */
function replayed(folder: string): Promise<Replayed[]> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('../replaying.ts', import.meta.url)), [folder], {
      execPath: 'taskset',
      execArgv: ['-c', '0', process.execPath],
    });
    child.once('message', (all: Replayed[]) => resolve(all));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`The replay ended with ${code}`)));
  });
}
