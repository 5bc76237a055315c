import { join } from 'node:path';
import { digestOf, type BlobDigest } from '@lectern/kernel/blobs/digest.ts';
import {
  Digests,
  readDigests,
  writeDigests,
  type FileDigests,
} from '@lectern/kernel/blobs/file-digests.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { ConvertedPage } from '../conversion/messages.ts';
import { cleanFile, documentFile } from '../conversion/page-paths.ts';
import { readMade } from '../conversion/sandbox/read-made.ts';
import { workFoldersOf } from '../conversion/work-folder.ts';
import { copyOriginal, ORIGINAL } from './copy-original.ts';
import { digestsOfPages, storePages } from './drawn-pages.ts';
import { partsOfPackage } from './package-files.ts';
import { findStoredFile, type StoredFile } from './stored-file.ts';

interface Run {
  context: ServiceContext;
  signal: AbortSignal;
}

/**
 * Draws the pages of a file from its original once more and stores them under the same keys once all are drawn, so
 * nothing else changes. Where sizes differ, the old pages stay, because figures are stored by page.
 * @param home a folder of its own
 * @returns whether the pages are new
 * @throws ConversionError
 */
export async function drawAgain(
  { context, signal }: Run,
  file: StoredFile,
  home: string,
): Promise<boolean> {
  const { blobs, logger } = context.engines;
  const { fileId, folder } = file;
  const path = join(home, 'file');
  const original = await copyOriginal(blobs, file.original, path, signal);
  const { convertFile } = await import('../conversion/convert.ts');
  const made = join(home, 'pages');
  const {
    pages,
    document,
    clean,
    package: manifest,
  } = await convertFile({
    file: path,
    folder: made,
    signal,
    isInBackground: true,
    office: { workFolder: workFoldersOf(context.engines.settings) },
  });
  if ((await findStoredFile(context, fileId))?.pages == null) return false; // Purged meanwhile.
  const isSame = haveSameSizes(pages, file.pages ?? []);
  // Of a TIFF of several pages, only the first was shown: its copy for readers shows no more.
  if (!isSame && file.presentationType === 'Image') return false;
  const parts = manifest ? partsOfPackage(manifest, made) : [];
  const digests: Record<string, BlobDigest> = {
    [ORIGINAL]: original,
    [documentFile]: await digestOf(await readMade(document)),
    ...(clean !== null && { [cleanFile]: await digestOf(await readMade(clean)) }),
    ...(isSame && (await digestsOfPages(pages))),
  };
  for (const part of parts) digests[part.name] = await digestOf(await part.read());
  await replaceBlobs(context, folder, digests, async () => {
    // Older files have no copy made of pictures (ADR 43), and no cleaned one (ADR 62).
    await blobs.put(join(folder, documentFile), await readMade(document), 'application/pdf');
    if (clean !== null)
      await blobs.put(join(folder, cleanFile), await readMade(clean), 'application/pdf');
    for (const part of parts)
      await blobs.put(join(folder, part.name), await part.read(), part.contentType);
    if (isSame) await storePages(context, folder, pages);
  });
  if (!isSame)
    logger.info({ fileId }, 'A file has other pages when drawn again; its pages stay as they are');
  return isSame;
}

/** While blobs are replaced, the old ones and the new ones are right; old ones without digests are not checked. */
export async function replaceBlobs(
  { engines: { blobs } }: ServiceContext,
  folder: string,
  made: FileDigests,
  store: () => Promise<void>,
): Promise<void> {
  const found = await readDigests(blobs, folder);
  const kept = found === null || found === 'damaged' ? new Digests({}, {}) : found;
  // A run that was cut short may have stored some.
  const before = { ...kept.files, ...kept.before };
  const known = Object.fromEntries(Object.entries(made).filter(([name]) => name in before));
  await writeDigests(blobs, folder, { ...kept.files, ...known }, before);
  await store();
  await writeDigests(blobs, folder, { ...kept.files, ...made });
}

/** In points; each renderer rounds differently. */
function haveSameSizes(pages: readonly ConvertedPage[], before: NonNullable<StoredFile['pages']>) {
  return (
    pages.length === before.length &&
    pages.every(
      ({ width, height }, index) =>
        isNear(width, before[index]?.width) && isNear(height, before[index]?.height),
    )
  );
}

function isNear(one: number, other = Number.NaN): boolean {
  return Math.abs(one - other) < 1;
}
