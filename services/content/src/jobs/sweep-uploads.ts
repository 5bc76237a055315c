import { z } from 'zod';
import type { BlobInfo, Blobs } from '@lectern/kernel/blobs/port.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { UNHELD_MS } from '@lectern/kernel/files/receipt.ts';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { EDITS } from '@lectern/schemas/files/package-manifest.ts';
import { keptEdits } from '../package/kept-edits.ts';
import { fileHolders } from '../stored-files/file-holders.ts';
import { isFileHeld } from '../stored-files/is-file-held.ts';
import { requestMissingTexts } from '../search/missing-texts.ts';
import { startChecking } from './check-files.ts';
import { problems } from '../problems.ts';

const EVERY_MS = 24 * 3600_000;
const data = z.strictObject({ teamId: z.string() });

/** The first of a team's two jobs, which schedule each other: a job cannot reschedule itself while it runs. */
export function firstSweep(teamId: string, now: Date): NewJob {
  return sweep(teamId, 'odd', now);
}

function sweep(teamId: string, day: 'odd' | 'even', now: Date): NewJob {
  const dueAt = new Date(now.getTime() + EVERY_MS).toISOString();
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
 * Once a day, deletes a team's files that were stored more than 24 hours ago and that no entity holds: uploads whose
 * receipt was never used (it expires earlier), replaced files, files of what was purged. Also deletes edited texts that no
 * version of a package names any more, and uploads in parts that were not finished within a day.
 */
export const sweepUploads = jobKind<z.output<typeof data>>({
  kind: 'sweep-uploads',
  data,
  async run({ job, data: { teamId }, context, signal }) {
    const now = new Date();
    // First, so that sweeps go on after one that fails.
    const next = sweep(teamId, job.key.endsWith('odd') ? 'even' : 'odd', now);
    if (!(await context.jobs.add(next)))
      await context.jobs.reschedule(next.kind, next.key, next.dueAt);
    await startChecking(context, teamId);
    await requestMissingTexts(context, teamId);

    if (!(await context.isUpToDate(fileHolders)))
      throw new DomainError('UNAVAILABLE', problems.holdersUnknown);
    const folder = `${teamId}/files/`;
    let last: { fileId: string; isHeld: boolean; edits?: ReadonlySet<string> | null } | undefined;
    for await (const key of expiredKeys(context.engines.blobs, folder, now)) {
      signal.throwIfAborted();
      const [fileId = '', ...name] = key.slice(folder.length).split('/');
      if (last?.fileId !== fileId) {
        last = { fileId, isHeld: await isFileHeld(context, fileId) };
        if (!last.isHeld) await context.texts.remove(fileId);
      }
      const isEdit = last.isHeld && name[0] === EDITS;
      if (isEdit && last.edits === undefined) last.edits = await keptEdits(context, fileId);
      const isForgotten =
        isEdit &&
        last.edits?.has(name.join('/')) === false &&
        isExpired(await context.engines.blobs.head(key), now); // It may have been written again just now.
      if (!last.isHeld || isForgotten) await context.engines.blobs.delete(key);
    }
    for await (const key of expiredKeys(context.engines.blobs, `${teamId}/uploads/`, now)) {
      signal.throwIfAborted();
      await context.engines.blobs.delete(key);
    }
  },
});

/** Keys of blobs that were stored long enough ago. */
async function* expiredKeys(blobs: Blobs, folder: string, now: Date): AsyncGenerator<string> {
  for await (const info of blobs.list(folder)) if (isExpired(info, now)) yield info.key;
}

function isExpired(info: Pick<BlobInfo, 'modifiedAt'> | null, now: Date): boolean {
  return info !== null && now.getTime() - info.modifiedAt.getTime() >= UNHELD_MS;
}
