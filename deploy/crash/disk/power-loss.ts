import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { PublicApi } from '../../standalone/public-api.ts';
import { runProgram, spawnLectern } from '../../standalone/spawn.ts';
import { Disk } from './disk.ts';
import { keptStreams } from './kept-streams.ts';
import { callsIn, traced, type Call } from './trace.ts';

const LINKS = 150;
const PINGS = 300;
const SESSIONS = 10;
const WRITERS = 8;
/** This many cuts are also checked whole: it takes a second. */
const VERIFIED = 5;

/**
 * Cuts the power at random moments: strace notes each write and sync of a server under load, and each answer that it
 * sends. For each cut the files are put together from what was synced until then, and from a random part of what was
 * not. Every link and every ping whose answer was sent before must be there, and the store must open.
 * @returns what is wrong
 */
export async function cutPower(cuts: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-power-'));
  const data = join(folder, 'data');
  try {
    const { presentationId, sessions } = await prepare(data);
    const disk = await Disk.of(data, await filesIn(data));
    const before = pingsIn(data);
    const trace = join(folder, 'trace');
    await load(data, trace, presentationId, sessions);
    return await examine(trace, { disk, data, folder, before, cuts });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A presentation and viewings, made while nothing is traced. */
async function prepare(data: string): Promise<{ presentationId: string; sessions: string[] }> {
  const lectern = await spawnLectern({ folder: data });
  const api = await PublicApi.signIn(lectern.url);
  const presentationId = await api.publish(await aPdf({ pages: 1 }), 'deck.pdf');
  const { token } = await api.share(presentationId);
  const sessions: string[] = [];
  while (sessions.length < SESSIONS) sessions.push(await api.openSession(token));
  await lectern.stop();
  return { presentationId, sessions };
}

async function load(
  data: string,
  trace: string,
  presentationId: string,
  sessions: readonly string[],
): Promise<void> {
  const under = [
    'strace',
    '-D', // Signals go to the program.
    '-f',
    '-y',
    '-xx',
    '-s',
    '1000000',
    '-e',
    `trace=${traced}`,
    '-o',
    trace,
  ];
  const lectern = await spawnLectern({ folder: data, under });
  try {
    const api = await PublicApi.signIn(lectern.url);
    await all(LINKS, () => api.ask('POST', `/api/presentations/${presentationId}/share`, {}));
    await all(PINGS, (index) => {
      const session = encodeURIComponent(sessions[index % SESSIONS] ?? '');
      return api.ask('PUT', `/api/sessions/${session}/ping`, { elapsed_ms: 100 * index, page: 1 });
    });
  } finally {
    await lectern.stop();
  }
}

/** By writers that each wait for their answers. */
async function all(count: number, write: (index: number) => Promise<unknown>): Promise<void> {
  const writer = async (first: number) => {
    for (let index = first; index < count; index += WRITERS) await write(index);
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, first) => writer(first)));
}

interface Examination {
  disk: Disk;
  data: string;
  folder: string;
  /** Pings on the log before. */
  before: number;
  cuts: number;
}

async function examine(
  trace: string,
  { disk, data, folder, before, cuts }: Examination,
): Promise<string[]> {
  const calls: Call[] = [];
  for await (const call of callsIn(trace)) calls.push(call);
  const moments = new Set(
    Array.from({ length: cuts }, () => Math.floor(Math.random() * calls.length)),
  );
  const problems: string[] = [];
  const links = new Set<string>();
  let pings = 0;
  let cut = 0;
  for (const [index, call] of calls.entries()) {
    disk.take(call);
    if (call.call === 'send') {
      const [, id] = /^HTTP\/1\.1 201 [^]*?"id":"([0-9a-f-]{36})"/.exec(call.text) ?? [];
      if (id !== undefined) links.add(id);
      if (/^HTTP\/1\.1 200 [^]*"elapsed_ms":/.test(call.text)) pings++;
    }
    if (!moments.has(index)) continue;
    const lost = join(folder, `cut-${index}`);
    await cp(data, lost, { recursive: true, filter: (path) => !isOfStore(path) });
    const chance = [0, 0.5, 1][cut++ % 3] ?? 0;
    await disk.lose(lost, () => Math.random() < chance);
    const found = await problemsOf(lost, {
      links,
      pings: before + pings,
      isWhole: cut <= VERIFIED,
    });
    problems.push(...found.map((problem) => `cut ${index} of ${calls.length}: ${problem}`));
    if (found.length > 0) break;
    await rm(lost, { recursive: true });
  }
  if (links.size !== LINKS || pings !== PINGS)
    problems.push(`the trace has ${links.size} of ${LINKS} links and ${pings} of ${PINGS} pings`);
  return problems;
}

interface Acknowledged {
  links: ReadonlySet<string>;
  pings: number;
  /** Whether `verify` looks at it, too. */
  isWhole: boolean;
}

async function problemsOf(
  data: string,
  { links, pings, isWhole }: Acknowledged,
): Promise<string[]> {
  const problems: string[] = [];
  const database = new DatabaseSync(join(data, 'lectern.sqlite'));
  const [check] = database.prepare('PRAGMA quick_check').all();
  if (check?.['quick_check'] !== 'ok') problems.push(String(check?.['quick_check']));
  database.close();
  const kept = keptStreams(data);
  for (const id of links) if (!kept.has(id)) problems.push(`the link ${id} is lost`);
  const keptPings = pingsIn(data);
  if (keptPings < pings) problems.push(`${pings - keptPings} of ${pings} pings are lost`);
  if (!isWhole) return problems;
  const verify = runProgram('lectern', { args: ['verify'], env: { LECTERN_DATA: data } });
  if ((await verify.ended) !== 0) problems.push(verify.output());
  return problems;
}

function pingsIn(data: string): number {
  const database = new DatabaseSync(join(data, 'lectern.sqlite'));
  const row = database
    .prepare(`SELECT coalesce(sum(next), 0) AS pings FROM log_ends WHERE topic = 'pings'`)
    .get();
  database.close();
  return Number(row?.['pings']);
}

const isOfStore = (path: string) => /\.(sqlite|witness)(-wal|-shm)?$/.test(path);

/** In the folder itself, not in those of uploaded files. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
