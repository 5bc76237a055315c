import type { LogEntry } from '../../log/port.ts';
import type { Commit } from '../commits-port.ts';
import type { ServiceStore } from '../port.ts';
import { SqliteCommits, SqliteReservations } from './commits.ts';
import { SqliteDatabase, type OpenOptions } from './database.ts';
import { SqliteJobs } from './jobs.ts';
import { SqliteJournals, SqliteParkedEvents } from './journals.ts';
import { personRowsSchema } from './person-rows.ts';
import {
  commitsWithoutChecksum,
  jobsWithoutTrace,
  logWithoutChecksum,
  parkedByNewer,
  parkedWithoutNewer,
  rowsOfOneEvent,
  rowsWithoutTypes,
  schema,
} from './schema.ts';
import { zeroFreePages } from './zero-free-pages.ts';
import { SqliteTexts, textsSchema } from './texts.ts';
import { ViewTables } from './views/view-tables.ts';
import { SqliteViews } from './views/views.ts';

/** Opens, or makes, the file that all services and the log share. */
export async function openSqliteDatabase(
  file: string,
  options: OpenOptions = {},
): Promise<SqliteDatabase> {
  const database = await SqliteDatabase.open(file, options);
  await database.exec(schema + personRowsSchema + textsSchema);
  const hasColumn = (name: string, table = 'log') =>
    database.get('SELECT 1 FROM pragma_table_info(?) WHERE name = ?', table, name) !== undefined;
  if (hasColumn('event_id')) await database.exec(rowsOfOneEvent);
  if (!hasColumn('types')) await database.exec(rowsWithoutTypes);
  if (!hasColumn('checksum')) await database.exec(logWithoutChecksum);
  if (!hasColumn('checksum', 'commits')) await database.exec(commitsWithoutChecksum);
  if (!hasColumn('traceparent', 'jobs')) await database.exec(jobsWithoutTrace);
  if (!hasColumn('is_newer', 'parked')) await database.exec(parkedWithoutNewer);
  await database.exec(parkedByNewer);
  await zeroFreePages(database);
  return database;
}

/**
 * The store of one service in the shared file.
 * @param envelopes turns a commit into its log entries, which are written in the same transaction
 */
export function openSqliteStore(
  database: SqliteDatabase,
  service: string,
  envelopes: (commit: Commit) => LogEntry[],
): ServiceStore {
  const tables = new ViewTables(service);
  return {
    service,
    commits: new SqliteCommits(database, service, tables, envelopes),
    reservations: new SqliteReservations(database, service),
    views: new SqliteViews(database, service, tables),
    journals: new SqliteJournals(database, service, tables),
    parked: new SqliteParkedEvents(database, service),
    jobs: new SqliteJobs(database, service),
    texts: new SqliteTexts(database, service),
  };
}
