import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { row, type Bench } from '../bench.ts';
import { serve } from '../lectern.ts';
import { spread, startReference } from '../measure.ts';
import type { Sending, Sent } from '../upload-load.ts';
import { residentMiB } from './idle.ts';

const FLOOR = 0.5;
const MOST_MIB = 48;
const SIZE = 1024 ** 3;
const PAIRS = 5;

/** One large file. */
export const upload: Bench = {
  name: 'upload',
  title: 'Upload of 1 GiB',
  async run() {
    const lectern = await serve();
    const folder = await mkdtemp(join(tmpdir(), 'lectern-upload-'));
    const reference = await startReference('socket-to-file.ts', {
      args: [join(folder, 'copy'), String(SIZE)],
    });
    const tus = { authorization: lectern.api.authorization };
    const send = async (warm: number) => {
      const sent = await sending({ port: lectern.port, size: warm, tus });
      await fetch(`${lectern.url}${sent.path}`, {
        method: 'DELETE',
        headers: { ...tus, 'tus-resumable': '1.0.0' },
      });
      return sent.milliseconds;
    };
    try {
      await send(SIZE / 16);
      const pairs: { ours: number; reference: number; grownMiB: number }[] = [];
      for (let pair = 0; pair <= PAIRS; pair++) {
        await writeFile(`/proc/${lectern.pid}/clear_refs`, '5'); // Resets the peak.
        const before = residentMiB(lectern.pid);
        const ours = await send(SIZE);
        const grownMiB = residentMiB(lectern.pid, 'VmHWM') - before;
        const theirs = (await sending({ port: reference.port, size: SIZE, tus: null }))
          .milliseconds;
        if (pair > 0) pairs.push({ ours, reference: theirs, grownMiB });
      }
      const ratio = spread(pairs.map((pair) => pair.reference / pair.ours));
      const grown = spread(pairs.map(({ grownMiB }) => grownMiB));
      const rate = (milliseconds: number) => SIZE / 1e6 / (milliseconds / 1000);
      return {
        what: `1 GiB by tus in one call, to the answer with the receipt: its digest known, all of it on disk; against a socket whose bytes are written to a file, then \`fdatasync\`. ${PAIRS} pairs; memory is the peak of the process over what it held before`,
        rows: [
          row('rate, ours / raw copy', ratio, 2),
          row('ours: MB/s', spread(pairs.map(({ ours }) => rate(ours))), 0),
          row('raw copy: MB/s', spread(pairs.map((pair) => rate(pair.reference))), 0),
          row('ours: more memory, MiB', grown, 0),
        ],
        floor: `rate at least ${FLOOR} × the raw copy, with at most ${MOST_MIB} MiB more memory`,
        isMet: ratio.median >= FLOOR && grown.median <= MOST_MIB,
        limit:
          'the digest, which is made on the thread that answers, and the copy that the HTTP parser makes of each chunk',
      };
    } finally {
      reference.stop();
      await lectern.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Sends from its own process on the other core. */
function sending(what: Sending): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('../upload-load.ts', import.meta.url)), {
      execPath: 'taskset',
      execArgv: ['-c', '1', process.execPath],
    });
    child.once('message', (sent: Sent) => resolve(sent));
    child.once('error', reject);
    child.once(
      'exit',
      (code) => code !== 0 && reject(new Error(`The uploading process ended with ${code}`)),
    );
    child.send(what);
  });
}
