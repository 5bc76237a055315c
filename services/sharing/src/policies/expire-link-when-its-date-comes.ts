import { SharedLinkCreated, SharedLinkExpiryChanged } from '@lectern/schemas/events/sharing.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { expireLinkJob } from '../jobs/expire-links.ts';

export const expireLinkWhenItsDateComes = policy({
  name: 'expire-link-when-its-date-comes',
  on: [SharedLinkCreated, SharedLinkExpiryChanged],
  async react({ data: { sharedLinkId, expiresAt }, meta }, context) {
    if (expiresAt !== null)
      await context.jobs.add(expireLinkJob(meta.teamId, sharedLinkId, expiresAt));
  },
});
