import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { beginFeedAnew } from '../../../log/sqlite-feed.ts';
import { readChecksummed, withChecksum } from '../../../text/checked-json.ts';
import type { SqliteDatabase } from '../database.ts';
import { makePrivateFile } from '../private-file.ts';
import type { SqlRow } from '../writer-protocol.ts';

const PAUSE_MS = 500;
/** A sector: disks write it whole or not at all. */
const BYTES = 512;

const witnessed = z.strictObject({
  /** How many events were ever written. */
  events: z.number().int(),
  /** The row that was the last one, and the digest of its body. */
  topic: z.string(),
  partition: z.number().int(),
  offset: z.number().int(),
  sha256: z.string(),
  at: z.string(),
});
type Witnessed = z.output<typeof witnessed>;

const COUNT = 'SELECT coalesce(sum(next), 0) AS events FROM log_ends';
const LAST = 'SELECT topic, partition, offset, body FROM log ORDER BY position DESC LIMIT 1';
const ROW = 'SELECT body FROM log WHERE topic = ? AND partition = ? AND offset = ?';

/**
 * Keeps beside a store how far it has come, because SQLite cannot tell a lost write-ahead log from one that ended
 * there. Follows the writes at most twice a second, in the background: no request waits for it.
 */
export class Witness {
  readonly #database: SqliteDatabase;
  readonly #file: FileHandle;
  readonly #onError: (error: unknown) => void;
  readonly #unlisten: () => void;
  readonly #stopping = new AbortController();
  #following: Promise<void> | null = null;
  #isBehind = false;
  #events = -1;

  private constructor(
    database: SqliteDatabase,
    file: FileHandle,
    onError: (error: unknown) => void,
  ) {
    this.#database = database;
    this.#file = file;
    this.#onError = onError;
    this.#unlisten = database.onWritten(() => this.#follow());
    this.#follow();
  }

  static async open(
    database: SqliteDatabase,
    store: string,
    onError: (error: unknown) => void,
  ): Promise<Witness> {
    const path = witnessFile(store);
    makePrivateFile(path);
    return new Witness(database, await open(path, 'r+'), onError);
  }

  async close(): Promise<void> {
    this.#unlisten();
    this.#stopping.abort();
    await this.#following;
    await this.#write();
    await this.#file.close();
  }

  #follow(): void {
    this.#isBehind = true;
    this.#following ??= this.#catchUp().finally(() => (this.#following = null));
  }

  async #catchUp(): Promise<void> {
    const { signal } = this.#stopping;
    while (this.#isBehind && !signal.aborted) {
      this.#isBehind = false;
      await this.#write();
      await pause(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #write(): Promise<void> {
    try {
      if (!this.#database.isHealthy) return;
      const events = Number(this.#database.get(COUNT)?.['events']);
      const last = events === this.#events ? undefined : this.#database.get(LAST);
      if (!last) return;
      await this.#file.write(asBytes(witnessedOf(events, last)), 0, BYTES, 0);
      await this.#file.datasync();
      this.#events = events;
    } catch (error) {
      this.#onError(error);
    }
  }
}

export const witnessFile = (store: string) => `${store}.witness`;

/** Why a store is behind its witness, in a sentence; null if it is not. Reads only. */
export function lossOf(store: string): string | null {
  const before = readWitness(witnessFile(store));
  if (!before) return null;
  if (before === 'damaged')
    return `${witnessFile(store)} is damaged, so it cannot be said whether ${store} is whole`;
  const database = new DatabaseSync(store, { readOnly: true, timeout: 10_000 });
  try {
    const isThere = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'log_ends'`).get();
    const events = isThere ? Number(database.prepare(COUNT).get()?.['events']) : 0;
    const missing = before.events - events;
    if (missing > 0)
      return `${missing} ${missing === 1 ? 'event' : 'events'} of those that were saved until ${before.at} ${missing === 1 ? 'is' : 'are'} missing: ${store}-wal was deleted or damaged after a crash, or ${store} was replaced`;
    const row = database.prepare(ROW).get(before.topic, before.partition, before.offset);
    const isSame = row ? digestOf(row['body']) === before.sha256 : before.topic === 'pings'; // Pings are swept.
    return !isSame ? `${store} is another one than that of ${before.at}: it was replaced` : null;
  } finally {
    database.close();
  }
}

/**
 * From here on the store counts as whole. Cursors that were read before the loss must not point into what comes now.
 */
export function acceptLoss(store: string): void {
  const database = new DatabaseSync(store, { timeout: 10_000 });
  try {
    if (database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'meta'`).get())
      beginFeedAnew(database);
  } finally {
    database.close();
  }
  rmSync(witnessFile(store), { force: true });
}

function readWitness(file: string): Witnessed | 'damaged' | null {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.trim() === '') return null;
  return witnessed.safeParse(readChecksummed(text)).data ?? 'damaged';
}

function witnessedOf(events: number, last: SqlRow): Witnessed {
  return {
    events,
    topic: String(last['topic']),
    partition: Number(last['partition']),
    offset: Number(last['offset']),
    sha256: digestOf(last['body']),
    at: new Date().toISOString(),
  };
}

function asBytes(current: Witnessed): Buffer {
  return Buffer.from(withChecksum(current).padEnd(BYTES));
}

function digestOf(body: unknown): string {
  const bytes = body instanceof Uint8Array ? body : Buffer.from(String(body));
  return createHash('sha256').update(bytes).digest('base64url');
}
