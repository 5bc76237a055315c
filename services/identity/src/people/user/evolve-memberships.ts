import type { EventOf } from '@lectern/schemas/events/event.ts';
import type {
  MemberCustomRoleChanged,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { groupsIn, membershipIn } from './memberships.ts';
import type { GroupMembership, Membership, RegisteredUser, RemovedMembership } from './state.ts';

function otherMemberships({ memberships }: RegisteredUser, teamId: string): Membership[] {
  return memberships.filter((one) => one.teamId !== teamId);
}

function groupsInOtherTeams({ groups }: RegisteredUser, teamId: string): GroupMembership[] {
  return groups.filter((one) => one.teamId !== teamId);
}

export function withoutRemoved({ removed }: RegisteredUser, teamId: string): RemovedMembership[] {
  return removed.filter((one) => one.teamId !== teamId);
}

function removedMembership(
  user: RegisteredUser,
  teamId: string,
  removedAt: string,
): RemovedMembership[] {
  const membership = membershipIn(user, teamId);
  if (!membership) return [];
  const { role, permissions, customRoleId, isLocked, handedOver } = membership;
  return [
    {
      teamId,
      role,
      permissions,
      customRoleId,
      isLocked,
      groupIds: groupsIn(user, teamId),
      removedAt,
      handedOver,
      isPasswordOfOthers: false,
    },
  ];
}

/** Also changes an invitation to the team. */
export function memberChanged(
  user: RegisteredUser,
  teamId: string,
  changes: Partial<Membership>,
): RegisteredUser {
  const { invitation } = user;
  return {
    ...user,
    memberships: user.memberships.map((one) =>
      one.teamId === teamId ? { ...one, ...changes } : one,
    ),
    invitation:
      invitation?.teamId === teamId
        ? {
            ...invitation,
            role: changes.role ?? invitation.role,
            permissions: changes.permissions ?? invitation.permissions,
          }
        : invitation,
  };
}

export function customRoleChanged(
  user: RegisteredUser,
  { teamId, customRoleId, offered }: EventOf<typeof MemberCustomRoleChanged>['data'],
): RegisteredUser {
  const { invitation } = user;
  if (invitation?.teamId !== teamId) return memberChanged(user, teamId, { customRoleId });
  const customRole = customRoleId === null ? null : { customRoleId, permissions: offered ?? [] };
  return memberChanged({ ...user, invitation: { ...invitation, customRole } }, teamId, {
    customRoleId,
  });
}

export function teamJoined(
  user: RegisteredUser,
  { teamId, role, permissions }: EventOf<typeof TeamJoined>['data'],
): RegisteredUser {
  const membership = {
    teamId,
    role,
    permissions,
    customRoleId: null,
    isLocked: false,
    epoch: user.epoch,
    handedOver: null,
  };
  return {
    ...user,
    memberships: [...otherMemberships(user, teamId), membership],
    formerTeamIds: user.formerTeamIds.filter((id) => id !== teamId),
    removed: withoutRemoved(user, teamId),
  };
}

export function memberLocked(user: RegisteredUser, teamId: string): RegisteredUser {
  const epoch = user.epoch + 1;
  return memberChanged({ ...user, epoch }, teamId, { isLocked: true, epoch });
}

export function memberRemoved(
  user: RegisteredUser,
  teamId: string,
  removedAt: string,
): RegisteredUser {
  return {
    ...user,
    epoch: user.epoch + 1,
    memberships: otherMemberships(user, teamId),
    formerTeamIds: [...user.formerTeamIds, teamId],
    groups: groupsInOtherTeams(user, teamId),
    removed: [...withoutRemoved(user, teamId), ...removedMembership(user, teamId, removedAt)],
  };
}

export function invitationRevoked(user: RegisteredUser, teamId: string): RegisteredUser {
  const { invitation } = user;
  return {
    ...user,
    invitation: null,
    revoked: invitation && { teamId: invitation.teamId, sentAt: invitation.sentAt },
    groups: groupsInOtherTeams(user, teamId),
  };
}
