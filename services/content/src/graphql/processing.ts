import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Job } from '@lectern/kernel/store/jobs-port.ts';
import { canRetry } from '../conversion/conversion-error.ts';
import { processingJobKey, processPresentation } from '../jobs/process-presentation.ts';
import { readProgress, type ProcessingProgress } from '../jobs/processing-report.ts';
import { fileOf } from './File.ts';
import type { Processing, ProcessingStatus } from './generated.ts';
import { pageUrl, pictureUrl } from './page-url.ts';
import type { PresentationRow } from './presentation-row.ts';
import type { Replacement } from '../presentation/state.ts';

const statuses = {
  waiting: 'WAITING',
  processing: 'PROCESSING',
  processed: 'PROCESSED',
  failed: 'FAILED',
} as const satisfies Record<string, ProcessingStatus>;

/** The first page is shown as soon as it exists, while the others are made. None for a deleted presentation. */
export function thumbnailOf(
  row: PresentationRow,
  context: ServiceContext,
): Promise<string | null> | string | null {
  const { processing, file, thumbnailFileId, thumbnailPicture } = row.facts;
  if (row.facts.status !== 'present') return null;
  if (thumbnailPicture !== null) return pictureUrl(row.id, file.fileId, thumbnailPicture);
  const url = pageUrl(row.id, thumbnailFileId ?? file.fileId, 'thumbnails', 1);
  if (processing.status === 'processed') return url;
  if (processing.status !== 'processing') return null;
  return progressOf(row.id, row.facts, context).then((progress) =>
    progress?.hasFirstPage ? url : null,
  );
}

/** Progress of making pages, or why it failed. Only running work has to be looked up. */
export function processingOf(
  { id, facts }: PresentationRow,
  context: ServiceContext,
): Promise<Processing> | Processing {
  return stepOf(id, facts, context);
}

/** The file that will be shown next and the progress of its pages, or null. */
export function replacementOf(
  { id, facts: { replacement } }: PresentationRow,
  context: ServiceContext,
) {
  return (
    replacement && {
      file: fileOf(id, replacement),
      processing: () => stepOf(id, replacement, context),
    }
  );
}

type Work = Pick<Replacement, 'file' | 'processing'>;

function stepOf(id: string, work: Work, context: ServiceContext): Promise<Processing> | Processing {
  const { processing } = work;
  const status = statuses[processing.status];
  if (processing.status === 'processed')
    return {
      status,
      pagesDone: processing.pages.length,
      pageCount: processing.pages.length,
      failure: null,
      canRetry: false,
      isConverting: false,
    };
  if (processing.status === 'failed')
    return {
      status,
      failure: processing.message,
      canRetry: canRetry(processing.reason),
      isConverting: false,
    };
  return awaitedStep(id, work, context);
}

/** A slow file may wait again after it was begun. */
async function awaitedStep(id: string, work: Work, context: ServiceContext): Promise<Processing> {
  const job = await jobOf(id, work, context);
  const rest = { failure: null, canRetry: false, isConverting: false };
  const progress = readProgress(job?.progress ?? null);
  const waitsFor = progress?.waitsFor ?? null;
  if (job?.status === 'waiting')
    return waitsFor === null
      ? { status: 'WAITING', filesAhead: await context.jobs.countAhead(job), ...rest }
      : { status: 'WAITING', waitsFor, ...rest };
  return {
    status: statuses[work.processing.status],
    pagesDone: progress?.pagesDone ?? null,
    pageCount: progress?.pageCount ?? null,
    ...rest,
    isConverting: progress?.isConverting ?? false,
  };
}

async function progressOf(
  id: string,
  work: Work,
  context: ServiceContext,
): Promise<ProcessingProgress | null> {
  return readProgress((await jobOf(id, work, context))?.progress ?? null);
}

function jobOf(
  id: string,
  { file, processing }: Work,
  { jobs }: ServiceContext,
): Promise<Job | null> {
  return jobs.get(processPresentation.kind, processingJobKey(id, file.fileId, processing.request));
}
