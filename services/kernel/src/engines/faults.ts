import { codeOf, DomainError } from '../errors.ts';
import {
  isWithoutRoomForIndex,
  resultCodeOf,
  SQLITE_BUSY,
  SQLITE_CANTOPEN,
  SQLITE_CORRUPT,
  SQLITE_FULL,
  SQLITE_IOERR,
  SQLITE_NOTADB,
  SQLITE_READONLY,
} from '../store/sqlite/result-codes.ts';

const MAX_CAUSES = 5;

interface Fault {
  code: 'STORAGE_FULL' | 'UNAVAILABLE';
  message: string;
  /** Seconds. */
  retryAfter: number;
}

const unavailable = (message: string, retryAfter: number): Fault => ({
  code: 'UNAVAILABLE',
  message,
  retryAfter,
});
const full: Fault = {
  code: 'STORAGE_FULL',
  message: 'The disk is full: nothing was saved.',
  retryAfter: 30,
};
const unwritable = unavailable(
  'The server cannot write to its disk. Please try again in a moment.',
  30,
);
const broken = unavailable('The server’s disk has failed. Please try again in a moment.', 10);
const damaged = unavailable('The server’s database is damaged. Please tell its administrator.', 60);
const crowded = unavailable('The server is too busy. Please try again in a moment.', 1);
const away = unavailable('A part of the server does not answer. Please try again in a moment.', 5);
const locked = unavailable('Another process keeps the file. Please try again.', 1);

const byCode: Readonly<Record<string, Fault>> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  EROFS: unwritable,
  EACCES: unwritable,
  EPERM: unwritable,
  EIO: broken,
  ENXIO: broken,
  ENODEV: broken,
  ESTALE: broken,
  EMFILE: crowded,
  ENFILE: crowded,
  ENOMEM: crowded,
  EAGAIN: crowded,
  ECONNREFUSED: away,
  ECONNRESET: away,
  ECONNABORTED: away,
  EPIPE: away,
  ETIMEDOUT: away,
  ENOTFOUND: away,
  EAI_AGAIN: away,
  EHOSTUNREACH: away,
  ENETUNREACH: away,
  ENETDOWN: away,
};

const byResultCode: Readonly<Record<number, Fault>> = {
  [SQLITE_FULL]: full,
  [SQLITE_READONLY]: unwritable,
  [SQLITE_IOERR]: broken,
  [SQLITE_CORRUPT]: damaged,
  [SQLITE_NOTADB]: damaged,
  [SQLITE_CANTOPEN]: crowded,
  [SQLITE_BUSY]: locked,
};

/**
 * What callers read when a disk, this machine or an engine fails: a sentence, and when to try again. The one place that
 * maps such causes. Null for any other error.
 */
export function faultOf(error: unknown): DomainError | null {
  for (
    let [cause, depth] = [error, 0];
    cause instanceof Error && depth < MAX_CAUSES;
    [cause, depth] = [cause.cause, depth + 1]
  ) {
    if (cause instanceof DomainError) return isFault(cause) ? cause : null;
    const fault = kindOf(cause);
    if (!fault) continue;
    const { code, message, retryAfter } = fault;
    return Object.assign(new DomainError(code, message, undefined, retryAfter), { cause: error });
  }
  return null;
}

/** Whether a retry later may succeed. */
export function isTransient(error: unknown): boolean {
  return faultOf(error) !== null;
}

const isFault = ({ code }: DomainError) => code === 'UNAVAILABLE' || code === 'STORAGE_FULL';

function kindOf(error: Error): Fault | null {
  if (error instanceof AggregateError)
    for (const each of error.errors) {
      const fault = each instanceof Error ? kindOf(each) : null;
      if (fault) return fault;
    }
  if (isWithoutRoomForIndex(error)) return full;
  // Node's answer for a folder to be made on a disk that can only be read.
  if (codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir')
    return unwritable;
  return byResultCode[resultCodeOf(error)] ?? byCode[codeOf(error) ?? ''] ?? ofEngine(error);
}

/** What the drivers of S3, MongoDB and Kafka throw about an engine that is away or in trouble. */
function ofEngine(error: Error): Fault | null {
  if ('$metadata' in error) return httpStatusOf(error.$metadata) === 507 ? full : away;
  return awayErrors.test(error.name) ? away : null;
}

/** MongoDB's other errors are answers, or faults of the caller. */
const awayErrors =
  /^(Mongo(Network|ServerSelection|NotConnected|TopologyClosed|ServerClosed|Pool|WriteConcern)|KafkaJS)/;

const httpStatusOf = (metadata: unknown): unknown =>
  typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    ? metadata.httpStatusCode
    : undefined;
