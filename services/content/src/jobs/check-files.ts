import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import { counts } from '@lectern/kernel/observability/metrics.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { checkFile } from '../stored-files/check-file.ts';
import { storedFilesIn } from '../stored-files/stored-file.ts';
import { processPresentation } from './process-presentation.ts';
import { addRepair } from './repair-file.ts';

/** A part of the files a day: all of them in two weeks. */
const PARTS = 14;
const EVERY_MS = 24 * 3600_000;
/** So that others hardly notice. */
const BYTES_PER_SECOND = 4 * 1024 ** 2;
const data = z.strictObject({ teamId: z.string(), part: z.number().int() });

const checked = counts(
  'lectern_stored_files_checked_total',
  'Stored files that were read and compared with their digests',
  ['result'],
);

/** Each schedules the next part; a job cannot reschedule itself while it runs. */
function checkFilesJob(teamId: string, part: number, dueAt: Date): NewJob {
  return {
    kind: 'check-files',
    key: `${teamId}/${part}`,
    teamId,
    subjectId: teamId,
    dueAt: dueAt.toISOString(),
    data: { teamId, part },
  };
}

export async function startChecking({ jobs }: ServiceContext, teamId: string): Promise<void> {
  await jobs.add(checkFilesJob(teamId, 0, new Date()));
}

/** Reads a team's stored files slowly, each within two weeks, and has damaged ones repaired. */
export const checkFiles = jobKind<z.output<typeof data>>({
  kind: 'check-files',
  data,
  yieldsTo: [processPresentation.kind],
  async run({ data: { teamId, part }, context, signal }) {
    // First, so that checks go on after one that fails.
    const next = checkFilesJob(teamId, (part + 1) % PARTS, new Date(Date.now() + EVERY_MS));
    if (!(await context.jobs.add(next)))
      await context.jobs.reschedule(next.kind, next.key, next.dueAt);

    const { blobs, logger } = context.engines;
    const pace = pacer(signal);
    const found = { files: 0, bytes: 0, damaged: 0 };
    for await (const file of storedFilesIn(context, (fileId) => partOf(fileId) === part)) {
      const { problems, hasDigests } = await checkFile(blobs, file, (bytes) => {
        found.bytes += bytes;
        return pace(bytes);
      });
      found.files++;
      checked.inc({ result: problems.length > 0 ? 'damaged' : 'good' });
      if (problems.length > 0) found.damaged++;
      for (const { message } of problems) logger.warn({ fileId: file.fileId }, message);
      if (problems.length > 0 || !hasDigests) await addRepair(context, teamId, file.fileId);
    }
    logger.info({ teamId, part, ...found }, 'Stored files were checked');
  },
});

function partOf(fileId: string): number {
  return createHash('sha256').update(fileId).digest().readUInt32BE() % PARTS;
}

function pacer(signal: AbortSignal): (bytes: number) => Promise<void> {
  const startedAt = performance.now();
  let total = 0;
  return async (bytes) => {
    signal.throwIfAborted();
    total += bytes;
    const ahead = (total / BYTES_PER_SECOND) * 1_000 - (performance.now() - startedAt);
    if (ahead > 50) await pause(ahead, undefined, { signal });
  };
}
