import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { fileFolder } from '@lectern/schemas/files/file-keys.ts';
import type { PackageManifest } from '@lectern/schemas/files/package-manifest.ts';
import {
  jobKind,
  PermanentFailure,
  Postponed,
  type JobKind,
  type JobRun,
} from '@lectern/kernel/jobs/job-kind.ts';
import { DIGESTS, writeDigests } from '@lectern/kernel/blobs/file-digests.ts';
import type { ConversionLimits } from '../conversion/limits.ts';
import { ConversionError, conversionFailed } from '../conversion/conversion-error.ts';
import type { ConvertedPage } from '../conversion/messages.ts';
import { readMade } from '../conversion/sandbox/read-made.ts';
import { makeWorkFolder, workFoldersOf } from '../conversion/work-folder.ts';
import { cleanFile, documentFile } from '../conversion/page-paths.ts';
import { OFFICE } from '../conversion/office/installed.ts';
import { RENDERER } from '../conversion/renderer.ts';
import { isAwaited } from '../presentation/commands.ts';
import { packageIdOf } from '../package/ids.ts';
import { Package } from '../package/package.ts';
import { Presentation } from '../presentation/presentation.ts';
import { workFor } from '../presentation/versions.ts';
import { copyOriginal, ORIGINAL } from '../stored-files/copy-original.ts';
import { filesHeldOnlyBy } from '../stored-files/is-file-held.ts';
import { partsOfPackage } from '../stored-files/package-files.ts';
import { PageUploads } from './page-uploads.ts';
import { noProgress, ProcessingReport } from './processing-report.ts';
import type { PresentationFile } from '../presentation/state.ts';

const data = z.strictObject({
  presentationId: z.string(),
  fileId: z.string(),
  request: z.number(),
});
type ProcessPresentation = z.output<typeof data>;
type Run = JobRun<ProcessPresentation>;

const TRIES = 3;
/** Between two looks whether a converter was installed. */
const CONVERTER_PAUSE_MS = 30_000;
/** How often a run checks whether its pages are still wanted. */
const WATCH_MS = 500;

export function processingJobKey(presentationId: string, fileId: string, request: number): string {
  return `${presentationId}/${fileId}/${request}`;
}

/** A run ends early: the presentation was deleted, or its file replaced. That is no failure. */
class NotWanted extends Error {}

/**
 * Makes pictures, thumbnails and text of an uploaded file. Two runs of one request write the same bytes under the
 * same keys, and a late report is ignored: running it twice ends like running it once.
 */
export const processPresentation = jobKind(processPresentationWithin({}));

export function processPresentationWithin(
  limits: Partial<ConversionLimits>,
): JobKind<ProcessPresentation> {
  return {
    kind: 'process-presentation',
    data,
    tries: TRIES,
    concurrency: Math.max(1, availableParallelism() - 1), // A converter keeps more than one processor busy.
    slow: { afterMs: 5_000, places: 2 }, // Each holds a converter's memory.

    async run(run) {
      const { presentationId } = run.data;
      const { state } = await run.context.execute(Presentation, presentationId, {
        type: 'StartProcessing',
        ...run.data,
      });
      if (!isAwaited(run.data, state, 'processing')) return; // Deleted, replaced, requested again, or finished by an earlier run.
      const work = {
        teamId: state.teamId ?? '',
        file: workFor(state, run.data.request)?.file ?? state.file,
      };
      const home = await makeWorkFolder(run.context.engines.settings);
      try {
        const pages = await makePages(run, work, home, limits);
        await run.context.execute(Presentation, presentationId, {
          type: 'CompleteProcessing',
          ...run.data,
          ...pages,
        });
      } catch (error) {
        if (error instanceof NotWanted) return;
        if (error instanceof ConversionError && error.reason === 'no-converter')
          throw new Postponed(error.message, CONVERTER_PAUSE_MS, {
            ...noProgress,
            waitsFor: OFFICE,
          });
        if (!(error instanceof ConversionError) || (error.isRetryable && run.job.attempts < TRIES))
          throw error;
        // The file is at fault, so this is no error of ours. The converter's own words are for debugging.
        const { logger } = run.context.engines;
        logger.info(
          { presentationId, reason: error.reason, message: error.message },
          'A file could not be processed',
        );
        logger.debug({ presentationId, detail: error.cause }, 'What the converter said');
        // First, so that nothing is removed while a later retry runs. After an interruption the next run overwrites them.
        if (!error.isRetryable && error.reason !== 'lost') await removePages(run, work);
        await recordFailure(run, error);
        throw new PermanentFailure(error.message);
      } finally {
        await rm(home, { recursive: true, force: true });
      }
    },

    /** For failures of engines. A bad file was recorded already, and then this changes nothing. */
    onFailed: (run) => recordFailure(run, conversionFailed('interrupted')),
  };
}

async function recordFailure(
  { context, data }: Run,
  { reason, message }: ConversionError,
): Promise<void> {
  await context.execute(Presentation, data.presentationId, {
    type: 'FailProcessing',
    ...data,
    reason,
    message,
  });
}

interface Work {
  teamId: string;
  file: PresentationFile;
}

/** Pages that were made before the file failed. Kept where something else holds the file: a copy may have had more memory. */
async function removePages({ context, data }: Run, { file, teamId }: Work): Promise<void> {
  const [own] = await filesHeldOnlyBy(context, data.presentationId, [file.fileId]);
  if (own === undefined) return;
  const { blobs } = context.engines;
  for await (const { key } of blobs.list(`${fileFolder(teamId, file.fileId)}/`))
    if (key !== file.blobKey && !key.endsWith(`/${DIGESTS}`)) await blobs.delete(key);
}

async function makePages(
  run: Run,
  { file, teamId }: Work,
  home: string,
  limits: Partial<ConversionLimits>,
) {
  const { blobs } = run.context.engines;
  const blobPrefix = fileFolder(teamId, file.fileId);
  const path = join(home, 'file');
  const stop = new AbortController();
  const signal = AbortSignal.any([run.signal, stop.signal]);
  const abort = (reason: unknown) => stop.abort(reason);

  const original = await copyOriginal(blobs, file, path, signal);
  // Without pages, which are about to change.
  await writeDigests(blobs, blobPrefix, { [ORIGINAL]: original });

  const uploads = new PageUploads(blobs, blobPrefix);
  const report = new ProcessingReport(run);
  const look = async () => (await isWanted(run)) || abort(new NotWanted());
  const watch = setInterval(() => void look().catch(abort), WATCH_MS);
  try {
    const { convertFile } = await import('../conversion/convert.ts');
    const folder = join(home, 'pages');
    const {
      pages,
      document,
      clean,
      package: manifest,
    } = await convertFile({
      file: path,
      folder,
      signal,
      limits,
      office: { workFolder: workFoldersOf(run.context.engines.settings) },
      onProgress({ phase, pageCount, page }) {
        if (phase === 'converting') report.converting();
        else report.opened(pageCount);
        if (page) uploads.add(page).then(() => report.stored(page.number), abort);
      },
    });
    await uploads.put(documentFile, await readMade(document), 'application/pdf');
    if (clean !== null) await uploads.put(cleanFile, await readMade(clean), 'application/pdf');
    for (const part of manifest ? partsOfPackage(manifest, folder) : [])
      await uploads.put(part.name, await part.read(), part.contentType);
    const digests = await uploads.done();
    signal.throwIfAborted();
    if (manifest) await noteFiles(run, manifest);
    await writeDigests(blobs, blobPrefix, { ...digests, [ORIGINAL]: original });
    logNotices(run, pages);
    return {
      pages: pages.map(({ width, height }) => ({ width, height })),
      blobPrefix,
      renderer: RENDERER,
    };
  } finally {
    clearInterval(watch);
    report.end();
    await uploads.settled(); // They read from the folder that is removed next.
  }
}

/** Before its pages are shown, so that its files are known when they are. */
async function noteFiles({ context, data }: Run, { files }: PackageManifest): Promise<void> {
  const { presentationId, fileId } = data;
  const packageId = packageIdOf(presentationId, fileId);
  const command = { type: 'UnpackPackage', packageId, presentationId, fileId, files } as const;
  await context.execute(Package, packageId, command);
}

function logNotices({ context, data }: Run, pages: readonly ConvertedPage[]): void {
  const numbers = pages.filter(({ isNotice }) => isNotice).map(({ number }) => number);
  if (numbers.length === 0) return;
  const { presentationId } = data;
  context.engines.logger.info({ presentationId, pages: numbers }, 'Pages could not be drawn');
}

/** The view may be behind: the work ends only when it is certainly not wanted. */
async function isWanted({ context, data }: Run): Promise<boolean> {
  const rows = context.view(Presentation);
  rows.forget(data.presentationId);
  const state = (await rows.get(data.presentationId))?.doc;
  if (!state || state.status === 'none') return true;
  return (
    state.status === 'present' &&
    (state.lastRequest < data.request || workFor(state, data.request) !== null)
  );
}
