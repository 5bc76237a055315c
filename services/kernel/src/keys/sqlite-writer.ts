import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../errors.ts';
import { fullCodeOf, hasDiskFailed } from '../store/sqlite/result-codes.ts';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';

/** The thread that writes keys.sqlite: requests that arrive during an fsync share the next one. */
export interface WriterRequest {
  id: number;
  do: 'make' | 'erase';
  personId: string;
}
/** All requests of one turn of the event loop. */
export interface WriterMessage {
  requests: WriterRequest[];
  /** The last one. */
  close?: true;
}
type WriterAnswer =
  | { id: number; key: Uint8Array | null }
  | { id: number; error: string; errcode: number };
export type WriterReply = { ready: true } | { answers: WriterAnswer[] };

/** Later than the answers, and for many of them together. */
const CHECKPOINT_MS = 500;
let checkpoint: NodeJS.Timeout | null = null;

const port = parentPort;
if (!port) throw new Error('This runs as a worker thread');

const { file }: { file: string } = workerData;
const database = new DatabaseSync(file, { timeout: 5000 });
// secure_delete: an erased key's bytes are overwritten in the file.
database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
const insert = database.prepare(
  'INSERT INTO person_keys (person_id, key) VALUES (?, ?) ON CONFLICT DO NOTHING',
);
const select = database.prepare('SELECT key FROM person_keys WHERE person_id = ?');
// Also where there was no key: a late event must not make one for a person who is gone.
const erase = database.prepare(`
  INSERT INTO person_keys (person_id, key, erased_at) VALUES (?, NULL, ?)
  ON CONFLICT DO UPDATE SET key = NULL, erased_at = coalesce(erased_at, excluded.erased_at)`);

const reply = (message: WriterReply) => port.postMessage(message);

/** Once the disk has failed: nothing is written any more. */
let broken: unknown = null;

port.on('message', (first: WriterMessage) => {
  const messages = [first];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
    messages.push(next.message);
  write(messages.flatMap(({ requests }) => requests));
  if (!messages.some(({ close }) => close)) return;
  if (broken === null) database.close();
  port.close();
});

function write(requests: readonly WriterRequest[]): void {
  if (requests.length === 0) return;
  try {
    if (broken !== null) throw broken;
    database.exec('BEGIN IMMEDIATE');
    const answers = requests.map(({ id, do: what, personId }) => {
      if (what === 'make') return { id, key: make(personId) };
      erase.run(personId, new Date().toISOString());
      return { id, key: null };
    });
    database.exec('COMMIT');
    // The write-ahead log holds older pages.
    if (requests.some((request) => request.do === 'erase'))
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    reply({ answers });
    checkpoint ??= setTimeout(moveLog, CHECKPOINT_MS).unref();
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    if (hasDiskFailed(error)) broken = error;
    const failure = { error: messageOf(error), errcode: fullCodeOf(error) };
    reply({ answers: requests.map(({ id }) => ({ id, ...failure })) });
  }
}

/** A write-ahead log that is lost later takes no key along. */
function moveLog(): void {
  checkpoint = null;
  try {
    if (broken === null && database.isOpen) database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch (error) {
    // The keys are safe where they are; the next write reports a failed disk.
    if (hasDiskFailed(error)) broken = error;
  }
}

/** The new key, or the existing one. */
function make(personId: string): Uint8Array | null {
  const key = randomBytes(32);
  if (insert.run(personId, key).changes === 1) return key;
  return (select.get(personId)?.['key'] ?? null) as Uint8Array | null;
}

reply({ ready: true });
