import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../errors.ts';
import { faultOf } from '../engines/faults.ts';
import { makePrivateFile } from '../store/sqlite/private-file.ts';
import { hasDiskFailed, SqliteError } from '../store/sqlite/result-codes.ts';
import { removeLog } from '../store/sqlite/wal/remove-log.ts';
import { refuseToEraseNames } from './blind-index.ts';
import type { Keys } from './port.ts';
import type { WriterMessage, WriterReply, WriterRequest } from './sqlite-writer.ts';

/**
 * Keys in a SQLite file of their own, readable only by its owner. Reads happen on this thread; writes on another one, which
 * starts with the first write. A key is on disk when the promise resolves.
 * @param onDiskFailed called when the process should end (see `hasDiskFailed`)
 */
export async function openSqliteKeys({
  file,
  onDiskFailed = () => {},
}: {
  file: string;
  onDiskFailed?: ((error: Error) => void) | undefined;
}): Promise<Keys> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  makePrivateFile(file);
  makeTable(file);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const select = database.prepare('SELECT key FROM person_keys WHERE person_id = ?');

  const listeners: (() => void)[] = [];
  let writer: Promise<Writer> | undefined;
  let isClosed = false;
  let hasFailed = false;
  const onFailed = (error: Error) => {
    hasFailed = true;
    onDiskFailed(error);
  };

  const change: Writer['change'] = async (what, personId) => {
    if (isClosed) throw closed();
    writer ??= startWriter(file, onFailed).catch((error: unknown) => {
      writer = undefined; // The next call tries again.
      throw error;
    });
    return (await writer).change(what, personId);
  };

  /** Null when it was erased, undefined when there was none. */
  const find = (personId: string): Buffer | null | undefined => {
    const row = select.get(personId);
    return row && asBuffer(row['key'] as Uint8Array | null);
  };

  return {
    async keyFor(personId) {
      let key = find(personId);
      if (key === undefined) key = asBuffer(await change('make', personId));
      if (key === null) throw new DomainError('GONE', 'The data of this person was erased.');
      return key;
    },
    open: async (personId) => find(personId) ?? null,
    async erase(personId) {
      refuseToEraseNames(personId);
      await change('erase', personId);
      for (const listener of listeners) listener();
    },
    onErased: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true;
      await (await writer?.catch(() => undefined))?.close();
      database.close();
      if (!hasFailed) removeLog(file);
    },
  };
}

const asBuffer = (bytes: Uint8Array | null): Buffer | null =>
  bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const closed = () => new DomainError('UNAVAILABLE', 'The keys are closed.');

function makeTable(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec(`
      PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS person_keys (person_id TEXT PRIMARY KEY, key BLOB, erased_at TEXT) STRICT, WITHOUT ROWID;
    `);
  } finally {
    database.close();
  }
}

interface Writer {
  change(what: 'make' | 'erase', personId: string): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

async function startWriter(file: string, onDiskFailed: (error: Error) => void): Promise<Writer> {
  const worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), {
    workerData: { file },
  });
  const waiting = new Map<
    number,
    { resolve(key: Uint8Array | null): void; reject(error: Error): void }
  >();
  let lastId = 0;
  let ended: Error | undefined;

  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  await once(worker, 'message'); // It is ready, or throws the reason.
  worker.on('error', end);
  worker.on('exit', () => end(closed()));
  worker.on('message', (reply: WriterReply) => {
    if ('ready' in reply) return;
    for (const answer of reply.answers) {
      const request = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) {
        const error = new SqliteError(answer.error, answer.errcode);
        request?.reject(faultOf(error) ?? error);
        if (hasDiskFailed(error)) onDiskFailed(error);
      } else request?.resolve(answer.key);
    }
    if (waiting.size === 0) worker.unref();
  });
  worker.unref();

  let queued: WriterRequest[] = [];
  /** Sends all requests of one turn of the event loop together. */
  const send = (message: Omit<WriterMessage, 'requests'> = {}) => {
    const requests = queued;
    queued = [];
    if (requests.length > 0 || message.close)
      worker.postMessage({ ...message, requests } satisfies WriterMessage);
  };
  return {
    change: (what, personId) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        const id = ++lastId;
        if (waiting.size === 0) worker.ref(); // Keeps the process until the answer is there.
        waiting.set(id, { resolve, reject });
        if (queued.push({ id, do: what, personId }) === 1) setImmediate(send);
      }),
    async close() {
      if (ended) return;
      const exited = once(worker, 'exit');
      worker.ref();
      send({ close: true });
      await exited;
    },
  };
}
