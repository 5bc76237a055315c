import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import { storedFilesIn } from '../stored-files/stored-file.ts';
import { indexPagesJob } from './index-pages.ts';
import { processPresentation } from './process-presentation.ts';

const data = z.strictObject({ teamId: z.string() });

/** Makes the texts of a team's files searchable that are not. */
export const indexMissingPages = jobKind<z.output<typeof data>>({
  kind: 'index-missing-pages',
  data,
  yieldsTo: [processPresentation.kind],
  async run({ data: { teamId }, context, signal }) {
    for await (const { fileId, pages } of storedFilesIn(context)) {
      signal.throwIfAborted();
      if (!pages || (await context.texts.has(fileId))) continue;
      const job = indexPagesJob(teamId, fileId, 'missing');
      if (!(await context.jobs.add(job)))
        await context.jobs.reschedule(job.kind, job.key, job.dueAt);
    }
  },
});
