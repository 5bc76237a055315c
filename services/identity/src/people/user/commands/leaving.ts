import {
  InvitationRevoked,
  MemberLocked,
  MemberRemoved,
  MemberUnlocked,
  RemovedMemberForgotten,
  WorkHandedOver,
} from '@lectern/schemas/events/identity/memberships.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { UserEvent } from '../events.ts';
import { assertMayLockOrRemove, type Granter } from './granting.ts';
import { membershipIn, requireTeamMembership } from '../memberships.ts';
import type { User } from '../state.ts';
import { problems } from '../../../problems.ts';

interface LockOrUnlock {
  type: 'LockMember' | 'UnlockMember';
  by: Granter;
  userId: string;
  teamId: string;
}

interface RemoveMember {
  type: 'RemoveMember';
  by: Granter;
  userId: string;
  teamId: string;
  /** A member of the team, who gets what they own. */
  successorId: string;
  /** Whether a person chose the successor. */
  isChosen: boolean;
}

/** Before a person is erased, while they are still a member. */
interface HandOverWork {
  type: 'HandOverWork';
  userId: string;
  teamId: string;
  successorId: string;
}

/**
 * By the product, once a person is erased. `successorId` is null if the team has no other
 * administrator.
 */
interface LeaveErased {
  type: 'LeaveErased';
  userId: string;
  teamId: string;
  successorId: string | null;
}

export type LeavingCommand = LockOrUnlock | RemoveMember | HandOverWork | LeaveErased;

export function lockOrUnlock({ type, by, userId, teamId }: LockOrUnlock, user: User): UserEvent[] {
  const membership = requireTeamMembership(user, teamId);
  if (membership.status === 'INVITED') throw new DomainError('CONFLICT', problems.notJoinedYet);
  const isLocking = type === 'LockMember';
  if (isLocking === (membership.status === 'LOCKED')) return [];
  assertMayLockOrRemove(by, userId, membership);
  return [(isLocking ? MemberLocked : MemberUnlocked)({ userId, teamId })];
}

export function removeMember(
  { by, userId, teamId, successorId, isChosen }: RemoveMember,
  user: User,
): UserEvent[] {
  const membership = requireTeamMembership(user, teamId);
  if (membership.status === 'INVITED')
    throw new DomainError('CONFLICT', problems.revokeInvitationInstead);
  assertMayLockOrRemove(by, userId, membership);
  return [
    WorkHandedOver({ userId, teamId, toUserId: successorId, isChosen }),
    MemberRemoved({ userId, teamId }),
  ];
}

export function handOverWork(
  { userId, teamId, successorId }: HandOverWork,
  user: User,
): UserEvent[] {
  requireTeamMembership(user, teamId);
  return [WorkHandedOver({ userId, teamId, toUserId: successorId })];
}

/** One team at a time, because a commit belongs to one team's feed. */
export function leaveErased({ userId, teamId, successorId }: LeaveErased, user: User): UserEvent[] {
  const { invitation, removed } = user.status === 'none' ? { invitation: null, removed: [] } : user;
  const isIn = membershipIn(user, teamId) !== null;
  return [
    ...(isIn && successorId !== null
      ? [WorkHandedOver({ userId, teamId, toUserId: successorId })]
      : []),
    ...(isIn ? [MemberRemoved({ userId, teamId })] : []),
    // An erased person cannot be restored.
    ...(isIn || removed.some((one) => one.teamId === teamId)
      ? [RemovedMemberForgotten({ userId, teamId })]
      : []),
    ...(invitation?.teamId === teamId
      ? [InvitationRevoked({ invitationId: invitation.invitationId, userId, teamId })]
      : []),
  ];
}
