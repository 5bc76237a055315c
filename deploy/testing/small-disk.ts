import { execFile } from 'node:child_process';
import { open, rm, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import { codeOf } from '@lectern/kernel/errors.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

/**
 * A small disk of its own for one process, also without root: it is mounted where only that process sees it, and is
 * gone with it. Linux alone has this.
 * @param folder an empty one, where it is mounted
 * @returns the command that runs the process
 */
export function onSmallDisk(folder: string, megabytes: number): string[] {
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && exec "$@"`;
  return ['unshare', '--mount', ...(isRoot ? [] : ['--map-root-user']), 'sh', '-c', mount, folder];
}

/** The disk of a process that runs on one. */
export class SmallDisk {
  readonly #pid: number;
  readonly #folder: string;

  constructor({ pid }: { pid?: number | undefined }, folder: string) {
    if (pid === undefined) throw new Error('The process does not run');
    this.#pid = pid;
    this.#folder = folder;
  }

  path(name: string): string {
    return `/proc/${this.#pid}/root${this.#folder}/${name}`;
  }

  /** Writes a file into all the room that there is now, and not into what is released meanwhile. */
  async fill(): Promise<void> {
    const { bavail, bsize } = await statfs(this.path(''));
    const file = await open(this.path('filler'), 'a');
    try {
      let left = bavail * bsize;
      for (let size = left; size >= 512 && left > 0;) {
        const written = await file
          .write(Buffer.alloc(Math.min(size, left)))
          .catch((error: unknown) => {
            if (codeOf(error) === 'ENOSPC') return null;
            throw error;
          });
        if (written === null) size >>= 1;
        else left -= written.bytesWritten;
      }
    } finally {
      await file.close();
    }
  }

  async makeRoom(): Promise<void> {
    await rm(this.path('filler'));
  }

  /** Lets nothing be written below a folder any more, or again. */
  async setReadOnly(name: string, isReadOnly: boolean): Promise<void> {
    const place = `${this.#folder}/${name}`;
    if (!isReadOnly) return this.#within('umount', place);
    await this.#within('mount', '--bind', place, place);
    await this.#within('mount', '-o', 'remount,bind,ro', place);
  }

  async #within(...command: string[]): Promise<void> {
    const spaces = ['--mount', ...(isRoot ? [] : ['--user', '--preserve-credentials'])];
    await run('nsenter', ['--target', String(this.#pid), ...spaces, ...command]);
  }
}

/** Changes what a running process may use: `nofile`, `fsize`. */
export async function limit(pid: number, resource: string, most: number | string): Promise<void> {
  await run('prlimit', ['--pid', String(pid), `--${resource}=${most}:`]);
}
