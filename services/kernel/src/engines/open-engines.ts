import { constants, existsSync } from 'node:fs';
import { access, readFile, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { parseSecrets, type Secrets } from '../access/secrets.ts';
import { openFolderBlobs } from '../blobs/folder.ts';
import type { Blobs } from '../blobs/port.ts';
import type { CommandHandler } from '../commands/handler.ts';
import type { Engines, Outbox } from './engines.ts';
import { topics } from '@lectern/schemas/events/catalogue.ts';
import { EventCodec } from '../events/codec.ts';
import type { Keys } from '../keys/port.ts';
import { openSqliteKeys } from '../keys/sqlite.ts';
import type { Feed, Log } from '../log/port.ts';
import { SqliteFeed } from '../log/sqlite-feed.ts';
import { SqliteLog } from '../log/sqlite.ts';
import type { Logger } from '../observability/logger.ts';
import { codeOf } from '../errors.ts';
import { makeFolder, folderProblem } from './make-folder.ts';
import { openFolderMailer } from '../mail/folder.ts';
import type { Mailer } from '../mail/port.ts';
import { openLocalRealtime } from '../realtime/local.ts';
import type { Realtime } from '../realtime/port.ts';
import type { OpenedStore } from '../store/port.ts';
import {
  describeEngines,
  folderFromUrl,
  RESTORING,
  sqliteFile,
  engineUrls,
} from './engine-paths.ts';
import { SettingsError, type Settings } from './settings.ts';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import { releaseLeases } from '../store/sqlite/jobs.ts';
import { holdStore } from '../store/sqlite/lock.ts';
import { makePrivateFile } from '../store/sqlite/private-file.ts';
import { openSqliteDatabase, openSqliteStore } from '../store/sqlite/sqlite-store.ts';

export interface OpenEngines {
  engines: Engines;
  /** Describes each port's engine, for start-up and the system page. */
  described: Record<string, string>;
  openStore(service: string, viewOf: CommandHandler['foldView']): Promise<OpenedStore>;
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
  const secrets = await openSecrets(settings, data);
  const isClustered = settings.LECTERN_STORE?.startsWith('mongodb') ?? false;
  // Closed in reverse, also when a later one cannot be opened.
  await using opened = new AsyncDisposableStack();
  const kept = <Engine extends { close(): Promise<void> }>(engine: Engine) =>
    opened.adopt(engine, (each) => each.close());
  const keys = kept(
    await opening(
      settings.LECTERN_KEYS ? 'LECTERN_KEYS' : isClustered ? 'LECTERN_STORE' : 'LECTERN_DATA',
      () => openKeys(settings, data),
    ),
  );
  const codec = new EventCodec(keys);
  const ledger = kept(
    await opening(settings.LECTERN_STORE ? 'LECTERN_STORE' : 'LECTERN_DATA', () =>
      isClustered
        ? openCluster(settings, codec, logger)
        : openEmbedded(settings, data, { keys, codec, serves }),
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
  const blobs = kept(await opening('LECTERN_BLOBS', () => openBlobs(settings, data)));
  const mailer = kept(await opening('LECTERN_MAIL', () => openMailer(settings, data)));
  // A mail server may come later: mails wait for it, the start does not.
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
      urls: engineUrls(settings),
    },
    described: Object.fromEntries(
      Object.entries(describeEngines(settings)).map(([port, { name }]) => [port, name]),
    ),
    openStore: ledger.openStore,
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
  { keys, codec, serves }: { keys: Keys; codec: EventCodec; serves: boolean },
): Promise<Ledger> {
  const { path, maxPages } = sqliteFile(settings.LECTERN_STORE, join(data, 'lectern.sqlite'));
  if (existsSync(path + RESTORING))
    throw new SettingsError([
      `LECTERN_DATA: a restore into ${data} was cut short. Run it again, and it begins again.`,
    ]);
  await makeFolder(dirname(path));
  makePrivateFile(path);
  const release = serves
    ? holdStore(path, settings.LECTERN_STORE ? 'LECTERN_STORE' : 'LECTERN_DATA')
    : () => {};
  const database: SqliteDatabase = await openSqliteDatabase(path, { maxPages });
  if (serves) await releaseLeases(database);
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
  const stores = new Set<Outbox>();
  return {
    log,
    feed,
    outbox: {
      isPublished: async (stream) => {
        const published = await Promise.all([...stores].map((store) => store.isPublished(stream)));
        return published.every(Boolean);
      },
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
      stores.add(store);
      return {
        store,
        start: () => store.start(),
        close: () => {
          stores.delete(store);
          return store.close();
        },
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

async function openKeys(settings: Settings, data: string): Promise<Keys> {
  const url =
    settings.LECTERN_KEYS ??
    (settings.LECTERN_STORE?.startsWith('mongodb') ? settings.LECTERN_STORE : undefined);
  if (url?.startsWith('mongodb')) return (await import('../keys/mongo.ts')).openMongoKeys({ url });
  const { path } = sqliteFile(url, join(data, 'keys.sqlite'));
  await makeFolder(dirname(path));
  return openSqliteKeys({ file: path });
}

async function openRealtime(
  { LECTERN_REALTIME: url }: Settings,
  logger: Logger,
): Promise<Realtime> {
  const onError = (err: unknown) => logger.warn({ err }, 'realtime');
  if (url?.startsWith('nats:'))
    return (await import('../realtime/nats.ts')).openNatsRealtime({ url, onError });
  return openLocalRealtime({ onError });
}

async function openBlobs({ LECTERN_BLOBS: url }: Settings, data: string): Promise<Blobs> {
  if (url?.startsWith('s3')) return (await import('../blobs/s3.ts')).openS3Blobs({ url });
  const folder = folderFromUrl(url, join(data, 'blobs'));
  await makeFolder(folder);
  return openFolderBlobs({ folder });
}

async function openMailer(
  { LECTERN_MAIL: url, LECTERN_MAIL_FROM: from }: Settings,
  data: string,
): Promise<Mailer> {
  if (url?.startsWith('smtp'))
    return (await import('../mail/smtp.ts')).openSmtpMailer({ url, from });
  const folder = folderFromUrl(url, join(data, 'mail'));
  await makeFolder(folder);
  return openFolderMailer({ folder, from });
}

/** Made once and kept in the data folder when everything is embedded; otherwise the settings have it. */
async function openSecrets(settings: Settings, data: string): Promise<Secrets> {
  if (settings.LECTERN_SECRET) return parseSecrets(settings.LECTERN_SECRET);
  const file = join(data, 'secret');
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return parseSecrets(await readFile(file, 'utf8'));
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

/** Blames the setting for what the machine or the network refuses; every other error is ours. */
async function opening<Engine>(
  setting: keyof Settings,
  open: () => Promise<Engine>,
): Promise<Engine> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof SettingsError) throw error;
    const code = codeOf(error);
    if (code === undefined && !/^(Mongo|KafkaJS)/.test(error.name)) throw error;
    const problem =
      'path' in error && typeof error.path === 'string'
        ? `${error.path} cannot be used: ${folderProblem({ code })}`
        : error.message;
    throw new SettingsError([`${setting}: ${problem}`]);
  }
}
