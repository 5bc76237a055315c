import { MemberRoleChanged } from '@lectern/schemas/events/identity/memberships.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { findMembers } from '../people/members/find-members.ts';
import { user } from '../people/user/user.ts';

/**
 * Administrators cannot demote, lock or remove themselves or one another, so this only happens when
 * two demote one another at the same moment. Both become administrators again.
 */
export const restoreAdminWhenNoneIsLeft = policy({
  name: 'restore-admin-when-none-is-left',
  on: [MemberRoleChanged],
  async react({ data: { userId, teamId, role } }, context) {
    if (role === 'TEAM_ADMIN') return;
    const { total } = await findMembers(
      context.asSystem(teamId),
      { role: 'TEAM_ADMIN', status: 'ACTIVE' },
      { page: 1, pageSize: 1 },
    );
    if (total === 0) await context.execute(user, userId, { type: 'RestoreAdmin', userId, teamId });
  },
});
