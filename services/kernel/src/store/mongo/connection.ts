import mongoose, { type Connection, type mongo } from 'mongoose';
import { DomainError } from '../../errors.ts';

export type Database = mongo.Db;
export type Collection<Document extends mongo.Document> = mongo.Collection<Document>;
export type Filter<Document extends mongo.Document> = mongo.Filter<Document>;

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

export const DUPLICATE_KEY = 11000;
const NAMESPACE_NOT_FOUND = 26;
const OUT_OF_DISK_SPACE = 14031;
const TRIES = 4;

/** A document larger than 16 MB drops the connection without an error, so what may grow is measured first. */
export const MAX_DOCUMENT_BYTES = 15 * 1024 * 1024;

/** The database `<name in the url>_<suffix>`; every write waits for a majority and the journal. */
export async function openDatabase(url: string, suffix: string): Promise<OpenDatabase> {
  const connection: Connection = await mongoose
    .createConnection(url, {
      dbName: `${databaseName(url)}_${suffix}`,
      serverSelectionTimeoutMS: 5_000,
      connectTimeoutMS: 5_000,
      heartbeatFrequencyMS: 1_000, // Sees within a second that the server is back.
      writeConcern: { w: 'majority', journal: true },
      readPreference: 'primary',
      ignoreUndefined: true,
      sanitizeFilter: true,
      autoCreate: false,
      autoIndex: false,
    })
    .asPromise();
  if (!connection.db) throw new Error('The connection has no database.');
  return { database: connection.db, close: () => connection.close() };
}

function databaseName(url: string): string {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'lectern';
}

/** A string that names one row. None of the parts but the last may hold a line feed. */
export function rowId(...parts: string[]): string {
  for (const part of parts) text(part);
  return parts.join('\n');
}

/** What goes into a filter is a text; an object there could be an operator. */
export function text(value: string): string {
  if (typeof value !== 'string') throw new TypeError('A text was expected.');
  return value;
}

export function isDuplicate(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

export const unavailable = () =>
  new DomainError('UNAVAILABLE', 'The database cannot be reached. Please try again.', undefined, 1);

/** Only for writes that may run twice: what got no answer is written again, a few times. @throws DomainError STORAGE_FULL | UNAVAILABLE */
export async function withRetry<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (hasCode(error, OUT_OF_DISK_SPACE))
        throw new DomainError('STORAGE_FULL', 'The disk is full: nothing was saved.');
      if (!isTransient(error)) throw error;
      // The driver has waited for a server long enough.
      if (attempt === TRIES || error instanceof mongoose.mongo.MongoServerSelectionError)
        throw unavailable();
      await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt));
    }
  }
}

/**
 * Updates the row that passes the guard, or makes it where there is none.
 * @returns false when there is a row that does not pass
 */
export async function updateOrInsert(update: () => Promise<unknown>): Promise<boolean> {
  try {
    await withRetry(update);
    return true;
  } catch (error) {
    // The guard hid the row, so the upsert tried to insert a second one.
    if (isDuplicate(error)) return false;
    throw error;
  }
}

export async function dropCollection(database: Database, name: string): Promise<void> {
  try {
    await database.dropCollection(name);
  } catch (error) {
    const isMissing = error instanceof Error && error.message === 'ns not found'; // The emulator gives no code.
    if (!isMissing && !hasCode(error, NAMESPACE_NOT_FOUND)) throw error;
  }
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === code;
}

/** Whether a retry may succeed. */
export function isTransient(error: unknown): boolean {
  const { MongoNetworkError, MongoServerSelectionError, MongoWriteConcernError, MongoError } =
    mongoose.mongo;
  if (
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoWriteConcernError
  )
    return true;
  return (
    error instanceof MongoError &&
    (error.hasErrorLabel('RetryableWriteError') || error.hasErrorLabel('RetryableError'))
  );
}
