import { existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkFile } from '@lectern/content/stored-files/check-file.ts';
import { findStoredFile } from '@lectern/content/stored-files/stored-file.ts';
import { openFolderBlobs } from '@lectern/kernel/blobs/folder.ts';
import { messageOf } from '@lectern/kernel/errors.ts';
import { copyFacts } from '@lectern/kernel/store/sqlite/copy-facts.ts';
import { makePrivateFile } from '@lectern/kernel/store/sqlite/private-file.ts';
import { SettingsError, type Settings } from '@lectern/kernel/engines/settings.ts';
import { everyStoredFile } from '../verify/stored-files.ts';
import {
  copyFile,
  copyFolder,
  digestOf,
  isEmptyOrMissing,
  syncFile,
  writeManifest,
  type CopiedFile,
} from './copied-files.ts';
import { placesOf } from './places.ts';

/**
 * Copies an embedded installation beside its server: every fact that was acknowledged before it began,
 * sealed, and the files that facts name; no views, read models or mails, which hold opened values. The
 * keys of persons and the secret go to the other folder.
 * @returns a message for the user, and whether all of it is what was stored
 * @throws SettingsError for places that cannot be used
 */
export async function backUp(
  settings: Settings,
  folder: string,
  keysFolder: string,
): Promise<{ said: string; isWhole: boolean }> {
  const { places, data, keys } = placesOf(settings, folder, keysFolder);
  checkApart(data, keys, resolve(settings.LECTERN_DATA));
  if (!existsSync(places.store))
    throw new SettingsError([`LECTERN_DATA: there is no store at ${places.store}`]);
  for (const place of [data, keys])
    if (!(await isEmptyOrMissing(place)))
      throw new SettingsError([`${place} is not empty: a backup has a folder of its own`]);
  for (const place of [data, keys]) await mkdir(place, { recursive: true, mode: 0o700 });

  // Files before the store, so that none that it names can disappear meanwhile, and again after it, for new ones.
  const files = new Map<string, CopiedFile & { stamp: string }>();
  const copyFiles = async () => places.blobs && copyFolder(places.blobs, data, 'blobs', files);
  await copyFiles();
  const takenAt = new Date().toISOString();
  const store = await snapshot(places.store, data, 'lectern.sqlite', copyFacts);
  await copyFiles();
  const damage = places.blobs
    ? await damageIn(settings, join(data, 'blobs'), copyFiles).catch((error: unknown) => [
        `The files could not be checked: ${messageOf(error)}`,
      ])
    : [];
  await writeManifest(data, {
    holds: 'data',
    store: storeId(join(data, store.path)),
    takenAt,
    files: [store, ...[...files.values()].map(({ stamp: _, ...file }) => file)],
  });

  // After the store: everyone in it has a key, unless they were erased.
  const keysTakenAt = new Date().toISOString();
  const kept = [await snapshot(places.keys, keys, 'keys.sqlite', copyWhole)];
  const secret = places.secret && (await copyFile(places.secret, join(keys, 'secret'), 'secret'));
  if (secret) kept.push(secret);
  await writeManifest(keys, {
    holds: 'keys',
    store: storeId(join(data, store.path)),
    takenAt: keysTakenAt,
    files: kept,
  });

  const bytes = [store, ...files.values()].reduce((sum, file) => sum + file.bytes, 0);
  const said = [
    `${data}: everything up to ${takenAt}, ${files.size + 1} files, ${(bytes / 1024 ** 2).toFixed(1)} MiB`,
    `${keys}: the keys. Keep them apart from the data: whoever has both can read it, and who is erased is gone only where the key is.`,
    ...(places.blobs ? [] : ['LECTERN_BLOBS: the files lie in S3; copy them from there now.']),
    ...damage.map((problem) => `${problem}, here and in this backup`),
  ].join('\n');
  return { said, isWhole: damage.length === 0 };
}

/** Files that change while they are copied are copied again. */
const ROUNDS = 3;

/** Compares the files of a backup with facts and digests. @returns what is wrong with them */
async function damageIn(
  settings: Settings,
  folder: string,
  copyFiles: () => Promise<unknown>,
): Promise<string[]> {
  const { startServices } = await import('../lectern-process.ts');
  const running = await startServices(settings, { does: 'reads', onLoss: 'report' });
  try {
    const blobs = await openFolderBlobs({ folder });
    const { loss } = running.engines;
    const damage = loss === null ? [] : [loss];
    for await (const [context, { fileId }] of everyStoredFile(running.services)) {
      let problems: string[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const file = await findStoredFile(context, fileId);
        problems = file
          ? (await checkFile(blobs, file)).problems.map(({ message }) => message)
          : [];
        if (problems.length === 0) break;
        await copyFiles();
      }
      damage.push(...problems);
    }
    return damage;
  } finally {
    await running.stop();
    await rm(join(folder, '.partial'), { recursive: true, force: true });
  }
}

async function snapshot(
  file: string,
  folder: string,
  name: string,
  copyTo: (from: string, to: string) => void,
): Promise<CopiedFile> {
  const copy = join(folder, name);
  copyTo(file, copy);
  const database = new DatabaseSync(copy);
  try {
    const found = database
      .prepare('PRAGMA quick_check')
      .all()
      .map((row) => String(row['quick_check']))
      .filter((line) => line !== 'ok');
    if (found.length > 0) throw new SettingsError([`${file} is damaged: ${found[0]}`]);
  } finally {
    database.close();
  }
  await syncFile(copy);
  return { path: name, bytes: (await stat(copy)).size, sha256: await digestOf(copy) };
}

/** One read transaction while others write; deleted data is not copied. */
function copyWhole(file: string, copy: string): void {
  const source = new DatabaseSync(file, { timeout: 30_000 });
  try {
    makePrivateFile(copy); // VACUUM INTO accepts an empty file.
    source.prepare('VACUUM INTO ?').run(copy);
  } finally {
    source.close();
  }
}

function storeId(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return String(
      database.prepare(`SELECT value FROM meta WHERE name = 'store id'`).get()?.['value'],
    );
  } finally {
    database.close();
  }
}

/** Keys inside or beside the data would protect nothing. */
function checkApart(data: string, keys: string, served: string): void {
  const within = (inner: string, outer: string) =>
    !relative(outer, inner).startsWith('..') && !relative(outer, inner).startsWith(sep);
  if (within(keys, data) || within(data, keys))
    throw new SettingsError([`${keys}: keys are kept apart from ${data}; name another place`]);
  for (const place of [data, keys])
    if (within(place, served))
      throw new SettingsError([`${place} lies in ${served} itself; name a place outside`]);
}
