import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { row, type Bench } from '../bench.ts';
import { settled, startSeeded } from '../lectern.ts';
import { spread, startReference } from '../measure.ts';
import { millionEvents } from '../timing.ts';

const FLOOR_MIB = 240;
const LOOKS = 10;
const EVERY_MS = 3_000;

/** Memory of the idle process. */
export const idle: Bench = {
  name: 'idle',
  title: 'Memory at rest',
  async run() {
    const lectern = await startSeeded(millionEvents);
    const reference = await startReference('express-hello.ts');
    try {
      await settled(lectern);
      const looks: { ours: number; reference: number }[] = [];
      for (let look = 0; look < LOOKS; look++) {
        await pause(EVERY_MS);
        looks.push({ ours: residentMiB(lectern.pid), reference: residentMiB(reference.pid) });
      }
      const ours = spread(looks.map(({ ours: each }) => each));
      for (const path of ['/login', '/api/user/presentations'])
        await fetch(lectern.url + path, { headers: { authorization: lectern.api.authorization } });
      await pause(EVERY_MS);
      const opened = residentMiB(lectern.pid);
      return {
        what: `Resident memory of the whole process after a sign-in, then for ${(LOOKS * EVERY_MS) / 1_000} s without a request, with a million events on the log, beside a bare Express`,
        rows: [
          row('ours: MiB', ours, 0),
          row(
            'ours, once a page of the console was opened, which loads the gateway: MiB',
            { min: opened, median: opened, max: opened },
            0,
          ),
          row('Express: MiB', spread(looks.map(({ reference: each }) => each)), 0),
        ],
        floor: `at most ${FLOOR_MIB} MiB`,
        isMet: ours.median <= FLOOR_MIB,
        limit:
          'the modules and what V8 keeps of their sources; the store’s page cache takes up to 16 MiB for writes and 32 for reads',
      };
    } finally {
      reference.stop();
      await lectern.stop();
    }
  },
};

/** Resident memory of a process with all its threads. */
export function residentMiB(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}
