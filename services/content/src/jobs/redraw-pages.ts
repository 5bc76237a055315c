import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Blobs } from '@lectern/kernel/blobs/port.ts';
import { jobKind, PermanentFailure, type JobRun } from '@lectern/kernel/jobs/job-kind.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { ConversionError } from '../conversion/conversion-error.ts';
import { documentFile, pathsOf } from '../conversion/page-paths.ts';
import { PicturePdf } from '../conversion/picture-pdf.ts';
import { pictureSize } from '../conversion/pictures.ts';
import { readMade } from '../conversion/sandbox/read-made.ts';
import { makeWorkFolder } from '../conversion/work-folder.ts';
import { RENDERER } from '../conversion/renderer.ts';
import { pagesIn } from '../presentation/page-runs.ts';
import { presentationsWithFile } from '../uploads/presentations-with-file.ts';
import { PageUploads } from './page-uploads.ts';
import { processPresentation } from './process-presentation.ts';
import type { PresentationState } from '../presentation/state.ts';

const data = z.strictObject({ fileId: z.string() });
type Run = JobRun<z.output<typeof data>>;

/** One job per file and renderer: copies share a file, and two runs must not write the same pages. */
export function redrawPagesJob(teamId: string, fileId: string): NewJob {
  // Not the presentation as subject: its jobs are listed as those that people wait for.
  return {
    kind: 'redraw-pages',
    key: `${fileId}/${RENDERER}`,
    teamId,
    subjectId: fileId,
    dueAt: new Date().toISOString(),
    data: { fileId },
  };
}

/**
 * Redraws the pages of a PDF that an older renderer drew. The new pages replace the old ones under the same keys once all
 * are drawn, so nothing else changes. When the file cannot be drawn any more, or page sizes differ, the old pages stay.
 */
export const redrawPages = jobKind<z.output<typeof data>>({
  kind: 'redraw-pages',
  data,
  yieldsTo: [processPresentation.kind],
  tries: 20, // Over half a day: it may take that long until a full disk is noticed.

  async run(run) {
    const { fileId } = run.data;
    const drawn = await drawnPages(run.context, fileId);
    if (drawn === null) return;
    const home = await makeWorkFolder(run.context.engines.settings);
    try {
      await redraw(run, drawn, home);
    } catch (error) {
      if (!(error instanceof ConversionError) || error.isRetryable) throw error;
      run.context.engines.logger.info(
        { fileId, reason: error.reason },
        'A file could not be drawn again; its pages stay as they are',
      );
      await copyPictures(run, drawn, home);
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  },
});

interface DrawnPages {
  blobKey: string;
  blobPrefix: string;
  pages: readonly { width: number; height: number }[];
}

/** Null when no presentation shows pages of this file, or they do not come from a PDF. */
async function drawnPages(context: ServiceContext, fileId: string): Promise<DrawnPages | null> {
  for (const { doc } of await presentationsWithFile(context, fileId, 20)) {
    const found = pagesOf(doc, fileId);
    if (found) return found;
  }
  return null;
}

function pagesOf(state: PresentationState, fileId: string): DrawnPages | null {
  if (state.status === 'none') return null;
  const { file, processing, presentationType } = state;
  if (file.fileId === fileId && processing.status === 'processed') {
    return presentationType === 'PDF'
      ? { blobKey: file.blobKey, blobPrefix: processing.blobPrefix, pages: processing.pages }
      : null;
  }
  const former = state.formerVersions.findLast((version) => version.file.fileId === fileId);
  return former?.presentationType === 'PDF'
    ? { blobKey: former.file.blobKey, blobPrefix: former.blobPrefix, pages: pagesIn(former.pages) }
    : null;
}

async function redraw(
  { context, data: { fileId }, signal }: Run,
  drawn: DrawnPages,
  home: string,
): Promise<void> {
  const { blobs, logger } = context.engines;
  const original = await blobs.get(drawn.blobKey);
  if (!original) throw new PermanentFailure(`The file ${fileId} is not there.`);
  const file = join(home, 'file');
  await pipeline(original.body, createWriteStream(file), { signal });
  const { convertFile } = await import('../conversion/convert.ts');
  const { pages, document } = await convertFile({
    file,
    folder: join(home, 'pages'),
    signal,
    isInBackground: true,
  });
  if ((await drawnPages(context, fileId)) === null) return; // Purged meanwhile.
  // Older files have no copy made of pictures (ADR 0043).
  await storeDocument(blobs, drawn, document);
  if (pages.some(({ isNotice }) => isNotice) || !haveSameSizes(pages, drawn.pages)) {
    logger.info({ fileId }, 'A file has other pages when drawn again; its pages stay as they are');
    return;
  }
  const uploads = new PageUploads(blobs, drawn.blobPrefix);
  for (const page of pages) void uploads.add(page); // `done` throws what fails.
  try {
    await uploads.done();
  } finally {
    await uploads.settled(); // They read from the folder that is removed next.
  }
}

/** For readers who may not download: a PDF made of the old pictures, when the file cannot be drawn any more. */
async function copyPictures({ context }: Run, drawn: DrawnPages, home: string): Promise<void> {
  const { blobs } = context.engines;
  const file = join(home, documentFile);
  const copy = await PicturePdf.create(file);
  for (const [index, page] of drawn.pages.entries()) {
    const picture = await blobs.get(pathsOf(drawn.blobPrefix, index + 1).picture);
    if (!picture) throw new PermanentFailure(`A picture below ${drawn.blobPrefix} is not there.`);
    const bytes = await buffer(picture.body);
    await copy.addPage({ bytes, ...pictureSize(page), channels: 3 }, page);
  }
  await copy.end();
  await storeDocument(blobs, drawn, file);
}

async function storeDocument(
  blobs: Blobs,
  { blobPrefix }: DrawnPages,
  file: string,
): Promise<unknown> {
  return blobs.put(join(blobPrefix, documentFile), await readMade(file), 'application/pdf');
}

/** Figures are stored by page, and sizes with the presentation. In points; each renderer rounds differently. */
function haveSameSizes(pages: DrawnPages['pages'], before: DrawnPages['pages']): boolean {
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
