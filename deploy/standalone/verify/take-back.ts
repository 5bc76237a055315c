import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import type { StoredFile } from '@lectern/content/stored-files/stored-file.ts';
import type { BlobDamaged } from '@lectern/kernel/blobs/checked-read.ts';
import { digestOf } from '@lectern/kernel/blobs/digest.ts';
import { readDigests } from '@lectern/kernel/blobs/file-digests.ts';
import { SettingsError } from '@lectern/kernel/engines/settings.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readManifest } from '../backup/copied-files.ts';

export interface Backup {
  folder: string;
  files: Map<string, string>;
}

/** @throws SettingsError */
export async function openBackup(given: string): Promise<Backup> {
  const folder = resolve(given);
  const manifest = await readManifest(folder, 'data');
  if (!manifest) throw new SettingsError([`${folder} is no backup, or one that was cut short`]);
  return { folder, files: new Map(manifest.files.map(({ path, sha256 }) => [path, sha256])) };
}

/** @returns the keys that the backup has as they should be */
export async function takeBack(
  { engines: { blobs } }: ServiceContext,
  { folder, original }: StoredFile,
  problems: readonly BlobDamaged[],
  backup: Backup,
): Promise<string[]> {
  const digests = await readDigests(blobs, folder);
  const taken: string[] = [];
  for (const { key } of problems) {
    const wanted =
      key === original.blobKey
        ? original.digest
        : digests && digests !== 'damaged' && digests.files[key.slice(folder.length + 1)]?.sha256;
    const path = join(backup.folder, 'blobs', key);
    if (!wanted || backup.files.get(`blobs/${key}`) !== wanted) continue;
    const { sha256 } = await digestOf(createReadStream(path));
    if (sha256 !== wanted) continue;
    await blobs.put(key, createReadStream(path), contentTypeOf(key));
    taken.push(key);
  }
  return taken;
}

function contentTypeOf(key: string): string {
  if (key.endsWith('.jpg')) return 'image/jpeg';
  if (key.endsWith('.json')) return 'application/json';
  return key.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
}
