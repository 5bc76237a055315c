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
      what: `Each of ${all.length} read models rebuilt beside the live one, with its rows and their indexes on disk, then compared with a loop that reads the same topics of the same file and does nothing but \`JSON.parse\`, one after the other: ${events.toLocaleString('en')} events read in all, ${all.reduce((sum, { changes }) => sum + changes, 0).toLocaleString('en')} of which have a type that a model handles. The last lines are single models`,
      rows: [
        row('all: rate, ours / bare scan', once(total), 2),
        row('ours: events a second', once(rate(ours)), 0),
        row('bare scan: events a second', once(rate(scan)), 0),
        ...large.map(({ name, rebuildMs, scanMs }) => row(name, once(scanMs / rebuildMs), 2)),
      ],
      floor: `rate at least ${FLOOR} × the bare scan`,
      isMet: total >= FLOOR,
      limit:
        'the path of a row, all on one core: parsing, folding, sending it to the writer thread, inserting, and finally sorting into the indexes (ADR 21)',
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
