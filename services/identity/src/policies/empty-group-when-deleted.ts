import { GroupDeleted } from '@lectern/schemas/events/identity/groups.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { membersOfGroup } from '../people/members/find-members.ts';
import { user } from '../people/user/user.ts';

/**
 * Otherwise items shared with only this group would stay visible. A retry continues with the rest.
 */
export const emptyGroupWhenDeleted = policy({
  name: 'empty-group-when-deleted',
  on: [GroupDeleted],
  async react({ data: { groupId }, meta }, context) {
    const { teamId } = meta;
    if (teamId === null) return;
    const system = context.asSystem(teamId);
    for (;;) {
      const userIds = await membersOfGroup(system, groupId, 100);
      if (userIds.length === 0) return;
      await Promise.all(
        userIds.map((userId) =>
          system.execute(
            user,
            userId,
            { type: 'LeaveGroup', userId, teamId, groupId },
            { withoutIdempotency: true },
          ),
        ),
      );
    }
  },
});
