import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { isFileKept } from '../uploads/having-file.ts';

const DAY_MS = 24 * 3600_000;
const data = z.strictObject({ teamId: z.string() });

/** The first of a team's two rows, which wake each other: a job cannot be due again while it runs. */
export function firstSweep(teamId: string, now: Date): NewJob {
  return sweep(teamId, 'odd', now);
}

function sweep(teamId: string, day: 'odd' | 'even', now: Date): NewJob {
  const dueAt = new Date(now.getTime() + DAY_MS).toISOString();
  return {
    kind: 'sweep-uploads',
    key: `${teamId}/${day}`,
    teamId,
    subjectId: teamId,
    dueAt,
    data: { teamId },
  };
}

/**
 * Deletes, once a day a team, the bytes of files that no presentation refers to 24 hours after they were stored:
 * uploads whose receipt was never used. Receipts end earlier than that. Likewise what came of uploads that were begun
 * earlier and can be gone on with no more.
 */
export const sweepUploads = jobKind<z.output<typeof data>>({
  kind: 'sweep-uploads',
  data,
  async run({ job, data: { teamId }, context, signal }) {
    const now = new Date();
    // First, so that a sweep that fails does not end the sweeping.
    const next = sweep(teamId, job.key.endsWith('odd') ? 'even' : 'odd', now);
    if (!(await context.jobs.add(next)))
      await context.jobs.reschedule(next.kind, next.key, next.dueAt);

    const folder = `${teamId}/files/`;
    let seen: { fileId: string; isKnown: boolean } | undefined;
    for await (const { key, modifiedAt } of context.engines.blobs.list(folder)) {
      signal.throwIfAborted();
      if (now.getTime() - modifiedAt.getTime() < DAY_MS) continue;
      const fileId = key.slice(folder.length).split('/')[0]!;
      if (seen?.fileId !== fileId) {
        seen = { fileId, isKnown: await isFileKept(context, fileId, null) };
      }
      if (!seen.isKnown) await context.engines.blobs.delete(key);
    }
    for await (const { key, modifiedAt } of context.engines.blobs.list(`${teamId}/uploads/`)) {
      signal.throwIfAborted();
      if (now.getTime() - modifiedAt.getTime() >= DAY_MS) await context.engines.blobs.delete(key);
    }
  },
});
