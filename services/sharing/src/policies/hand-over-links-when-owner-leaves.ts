import { MemberRemoved, WorkHandedOver } from '@lectern/schemas/events/identity/memberships.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { ownershipTransfer } from '@lectern/kernel/replicas/successors.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

const CHUNK = 200;

/**
 * Includes deleted links, which may be restored. A retry continues with the rest. hand-over-link-when-owner-is-gone.ts
 * catches links that arrive later: its replica knows about the departure before this begins.
 */
export const handOverLinksWhenOwnerLeaves = policy({
  name: 'hand-over-links-when-owner-leaves',
  on: [WorkHandedOver, MemberRemoved],
  async react(left, context) {
    const { userId, teamId } = left.data;
    const handOver = await ownershipTransfer(context, left);
    if (!handOver) return;
    const { heirId: toUserId, ownedUntil } = handOver;
    for (const isDeleted of [false, true]) {
      for (let after: { value: string; id: string } | undefined; ;) {
        const links = await context.view(sharedLink).find({
          list: 'oldest',
          where: { isDeleted, createdBy: userId },
          limit: CHUNK,
          ...(after && { after }),
        });
        for (const { id } of links)
          await context.execute(
            sharedLink,
            id,
            {
              type: 'HandOverSharedLink',
              sharedLinkId: id,
              fromUserId: userId,
              toUserId,
              ownedUntil,
            },
            { teamId, anew: true },
          );
        const last = links.at(-1);
        if (links.length < CHUNK || !last || last.doc.status === 'none') break;
        after = { value: last.doc.createdAt, id: last.id };
      }
    }
  },
});
