import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { enginePaths, RESTORING } from '@lectern/kernel/engines/engine-paths.ts';
import { SettingsError, type Settings } from '@lectern/kernel/engines/settings.ts';
import { holdStore } from '@lectern/kernel/store/sqlite/lock.ts';
import { MovedFacts } from '@lectern/kernel/store/sqlite/moved-facts.ts';
import { noteEventVersions } from '@lectern/kernel/store/sqlite/newer-events.ts';
import { openSqliteDatabase } from '@lectern/kernel/store/sqlite/sqlite-store.ts';
import { lossOf } from '@lectern/kernel/store/sqlite/wal/witness.ts';

/** An embedded installation that is stopped while it moves. */
export interface Source extends AsyncDisposable {
  facts: MovedFacts;
  /** The files of the embedded engines; null for those that are elsewhere already. */
  places: ReturnType<typeof enginePaths>;
}

/** Locks the store as a server does. @throws SettingsError where there is none, or it is served, lost or half restored */
export async function openSource(settings: Settings): Promise<Source> {
  const places = enginePaths(settings);
  const { store, keys } = places;
  const setting = settings.LECTERN_STORE ? 'LECTERN_STORE' : 'LECTERN_DATA';
  if (store === null)
    throw new SettingsError([
      'LECTERN_STORE: names a cluster. To move an embedded store, set what names that one, and the cluster with --to.',
    ]);
  if (existsSync(store + RESTORING))
    throw new SettingsError([
      `LECTERN_DATA: a restore into ${resolve(settings.LECTERN_DATA)} was interrupted. Run it again first.`,
    ]);
  for (const file of [store, keys])
    if (file !== null && !existsSync(file))
      throw new SettingsError([`${setting}: there is no store at ${file}`]);
  await using opened = new AsyncDisposableStack();
  opened.defer(holdStore(store, setting));
  const loss = lossOf(store);
  if (loss !== null) throw new SettingsError([`${loss}. Run verify first.`]);
  const database = await openSqliteDatabase(store);
  opened.defer(() => database.close());
  await noteEventVersions(database);
  const all = opened.move();
  return {
    facts: new MovedFacts(database),
    places,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
