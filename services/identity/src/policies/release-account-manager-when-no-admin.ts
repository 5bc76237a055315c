import { MemberRemoved, MemberRoleChanged } from '@lectern/schemas/events/identity/memberships.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { team } from '../people/team/team.ts';

/** Becoming an administrator again does not bring the position back. */
export const releaseAccountManagerWhenNoAdmin = policy({
  name: 'release-account-manager-when-no-admin',
  on: [MemberRoleChanged, MemberRemoved],
  async react({ type, data }, context) {
    if (type === 'MemberRoleChanged' && data.role === 'TEAM_ADMIN') return;
    await context.execute(team, data.teamId, {
      type: 'ReleaseAccountManager',
      teamId: data.teamId,
      userId: data.userId,
    });
  },
});
