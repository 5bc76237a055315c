import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { repairFile } from '../stored-files/repair-file.ts';
import { findStoredFile } from '../stored-files/stored-file.ts';
import { presentationsWithFile } from '../uploads/presentations-with-file.ts';
import { processPresentation } from './process-presentation.ts';

const data = z.strictObject({ fileId: z.string() });
const KIND = 'repair-file';

export async function addRepair(
  { jobs }: ServiceContext,
  teamId: string | null,
  fileId: string,
): Promise<void> {
  const dueAt = new Date().toISOString();
  const job = { kind: KIND, key: fileId, teamId, subjectId: fileId, dueAt, data: { fileId } };
  if (!(await jobs.add(job))) await jobs.reschedule(KIND, fileId, dueAt);
}

/** What is wrong with a stored file for good, in a sentence; null for nothing. */
export async function damageOf({ jobs }: ServiceContext, fileId: string): Promise<string | null> {
  const job = await jobs.get(KIND, fileId);
  return job?.status === 'failed' ? job.failure : null;
}

/** Makes damaged pages again. A damaged original stays a failed job: operators and the file's page show it. */
export const repairStoredFile = jobKind<z.output<typeof data>>({
  kind: KIND,
  data,
  yieldsTo: [processPresentation.kind],
  async run({ data: { fileId }, context, signal }) {
    const file = await findStoredFile(context, fileId);
    if (file === null) return; // Purged.
    const repaired = await repairFile({ context, signal }, file);
    if (repaired.length > 0)
      context.engines.logger.warn({ fileId, repaired }, 'Damaged pages were made again');
  },

  async onFailed({ data: { fileId }, context, job: { teamId } }, failure) {
    context.engines.logger.error({ fileId, failure }, 'A stored file is damaged');
    if (teamId === null) return;
    for (const { id } of await presentationsWithFile(context, fileId, 20))
      context.engines.realtime.publish({
        kind: 'changed',
        teamId,
        type: 'Presentation',
        id,
        version: 0,
      });
  },
});
