// Everything in one process; prints the first steps. `main.mjs` loads it.
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import type { Lectern } from './lectern-process.ts';
import { refusalOf } from '@lectern/kernel/process/refusal.ts';

const STOP_MS = 4_500;
const TOLD_MS = 250;
/** `npm start -- --accept-loss` */
const ACCEPT_LOSS = '--accept-loss';

function fail(error: unknown): never {
  console.error(refusalOf(error) ?? error);
  process.exit(1);
}

function greet({ bff, engines }: Lectern, startedAt: number): void {
  const { described } = engines;
  const where = Object.entries(described)
    .map(([port, engine]) => `${port}: ${engine}`)
    .join(', ');
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`\n  Lectern is ready at ${bff.urls.console}  (${seconds} s)`);
  console.log(`  ${where}`);
}

/** Loads the graph ahead of the first call, after the start is reported. A failure here repeats with that call. */
async function prepare({ bff, graph, engines }: Lectern): Promise<void> {
  await pause(TOLD_MS);
  try {
    await graph.prepare();
    if (!isStopping) console.log(`\n  ${await bff.firstSteps()}\n`);
  } catch (err) {
    engines.engines.logger.warn({ err }, 'what to do first');
  }
}

const startedAt = Date.now();
let lectern: Lectern | undefined;
let isStopping = false;

async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // A hanging part must not keep the process alive: accepted requests are answered long before.
  setTimeout(() => process.exit(signal === 'failed' ? 1 : 0), STOP_MS).unref();
  await lectern?.stop();
  process.exit(signal === 'failed' ? 1 : 0);
}

/** What was written last is unknown: only another process, which reads the disk again, may go on. */
function endAfterFailure(err: Error): void {
  lectern?.engines.engines.logger.fatal(
    { err },
    'the disk has failed: Lectern ends, so that nothing more is written. Start it again, once the disk works',
  );
  void stop('failed');
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

try {
  const settings = readSettings(process.env);
  const { startLectern } = await import('./lectern-process.ts'); // Slow to load: wrong settings are reported first.
  lectern = await startLectern(settings, {
    onLoss: process.argv.includes(ACCEPT_LOSS) ? 'accept' : 'refuse',
  });
  void lectern.engines.diskFailed.then(endAfterFailure);
  if (isStopping) await lectern.stop();
  else {
    greet(lectern, startedAt);
    await prepare(lectern);
    flushCompileCache(); // For the next start, even if this process gets killed.
  }
} catch (error) {
  fail(error);
}
