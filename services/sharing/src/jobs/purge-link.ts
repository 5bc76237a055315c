import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

/** How long a deleted link can be restored and keeps its alias. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

export const purgeLink = jobKind({
  kind: 'purge-link',
  data: z.object({ sharedLinkId: z.uuid(), deletedAt: z.string() }),
  async run({ data: { sharedLinkId, deletedAt }, context }) {
    await context.execute(sharedLink, sharedLinkId, {
      type: 'PurgeSharedLink',
      sharedLinkId,
      deletedAt,
    });
  },
});

export function purgeLinkJob(
  teamId: string | null,
  sharedLinkId: string,
  deletedAt: string,
): NewJob {
  const dueAt = new Date(Date.parse(deletedAt) + KEPT_MS).toISOString();
  return {
    kind: purgeLink.kind,
    key: `${sharedLinkId}/${deletedAt}`,
    teamId,
    subjectId: sharedLinkId,
    dueAt,
    data: { sharedLinkId, deletedAt },
  };
}
