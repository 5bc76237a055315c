// Everything in one process, with what to do first on the screen: `main.mjs` loads it.
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DomainError } from '@lectern/kernel/errors.ts';
import { readSettings, SettingsError } from '@lectern/kernel/settings.ts';
import type { Lectern } from './lectern-process.ts';
import { keepTickLayout } from './tick-layout.ts';

const STOP_MS = 4_500;
const TIDY_MS = 2_000;

/** One clear sentence for what a person can mend; everything else is ours, with its stack. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof SettingsError) return `Lectern cannot start. Settings:\n  ${error.message.replaceAll('\n', '\n  ')}`;
  if (error instanceof DomainError) return `Lectern cannot start: ${error.message}`;
  const { code, port, isForFiles } = error as { code?: string; port?: number; isForFiles?: boolean };
  const [what, setting] = isForFiles ? [`the port for files (${port}, LECTERN_CONTENT_URL)`, 'LECTERN_CONTENT_URL'] : [`port ${port}`, 'LECTERN_PORT'];
  if (code === 'EADDRINUSE') return `Lectern cannot start: ${what} is taken. Stop what uses it, or set ${isForFiles ? setting : `${setting} (and LECTERN_CONTENT_URL)`} to another one.`;
  if (code === 'EACCES' && port !== undefined) return `Lectern cannot start: ${what} may not be used by this user. Set ${setting} to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return 'Lectern cannot start: LECTERN_HOST is no address of this machine.';
  return null;
}

function fail(error: unknown): never {
  console.error(sentenceFor(error) ?? error);
  process.exit(1);
}

async function greet({ bff, engines }: Lectern, startedAt: number): Promise<void> {
  const { described } = engines;
  const where = Object.entries(described).map(([port, engine]) => `${port}: ${engine}`).join(', ');
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`\n  Lectern is ready at ${bff.urls.console}  (${seconds} s)`);
  console.log(`  ${where}`);
  const first = await bff.firstSteps();
  console.log(`\n  ${first}\n`);
}

/**
 * A start leaves about as much behind as it needs. Who then has nothing to do allocates nothing, so that nothing of it
 * would ever be collected.
 */
function tidyUp(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    void (runInNewContext('gc') as NodeJS.GCFunction)({ type: 'major', execution: 'async', flavor: 'last-resort' });
    setFlagsFromString('--no-expose-gc');
  }, TIDY_MS).unref();
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
  else await greet(lectern, startedAt);
  keepTickLayout();
  tidyUp();
  flushCompileCache(); // For the next start, also after one that is killed.
} catch (error) {
  fail(error);
}
