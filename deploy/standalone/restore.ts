import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beginFeedAnew } from '@lectern/kernel/log/sqlite-feed.ts';
import { placesOf } from '@lectern/kernel/places.ts';
import { SettingsError, type Settings } from '@lectern/kernel/settings.ts';
import { elsewhere } from './backup.ts';
import {
  copyFile,
  isEmptyOrMissing,
  readManifest,
  syncFile,
  type CopiedFile,
  type Manifest,
} from './copied-files.ts';

/** Copies under way; until the last of them has its name there is no store. */
const PARTIAL = '.restoring';

/**
 * Makes an empty data folder what a backup holds, under the keys as they are now: whoever was erased since the backup was
 * made stays erased. Every file is compared with its digest; what is damaged or missing is named, and nothing is left then.
 * @returns what to tell
 * @throws SettingsError for what is no backup, does not go together, or cannot be put there
 */
export async function restore(
  settings: Settings,
  folder: string,
  keysFolder: string,
): Promise<string> {
  const places = placesOf(settings);
  if (!places.store || !places.keys) throw new SettingsError([elsewhere]);
  const [data, keys] = [resolve(folder), resolve(keysFolder)];
  const [ofData, ofKeys] = [await readManifest(data, 'data'), await readManifest(keys, 'keys')];
  const problems = [
    ...(ofData ? [] : [`${data} is no backup, or one that was cut short`]),
    ...(ofKeys ? [] : [`${keys} holds no keys of a backup`]),
    ...(ofData && ofKeys ? problemsBetween(ofData, ofKeys) : []),
    ...(settings.LECTERN_SECRET || ofKeys?.files.some(({ path }) => path === 'secret') !== false
      ? []
      : ['LECTERN_SECRET: is not in the backup; set it as it was']),
  ];
  for (const file of [places.store, places.keys])
    if (existsSync(file))
      problems.push(`${file} is there already: a backup is restored into an empty place`);
  for (const place of [resolve(settings.LECTERN_DATA), places.blobs, places.mail]) {
    if (place && !(await isEmptyOrMissing(place)))
      problems.push(`${place} is not empty: a backup is restored into an empty place`);
  }
  if (problems.length > 0) throw new SettingsError(problems);

  const targets = [
    ...ofData!.files.map((file) => ({ file, from: data, to: targetOf(file, places) })),
    ...ofKeys!.files.map((file) => ({ file, from: keys, to: keyTargetOf(file, places) })),
  ].flatMap(({ to, ...target }) => (to ? { ...target, to } : []));
  // The store last: before it is there, there is nothing that could be started.
  targets.sort((one, other) => Number(one.to === places.store) - Number(other.to === places.store));
  try {
    for (const { file, from, to } of targets) await putBack(file, from, to);
  } catch (error) {
    for (const { to } of targets)
      for (const path of [to, to + PARTIAL]) await rm(path, { force: true });
    throw error;
  }
  const store = new DatabaseSync(places.store);
  beginFeedAnew(store);
  store.close();
  const blanked = await blankErased(settings, places.keys);
  const without =
    blanked === 0 ? '' : `, without ${blanked} who ${blanked === 1 ? 'was' : 'were'} erased`;
  return `${resolve(settings.LECTERN_DATA)}: as of ${ofData!.takenAt}, ${targets.length} files${without}. Check it with: npm run lectern -- verify`;
}

function problemsBetween(data: Manifest, keys: Manifest): string[] {
  if (data.store !== keys.store) return ['These keys are of another installation'];
  if (keys.takenAt < data.takenAt)
    return [
      `These keys are of ${keys.takenAt}, older than the data: what was written until ${data.takenAt} could not be read. Take the keys that were saved with it, or later`,
    ];
  return [];
}

function targetOf({ path }: CopiedFile, places: ReturnType<typeof placesOf>): string | null {
  if (path === 'lectern.sqlite') return places.store;
  const [name, ...rest] = path.split('/');
  const folder = name === 'blobs' ? places.blobs : name === 'mail' ? places.mail : null;
  if (rest.length === 0 || rest.includes('..'))
    throw new SettingsError([`${path} is no file of a backup`]);
  return folder && join(folder, ...rest);
}

function keyTargetOf({ path }: CopiedFile, places: ReturnType<typeof placesOf>): string | null {
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

/** What was deleted leaves the file, too. */
function tidy(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}

/** What the views of the backup still say of people who have been erased since. @returns how many those are */
async function blankErased(settings: Settings, keysFile: string): Promise<number> {
  const database = new DatabaseSync(keysFile, { readOnly: true });
  const erased = database
    .prepare('SELECT person_id FROM person_keys WHERE key IS NULL')
    .all()
    .map((row) => String(row['person_id']));
  database.close();
  if (erased.length === 0) return 0;
  const { startServices } = await import('./lectern-process.ts');
  const running = await startServices(settings, { onlyReads: true });
  try {
    for (const service of running.services)
      await service.blank(erased, new AbortController().signal);
  } finally {
    await running.stop();
  }
  tidy(placesOf(settings).store!);
  return erased.length;
}
