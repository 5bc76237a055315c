import { rm } from 'node:fs/promises';
import { writeDigests } from '@lectern/kernel/blobs/file-digests.ts';
import { PermanentFailure } from '@lectern/kernel/jobs/job-kind.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { ConversionError } from '../conversion/conversion-error.ts';
import { makeWorkFolder } from '../conversion/work-folder.ts';
import { checkFile, digestsOf, isOriginalDamaged } from './check-file.ts';
import { drawAgain } from './draw-again.ts';
import type { StoredFile } from './stored-file.ts';

const LOST = 'The stored file is damaged; upload it again.';
const LOST_PAGES =
  'Stored pages of this file are damaged and cannot be made again; upload the file again.';

/**
 * Checks a file, makes damaged or missing pages again from an intact original, and keeps the digests of a file that has
 * none yet.
 * @returns what was wrong and is right now
 * @throws PermanentFailure with a sentence for the people whose file it is
 */
export async function repairFile(
  run: { context: ServiceContext; signal: AbortSignal },
  file: StoredFile,
): Promise<string[]> {
  const { blobs } = run.context.engines;
  const { problems, hasDigests } = await checkFile(blobs, file);
  if (isOriginalDamaged(file, problems)) throw new PermanentFailure(LOST);
  if (problems.length > 0) await makePagesAgain(run, file);
  else if (!hasDigests) await writeDigests(blobs, file.folder, await digestsOf(blobs, file));
  return problems.map(({ key }) => key);
}

async function makePagesAgain(
  run: { context: ServiceContext; signal: AbortSignal },
  file: StoredFile,
): Promise<void> {
  const home = await makeWorkFolder(run.context.engines.settings);
  try {
    if (!(await drawAgain(run, file, home))) throw new PermanentFailure(LOST_PAGES);
  } catch (error) {
    if (!(error instanceof ConversionError) || error.isRetryable) throw error;
    throw new PermanentFailure(LOST_PAGES);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
