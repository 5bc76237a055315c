import { existsSync } from 'node:fs';
import { chown, link, lstat, mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { conversionFailed } from '../conversion-error.ts';
import { sandboxOfConverters } from '../sandbox/converter-command.ts';
import { kilobytesOf, processTree } from '../sandbox/process-tree.ts';
import { killAll, spawnConverter } from '../sandbox/run-converter.ts';
import { confine, userFor } from '../sandbox/sandbox.ts';

/** A long film takes about as long as it lasts. */
const MOST_MS = 2 * 3_600_000;
const MEGABYTES = 3072;
const MEMORY_CHECK_MS = 200;
/** Libraries of Debian's ffmpeg are found through them. */
const libraryLinks = ['/etc/alternatives'];

export interface FilmWork {
  /** Path of the program. */
  ffmpeg: string;
  /** Path of the film, which is only read. */
  file: string;
  /** For a folder of the program. */
  folder: string;
  signal: AbortSignal | undefined;
}

/**
 * Runs ffmpeg in the sandbox of all converters: without network, and with no file but the film, which it finds as
 * `film/original`.
 * @returns the path of what it made, which the film may have replaced by anything
 * @throws ConversionError, or the reason of the signal
 */
export async function runFfmpeg(
  { ffmpeg, file, folder, signal }: FilmWork,
  options: readonly string[],
  made: string,
): Promise<string> {
  const sandbox = await sandboxOfConverters();
  const cwd = await realpath(folder);
  const writes = [join(cwd, 'film')];
  const [home = ''] = writes;
  await rm(home, { recursive: true, force: true });
  await mkdir(home);
  await link(file, join(home, 'original'));
  const user = userFor(sandbox);
  if (user !== null)
    for (const path of [home, join(home, 'original')]) await chown(path, user, user);
  const command = confine(sandbox, {
    command: [
      ffmpeg,
      ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-threads', '2'],
      ...['-protocol_whitelist', 'file', ...options],
      join('film', made),
    ],
    reads: [ffmpeg, ...libraryLinks.filter(existsSync)],
    writes,
    cwd,
    seconds: MOST_MS / 250,
    user,
  });
  await run({ command, cwd }, MOST_MS, signal);
  // The film may have taken the program over: a link in the place of what it makes is not followed.
  const found = await lstat(join(home, made)).catch(() => null);
  if (!found?.isFile()) throw conversionFailed('crashed', 'It left no file');
  return join(home, made);
}

function run(
  start: { command: readonly string[]; cwd: string },
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnConverter({ ...start, input: 'pipe' });
    child.stdin?.end();
    child.stdout?.resume();
    let failure: unknown;
    let lastWords = '';
    const stop = (reason: unknown): void => {
      failure ??= reason;
      killAll(child);
    };
    const timer = setTimeout(() => stop(conversionFailed('took-too-long')), milliseconds);
    const watchdog = setInterval(() => {
      if (child.pid && kilobytesOf(processTree(child.pid)) > MEGABYTES * 1024)
        stop(conversionFailed('out-of-memory'));
    }, MEMORY_CHECK_MS);
    const abort = (): void => stop(signal?.reason);
    signal?.addEventListener('abort', abort);
    child.stderr?.on('data', (text) => (lastWords = (lastWords + String(text)).slice(-4000)));
    child.on('error', (error) => (failure ??= conversionFailed('interrupted', error.message)));
    child.on('close', (code) => {
      clearTimeout(timer);
      clearInterval(watchdog);
      signal?.removeEventListener('abort', abort);
      if (failure !== undefined) reject(failure);
      else if (code === 0) resolve();
      else reject(conversionFailed('damaged', lastWords));
    });
    if (signal?.aborted) abort();
  });
}
