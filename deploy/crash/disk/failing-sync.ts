import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { PublicApi } from '../../standalone/public-api.ts';
import { runProgram, spawnLectern } from '../../standalone/spawn.ts';
import { keptStreams } from './kept-streams.ts';

const WRITERS = 8;
/** The syncs of a start, and then some of the load. */
const GOOD_SYNCS = 60;
const ENDS_WITHIN_MS = 15_000;

/**
 * From some sync on, the disk reports an I/O error for each (strace injects it). What is not on the disk must not be
 * acknowledged, the process must end by itself with an error, and the next one must find all that was acknowledged.
 * @returns what is wrong
 */
export async function failSyncs(): Promise<string[]> {
  const data = await mkdtemp(join(tmpdir(), 'lectern-sync-'));
  try {
    const first = await spawnLectern({ folder: data });
    const presentationId = await (
      await PublicApi.signIn(first.url)
    ).publish(await aPdf({ pages: 1 }), 'deck.pdf');
    await first.stop();

    const lectern = await spawnLectern({ folder: data, under: failing });
    const api = await PublicApi.signIn(lectern.url);
    const acknowledged = new Set<string>();
    const end = Date.now() + ENDS_WITHIN_MS;
    const write = async () => {
      while (lectern.child.exitCode === null && Date.now() < end) {
        const share = api.ask<{ data: { id: string } }>(
          'POST',
          `/api/presentations/${presentationId}/share`,
          {},
        );
        await share.then(
          ({ data: { id } }) => acknowledged.add(id),
          () => {},
        );
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    const isOver = lectern.child.exitCode !== null;
    const code = await lectern.stop();
    return [
      ...(isOver ? [] : [`it had not ended ${ENDS_WITHIN_MS} ms after it began to write`]),
      ...(code === 0 ? ['it ended with 0'] : []),
      ...(acknowledged.size > 0 ? [] : ['nothing was acknowledged before the disk failed']),
      ...(await lost(data, acknowledged)),
    ];
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

const failing = [
  'strace',
  '-D',
  '-f',
  '-qq',
  '-o',
  '/dev/null',
  '-e',
  'trace=fsync,fdatasync',
  ...['fsync', 'fdatasync'].flatMap((call) => [
    '-e',
    `inject=${call}:error=EIO:when=${GOOD_SYNCS}+`,
  ]),
];

async function lost(data: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const verify = runProgram('lectern', { args: ['verify'], env: { LECTERN_DATA: data } });
  const problems = (await verify.ended) === 0 ? [] : [verify.output()];
  const kept = keptStreams(data);
  return [
    ...problems,
    ...[...acknowledged].flatMap((id) => (kept.has(id) ? [] : [`${id} is lost`])),
  ];
}
