import { SharedLinkCreated, SharedLinkTransferred } from '@lectern/schemas/events/sharing.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { currentOwner } from '@lectern/kernel/replicas/successors.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

/** Catches links created by or transferred to a user after their links were handed over. */
export const handOverLinkWhenOwnerIsGone = policy({
  name: 'hand-over-link-when-owner-is-gone',
  on: [SharedLinkCreated, SharedLinkTransferred],
  async react({ type, data }, context) {
    const { sharedLinkId } = data;
    const fromUserId = type === 'SharedLinkCreated' ? data.createdBy : data.toUserId;
    const toUserId = await currentOwner(context, fromUserId);
    if (toUserId === null || toUserId === fromUserId) return;
    await context.execute(
      sharedLink,
      sharedLinkId,
      { type: 'HandOverSharedLink', sharedLinkId, fromUserId, toUserId, ownedUntil: null },
      { anew: true },
    );
  },
});
