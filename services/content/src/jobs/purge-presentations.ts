import { z } from 'zod';
import { fileFolder } from '@lectern/kernel/blobs/file-keys.ts';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { endOfRestoring } from '../presentation/commands.ts';
import { Presentation } from '../presentation/presentation.ts';
import { fileIdsOf } from '../presentation/versions.ts';
import { isFileKept } from '../stored-files/is-file-held.ts';

const data = z.strictObject({ presentationId: z.string() });

/** Each deletion has its own: one that was taken back finds nothing to do. */
export function purgePresentationJob(
  teamId: string,
  presentationId: string,
  deletedAt: string,
): NewJob {
  const dueAt = endOfRestoring(deletedAt);
  // Not the presentation: it lists its jobs as those that make its pages.
  return {
    kind: 'purge-presentations',
    key: `${presentationId}/${deletedAt}`,
    teamId,
    subjectId: teamId,
    dueAt,
    data: { presentationId },
  };
}

/**
 * Deletes the files and pages of a presentation that can be restored no more, unless a copy still shows them: then they
 * go with the last of them. It is said first, so that nothing is lost that could still come back.
 */
export const purgePresentations = jobKind<z.output<typeof data>>({
  kind: 'purge-presentations',
  data,
  async run({ data: { presentationId }, context, signal }) {
    const { state, teamId } = await context.execute(Presentation, presentationId, {
      type: 'PurgePresentation',
      presentationId,
    });
    if (state.status !== 'purged' || teamId === null) return;
    const { blobs } = context.engines;
    for (const fileId of fileIdsOf(state)) {
      if (await isFileKept(context, fileId, presentationId)) continue; // Two that are purged at once may each see the other: then the daily sweep has them.
      for await (const { key } of blobs.list(`${fileFolder(teamId, fileId)}/`)) {
        signal.throwIfAborted();
        await blobs.delete(key);
      }
    }
  },
});
