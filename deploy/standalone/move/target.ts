import { serviceNames } from '@lectern/schemas/service-names.ts';
import { topics } from '@lectern/schemas/events/catalogue.ts';
import type { Blobs } from '@lectern/kernel/blobs/port.ts';
import { openBlobs, openClusterLog } from '@lectern/kernel/engines/open-adapters.ts';
import { roomElsewhere } from '@lectern/kernel/engines/disk-reserve.ts';
import { opening } from '@lectern/kernel/engines/open-engines.ts';
import { SettingsError, type Settings } from '@lectern/kernel/engines/settings.ts';
import { openMovedKeys } from '@lectern/kernel/keys/moved-keys.ts';
import type { Log } from '@lectern/kernel/log/port.ts';
import { wholeOf } from '@lectern/kernel/log/read-log.ts';
import {
  isInUse,
  MoveRecord,
  type MoveProgress,
} from '@lectern/kernel/store/mongo/move-progress.ts';
import { MovedStore } from '@lectern/kernel/store/mongo/moved-store.ts';
import type { Destination } from './destination.ts';

export const topicNames = topics.map(({ name }) => name);

/** The cluster that an embedded store moves into. */
export interface Target extends AsyncDisposable {
  record: MoveRecord;
  log: Log;
  stores: ReadonlyMap<string, MovedStore>;
  keys: Awaited<ReturnType<typeof openMovedKeys>>;
  blobs: Blobs | null;
}

/** @throws SettingsError for an engine that cannot be reached */
export async function openTarget(settings: Settings, to: Destination): Promise<Target> {
  await using opened = new AsyncDisposableStack();
  const kept = <Engine extends { close(): Promise<void> }>(engine: Engine) =>
    opened.adopt(engine, (each) => each.close());
  const record = kept(await opening('LECTERN_STORE', () => MoveRecord.open(to.store)));
  const stores = new Map<string, MovedStore>();
  for (const name of serviceNames) stores.set(name, kept(await MovedStore.open(to.store, name)));
  const keys = kept(await openMovedKeys(to.store));
  const log = kept(await opening('LECTERN_LOG', () => openClusterLog(to.log)));
  const there = to.blobs === null ? null : { ...settings, LECTERN_BLOBS: to.blobs };
  const blobs =
    there &&
    kept(
      await opening('LECTERN_BLOBS', () => openBlobs(there, settings.LECTERN_DATA, roomElsewhere)),
    );
  const all = opened.move();
  return { record, log, stores, keys, blobs, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** @throws Error for a name that no service has */
export function storeOf({ stores }: Pick<Target, 'stores'>, service: string): MovedStore {
  const store = stores.get(service);
  if (!store) throw new Error(`There is no service ${service}`);
  return store;
}

/**
 * The progress of this move; begun where the cluster is empty.
 * @throws SettingsError where another installation is there
 */
export async function beginOrResume(
  { record, log, stores }: Target,
  settings: Settings,
  { store }: Destination,
  storeId: string,
): Promise<MoveProgress> {
  const before = await record.read();
  if (before && before.store !== storeId)
    throw new SettingsError([
      'The cluster holds another installation, which was moved there. Name another database and another prefix of topics.',
    ]);
  if (before?.finishedAt) return before;
  if (!before) {
    for (const suffix of [...serviceNames, 'keys', 'feed'])
      if (await isInUse(store, suffix))
        throw new SettingsError([
          `The cluster holds an installation: its database …_${suffix} is not empty. Name another database, as in mongodb://host:port/another.`,
        ]);
  }
  await opening('LECTERN_LOG', () =>
    log.prepare(
      topics.map(({ name, isPings }) => ({
        name,
        retentionDays: isPings ? settings.LECTERN_PING_DAYS : null,
      })),
    ),
  );
  if (!before) {
    const used = (await wholeOf(log, topicNames)).find(({ to }) => to > 0);
    if (used)
      throw new SettingsError([
        `The cluster holds an installation: its topic ${used.topic} is not empty. Name another prefix of topics, as in kafka://host:port/another.`,
      ]);
  }
  const progress = before ?? (await record.begin(storeId));
  await Promise.all([...stores.values()].map((each) => each.declare()));
  return progress;
}
