import type { Job } from '@lectern/kernel/store/port.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { canRetry } from '../conversion/conversion-error.ts';
import { processingJobKey, processPresentation } from '../jobs/process-presentation.ts';
import { readProgress } from '../jobs/processing-report.ts';
import { Presentation as Presentations } from '../presentation/presentation.ts';
import type { Page, PresentationSettings, PresentationStatus, Processing, ProcessingStatus } from './generated.ts';
import { fileOf, type FileRow } from './File.ts';
import { pageUrl } from './page-url.ts';
import { rowOf, type PresentationRow } from './presentation-row.ts';

const statuses = { waiting: 'WAITING', processing: 'PROCESSING', processed: 'PROCESSED', failed: 'FAILED' } as const satisfies Record<string, ProcessingStatus>;

export const Presentation = {
  /** Also a deleted one, and for everybody: who holds its link or a session still reads its name. */
  __resolveReference: async ({ id }: { id: string }, context: ServiceContext) => rowOf(await context.view(Presentations).get(id)),

  name: ({ facts }: PresentationRow) => facts.name,
  slug: ({ facts }: PresentationRow) => facts.slug,
  alias: ({ facts }: PresentationRow) => facts.alias,
  description: ({ facts }: PresentationRow) => facts.description,
  locale: ({ facts }: PresentationRow) => facts.locale,
  presentationType: ({ facts }: PresentationRow) => facts.presentationType,
  status: ({ facts }: PresentationRow): PresentationStatus => facts.publication,
  isProtected: ({ facts }: PresentationRow) => facts.isProtected,
  sharingDisclaimer: ({ facts }: PresentationRow) => facts.sharingDisclaimer,
  settings: ({ facts }: PresentationRow): PresentationSettings => facts.settings,
  owner: ({ facts }: PresentationRow) => ({ __typename: 'User', id: facts.ownerId }),
  createdAt: ({ facts }: PresentationRow) => facts.createdAt,
  updatedAt: ({ facts }: PresentationRow) => facts.updatedAt,
  deletedAt: ({ facts }: PresentationRow) => (facts.status === 'present' ? null : facts.deletedAt),

  pageCount: ({ facts: { processing } }: PresentationRow) => (processing.status === 'processed' ? processing.pages.length : null),
  pages: ({ id, facts: { processing, file } }: PresentationRow): Page[] =>
    processing.status !== 'processed'
      ? []
      : processing.pages.map(({ width, height }, index) => ({
          number: index + 1,
          width,
          height,
          thumbnailUrl: pageUrl(id, file.fileId, 'thumbnails', index + 1),
          pictureUrl: pageUrl(id, file.fileId, 'pictures', index + 1),
        })),

  /** The first page is shown as soon as it lies there, while the others are being made. */
  async thumbnailUrl({ id, facts }: PresentationRow, _: unknown, context: ServiceContext): Promise<string | null> {
    const { processing, file } = facts;
    const url = pageUrl(id, file.fileId, 'thumbnails', 1);
    if (processing.status === 'processed') return url;
    if (processing.status !== 'processing') return null;
    return readProgress((await jobOf({ id, facts }, context))?.progress ?? null)?.hasFirstPage ? url : null;
  },

  async processing(row: PresentationRow, _: unknown, context: ServiceContext): Promise<Processing> {
    const { processing } = row.facts;
    const status = statuses[processing.status];
    if (processing.status === 'processed') return { status, pagesDone: processing.pages.length, pageCount: processing.pages.length, failure: null, canRetry: false };
    if (processing.status === 'failed') return { status, failure: processing.message, canRetry: canRetry(processing.reason) };
    if (processing.status === 'waiting') return { status, failure: null, canRetry: false };
    const progress = readProgress((await jobOf(row, context))?.progress ?? null);
    return { status, pagesDone: progress?.pagesDone ?? null, pageCount: progress?.pageCount ?? null, failure: null, canRetry: false };
  },

  files: ({ id, facts }: PresentationRow): FileRow[] => [fileOf(id, facts)],
  jobs: ({ id }: PresentationRow, _: unknown, context: ServiceContext): Promise<Job[]> => context.jobs.listBySubject(id),
};

function jobOf({ id, facts }: PresentationRow, context: ServiceContext): Promise<Job | null> {
  return context.jobs.get(processPresentation.kind, processingJobKey(id, facts.file.fileId, facts.processing.request));
}
