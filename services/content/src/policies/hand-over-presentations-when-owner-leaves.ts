import { WorkHandedOver } from '@lectern/schemas/events/identity/memberships.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { Presentation } from '../presentation/presentation.ts';

const CHUNK = 200;

/** Also those that were deleted: they may be restored. After a crash it goes on with those that are left. */
export const handOverPresentationsWhenOwnerLeaves = policy({
  name: 'hand-over-presentations-when-owner-leaves',
  on: [WorkHandedOver],
  async react({ data: { userId, teamId, toUserId } }, context) {
    for (const isDeleted of [false, true]) {
      for (let after: { value: string; id: string } | undefined; ; ) {
        const rows = await context.view(Presentation).find({ list: 'byId', where: { isDeleted, ownerId: userId }, limit: CHUNK, ...(after && { after }) });
        for (const { id } of rows) await context.execute(Presentation, id, { type: 'HandOverPresentation', presentationId: id, fromId: userId, ownerId: toUserId }, { teamId, anew: true });
        const last = rows.at(-1);
        if (rows.length < CHUNK || !last) break;
        after = { value: last.id, id: last.id };
      }
    }
  },
});
