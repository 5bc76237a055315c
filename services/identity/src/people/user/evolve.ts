import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import type { UserEvent } from './events.ts';
import {
  accountRegistered,
  addressProven,
  addressUnproven,
  passwordChanged,
  passwordDropped,
  profileEdited,
  withUsedReset,
} from './evolve-account.ts';
import {
  customRoleChanged,
  invitationRevoked,
  memberChanged,
  memberLocked,
  memberRemoved,
  teamJoined,
  withoutRemoved,
} from './evolve-memberships.ts';
import { forgotten } from './commands/restoring.ts';
import type { User } from './state.ts';

export function evolve(user: User, { type, data }: UserEvent, { time }: EventMeta): User {
  if (type === 'UserRegistered') return accountRegistered(data, time);
  if (user.status === 'none') return user;
  switch (type) {
    case 'MemberInvited': {
      const { userId: _, ...invitation } = data;
      return { ...user, invitation: { ...invitation, sentAt: time } };
    }
    case 'InvitationRevoked':
      return invitationRevoked(user, data.teamId);
    case 'InvitationAccepted':
      return user.invitation?.isMailed
        ? addressProven({ ...user, invitation: null })
        : addressUnproven({ ...user, invitation: null }, data.teamId);
    case 'GroupJoined':
      return { ...user, groups: [...user.groups, { teamId: data.teamId, groupId: data.groupId }] };
    case 'GroupLeft':
      return { ...user, groups: user.groups.filter(({ groupId }) => groupId !== data.groupId) };
    case 'TeamJoined':
      return teamJoined(user, data);
    case 'WorkHandedOver': {
      const { teamId, toUserId, isChosen } = data;
      const handedOver = isChosen ? null : { toUserId, at: time };
      return memberChanged(user, teamId, { handedOver });
    }
    case 'WorkReturned': // Content and sharing own the items.
      return user;
    case 'TeamFounded':
      return { ...user, founded: user.founded + 1 };
    case 'TeamSwitched':
      return { ...user, lastTeamId: data.teamId };
    case 'MemberRoleChanged':
      return memberChanged(user, data.teamId, { role: data.role });
    case 'MemberPermissionsChanged':
      return memberChanged(user, data.teamId, { permissions: data.permissions });
    case 'MemberCustomRoleChanged':
      return customRoleChanged(user, data);
    case 'MemberLocked':
      return memberLocked(user, data.teamId);
    case 'MemberUnlocked':
      return memberChanged(user, data.teamId, { isLocked: false });
    case 'MemberRemoved':
      return memberRemoved(user, data.teamId, time);
    case 'MemberRestored':
    case 'MemberChangeUndone':
      return user; // Other events of the commit say what changed.
    case 'RemovedMemberForgotten':
      return { ...user, removed: withoutRemoved(user, data.teamId) };
    case 'ProfileEdited':
      return profileEdited(user, data);
    case 'FirstAdminAppointed':
      return addressProven({ ...user, appointedTeamId: data.teamId });
    case 'RegistrationActivated': // The team keeps the rest.
      return addressProven(user);
    case 'PasswordChanged':
      return passwordChanged(user, data);
    case 'PasswordResetRequested': {
      const { userId: _, teamId: __, ...reset } = data;
      return { ...user, reset };
    }
    case 'PasswordReset':
      return addressProven({ ...user, reset: withUsedReset(user.reset) });
    case 'PasswordDropped':
      return passwordDropped(user);
    case 'PasswordRehashed':
      return { ...user, passwordHash: data.passwordHash };
    case 'UserForgotten':
      return forgotten(user);
  }
}
