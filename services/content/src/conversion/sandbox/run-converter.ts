import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { conversionFailed, type ConversionFailure } from '../conversion-error.ts';
import type { ConverterCommand } from './converter-command.ts';
import type { ConversionLimits } from '../limits.ts';
import { workerMessage, type WorkerMessage } from '../messages.ts';
import { kilobytesOf, processTree } from './process-tree.ts';

/** A page's text and links, or an outline, are shorter. */
const LONGEST_MESSAGE = 4 * 1024 ** 2;
const MEMORY_CHECK_MS = 50;

export interface Watched {
  onMessage(message: WorkerMessage): void;
  limits: ConversionLimits;
  signal: AbortSignal | undefined;
  /** Most memory. */
  kilobytes: number;
}

/**
 * Resolves once the converter has ended with its last message. It is killed when it takes too long or too much memory,
 * when `onMessage` throws, or when the signal comes: then that is thrown.
 * @param start.input the file's descriptor
 */
export function runConverter(
  start: ConverterCommand & { input: number },
  { onMessage, limits, signal, kilobytes }: Watched,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnConverter(start);
    let isDone = false;
    let failure: unknown;
    let lastWords = '';

    const stop = (reason: unknown): void => {
      failure ??= reason;
      killAll(child);
    };
    const tooSlow = (): void => stop(conversionFailed('took-too-long'));
    const abort = (): void => stop(signal?.reason);
    const whole = setTimeout(tooSlow, limits.milliseconds);
    const onePage = setTimeout(tooSlow, limits.pageMilliseconds);
    const watchdog = setInterval(() => {
      if (child.pid && kilobytesOf(processTree(child.pid)) > kilobytes)
        stop(conversionFailed('out-of-memory'));
    }, MEMORY_CHECK_MS);
    signal?.addEventListener('abort', abort);

    const receive = (line: string): void => {
      const message = messageIn(line);
      if (message.type === 'page' || message.type === 'file') onePage.refresh();
      onMessage(message);
      isDone = message.type === 'done';
    };
    let unread = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (unread + text).split('\n');
      unread = lines.pop() ?? '';
      try {
        for (const line of lines) if (failure === undefined) receive(line);
        if (unread.length > LONGEST_MESSAGE) throw conversionFailed('crashed', 'A long message');
      } catch (error) {
        stop(error);
      }
    });
    child.stderr?.on('data', (text) => (lastWords = (lastWords + String(text)).slice(-4000)));
    child.on('error', (error) => (failure ??= conversionFailed('interrupted', error.message)));
    child.on('close', (code, killedBy) => {
      clearTimeout(whole);
      clearTimeout(onePage);
      clearInterval(watchdog);
      signal?.removeEventListener('abort', abort);
      if (failure === undefined && isDone) return resolve();
      const reason = reasonOfDeath(killedBy ?? signalIn(code), lastWords);
      reject(failure ?? conversionFailed(reason, lastWords));
    });
  });
}

/**
 * With nothing of our environment. libvips puts large images into TMPDIR, on the disk: a tmpfs would fill the memory.
 */
export function spawnConverter({
  command,
  cwd,
  input,
}: ConverterCommand & { input: number | 'pipe' }): ChildProcess {
  const [program = '', ...args] = command;
  return spawn(program, args, {
    cwd,
    env: { TMPDIR: 'tmp' },
    detached: true, // In a process group of its own.
    stdio: [input, 'pipe', 'pipe'],
  });
}

/** @throws ConversionError if no converter of ours prints this */
function messageIn(line: string): WorkerMessage {
  try {
    return workerMessage.parse(JSON.parse(line));
  } catch (error) {
    throw conversionFailed('crashed', `Not a message: ${String(error).slice(0, 1000)}`);
  }
}

/** Kills the converter and all it has started: by id, as they may have left its process group. */
export function killAll({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined) return;
  const hasEnded = exitCode !== null || signalCode !== null; // Its id may be another's by now.
  for (const each of [...(hasEnded ? [] : processTree(pid)), -pid]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

/** A sandbox ends with 128 more than the signal that killed its program, as shells do. */
function signalIn(code: number | null): string | null {
  const [name] =
    Object.entries(constants.signals).find(([, number]) => number + 128 === code) ?? [];
  return name ?? null;
}

/**
 * A crash is the file's fault. A signal that no crash sends came from outside: the server stops, or the system is short
 * of memory.
 */
function reasonOfDeath(killedBy: string | null, lastWords: string): ConversionFailure {
  if (/out of memory/i.test(lastWords)) return 'out-of-memory';
  return killedBy !== null && ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'].includes(killedBy)
    ? 'interrupted'
    : 'crashed';
}
