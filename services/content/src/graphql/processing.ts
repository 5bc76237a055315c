import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Job } from '@lectern/kernel/store/jobs-port.ts';
import { canRetry } from '../conversion/conversion-error.ts';
import { processingJobKey, processPresentation } from '../jobs/process-presentation.ts';
import { readProgress } from '../jobs/processing-report.ts';
import type { Processing, ProcessingStatus } from './generated.ts';
import { pageUrl } from './page-url.ts';
import type { PresentationRow } from './presentation-row.ts';

const statuses = { waiting: 'WAITING', processing: 'PROCESSING', processed: 'PROCESSED', failed: 'FAILED' } as const satisfies Record<string, ProcessingStatus>;

/** The first page is shown as soon as it lies there, while the others are being made. */
export async function thumbnailOf(row: PresentationRow, context: ServiceContext): Promise<string | null> {
  const { processing, file, thumbnailFileId } = row.facts;
  const url = pageUrl(row.id, thumbnailFileId ?? file.fileId, 'thumbnails', 1);
  if (processing.status === 'processed') return url;
  if (processing.status !== 'processing') return null;
  return readProgress((await jobOf(row, context))?.progress ?? null)?.hasFirstPage ? url : null;
}

/** How far the making of pages has come, or why it failed. */
export async function processingOf(row: PresentationRow, context: ServiceContext): Promise<Processing> {
  const { processing } = row.facts;
  const status = statuses[processing.status];
  if (processing.status === 'processed') return { status, pagesDone: processing.pages.length, pageCount: processing.pages.length, failure: null, canRetry: false };
  if (processing.status === 'failed') return { status, failure: processing.message, canRetry: canRetry(processing.reason) };
  if (processing.status === 'waiting') return { status, failure: null, canRetry: false };
  const progress = readProgress((await jobOf(row, context))?.progress ?? null);
  return { status, pagesDone: progress?.pagesDone ?? null, pageCount: progress?.pageCount ?? null, failure: null, canRetry: false };
}

function jobOf({ id, facts }: PresentationRow, context: ServiceContext): Promise<Job | null> {
  return context.jobs.get(processPresentation.kind, processingJobKey(id, facts.file.fileId, facts.processing.request));
}
