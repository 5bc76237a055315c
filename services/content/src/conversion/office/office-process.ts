import type { ChildProcess } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { conversionFailed } from '../conversion-error.ts';
import { kilobytesOf, processTree } from '../sandbox/process-tree.ts';
import { killAll, spawnConverter } from '../sandbox/run-converter.ts';
import type { OfficeConverter } from './installed.ts';
import { officeCommand } from './office-command.ts';
import { officeMessage, type OfficeMessage } from './office-message.ts';

const MEMORY_CHECK_MS = 50;
const LONGEST_MESSAGE = 64 * 1024;

/**
 * A running converter. It converts one file and ends: a file that takes it over finds no other one. Its folder is
 * deleted with it.
 */
export class OfficeProcess {
  readonly #child: ChildProcess;
  readonly #home: string;
  readonly #watchdog: NodeJS.Timeout;
  readonly #messages = new Map<'ready' | 'done', PromiseWithResolvers<void>>();
  #lastWords = '';

  private constructor(child: ChildProcess, home: string, kilobytes: number) {
    this.#child = child;
    this.#home = home;
    for (const type of ['ready', 'done'] as const) {
      const waited = Promise.withResolvers<void>();
      waited.promise.catch(() => {}); // It may fail before anything waits for it.
      this.#messages.set(type, waited);
    }
    this.#watchdog = setInterval(() => {
      if (child.pid && kilobytesOf(processTree(child.pid)) > kilobytes)
        this.#fail(conversionFailed('out-of-memory'));
    }, MEMORY_CHECK_MS).unref();
    this.#listen();
    child.unref();
    for (const pipe of this.#pipes()) pipe.unref();
  }

  /** @param home a folder of its own */
  static async start(converter: OfficeConverter, home: string): Promise<OfficeProcess> {
    const child = spawnConverter({ ...(await officeCommand(converter, home)), input: 'pipe' });
    return new OfficeProcess(child, home, converter.megabytes * 1024);
  }

  /** @throws ConversionError if it is not ready in time */
  async ready(milliseconds: number): Promise<void> {
    const timer = setTimeout(() => this.#fail(conversionFailed('interrupted')), milliseconds);
    await this.#messages.get('ready')?.promise.finally(() => clearTimeout(timer));
  }

  hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** From now on we wait for it before we end. */
  keepUsRunning(): void {
    this.#child.ref();
    for (const pipe of this.#pipes()) pipe.ref();
  }

  #pipes(): Socket[] {
    return this.#child.stdio.filter((pipe) => pipe instanceof Socket);
  }

  /**
   * @returns the path of the PDF, which the converter may have replaced by anything
   * @throws ConversionError, or the reason of the signal
   */
  async convert(
    file: string,
    extension: string,
    { milliseconds, signal }: { milliseconds: number; signal: AbortSignal | undefined },
  ): Promise<string> {
    const tooSlow = (): void => this.#fail(conversionFailed('took-too-long'));
    const timer = setTimeout(tooSlow, milliseconds);
    const abort = (): void => this.#fail(signal?.reason);
    signal?.addEventListener('abort', abort);
    try {
      signal?.throwIfAborted();
      const { stdin } = this.#child;
      if (!stdin) throw conversionFailed('interrupted');
      stdin.write(`${extension}\n`);
      // Where the converter ends early, its end says why.
      void pipeline(createReadStream(file), stdin).catch(() => {});
      await this.#messages.get('done')?.promise;
      return join(this.#home, 'office', 'converted.pdf');
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  async end(): Promise<void> {
    clearInterval(this.#watchdog);
    killAll(this.#child);
    await rm(this.#home, { recursive: true, force: true, maxRetries: 3 });
  }

  #listen(): void {
    const { stdin, stdout, stderr } = this.#child;
    let unread = '';
    stdin?.on('error', () => {}); // It has ended, which is reported below.
    stdout?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (unread + text).split('\n');
      unread = lines.pop() ?? '';
      try {
        for (const line of lines) this.#receive(officeMessage.parse(JSON.parse(line)));
        if (unread.length > LONGEST_MESSAGE) throw new Error('A long message');
      } catch (error) {
        this.#fail(conversionFailed('crashed', String(error).slice(0, 1000)));
      }
    });
    stderr?.on('data', (text) => (this.#lastWords = (this.#lastWords + String(text)).slice(-4000)));
    this.#child.on('error', (error) => this.#fail(conversionFailed('interrupted', error.message)));
    this.#child.on('close', () => this.#fail(conversionFailed('crashed', this.#lastWords)));
  }

  #receive(message: OfficeMessage): void {
    if (message.type === 'failed') this.#fail(conversionFailed(message.reason, message.detail));
    else this.#messages.get(message.type)?.resolve();
  }

  /** The first reason counts. */
  #fail(reason: unknown): void {
    for (const { reject } of this.#messages.values()) reject(reason);
    clearInterval(this.#watchdog);
    killAll(this.#child);
  }
}
