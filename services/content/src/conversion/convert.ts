import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ConversionError, conversionFailed, type ConversionFailure } from './conversion-error.ts';
import { detectTypeOfFile } from '@lectern/kernel/files/detect-type.ts';
import type { OutlineEntry } from './links-and-outline.ts';
import { cleanFile, documentFile, pageFolders } from './page-paths.ts';
import { sandboxed } from './sandbox.ts';
import type { ConvertedPage, WorkerMessage, WorkerTask } from './messages.ts';

/** `title` and `outline` are the author's, if the file has them. */
export type ConvertedFile = {
  title: string | null;
  outline: OutlineEntry[];
  pages: ConvertedPage[];
  kind: WorkerTask['kind'];
  /** Path of the PDF of the pages' pictures. */
  document: string;
  /** Path of the PDF for readers who may have the file: of the pictures where it could not be cleaned. */
  clean: string;
};

/** `page` was just finished, and its files exist. Pages come in order, so the first picture exists early. */
export type ConversionProgress = {
  phase: 'opening' | 'pages';
  pagesDone: number;
  pageCount: number | null;
  page?: ConvertedPage;
};

export type ConversionLimits = {
  pages: number;
  /** For the whole file, in wall-clock time. */
  milliseconds: number;
  /** For each page; opening the file counts as part of the first. */
  pageMilliseconds: number;
  /** Memory of the converter with its own 200 to 400 MB, without the file. Checked on Linux. */
  megabytes: number;
};

export type FileToConvert = {
  /** Path of the file, which is only read. */
  file: string;
  /** For the pages: missing or empty before, and deleted after a failure. */
  folder: string;
  onProgress?: (progress: ConversionProgress) => void;
  signal?: AbortSignal;
  limits?: Partial<ConversionLimits>;
  /** With a lower priority than other processes. */
  isInBackground?: boolean;
};

const defaultLimits: ConversionLimits = {
  pages: 2000,
  milliseconds: 15 * 60_000,
  pageMilliseconds: 60_000,
  megabytes: 1024,
};

/**
 * Turns a PDF or an image into pictures, thumbnails and text in a child process that can do nothing else.
 * @throws ConversionError with a sentence for people, or the reason of the signal; the child has ended then, and the
 * folder is deleted
 */
export async function convertFile({
  file,
  folder,
  onProgress = () => {},
  signal,
  limits,
  isInBackground = false,
}: FileToConvert): Promise<ConvertedFile> {
  signal?.throwIfAborted();
  const detected = await detectTypeOfFile(file, 'presentation');
  if (!detected.isAccepted) throw new ConversionError(detected.reason, detected.message);
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new Error(`The folder for the pages is not empty: ${folder}`);
  try {
    for (const name of pageFolders) await mkdir(join(folder, name), { recursive: true });
    const work = {
      file,
      folder,
      kind: detected.type,
      onProgress,
      signal,
      isInBackground,
      limits: { ...defaultLimits, ...limits },
    };
    const converted = await convertInChild(work);
    return { ...converted, clean: (await cleanInChild(work)) ?? converted.document };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

type Work = {
  file: string;
  folder: string;
  kind: WorkerTask['kind'];
  onProgress: (progress: ConversionProgress) => void;
  signal: AbortSignal | undefined;
  isInBackground: boolean;
  limits: ConversionLimits;
};

/** In a process of its own, so that a file that cannot be cleaned still has its pages. Null then. */
async function cleanInChild(work: Work): Promise<string | null> {
  const { folder, kind, signal, limits } = work;
  if (kind !== 'PDF') return null;
  const { child, kilobytes } = await start(work, { isCleaning: true });
  const onMessage = (message: WorkerMessage): void => {
    if (message.type === 'failed') throw conversionFailed(message.reason, message.detail);
  };
  try {
    await endOf(child, { onMessage, limits, signal, kilobytes });
    return join(folder, cleanFile);
  } catch (error) {
    if (!(error instanceof ConversionError) || error.isRetryable) throw error;
    await rm(join(folder, cleanFile), { force: true });
    return null;
  }
}

async function convertInChild(work: Work): Promise<Omit<ConvertedFile, 'clean'>> {
  const { folder, kind, onProgress, signal, limits } = work;
  const converted: Omit<ConvertedFile, 'clean'> = {
    kind,
    title: null,
    outline: [],
    pages: [],
    document: join(folder, documentFile),
  };
  let pageCount: number | null = null;
  const { child, kilobytes } = await start(work);
  onProgress({ phase: 'opening', pagesDone: 0, pageCount });
  const onMessage = (message: WorkerMessage): void => {
    switch (message.type) {
      case 'opened':
        ({ pageCount } = message);
        Object.assign(converted, { title: message.title, outline: message.outline });
        return onProgress({ phase: 'pages', pagesDone: 0, pageCount });
      case 'page': {
        const { page } = message;
        const pagesDone = converted.pages.push(page);
        return onProgress({ phase: 'pages', pagesDone, pageCount, page });
      }
      case 'failed':
        throw conversionFailed(message.reason, message.detail, {
          pages: message.pageCount,
          most: limits.pages,
        });
      case 'done':
    }
  };
  await endOf(child, { onMessage, limits, signal, kilobytes });
  return converted;
}

async function start(work: Work, more: Partial<WorkerTask> = {}) {
  const { command, flags, task, size } = await prepare(work);
  work.signal?.throwIfAborted();
  // In its own process group, so that killing it leaves nothing behind.
  const child = spawn(command, [...flags, JSON.stringify({ ...task, ...more })], {
    cwd: '/',
    env: {},
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (work.isInBackground && child.pid) lowerPriority(child.pid);
  return { child, kilobytes: size / 1024 + work.limits.megabytes * 1024 };
}

/** What the child process is given, and how it is started. */
async function prepare({ file, folder, kind, limits }: Work) {
  // Without symbolic links: the child's permissions are compared with real paths.
  const task: WorkerTask = {
    file: await realpath(file),
    folder: await realpath(folder),
    maximumPages: limits.pages,
    kind,
  };
  const { size } = await stat(task.file);
  return { task, size, ...(await sandboxed(task, Math.ceil(limits.milliseconds / 500))) };
}

/**
 * Resolves once the child has ended with its last message. It is killed when it takes too long or too much memory, when
 * `onMessage` throws, or when the signal comes: then that is thrown.
 */
function endOf(
  child: ChildProcess,
  {
    onMessage,
    limits,
    signal,
    kilobytes,
  }: {
    onMessage(message: WorkerMessage): void;
    limits: ConversionLimits;
    signal: AbortSignal | undefined;
    kilobytes: number;
  },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isDone = false;
    let failure: unknown;
    let lastWords = '';

    const stop = (reason: unknown): void => {
      failure ??= reason;
      kill(child);
    };
    const tooSlow = (): void => stop(conversionFailed('took-too-long'));
    const abort = (): void => stop(signal?.reason);
    const whole = setTimeout(tooSlow, limits.milliseconds);
    const onePage = setTimeout(tooSlow, limits.pageMilliseconds);
    const tooMuch = (): void => stop(conversionFailed('out-of-memory'));
    const watchdog = watchMemory(child, kilobytes, tooMuch);
    signal?.addEventListener('abort', abort);

    child.on('message', (sent) => {
      if (failure !== undefined) return;
      const message = sent as WorkerMessage;
      if (message.type === 'page') onePage.refresh();
      if (message.type === 'done') isDone = true;
      try {
        onMessage(message);
      } catch (error) {
        stop(error);
      }
    });
    child.stderr?.on('data', (text) => (lastWords = (lastWords + String(text)).slice(-4000)));
    child.on('error', (error) => (failure ??= conversionFailed('interrupted', error.message)));
    child.on('close', (_code, killedBy) => {
      clearTimeout(whole);
      clearTimeout(onePage);
      clearInterval(watchdog);
      signal?.removeEventListener('abort', abort);
      if (failure === undefined && isDone) return resolve();
      reject(failure ?? conversionFailed(reasonOfDeath(killedBy, lastWords), lastWords));
    });
  });
}

/** A crash is the file's fault. A signal that no crash sends came from outside: the server stops, or the system is short of memory. */
function reasonOfDeath(killedBy: NodeJS.Signals | null, lastWords: string): ConversionFailure {
  if (/out of memory/i.test(lastWords)) return 'out-of-memory';
  return killedBy !== null && ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'].includes(killedBy)
    ? 'interrupted'
    : 'crashed';
}

function lowerPriority(processId: number): void {
  try {
    setPriority(processId, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended.
  }
}

/** Kills the child and whatever it may have started. */
function kill(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function watchMemory(
  child: ChildProcess,
  mostKilobytes: number,
  tooMuch: () => void,
): NodeJS.Timeout {
  const measure = async (): Promise<void> => {
    const status = await readFile(`/proc/${child.pid}/status`, 'latin1').catch(() => '');
    const kilobytes = Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0);
    if (kilobytes > mostKilobytes) tooMuch();
  };
  return setInterval(() => void measure(), 50);
}
