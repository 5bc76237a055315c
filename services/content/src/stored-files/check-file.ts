import { join } from 'node:path';
import { BlobDamaged, checkBlob } from '@lectern/kernel/blobs/checked-read.ts';
import { digestOf, type BlobDigest, type OnBytes } from '@lectern/kernel/blobs/digest.ts';
import { DIGESTS, readDigests } from '@lectern/kernel/blobs/file-digests.ts';
import type { Blobs } from '@lectern/kernel/blobs/port.ts';
import { pathsOf } from '../conversion/page-paths.ts';
import type { StoredFile } from './stored-file.ts';

export interface CheckedFile {
  problems: BlobDamaged[];
  /**
   * Whether digests of its pages are kept. Files of earlier releases have none until they are checked the first time.
   */
  hasDigests: boolean;
}

/** Reads all blobs of a file. */
export async function checkFile(
  blobs: Blobs,
  file: StoredFile,
  onBytes: OnBytes = () => {},
): Promise<CheckedFile> {
  const checked = await lookAtFile(blobs, file, onBytes);
  // Its pages may just have been replaced.
  return checked.problems.length > 0 ? lookAtFile(blobs, file, onBytes) : checked;
}

async function lookAtFile(blobs: Blobs, file: StoredFile, onBytes: OnBytes): Promise<CheckedFile> {
  const problems: BlobDamaged[] = [];
  const note = (problem: BlobDamaged | null) => problem && problems.push(problem);
  note(await checkOriginal(blobs, file, onBytes));
  const digests = await readDigests(blobs, file.folder);
  const kept = digests === 'damaged' ? null : digests;
  if (digests === 'damaged') note(new BlobDamaged(join(file.folder, DIGESTS), false));
  // Files of earlier releases have no pictures in WebP: those are checked where their digests are kept.
  const pages = (file.pages ?? []).flatMap((_, index) => {
    const { picture, thumbnail, runs } = pathsOf('', index + 1);
    return [picture, thumbnail, runs];
  });
  const listed = Object.keys(kept?.files ?? {}).filter((name) => name !== 'original');
  for (const name of new Set([...pages, ...listed])) {
    const key = join(file.folder, name);
    const accepted = kept?.acceptedFor(name) ?? [];
    if (accepted.length > 0) note(await checkBlob(blobs, key, accepted, onBytes));
    else if ((await blobs.head(key)) === null) note(new BlobDamaged(key, true));
  }
  const isKept = (name: string) => (kept?.acceptedFor(name) ?? []).length > 0;
  return { problems, hasDigests: digests === 'damaged' || pages.every(isKept) };
}

/** By the digest that it was uploaded with. */
async function checkOriginal(
  blobs: Blobs,
  { original }: StoredFile,
  onBytes: OnBytes,
): Promise<BlobDamaged | null> {
  const found = await blobs.get(original.blobKey);
  if (!found) return new BlobDamaged(original.blobKey, true);
  const { size, sha256 } = await digestOf(found.body, onBytes);
  return size === original.size && sha256 === original.digest
    ? null
    : new BlobDamaged(original.blobKey, false);
}

export function isOriginalDamaged(
  { original }: StoredFile,
  problems: readonly BlobDamaged[],
): boolean {
  return problems.some(({ key }) => key === original.blobKey);
}

/** For files whose digests are not kept yet; call it for files without a problem. */
export async function digestsOf(
  blobs: Blobs,
  { folder }: StoredFile,
): Promise<Record<string, BlobDigest>> {
  const files: Record<string, BlobDigest> = {};
  for await (const { key } of blobs.list(`${folder}/`)) {
    const name = key.slice(folder.length + 1);
    const found = name === DIGESTS ? null : await blobs.get(key);
    if (found) files[name] = await digestOf(found.body);
  }
  return files;
}
