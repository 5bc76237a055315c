// The one thread that writes the SQLite file. It gets finished rows and knows no domain. Writes that arrive while
// one commit is on its way to the disk share the next one (group commit); answers go out after the fsync.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../../errors.ts';
import {
  fullCodeOf,
  hasDiskFailed,
  resultCodeOf,
  SQLITE_BUSY,
  SQLITE_FULL,
} from './result-codes.ts';
import {
  decodeMessage,
  valuesOf,
  type SentMessage,
  type SentRequest,
  type SentWrite,
  type SqlRow,
  type WriteOutcome,
  type WriterReply,
} from './writer-protocol.ts';

const MAX_BATCH = 512;
const MAX_STATEMENTS_KEPT = 500;
const BUSY_MS = 10_000;
/** Other writes wait while a checkpoint waits for readers, so it gives up early and tries again. */
const TRUNCATE_BUSY_MS = 100;
/** A stop has a few seconds in all. */
const CLOSE_BUSY_MS = 2_000;

const { file, maxPages }: { file: string; maxPages: number | null } = workerData;
if (!parentPort) throw new Error('This runs as a worker thread');
const port = parentPort;
const database = new DatabaseSync(file);
// Most writes append: pages of twice the default size need half as many system calls.
database.exec(
  'PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 4000; PRAGMA synchronous = FULL;',
);
// Deleted and overwritten values are zeroed in the file, free pages included: an erased person must not stay in it.
database.exec(
  `PRAGMA secure_delete = ON; PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA cache_size = -16000; PRAGMA foreign_keys = OFF;`,
);
// From here on, `begin` waits: SQLite would sleep up to 100 ms at a time, and miss each pause of the other process.
database.exec('PRAGMA busy_timeout = 0');
if (maxPages) database.exec(`PRAGMA max_page_count = ${maxPages}`);

/** Only its timeout ends a wait. */
const asleep = new Int32Array(new SharedArrayBuffer(4));
/** Statement texts by number. */
const texts: string[] = [];
const prepared = new Map<number, StatementSync>();
let queue: SentRequest[] = [];
let isScheduled = false;
/** Once the disk has failed: the answer to every request from then on. */
let broken: WriteOutcome | null = null;

function statement(number: number): StatementSync {
  let found = prepared.get(number);
  if (!found) {
    if (prepared.size >= MAX_STATEMENTS_KEPT) prepared.clear();
    prepared.set(number, (found = database.prepare(texts[number]!)));
  }
  return found;
}

function perform([guards, statements]: SentWrite): WriteOutcome {
  for (const [index, guard] of guards.entries()) {
    const [sql, expectsRow] = guard;
    const row = (statement(sql).get(...valuesOf(guard)) as SqlRow | undefined) ?? null;
    if ((row !== null) !== (expectsRow === 1)) return { kind: 'refused', guard: index, row };
  }
  const rows: SqlRow[][] = [];
  for (const sent of statements) {
    const [sql, isReturning] = sent;
    if (isReturning) rows.push(statement(sql).all(...valuesOf(sent)) as SqlRow[]);
    else statement(sql).run(...valuesOf(sent));
  }
  return { kind: 'written', rows };
}

function failure(error: unknown): WriteOutcome {
  const outcome: WriteOutcome = {
    kind: 'failed',
    message: messageOf(error),
    errcode: fullCodeOf(error),
  };
  if (hasDiskFailed(error)) broken ??= outcome;
  return outcome;
}

/** All in one transaction, or nothing. A full disk may have room once the write-ahead log is emptied. */
function transaction(writes: readonly SentWrite[]): WriteOutcome[] {
  try {
    return transactionOnce(writes);
  } catch (error) {
    if (resultCodeOf(error) !== SQLITE_FULL || truncate(0).kind === 'failed') throw error;
    return transactionOnce(writes);
  }
}

/** Waits while another process writes. */
function begin(): void {
  const end = performance.now() + BUSY_MS;
  for (;;) {
    try {
      return database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      if (resultCodeOf(error) !== SQLITE_BUSY || performance.now() > end) throw error;
      Atomics.wait(asleep, 0, 0, 1);
    }
  }
}

function transactionOnce(writes: readonly SentWrite[]): WriteOutcome[] {
  begin();
  try {
    const outcomes = writes.map(perform);
    database.exec('COMMIT');
    return outcomes;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function alone(write: SentWrite): WriteOutcome[] {
  try {
    return transaction([write]);
  } catch (error) {
    return [failure(error)];
  }
}

function together(writes: readonly SentWrite[]): WriteOutcome[] {
  try {
    return transaction(writes);
  } catch (error) {
    // One write failed the batch: each gets its own try, so that only that one fails. A failing disk, or another process that
    // holds the file, is the fault of none.
    const isOfNoWrite = resultCodeOf(error) === SQLITE_BUSY || hasDiskFailed(error);
    return writes.length === 1 || isOfNoWrite
      ? writes.map(() => failure(error))
      : writes.flatMap(alone);
  }
}

/** Changes of the schema, all or none. */
function execute(sql: string): WriteOutcome {
  prepared.clear();
  try {
    begin();
    database.exec(`${sql}; COMMIT`);
    return { kind: 'written', rows: [] };
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    return failure(error);
  }
}

/** Moves the write-ahead log into the file and empties it. Its row says whether a reader prevented it. */
function truncate(busyMs: number): WriteOutcome {
  try {
    database.exec(`PRAGMA busy_timeout = ${busyMs}`);
    return {
      kind: 'written',
      rows: [database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as SqlRow[]],
    };
  } catch (error) {
    return failure(error);
  } finally {
    database.exec('PRAGMA busy_timeout = 0');
  }
}

function answer(requests: readonly { id: number }[], outcomes: readonly WriteOutcome[]): void {
  const written: number[] = [];
  const others: [number, WriteOutcome][] = [];
  for (const [index, { id }] of requests.entries()) {
    const outcome = outcomes[index];
    if (!outcome) continue;
    if (outcome.kind === 'written' && outcome.rows.length === 0) written.push(id);
    else others.push([id, outcome]);
  }
  port.postMessage({ written, outcomes: others } satisfies WriterReply);
}

function flush(): void {
  isScheduled = false;
  for (let first = queue.shift(); first; first = queue.shift()) {
    if (broken) answer([first], [broken]);
    else if ('exec' in first) answer([first], [execute(first.exec)]);
    else if ('truncate' in first) answer([first], [truncate(TRUNCATE_BUSY_MS)]);
    else {
      const batch = [first];
      for (
        let next = queue[0];
        next && 'write' in next && batch.length < MAX_BATCH;
        next = queue[0]
      ) {
        batch.push(next);
        queue.shift();
      }
      answer(batch, together(batch.map(({ write }) => write)));
    }
  }
}

port.on('message', (message: SentMessage) => {
  const { sql, requests, close } = decodeMessage(message);
  texts.push(...sql);
  queue.push(...requests);
  if (close) {
    flush();
    if (!broken) {
      truncate(CLOSE_BUSY_MS);
      database.close();
    }
    port.close();
    return;
  }
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(flush);
});

port.postMessage({ ready: true } satisfies WriterReply);
