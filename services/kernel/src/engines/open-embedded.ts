import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CommandHandler } from '../commands/handler.ts';
import type { EventCodec } from '../events/codec.ts';
import type { Keys } from '../keys/port.ts';
import type { Feed, Log } from '../log/port.ts';
import { SqliteFeed } from '../log/sqlite-feed.ts';
import { SqliteLog } from '../log/sqlite.ts';
import type { Logger } from '../observability/logger.ts';
import type { OpenedStore } from '../store/port.ts';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import { noteEventVersions } from '../store/sqlite/newer-events.ts';
import { releaseLeases } from '../store/sqlite/jobs.ts';
import { holdStore } from '../store/sqlite/lock.ts';
import { makePrivateFile } from '../store/sqlite/private-file.ts';
import { openSqliteDatabase, openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { acceptLoss, lossOf, Witness } from '../store/sqlite/wal/witness.ts';
import type { DiskReserve } from './disk-reserve.ts';
import { RESTORING, sqliteFile } from './engine-paths.ts';
import type { Outbox } from './engines.ts';
import { makeFolder } from './make-folder.ts';
import { SettingsError, type Settings } from './settings.ts';

export interface OpenOptions {
  /** Locks an embedded store for this process, which runs policies and jobs. */
  serves?: boolean;
  /** What to do with an embedded store that has lost acknowledged events. */
  onLoss?: 'refuse' | 'accept' | 'report' | undefined;
  /** Whether this process copies the log into the feed of a cluster; any may, one has to. By default it does. */
  copiesFeed?: boolean;
}

export interface Ledger {
  log: Log;
  feed: Feed;
  outbox: Outbox;
  openStore(service: string, viewOf: CommandHandler['foldView']): Promise<OpenedStore>;
  loss: string | null;
  /** Once the topics are there. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const afterLoss =
  'Put back the missing file before you run anything else, or restore a backup into an empty folder. To go on without these events: npm start -- --accept-loss, or npm run lectern -- verify --repair';

/** Store and log in one SQLite file. @throws SettingsError when another process serves it, or when it lost something */
export async function openEmbedded(
  settings: Settings,
  data: string,
  {
    keys,
    codec,
    logger,
    reserve,
    onDiskFailed,
    onLoss,
  }: {
    keys: Keys;
    codec: EventCodec;
    logger: Logger;
    /** Of a process that serves. */
    reserve: DiskReserve | undefined;
    onDiskFailed: (error: Error) => void;
  } & Pick<OpenOptions, 'onLoss'>,
): Promise<Ledger> {
  const { path, maxPages } = sqliteFile(settings.LECTERN_STORE, join(data, 'lectern.sqlite'));
  if (existsSync(path + RESTORING))
    throw new SettingsError([
      `LECTERN_DATA: a restore into ${data} was interrupted. Run it again: it starts over.`,
    ]);
  await makeFolder(dirname(path));
  makePrivateFile(path);
  const release = reserve
    ? holdStore(path, settings.LECTERN_STORE ? 'LECTERN_STORE' : 'LECTERN_DATA')
    : () => {};
  const loss = lossOf(path);
  if (loss !== null && (onLoss ?? 'refuse') === 'refuse') {
    release();
    throw new SettingsError([`${loss}. ${afterLoss}`]);
  }
  if (loss !== null && onLoss === 'accept') {
    logger.warn(`${loss}. This is accepted.`);
    acceptLoss(path);
  }
  const database: SqliteDatabase = await openSqliteDatabase(path, { maxPages, onDiskFailed });
  reserve?.whileFull(() => database.shortenLog());
  if (reserve) {
    await noteEventVersions(database);
    await releaseLeases(database);
  }
  const onError = (err: unknown) => logger.warn({ err }, 'the witness of the store');
  // Commands beside a server leave it to the server; a start brings it up to date.
  const witness = reserve ? await Witness.open(database, path, onError) : null;
  const log = new SqliteLog(database);
  keys.onErased(() => log.forgetOpened());
  return {
    log,
    feed: await SqliteFeed.open(database),
    outbox: { isPublished: async () => true }, // The log has them with the commit.
    openStore: async (service) => ({
      store: openSqliteStore(database, service, (commit) => codec.envelopes(commit)),
      start: async () => {},
      close: async () => {},
      scrub: (signal) => database.truncateLog(signal),
      isHealthy: () => database.isHealthy,
    }),
    loss,
    start: async () => {},
    async close() {
      await log.close();
      await witness?.close();
      await database.close();
      release();
    },
  };
}
