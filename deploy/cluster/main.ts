// `npm run cluster`: the processes of docker-compose.yml without Docker, until Ctrl-C. One line a copy.
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { startCluster, type Cluster } from './cluster.ts';
import { lineOf, statusOf, type CopyStatus } from './status.ts';

const LOOK_MS = 1_000;

const { values: given } = parseArgs({
  options: {
    copies: { type: 'string', default: '2' },
    port: { type: 'string', default: process.env['LECTERN_PORT'] ?? '4000' },
  },
});
const [copies, port] = [Number(given.copies), Number(given.port)];
if (!Number.isInteger(copies) || copies < 1 || copies > 9 || !Number.isInteger(port)) {
  console.error('npm run cluster -- [--copies 1 to 9] [--port 4000]');
  process.exit(1);
}

let isReady = false;
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => ending.abort(new Error(signal)));

console.log('Starting MongoDB, Kafka, NATS, S3 and a mail catcher …');
const cluster = await startCluster({ copies, ports: { console: port, content: port + 1 } });
console.log(cluster.engines?.description);
try {
  const shown = show(cluster);
  try {
    await cluster.ready();
    isReady = true;
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
  await shown;
} finally {
  console.log('\nStopping …');
  const codes = await cluster.stop();
  if (codes.some((code) => code !== 0)) process.exitCode = 1;
}

/** Below the lines: what the BFF has printed, how to make the first administrator or where to sign in. */
function noteOf({ url, copies: all }: Cluster): string {
  if (!isReady) return '';
  const printed = all.filter(({ name }) => name === 'bff').map((copy) => copy.output());
  const [, step] = /^ *((?:Open|Sign in at) http.*)$/m.exec(printed.join('\n')) ?? [];
  return step === undefined ? '' : `\n  Lectern is ready at ${url}\n  ${step}\n`;
}

/** Of the terminal, which wraps long lines. */
function rowsOf(text: string): number {
  const { columns } = process.stdout;
  return text
    .split('\n')
    .reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / columns)), 0);
}

/** Draws the lines again each second; where no terminal shows them, prints those that change. */
async function show(cluster: Cluster): Promise<void> {
  const { copies: all } = cluster;
  let drawn = 0;
  let printed = '';
  const before = new Map<string, CopyStatus>();
  while (!ending.signal.aborted) {
    const wasReady = (label: string) =>
      ['ready', 'not ready'].includes(before.get(label)?.state ?? '');
    const states = await Promise.all(
      all.map((copy) => statusOf(copy, wasReady(`${copy.name} ${copy.number}`))),
    );
    if (process.stdout.isTTY) {
      process.stdout.write(`${drawn > 0 ? `\x1b[${drawn}A` : ''}\x1b[0J`);
      const text = `${states.map(lineOf).join('\n')}\n${noteOf(cluster)}\n`;
      process.stdout.write(text);
      drawn = rowsOf(text) - 1;
    } else {
      for (const state of states)
        if (before.get(state.label)?.state !== state.state) console.log(lineOf(state));
      const note = noteOf(cluster);
      if (note !== printed) console.log((printed = note));
    }
    for (const state of states) before.set(state.label, state);
    await pause(LOOK_MS, undefined, { signal: ending.signal }).catch(() => {});
  }
}
