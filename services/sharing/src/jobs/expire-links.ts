import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

/** Records the expiry; visitors see the link as expired from its date on. */
export const expireLinks = jobKind({
  kind: 'expire-links',
  data: z.object({ sharedLinkId: z.uuid() }),
  concurrency: 4,
  async run({ data: { sharedLinkId }, context }) {
    await context.execute(sharedLink, sharedLinkId, {
      type: 'ExpireSharedLinkWhenDue',
      sharedLinkId,
    });
  },
});

export function expireLinkJob(
  teamId: string | null,
  sharedLinkId: string,
  expiresAt: string,
): NewJob {
  return {
    kind: expireLinks.kind,
    key: `${sharedLinkId}/${expiresAt}`,
    teamId,
    subjectId: sharedLinkId,
    dueAt: expiresAt,
    data: { sharedLinkId },
  };
}
