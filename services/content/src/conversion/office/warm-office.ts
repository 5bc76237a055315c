import { tmpdir } from 'node:os';
import { inspect } from 'node:util';
import { ConversionError, conversionFailed } from '../conversion-error.ts';
import { makeWorkFolderIn } from '../work-folder.ts';
import { installedConverters } from './installed.ts';
import { OfficeProcess } from './office-process.ts';

/** Each start may take twice as long as the one before: LibreOffice in WebAssembly sometimes hangs while it starts. */
const STARTS_MS = [20_000, 40_000, 80_000];
/** Each process takes one processor and a lot of memory. */
const MOST_AT_ONCE = 2;
const IDLE_MS = 10 * 60_000;

/** A process that is ready for the next file, since starting one takes longer than most conversions. */
let spare: { engine: string | undefined; office: Promise<OfficeProcess | null> } | null = null;
let idle: NodeJS.Timeout | undefined;
let running = 0;
const waiting: (() => void)[] = [];

export interface OfficeChoice {
  /** For the folders of processes; by default the system's. */
  workFolder?: string | undefined;
  /** By default the best that is installed. */
  engine?: string | undefined;
}

/**
 * Runs `use` with a process of its own; the spare one if there is one. Another one starts afterward, and ends when no
 * file has come for a while.
 * @throws ConversionError `no-converter` where none is installed
 */
export async function withOffice<Result>(
  use: (office: OfficeProcess) => Promise<Result>,
  choice: OfficeChoice,
  signal: AbortSignal | undefined,
): Promise<Result> {
  await turn(signal);
  try {
    const office = (await takeSpare(choice)) ?? (await startReady(choice, signal));
    office.keepUsRunning();
    try {
      return await use(office);
    } finally {
      await office.end();
    }
  } finally {
    running--;
    waiting.shift()?.();
    keepSpare(choice);
  }
}

/** Ends the spare process. */
export async function endSpareOffice(): Promise<void> {
  clearTimeout(idle);
  await (await takeSpare({ engine: spare?.engine }))?.end();
}

async function takeSpare({ engine }: OfficeChoice): Promise<OfficeProcess | null> {
  const taken = spare;
  spare = null;
  const office = (await taken?.office) ?? null;
  if (!office || (taken?.engine === engine && !office.hasEnded())) return office;
  await office.end();
  return null;
}

function keepSpare(choice: OfficeChoice): void {
  clearTimeout(idle);
  idle = setTimeout(() => void endSpareOffice(), IDLE_MS).unref();
  // The next file starts its own where this fails, and reports why.
  const office = () => startReady(choice, undefined).catch(() => null);
  spare ??= { engine: choice.engine, office: office() };
}

async function startReady(
  { engine, workFolder = tmpdir() }: OfficeChoice,
  signal: AbortSignal | undefined,
): Promise<OfficeProcess> {
  const installed = await installedConverters();
  const converter = installed.find((each) => engine === undefined || each.engine === engine);
  if (!converter) throw conversionFailed('no-converter');
  let failure: unknown;
  for (const milliseconds of STARTS_MS) {
    signal?.throwIfAborted();
    const office = await OfficeProcess.start(converter, await makeWorkFolderIn(workFolder));
    const abort = () => void office.end();
    signal?.addEventListener('abort', abort);
    try {
      await office.ready(milliseconds);
      return office;
    } catch (error) {
      failure = error;
      await office.end();
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }
  signal?.throwIfAborted();
  const detail = failure instanceof ConversionError ? failure.cause : failure;
  throw conversionFailed('interrupted', detail instanceof Error ? detail.message : inspect(detail));
}

async function turn(signal: AbortSignal | undefined): Promise<void> {
  while (running >= MOST_AT_ONCE) {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    signal?.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    signal?.throwIfAborted();
  }
  running++;
}
