import { PresentationCreated, PresentationOwnerChanged } from '@lectern/schemas/events/content.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { currentOwner } from '@lectern/kernel/replicas/successors.ts';
import { Presentation } from '../presentation/presentation.ts';

/** What somebody made or was given in their last moment, after what they owned had been handed over. */
export const handOverPresentationWhenOwnerIsGone = policy({
  name: 'hand-over-presentation-when-owner-is-gone',
  on: [PresentationCreated, PresentationOwnerChanged],
  async react({ data: { presentationId, ownerId: fromId } }, context) {
    const ownerId = await currentOwner(context, fromId);
    if (ownerId === null || ownerId === fromId) return;
    await context.execute(
      Presentation,
      presentationId,
      { type: 'HandOverPresentation', presentationId, fromId, ownerId, ownedUntil: null },
      { anew: true },
    );
  },
});
