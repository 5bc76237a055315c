import { z } from 'zod';
import { BlobDamaged } from '@lectern/kernel/blobs/checked-read.ts';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import type { TextPage } from '@lectern/kernel/store/texts-port.ts';
import { wordsOf } from '@lectern/schemas/text/words.ts';
import { plainTextOf, readStoredText } from '../search/stored-text.ts';
import { findStoredFile, storedFilesIn } from '../stored-files/stored-file.ts';
import { processPresentation } from './process-presentation.ts';

const data = z.strictObject({ fileId: z.string() });

/** @param request tells requests for the same file apart */
export function indexPagesJob(teamId: string, fileId: string, request: string): NewJob {
  return {
    kind: 'index-pages',
    key: `${fileId}/${request}`,
    teamId,
    subjectId: fileId,
    dueAt: new Date().toISOString(),
    data: { fileId },
  };
}

/** For files whose texts are missing: an index is in no backup, and earlier releases had none. */
export async function indexMissingPages(context: ServiceContext, teamId: string): Promise<void> {
  for await (const { fileId, pages } of storedFilesIn(context)) {
    if (!pages || (await context.texts.has(fileId))) continue;
    const job = indexPagesJob(teamId, fileId, 'missing');
    if (!(await context.jobs.add(job))) await context.jobs.reschedule(job.kind, job.key, job.dueAt);
  }
}

/** Makes the text of a file's pages searchable. */
export const indexPages = jobKind<z.output<typeof data>>({
  kind: 'index-pages',
  data,
  yieldsTo: [processPresentation.kind],
  async run({ data: { fileId }, context, signal }) {
    const file = await findStoredFile(context, fileId);
    if (!file?.pages) return;
    const pages: TextPage[] = [];
    for (const index of file.pages.keys()) {
      signal.throwIfAborted();
      const text = await readStoredText(context, file.folder, index + 1).then(
        (stored) => (stored ? plainTextOf(stored) : ''),
        (error: unknown) => {
          if (error instanceof BlobDamaged) return ''; // It is reported, and repaired elsewhere.
          throw error;
        },
      );
      if (text !== '') pages.push({ number: index + 1, text, words: wordsOf(text) });
    }
    // A file without text has an empty one, so that it is not missing.
    await context.texts.put(
      fileId,
      pages.length > 0 ? pages : [{ number: 0, text: '', words: [] }],
    );
  },
});
