import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { editedFile } from '@lectern/schemas/files/package-manifest.ts';
import { fileHolders } from '../stored-files/file-holders.ts';
import { packageOf } from './find-package.ts';

const MOST_HOLDERS = 1000;

/**
 * Names of the edited texts of an upload that a version in any of its packages names; null where that is not certain.
 * Check `isUpToDate` first.
 */
export async function keptEdits(
  context: ServiceContext,
  uploadId: string,
): Promise<ReadonlySet<string> | null> {
  const holders = await context.rowsOf(fileHolders).find({
    list: 'byFile',
    where: { files: { containsAny: [uploadId] } },
    limit: MOST_HOLDERS,
  });
  if (holders.length === MOST_HOLDERS) return null;
  const kept = new Set<string>();
  for (const { doc } of holders) {
    if (doc.type !== 'Presentation') continue;
    const found = await packageOf(context, doc.id, uploadId);
    if (!found) return null; // It is being copied, or its view is behind.
    for (const { versions } of found.files)
      for (const { digest } of versions) if (digest !== null) kept.add(editedFile(digest));
  }
  return kept;
}
