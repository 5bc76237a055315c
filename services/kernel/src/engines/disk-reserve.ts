import { randomBytes } from 'node:crypto';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { DomainError } from '../errors.ts';

const MOST_BYTES = 32 * 1024 ** 2;
const MOST_OF_DISK = 1 / 8;
const CHUNK_BYTES = 1024 ** 2;
const LOOK_MS = 500;
/** After the file could not be written: a quota, which the free room does not show. */
const AGAIN_MS = 60_000;

export interface DiskRoom {
  readonly isFull: boolean;
  /** For what takes much room. @throws DomainError STORAGE_FULL */
  assertRoom(): void;
}

/** For engines on other machines, which look after their disks themselves. */
export const roomElsewhere: DiskRoom = { isFull: false, assertRoom() {} };

/**
 * A file beside the store that keeps room on its disk. When the disk is full the file is deleted, and what takes much
 * room is refused, so that people can still sign in, delete and cancel. It is written again once there is room.
 */
export class DiskReserve implements DiskRoom {
  readonly #file: string;
  readonly #logger: Logger;
  #isFull = false;
  #isHeld = false;
  #isClosed = false;
  /** Of `performance.now()`. */
  #retryAt = 0;
  #whileFull: () => Promise<void> = async () => {};
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();

  private constructor(file: string, logger: Logger) {
    this.#file = file;
    this.#logger = logger;
  }

  /** Makes room before a store is opened on a full disk. */
  static async open(file: string, logger: Logger): Promise<DiskReserve> {
    const reserve = new DiskReserve(file, logger);
    await reserve.#look();
    reserve.#lookLater();
    return reserve;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  assertRoom(): void {
    if (this.#isFull)
      throw new DomainError('STORAGE_FULL', 'The disk is full: nothing was saved.', undefined, 30);
  }

  /** Does something now and then while the disk is full. */
  whileFull(work: () => Promise<void>): void {
    this.#whileFull = work;
  }

  /** The file stays: it is the room of the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#looking;
  }

  #lookLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => this.#lookLater());
    }, LOOK_MS).unref();
  }

  async #look(): Promise<void> {
    try {
      const { bavail, blocks, bsize } = await statfs(dirname(this.#file));
      const free = bavail * bsize;
      const size = Math.min(MOST_BYTES, Math.floor(blocks * bsize * MOST_OF_DISK));
      const low = size / 4;
      this.#isHeld ||= !this.#isFull && (await this.#sizeNow()) >= size;
      if (!this.#isFull && free < low) await this.#giveUp();
      else if (!this.#isHeld && free >= size + 2 * low) await this.#takeAgain(size);
      else if (!this.#isHeld && !this.#isFull) await this.#giveUp();
      if (this.#isFull) await this.#whileFull();
    } catch (err) {
      this.#logger.warn({ err }, 'the room on the disk cannot be looked up');
    }
  }

  async #giveUp(): Promise<void> {
    this.#isFull = true;
    this.#isHeld = false;
    await rm(this.#file, { force: true });
    this.#logger.error('the disk is full: what takes much room is refused');
  }

  async #takeAgain(size: number): Promise<void> {
    if (performance.now() < this.#retryAt) return;
    this.#retryAt = performance.now() + AGAIN_MS;
    await this.#take(size);
    this.#retryAt = 0;
  }

  async #take(size: number): Promise<void> {
    // Random, because some disks keep no room for zeros.
    const chunk = randomBytes(Math.min(CHUNK_BYTES, size));
    const file = await open(this.#file, 'w', 0o600);
    try {
      for (let at = 0; at < size; at += chunk.length) await file.write(chunk, 0, chunk.length, at);
    } catch (error) {
      await rm(this.#file, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    this.#isHeld = true;
    if (!this.#isFull) return;
    this.#isFull = false;
    this.#logger.warn('the disk has room again');
  }

  async #sizeNow(): Promise<number> {
    return stat(this.#file).then(
      ({ size }) => size,
      () => 0,
    );
  }
}
