import { MemberRemoved, WorkHandedOver } from '@lectern/schemas/events/identity/memberships.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { ownershipTransfer } from '@lectern/kernel/replicas/successors.ts';
import { Presentation } from '../presentation/presentation.ts';
import { everyPresentation } from './every-presentation.ts';

/**
 * After a crash it goes on with those that are left. What is not there yet when they are looked through is handed over when
 * it comes (hand-over-presentation-when-owner-is-gone.ts): that asks a replica which has heard of it before the looking
 * through begins.
 */
export const handOverPresentationsWhenOwnerLeaves = policy({
  name: 'hand-over-presentations-when-owner-leaves',
  on: [WorkHandedOver, MemberRemoved],
  async react(left, context) {
    const { userId: fromId, teamId } = left.data;
    const handOver = await ownershipTransfer(context, left);
    if (!handOver) return;
    const { heirId: ownerId, ownedUntil } = handOver;
    await everyPresentation(context, { ownerId: fromId }, (presentationId) =>
      context.execute(
        Presentation,
        presentationId,
        { type: 'HandOverPresentation', presentationId, fromId, ownerId, ownedUntil },
        { teamId, anew: true },
      ),
    );
  },
});
