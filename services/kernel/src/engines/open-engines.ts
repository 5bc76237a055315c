import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StoredFiles } from '../blobs/stored-files.ts';
import type { CommandHandler } from '../commands/handler.ts';
import type { Engines, Outbox } from './engines.ts';
import { topics } from '@lectern/schemas/events/catalogue.ts';
import { EventCodec } from '../events/codec.ts';
import { WrongTopics } from '../log/port.ts';
import type { Logger } from '../observability/logger.ts';
import { codeOf } from '../errors.ts';
import { roomElsewhere } from './disk-reserve.ts';
import { openEmbedded, type Ledger, type OpenOptions } from './open-embedded.ts';
import {
  openBlobs,
  openClusterLog,
  openCounters,
  openKeys,
  openMailer,
  openRealtime,
  openReserve,
  openSecrets,
} from './open-adapters.ts';
import { makeFolder, folderProblem } from './make-folder.ts';
import type { OpenedStore } from '../store/port.ts';
import { describeEngines, enginePaths, engineUrls } from './engine-paths.ts';
import { SettingsError, type Settings } from './settings.ts';
import { SQLITE_NOTADB, isDamage, resultCodeOf } from '../store/sqlite/result-codes.ts';

export interface OpenEngines {
  engines: Engines;
  /** Describes each port's engine, for start-up and the system page. */
  described: Record<string, string>;
  openStore(service: string, viewOf: CommandHandler['foldView']): Promise<OpenedStore>;
  /** Resolves when the disk has failed under an embedded store: the process must end, and another one may go on. */
  diskFailed: Promise<Error>;
  /** What the store has lost, in a sentence. */
  loss: string | null;
  /** Call it after the services have stopped. */
  close(): Promise<void>;
}

/**
 * Opens every engine that the settings name; adapters of a cluster are loaded only where they are wanted.
 * @throws SettingsError for a data folder that cannot be written, or an engine that cannot be opened
 */
export async function openEngines(
  settings: Settings,
  logger: Logger,
  { serves = false, onLoss, copiesFeed = true }: OpenOptions = {},
): Promise<OpenEngines> {
  const data = resolve(settings.LECTERN_DATA);
  if (Object.values(enginePaths(settings)).some((path) => path !== null)) await makeWritable(data);
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
        ? openCluster(settings, codec, logger, copiesFeed)
        : openEmbedded(settings, data, { keys, codec, logger, reserve, onDiskFailed, onLoss }),
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
  const counters = kept(await opening(storeSetting, () => openCounters(settings, secrets, logger)));
  const blobs = kept(await opening('LECTERN_BLOBS', () => openBlobs(settings, data, disk)));
  const mailer = kept(await opening('LECTERN_MAIL', () => openMailer(settings, data)));
  if (serves) void warnOfProblems({ mailer, blobs }, logger); // Start-up does not wait: mails and uploads do.
  const all = opened.move();
  return {
    engines: {
      settings,
      logger,
      keys,
      codec,
      realtime,
      counters,
      blobs,
      storedFiles: new StoredFiles(blobs),
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
    loss: ledger.loss,
    close: () => all.disposeAsync(),
  };
}

async function openCluster(
  settings: Settings,
  codec: EventCodec,
  logger: Logger,
  copiesFeed: boolean,
): Promise<Ledger> {
  const [{ openMongoStore }, { openMongoFeed }, { isHalfMoved }] = await Promise.all([
    import('../store/mongo/mongo-store.ts'),
    import('../log/mongo-feed.ts'),
    import('../store/mongo/move-progress.ts'),
  ]);
  const url = settings.LECTERN_STORE!;
  if (await isHalfMoved(url))
    throw new SettingsError([
      'LECTERN_STORE: a move into it was interrupted. Run it again: it goes on.',
    ]);
  const log = await openClusterLog(settings.LECTERN_LOG!);
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
    loss: null,
    start: async () => {
      if (copiesFeed) await feed.start();
    },
    async close() {
      await feed.close();
      await log.close();
    },
  };
}

async function warnOfProblems(
  { mailer, blobs }: Pick<Engines, 'mailer' | 'blobs'>,
  logger: Logger,
): Promise<void> {
  const problems = { LECTERN_MAIL: await mailer.problem(), LECTERN_BLOBS: await blobs.problem?.() };
  for (const [setting, problem] of Object.entries(problems))
    if (problem) logger.warn(`${setting}: ${problem}`);
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
export async function opening<Engine>(
  setting: keyof Settings,
  open: () => Promise<Engine>,
): Promise<Engine> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof SettingsError) throw error;
    // A file that was never a database is a wrong setting.
    if (isDamage(error) && resultCodeOf(error) !== SQLITE_NOTADB) throw error;
    const code = codeOf(error);
    const isOfEngine = error instanceof WrongTopics || /^(Mongo|KafkaJS)/.test(error.name);
    if (code === undefined && !isOfEngine) throw error;
    const problem =
      'path' in error && typeof error.path === 'string'
        ? `${error.path} cannot be used: ${folderProblem({ code })}`
        : error.message;
    throw new SettingsError([`${setting}: ${problem}`]);
  }
}
