import { SharedLinkCreated, SharedLinkExpiryChanged } from '@lectern/schemas/events/sharing.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { remindOfExpiryJob } from '../jobs/remind-of-expiry.ts';

export const remindBeforeLinkExpires = policy({
  name: 'remind-before-link-expires',
  on: [SharedLinkCreated, SharedLinkExpiryChanged],
  async react({ data: { sharedLinkId, expiresAt }, meta }, context) {
    const job = expiresAt && remindOfExpiryJob(meta.teamId, sharedLinkId, expiresAt, meta.time);
    if (job) await context.jobs.add(job);
  },
});
