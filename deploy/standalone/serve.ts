// Everything in one process, with what to do first on the screen: `main.mjs` loads it.
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import type { Lectern } from './lectern-process.ts';
import { refusalOf } from './refusal.ts';

const STOP_MS = 4_500;
const TOLD_MS = 250;

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

/** Loads what questions need, so that nobody's has to wait for it, once whoever waits for the start has been told. It serves by then: what fails is tried again by whoever asks. */
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
  // Whatever hangs must not keep the process: accepted requests have been answered long before.
  setTimeout(() => process.exit(signal === 'failed' ? 1 : 0), STOP_MS).unref();
  await lectern?.stop();
  process.exit(signal === 'failed' ? 1 : 0);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

try {
  const settings = readSettings(process.env);
  const { startLectern } = await import('./lectern-process.ts'); // Long to load: a wrong setting is told before.
  lectern = await startLectern(settings);
  if (isStopping) await lectern.stop();
  else {
    greet(lectern, startedAt);
    await prepare(lectern);
    flushCompileCache(); // For the next start, also after one that is killed.
  }
} catch (error) {
  fail(error);
}
