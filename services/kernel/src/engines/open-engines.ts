import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { CommandHandler } from '../commands/handler.ts';
import type { Engines, Outbox } from './engines.ts';
import { topics } from '@lectern/schemas/events/catalogue.ts';
import { EventCodec } from '../events/codec.ts';
import type { Keys } from '../keys/port.ts';
import type { Feed, Log } from '../log/port.ts';
import { SqliteFeed } from '../log/sqlite-feed.ts';
import { SqliteLog } from '../log/sqlite.ts';
import type { Logger } from '../observability/logger.ts';
import { codeOf } from '../errors.ts';
import { roomElsewhere, type DiskReserve } from './disk-reserve.ts';
import {
  openBlobs,
  openKeys,
  openMailer,
  openRealtime,
  openReserve,
  openSecrets,
} from './open-adapters.ts';
import { makeFolder, folderProblem } from './make-folder.ts';
import type { OpenedStore } from '../store/port.ts';
import { describeEngines, enginePaths, RESTORING, sqliteFile, engineUrls } from './engine-paths.ts';
import { SettingsError, type Settings } from './settings.ts';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import { noteEventVersions } from '../store/sqlite/newer-events.ts';
import { releaseLeases } from '../store/sqlite/jobs.ts';
import { holdStore } from '../store/sqlite/lock.ts';
import { makePrivateFile } from '../store/sqlite/private-file.ts';
import type { MongoStore } from '../store/mongo/mongo-store.ts';
import { isDamage } from '../store/sqlite/result-codes.ts';
import { openSqliteDatabase, openSqliteStore } from '../store/sqlite/sqlite-store.ts';

export interface OpenEngines {
  engines: Engines;
  /** Describes each port's engine, for start-up and the system page. */
  described: Record<string, string>;
  openStore(service: string, viewOf: CommandHandler['foldView']): Promise<OpenedStore>;
  /** Resolves when the disk has failed under an embedded store: the process must end, and another one may go on. */
  diskFailed: Promise<Error>;
  /** Call it after the services have stopped. */
  close(): Promise<void>;
}

/**
 * Opens every engine that the settings name; adapters of a cluster are loaded only where they are wanted.
 * @param options.serves locks an embedded store for this process, which runs policies and jobs
 * @throws SettingsError for a data folder that cannot be written, or an engine that cannot be opened
 */
export async function openEngines(
  settings: Settings,
  logger: Logger,
  { serves = false }: { serves?: boolean } = {},
): Promise<OpenEngines> {
  const data = resolve(settings.LECTERN_DATA);
  await makeWritable(data);
  const { promise: diskFailed, resolve: onDiskFailed } = Promise.withResolvers<Error>();
  const isClustered = settings.LECTERN_STORE?.startsWith('mongodb') ?? false;
  // Closed in reverse, also when a later one cannot be opened.
  await using opened = new AsyncDisposableStack();
  const kept = <Engine extends { close(): Promise<void> }>(engine: Engine) =>
    opened.adopt(engine, (each) => each.close());
  const { store } = enginePaths(settings);
  const storeSetting = settings.LECTERN_STORE ? 'LECTERN_STORE' : 'LECTERN_DATA';
  const reserve =
    store && serves
      ? kept(await opening(storeSetting, () => openReserve(store, logger)))
      : undefined;
  const disk = reserve ?? roomElsewhere;
  const secrets = await openSecrets(settings, data);
  const keys = kept(
    await opening(
      settings.LECTERN_KEYS ? 'LECTERN_KEYS' : isClustered ? 'LECTERN_STORE' : 'LECTERN_DATA',
      () => openKeys(settings, data, onDiskFailed),
    ),
  );
  const codec = new EventCodec(keys);
  const ledger = kept(
    await opening(storeSetting, () =>
      isClustered
        ? openCluster(settings, codec, logger)
        : openEmbedded(settings, data, { keys, codec, reserve, onDiskFailed }),
    ),
  );
  await opening('LECTERN_LOG', () =>
    ledger.log.prepare(
      topics.map(({ name, isPings }) => ({
        name,
        retentionDays: isPings ? settings.LECTERN_PING_DAYS : null,
      })),
    ),
  );
  await ledger.start();
  const realtime = kept(await opening('LECTERN_REALTIME', () => openRealtime(settings, logger)));
  const blobs = kept(await opening('LECTERN_BLOBS', () => openBlobs(settings, data, disk)));
  const mailer = kept(await opening('LECTERN_MAIL', () => openMailer(settings, data)));
  // Start-up does not wait for the mail server: mails do.
  if (serves)
    void mailer
      .problem()
      .then((problem) => problem !== null && logger.warn(`LECTERN_MAIL: ${problem}`));
  const all = opened.move();
  return {
    engines: {
      settings,
      logger,
      keys,
      codec,
      realtime,
      blobs,
      mailer,
      secrets,
      log: ledger.log,
      feed: ledger.feed,
      outbox: ledger.outbox,
      disk,
      urls: engineUrls(settings),
    },
    described: Object.fromEntries(
      Object.entries(describeEngines(settings)).map(([port, { name }]) => [port, name]),
    ),
    openStore: ledger.openStore,
    diskFailed,
    close: () => all.disposeAsync(),
  };
}

interface Ledger {
  log: Log;
  feed: Feed;
  outbox: Outbox;
  openStore: OpenEngines['openStore'];
  /** Once the topics are there. */
  start(): Promise<void>;
  close(): Promise<void>;
}

async function openEmbedded(
  settings: Settings,
  data: string,
  {
    keys,
    codec,
    reserve,
    onDiskFailed,
  }: {
    keys: Keys;
    codec: EventCodec;
    /** Of a process that serves. */
    reserve: DiskReserve | undefined;
    onDiskFailed: (error: Error) => void;
  },
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
  const database: SqliteDatabase = await openSqliteDatabase(path, { maxPages, onDiskFailed });
  reserve?.whileFull(() => database.shortenLog());
  if (reserve) {
    await noteEventVersions(database);
    await releaseLeases(database);
  }
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
    start: async () => {},
    async close() {
      await log.close();
      await database.close();
      release();
    },
  };
}

async function openCluster(settings: Settings, codec: EventCodec, logger: Logger): Promise<Ledger> {
  const [{ openKafkaLog, parseKafkaUrl }, { openMongoStore }, { openMongoFeed }] =
    await Promise.all([
      import('../log/kafka/kafka.ts'),
      import('../store/mongo/mongo-store.ts'),
      import('../log/mongo-feed.ts'),
    ]);
  const url = settings.LECTERN_STORE!;
  const log = openKafkaLog({ ...parseKafkaUrl(settings.LECTERN_LOG!), clientId: 'lectern' });
  const feed = await openMongoFeed({ url, log, onError: (err) => logger.warn({ err }, 'feed') });
  const stores = new Map<string, MongoStore>();
  return {
    log,
    feed,
    outbox: {
      // Facts of other topics are on the log before they are answered.
      isPublished: async (topic, stream) => (await stores.get(topic)?.isPublished(stream)) ?? true,
    },
    async openStore(service, viewOf) {
      const store = await openMongoStore({
        url,
        service,
        log,
        viewOf,
        envelopes: (commit) => codec.envelopes(commit),
        onError: (err) => logger.warn({ err, service }, 'relay'),
      });
      stores.set(service, store);
      return {
        store,
        start: () => store.start(),
        close: () => store.close(),
        isPublished: () => store.isPublished(),
      };
    },
    start: () => feed.start(),
    async close() {
      await feed.close();
      await log.close();
    },
  };
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingsError([
      `LECTERN_DATA: ${folder} cannot be written: ${folderProblem({ code: codeOf(error) })}`,
    ]);
  }
}

/** What the machine or the network refuses is reported as a problem of the setting; any other error is a bug. */
async function opening<Engine>(
  setting: keyof Settings,
  open: () => Promise<Engine>,
): Promise<Engine> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof SettingsError || isDamage(error)) throw error;
    const code = codeOf(error);
    if (code === undefined && !/^(Mongo|KafkaJS)/.test(error.name)) throw error;
    const problem =
      'path' in error && typeof error.path === 'string'
        ? `${error.path} cannot be used: ${folderProblem({ code })}`
        : error.message;
    throw new SettingsError([`${setting}: ${problem}`]);
  }
}
