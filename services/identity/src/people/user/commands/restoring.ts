import { GroupJoined } from '@lectern/schemas/events/identity/groups.ts';
import {
  MemberCustomRoleChanged,
  MemberLocked,
  MemberRestored,
  RemovedMemberForgotten,
  TeamJoined,
  WorkReturned,
} from '@lectern/schemas/events/identity/memberships.ts';
import { PasswordDropped, UserForgotten } from '@lectern/schemas/events/identity/users.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { endOfRestoring, RESTORE_DAYS } from '@lectern/kernel/lifecycle/deletable.ts';
import type { UserEvent } from '../events.ts';
import { teamMembershipIn, type TeamMembership } from '../memberships.ts';
import { assertMayGrant, type Granter } from './granting.ts';
import type { GrantableRole } from './invitation-role.ts';
import type { RegisteredUser, RemovedMembership, User } from '../state.ts';
import { problems } from '../../../problems.ts';

/** Null for current, invited and erased users. */
export function removedMembershipIn(user: User, teamId: string | null): RemovedMembership | null {
  if (user.status === 'none' || user.email === null || teamMembershipIn(user, teamId)) return null;
  return user.removed.find((one) => one.teamId === teamId) ?? null;
}

/** Whether the password may be another person's, who saw an invitation link meanwhile. */
export function mustDropPassword(user: User, teamId: string): boolean {
  return removedMembershipIn(user, teamId)?.isPasswordOfOthers === true;
}

/** What restoring would give. */
export function restorableMembershipIn(user: User, teamId: string | null): TeamMembership | null {
  const removed = removedMembershipIn(user, teamId);
  return (
    removed && {
      teamId: removed.teamId,
      role: removed.role,
      permissions: removed.permissions,
      customRoleId: removed.customRoleId,
      status: 'REMOVED',
      removedAt: removed.removedAt,
    }
  );
}

interface RestoreMember {
  type: 'RestoreMember';
  by: Granter;
  userId: string;
  teamId: string;
  /** Former groups that still exist. */
  groupIds: readonly string[];
  /** The former custom role, if it still exists. */
  customRole: GrantableRole | null;
}

/** By the product, once a member can no longer be restored. */
interface ForgetRemoved {
  type: 'ForgetRemoved';
  userId: string;
  teamId: string;
}

export type RestoringCommand = RestoreMember | ForgetRemoved;

/**
 * Restores role, permissions, groups and lock, and the items that went to the default successor. Old sign-ins stay
 * invalid, and so does a password that may be another person's.
 * @throws DomainError NOT_FOUND; CONFLICT for an invited user; FORBIDDEN
 */
export function restoreMember(
  { by, userId, teamId, groupIds, customRole, now }: RestoreMember & Pick<Decision, 'now'>,
  user: User,
): UserEvent[] {
  const membership = teamMembershipIn(user, teamId);
  if (membership?.status === 'INVITED') throw new DomainError('CONFLICT', problems.invitedAgain);
  if (membership) return []; // A retry.
  const removed = removedMembershipIn(user, teamId);
  if (!removed) throw new DomainError('NOT_FOUND', problems.userUnknown);
  if (now >= endOfRestoring(removed.removedAt))
    throw new DomainError('CONFLICT', problems.removedLongAgo({ days: RESTORE_DAYS }));
  const { role, permissions, isLocked, handedOver } = removed;
  const given = customRole !== null && customRole.id === removed.customRoleId ? customRole : null;
  assertMayGrant(by, { role, permissions: [...permissions, ...(given?.permissions ?? [])] });
  return [
    ...(mustDropPassword(user, teamId)
      ? [PasswordDropped({ userId, teamId, because: 'RESTORED' })]
      : []),
    TeamJoined({ userId, teamId, role, permissions }),
    ...(given === null
      ? []
      : [MemberCustomRoleChanged({ userId, teamId, customRoleId: given.id })]),
    ...removed.groupIds
      .filter((groupId) => groupIds.includes(groupId))
      .map((groupId) => GroupJoined({ userId, teamId, groupId })),
    ...(isLocked ? [MemberLocked({ userId, teamId })] : []),
    ...(handedOver === null
      ? []
      : [
          WorkReturned({
            userId,
            teamId,
            fromUserId: handedOver.toUserId,
            handedOverAt: handedOver.at,
          }),
        ]),
    MemberRestored({ userId, teamId }),
  ];
}

/**
 * Ends the restore period. A user who is in no team and not invited is forgotten in the same
 * commit, so a concurrent invitation comes before or after it.
 */
export function forgetRemoved(
  { userId, teamId, now }: ForgetRemoved & Pick<Decision, 'now'>,
  user: User,
): UserEvent[] {
  if (user.status === 'none') return [];
  const removed = user.removed.find((one) => one.teamId === teamId);
  if (removed && now < endOfRestoring(removed.removedAt)) return []; // Removed again later: that removal has its own job.
  const isAbandoned =
    user.memberships.length === 0 &&
    user.invitation === null &&
    user.removed.every((one) => one === removed);
  return [
    ...(removed ? [RemovedMemberForgotten({ userId, teamId })] : []),
    ...(isAbandoned && !user.isForgotten ? [UserForgotten({ userId })] : []),
  ];
}

/** Frees the address and keeps that there was a user. */
export function forgotten(user: RegisteredUser): RegisteredUser {
  return {
    ...user,
    isForgotten: true,
    email: null,
    name: null,
    passwordHash: null,
    reset: null,
    profile: { ...user.profile, title: null, phone: null, signature: null },
  };
}
