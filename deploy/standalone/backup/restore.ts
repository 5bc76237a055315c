import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beginFeedAnew } from '@lectern/kernel/log/sqlite-feed.ts';
import { enginePaths, RESTORING } from '@lectern/kernel/engines/engine-paths.ts';
import { SettingsError, type Settings } from '@lectern/kernel/engines/settings.ts';
import { copyFacts } from '@lectern/kernel/store/sqlite/copy-facts.ts';
import { assertNoNewerEvents } from '@lectern/kernel/store/sqlite/newer-events.ts';
import { makePrivateFile } from '@lectern/kernel/store/sqlite/private-file.ts';
import { witnessFile } from '@lectern/kernel/store/sqlite/wal/witness.ts';
import { holdStore } from '@lectern/kernel/store/sqlite/lock.ts';
import {
  copyFile,
  digestOf,
  isEmptyOrMissing,
  readManifest,
  syncFile,
  type CopiedFile,
  type Manifest,
} from './copied-files.ts';
import { placesOf } from './places.ts';

/** The suffix of a file that is not complete yet. */
const PARTIAL = '.restoring-file';

/**
 * Fills an empty data folder from a backup and the newest keys. Views and read models are built from the
 * facts, so that a person erased since the backup stays erased. Checks every digest; a damaged or missing
 * file is named, and nothing is left behind. Until the end the store has another name: no Lectern starts on
 * it, and an interrupted restore starts again when it is run again.
 * @returns a message for the user
 * @throws SettingsError if the folders are no backup, do not belong together, or the target is not empty
 */
export async function restore(
  settings: Settings,
  folder: string,
  keysFolder: string,
): Promise<string> {
  const { places, data, keys } = placesOf(settings, folder, keysFolder);
  const [ofData, ofKeys] = [await readManifest(data, 'data'), await readManifest(keys, 'keys')];
  const unfinished = places.store + RESTORING;
  const problems = [
    ...(ofData ? [] : [`${data} is no backup, or one that was cut short`]),
    ...(ofKeys ? [] : [`${keys} holds no keys of a backup`]),
    ...(ofData && ofKeys ? problemsBetween(ofData, ofKeys) : []),
    ...(settings.LECTERN_SECRET || ofKeys?.files.some(({ path }) => path === 'secret') !== false
      ? []
      : ['LECTERN_SECRET: is not in the backup; set it as it was']),
    ...(existsSync(unfinished) ? [] : await problemsOfPlaces(settings)),
  ];
  if (!ofData || !ofKeys || problems.length > 0) throw new SettingsError(problems);

  const targets = [
    ...ofData.files.map((file) => ({ file, from: data, to: targetOf(file, places) })),
    ...ofKeys.files.map((file) => ({ file, from: keys, to: keyTargetOf(file, places) })),
  ].flatMap(({ to, ...target }) => (to ? { ...target, to } : []));
  targets.sort((one, other) => Number(other.to === unfinished) - Number(one.to === unfinished));
  await mkdir(dirname(unfinished), { recursive: true, mode: 0o700 });
  const release = holdStore(unfinished, 'LECTERN_DATA');
  let isWithoutErased = false;
  try {
    await removeStore(unfinished);
    makePrivateFile(unfinished); // From here on every start sees the unfinished restore.
    for (const { file, from, to } of targets)
      await (to === unfinished && ofData.format === 1
        ? putBackFacts(file, from, to)
        : putBack(file, from, to));
    isWithoutErased = await rebuildFrom(settings, unfinished, places.keys);
    for (const store of [unfinished, places.store]) await rm(witnessFile(store), { force: true });
    await rename(unfinished, places.store);
    await syncFile(dirname(places.store));
  } catch (error) {
    for (const { to } of targets)
      for (const path of [to, to + PARTIAL]) await rm(path, { force: true });
    await removeStore(unfinished);
    throw error;
  } finally {
    release();
    await rm(`${unfinished}.lock`, { force: true });
  }
  const without = isWithoutErased ? ', without those who have been erased' : '';
  return `${resolve(settings.LECTERN_DATA)}: as of ${ofData.takenAt}, ${targets.length} files${without}. Check it with: npm run lectern -- verify`;
}

async function problemsOfPlaces(settings: Settings): Promise<string[]> {
  const { store, keys, blobs, mail } = enginePaths(settings);
  const problems: string[] = [];
  for (const file of [store, keys])
    if (file && existsSync(file))
      problems.push(`${file} is there already: a backup is restored into an empty place`);
  for (const place of [resolve(settings.LECTERN_DATA), blobs, mail]) {
    if (place && !(await isEmptyOrMissing(place)))
      problems.push(`${place} is not empty: a backup is restored into an empty place`);
  }
  return problems;
}

function problemsBetween(data: Manifest, keys: Manifest): string[] {
  if (data.store !== keys.store) return ['These keys are of another installation'];
  if (keys.takenAt < data.takenAt)
    return [
      `These keys are of ${keys.takenAt}, older than the data: what was written until ${data.takenAt} could not be read. Take the keys that were saved with it, or later`,
    ];
  return [];
}

function targetOf({ path }: CopiedFile, places: ReturnType<typeof enginePaths>): string | null {
  if (path === 'lectern.sqlite') return places.store + RESTORING;
  const [name, ...rest] = path.split('/');
  const folder = name === 'blobs' ? places.blobs : name === 'mail' ? places.mail : null;
  if (rest.length === 0 || rest.includes('..'))
    throw new SettingsError([`${path} is no file of a backup`]);
  return folder && join(folder, ...rest);
}

function keyTargetOf({ path }: CopiedFile, places: ReturnType<typeof enginePaths>): string | null {
  if (path === 'keys.sqlite') return places.keys;
  if (path === 'secret') return places.secret;
  throw new SettingsError([`${path} is no file of a backup`]);
}

async function putBack({ path, sha256 }: CopiedFile, from: string, to: string): Promise<void> {
  const copied = await copyFile(join(from, path), to + PARTIAL, path);
  if (!copied) throw new SettingsError([`${join(from, path)} is missing`]);
  if (copied.sha256 !== sha256) throw new SettingsError([`${join(from, path)} is damaged`]);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(to + PARTIAL, to);
  await syncFile(dirname(to));
}

/** For a backup of an earlier release: its opened values are not copied. */
async function putBackFacts({ path, sha256 }: CopiedFile, from: string, to: string): Promise<void> {
  const file = join(from, path);
  if (!existsSync(file)) throw new SettingsError([`${file} is missing`]);
  if ((await digestOf(file)) !== sha256) throw new SettingsError([`${file} is damaged`]);
  copyFacts(file, to);
  await syncFile(to);
}

async function removeStore(file: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm', '-journal', '.witness', PARTIAL])
    await rm(file + suffix, { force: true });
}

/**
 * Builds views and read models from the facts, and blanks the persons whose keys are gone.
 * @returns whether there are any
 */
async function rebuildFrom(settings: Settings, store: string, keysFile: string): Promise<boolean> {
  const facts = new DatabaseSync(store);
  try {
    assertNoNewerEvents(facts);
    beginFeedAnew(facts);
  } finally {
    facts.close();
  }
  const keys = new DatabaseSync(keysFile, { readOnly: true });
  const erased = keys
    .prepare('SELECT person_id FROM person_keys WHERE key IS NULL')
    .all()
    .map((row) => String(row['person_id']));
  keys.close();
  const { startServices } = await import('../lectern-process.ts');
  const running = await startServices(
    { ...settings, LECTERN_STORE: `sqlite:${store}` },
    { does: 'reads' },
  );
  try {
    if (erased.length > 0)
      for (const service of running.services)
        await service.blank(erased, new AbortController().signal);
  } finally {
    await running.stop();
  }
  // The last connection: afterward everything is in the one file.
  const built = new DatabaseSync(store);
  built.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  built.close();
  return erased.length > 0;
}
