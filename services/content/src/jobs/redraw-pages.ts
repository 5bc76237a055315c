import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { digestOf } from '@lectern/kernel/blobs/digest.ts';
import { jobKind, PermanentFailure } from '@lectern/kernel/jobs/job-kind.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { ConversionError } from '../conversion/conversion-error.ts';
import { documentFile, pathsOf } from '../conversion/page-paths.ts';
import { PicturePdf } from '../conversion/picture-pdf.ts';
import { pictureSize } from '../conversion/pictures.ts';
import { readMade } from '../conversion/sandbox/read-made.ts';
import { makeWorkFolder } from '../conversion/work-folder.ts';
import { RENDERER } from '../conversion/renderer.ts';
import { drawAgain, replaceBlobs } from '../stored-files/draw-again.ts';
import { findStoredFile, type StoredFile } from '../stored-files/stored-file.ts';
import { processPresentation } from './process-presentation.ts';
import { addRepair } from './repair-file.ts';

const data = z.strictObject({
  fileId: z.string(),
  /** Null for images of earlier releases, and for what has no drawn pages. */
  renderer: z.number().nullable().default(1),
});

/** One job per file and renderer: copies share a file, and two runs must not write the same pages. */
export function redrawPagesJob(teamId: string, fileId: string, renderer: number | null): NewJob {
  // Not the presentation as subject: its jobs are listed as those that people wait for.
  return {
    kind: 'redraw-pages',
    key: `${fileId}/${RENDERER}`,
    teamId,
    subjectId: fileId,
    dueAt: new Date().toISOString(),
    data: { fileId, renderer },
  };
}

/**
 * Redraws the pages of a file that an older renderer drew. The new pages replace the old ones under the same keys once all
 * are drawn, so nothing else changes. When the file cannot be drawn any more, or page sizes differ, the old pages stay.
 */
export const redrawPages = jobKind<z.output<typeof data>>({
  kind: 'redraw-pages',
  data,
  yieldsTo: [processPresentation.kind],
  tries: 20, // Over half a day: it may take that long until a full disk is noticed.

  async run(run) {
    const { fileId, renderer } = run.data;
    const file = await findStoredFile(run.context, fileId);
    const type = renderer === null ? 'Image' : file?.presentationType;
    if (file?.pages == null || file.presentationType !== type) return;
    const home = await makeWorkFolder(run.context.engines.settings);
    try {
      await drawAgain(run, file, home);
    } catch (error) {
      if (!(error instanceof ConversionError) || error.isRetryable) throw error;
      run.context.engines.logger.info(
        { fileId, reason: error.reason },
        'A file could not be drawn again; its pages stay as they are',
      );
      if (error.reason === 'lost') await addRepair(run.context, run.job.teamId, fileId);
      if (type !== 'Image') await copyPictures(run.context, file, home);
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  },
});

/** For readers who may not download: a PDF made of the old pictures, when the file cannot be drawn any more. */
async function copyPictures(
  context: ServiceContext,
  { folder, pages }: StoredFile,
  home: string,
): Promise<void> {
  const { blobs, storedFiles } = context.engines;
  const path = join(home, documentFile);
  const copy = await PicturePdf.create(path);
  for (const [index, page] of (pages ?? []).entries()) {
    const picture = await storedFiles.open(folder, pathsOf(folder, index + 1).picture);
    if (!picture) throw new PermanentFailure(`A picture below ${folder} is not there.`);
    const bytes = await buffer(picture.body);
    await copy.addPage({ bytes, ...pictureSize(page), channels: 3 }, page);
  }
  await copy.end();
  const made = { [documentFile]: await digestOf(await readMade(path)) };
  await replaceBlobs(context, folder, made, async () => {
    await blobs.put(join(folder, documentFile), await readMade(path), 'application/pdf');
  });
}
