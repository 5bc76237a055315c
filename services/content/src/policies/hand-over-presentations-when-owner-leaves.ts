import { MemberRemoved, WorkHandedOver } from '@lectern/schemas/events/identity/memberships.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { handOverOf } from '@lectern/kernel/replicas/heirs.ts';
import { Presentation } from '../presentation/presentation.ts';

const CHUNK = 200;

/**
 * Also those that were deleted: they may be restored. After a crash it goes on with those that are left. What is not there
 * yet when they are looked through is handed over when it comes (hand-over-presentation-when-owner-is-gone.ts): that asks a
 * replica which has heard of it before the looking through begins.
 */
export const handOverPresentationsWhenOwnerLeaves = policy({
  name: 'hand-over-presentations-when-owner-leaves',
  on: [WorkHandedOver, MemberRemoved],
  async react(left, context) {
    const { userId, teamId } = left.data;
    const handOver = await handOverOf(context, left);
    if (!handOver) return;
    const { heirId: ownerId, ownedUntil } = handOver;
    for (const isDeleted of [false, true]) {
      for (let after: { value: string; id: string } | undefined; ;) {
        const rows = await context.view(Presentation).find({
          list: 'byId',
          where: { isDeleted, ownerId: userId },
          limit: CHUNK,
          ...(after && { after }),
        });
        for (const { id } of rows)
          await context.execute(
            Presentation,
            id,
            {
              type: 'HandOverPresentation',
              presentationId: id,
              fromId: userId,
              ownerId,
              ownedUntil,
            },
            { teamId, anew: true },
          );
        const last = rows.at(-1);
        if (rows.length < CHUNK || !last) break;
        after = { value: last.id, id: last.id };
      }
    }
  },
});
