import { permissionKeys } from '@lectern/kernel/access/permissions.ts';
import type { Membership, User } from './user.ts';

/** What a member may do in a team: everything for its admins (accounts §6). */
export function permissionsOf({ role, permissions }: Membership): readonly string[] {
  return role === 'TEAM_ADMIN' ? permissionKeys : permissions;
}

export function membershipIn(user: User, teamId: string | null): Membership | null {
  if (user.status === 'none') return null;
  return user.memberships.find((membership) => membership.teamId === teamId) ?? null;
}
