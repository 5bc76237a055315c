import { z } from 'zod';
import { BlobDamaged } from '@lectern/kernel/blobs/checked-read.ts';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import type { TextPage } from '@lectern/kernel/store/texts-port.ts';
import { wordsOf } from '@lectern/schemas/text/words.ts';
import { plainTextOf, readStoredText } from '../search/stored-text.ts';
import { findStoredFile } from '../stored-files/stored-file.ts';
import { requestMissingTexts } from '../search/missing-texts.ts';
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

/** Makes the text of a file's pages searchable. */
export const indexPages = jobKind<z.output<typeof data>>({
  kind: 'index-pages',
  data,
  yieldsTo: [processPresentation.kind],
  async run({ data: { fileId }, context, signal }) {
    const file = await findStoredFile(context, fileId);
    if (!file?.pages) return;
    if (await context.texts.isEmpty()) await requestMissingTexts(context, file.teamId);
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
    // It may have been purged meanwhile.
    if (!(await findStoredFile(context, fileId))) await context.texts.remove(fileId);
  },
});
