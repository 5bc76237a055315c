import type { MemberCustomRoleChanged } from '@lectern/schemas/events/identity/memberships.ts';
import type { UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { groupsIn, membershipIn } from './memberships.ts';
import { forgotten, type RemovedMembership } from './restoring.ts';
import type {
  InGroup,
  Membership,
  Profile,
  RegisteredUser,
  RequestedReset,
  User,
  UserEvent,
} from './user.ts';

const newProfile: Profile = {
  title: null,
  phone: null,
  signature: null,
  notificationLevel: 1,
  timeZone: null,
  locale: 'en',
};

/** What is remembered of a person by what happened to them. */
export function evolve(user: User, { type, data }: UserEvent, { time }: EventMeta): User {
  if (type === 'UserRegistered') return registered(data, time);
  if (user.status === 'none') return user;
  switch (type) {
    case 'MemberInvited': {
      const { userId: _, ...invitation } = data;
      return { ...user, invitation: { ...invitation, sentAt: time } };
    }
    case 'InvitationRevoked':
      return {
        ...user,
        invitation: null,
        revoked: user.invitation && {
          teamId: user.invitation.teamId,
          sentAt: user.invitation.sentAt,
        },
        groups: elsewhere(user, data.teamId),
      };
    case 'InvitationAccepted':
      return user.invitation?.isMailed
        ? proven({ ...user, invitation: null })
        : unproven({ ...user, invitation: null }, data.teamId);
    case 'GroupJoined':
      return { ...user, groups: [...user.groups, { teamId: data.teamId, groupId: data.groupId }] };
    case 'GroupLeft':
      return { ...user, groups: user.groups.filter(({ groupId }) => groupId !== data.groupId) };
    case 'TeamJoined': {
      const { teamId, role, permissions } = data;
      const membership = {
        teamId,
        role,
        permissions,
        customRoleId: null,
        isLocked: false,
        epoch: user.epoch,
      };
      return {
        ...user,
        memberships: [...others(user, teamId), membership],
        formerTeamIds: user.formerTeamIds.filter((id) => id !== teamId),
        removed: withoutRemoved(user, teamId),
      };
    }
    case 'WorkHandedOver': // What they own stands with the services that keep it.
      return user;
    case 'TeamFounded':
      return { ...user, founded: user.founded + 1 };
    case 'TeamSwitched':
      return { ...user, lastTeamId: data.teamId };
    case 'MemberRoleChanged':
      return changed(user, data.teamId, { role: data.role });
    case 'MemberPermissionsChanged':
      return changed(user, data.teamId, { permissions: data.permissions });
    case 'MemberCustomRoleChanged':
      return changed(offeredAnother(user, data), data.teamId, { customRoleId: data.customRoleId });
    case 'MemberLocked':
      return changed({ ...user, epoch: user.epoch + 1 }, data.teamId, {
        isLocked: true,
        epoch: user.epoch + 1,
      });
    case 'MemberUnlocked':
      return changed(user, data.teamId, { isLocked: false });
    case 'MemberRemoved':
      return {
        ...user,
        epoch: user.epoch + 1,
        memberships: others(user, data.teamId),
        formerTeamIds: [...user.formerTeamIds, data.teamId],
        groups: elsewhere(user, data.teamId),
        removed: [
          ...withoutRemoved(user, data.teamId),
          ...removedMembership(user, data.teamId, time),
        ],
      };
    case 'MemberRestored':
    case 'MemberChangeUndone':
      return user; // What they have again is said by itself.
    case 'RemovedMemberForgotten':
      return { ...user, removed: withoutRemoved(user, data.teamId) };
    case 'ProfileEdited': {
      const { userId: _, teamId: __, name = user.name, ...profile } = data;
      return { ...user, name, profile: { ...user.profile, ...given(profile) } };
    }
    case 'FirstAdminAppointed':
      return proven({ ...user, appointedTeamId: data.teamId });
    case 'RegistrationActivated': // What it says of the team stands with the team.
      return proven(user);
    case 'PasswordChanged': {
      const { passwordHash, keptSignInId } = data;
      const epoch = user.epoch + 1;
      return {
        ...user,
        passwordHash,
        keptSignInId,
        epoch,
        passwordEpoch: epoch,
        reset: spent(user.reset),
      };
    }
    case 'PasswordResetRequested': {
      const { userId: _, teamId: __, ...reset } = data;
      return { ...user, reset };
    }
    case 'PasswordReset':
      return proven({ ...user, reset: spent(user.reset) });
    case 'PasswordDropped': {
      const epoch = user.epoch + 1;
      return proven({
        ...user,
        passwordHash: null,
        keptSignInId: null,
        epoch,
        passwordEpoch: epoch,
        droppedEpoch: epoch,
        reset: spent(user.reset),
      });
    }
    case 'PasswordRehashed':
      return { ...user, passwordHash: data.passwordHash };
    case 'UserForgotten':
      return forgotten(user);
  }
}

function registered(
  { email, emailName, name, slug, passwordHash }: EventOf<typeof UserRegistered>['data'],
  time: string,
): RegisteredUser {
  return {
    status: 'active',
    email,
    emailName,
    isAddressProven: false,
    name,
    slug,
    passwordHash,
    memberships: [],
    lastTeamId: null,
    formerTeamIds: [],
    removed: [],
    groups: [],
    invitation: null,
    revoked: null,
    reset: null,
    profile: newProfile,
    epoch: 0,
    passwordEpoch: 0,
    droppedEpoch: 0,
    keptSignInId: null,
    appointedTeamId: null,
    founded: 0,
    isForgotten: false,
    createdAt: time,
  };
}

/** Whoever comes in from here on is who has the address. */
function proven(user: RegisteredUser): RegisteredUser {
  return {
    ...user,
    isAddressProven: true,
    removed: user.removed.map((one) => ({ ...one, isPasswordOfOthers: false })),
  };
}

/** The password that follows was chosen by whoever had a link of this team's. */
function unproven(user: RegisteredUser, teamId: string): RegisteredUser {
  return {
    ...user,
    isAddressProven: false,
    removed: user.removed.map((one) => ({
      ...one,
      isPasswordOfOthers: one.isPasswordOfOthers || one.teamId !== teamId,
    })),
  };
}

function spent(reset: RequestedReset | null): RequestedReset | null {
  return reset && { ...reset, tokenHash: null };
}

function others({ memberships }: RegisteredUser, teamId: string): Membership[] {
  return memberships.filter((one) => one.teamId !== teamId);
}

function elsewhere({ groups }: RegisteredUser, teamId: string): InGroup[] {
  return groups.filter((one) => one.teamId !== teamId);
}

function withoutRemoved({ removed }: RegisteredUser, teamId: string): RemovedMembership[] {
  return removed.filter((one) => one.teamId !== teamId);
}

function removedMembership(
  user: RegisteredUser,
  teamId: string,
  removedAt: string,
): RemovedMembership[] {
  const membership = membershipIn(user, teamId);
  if (!membership) return [];
  const { role, permissions, customRoleId, isLocked } = membership;
  return [
    {
      teamId,
      role,
      permissions,
      customRoleId,
      isLocked,
      groupIds: groupsIn(user, teamId),
      removedAt,
      isPasswordOfOthers: false,
    },
  ];
}

/** Of a member, or of what somebody is invited to be. */
function changed(
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

function offeredAnother(
  user: RegisteredUser,
  { teamId, customRoleId, offered }: EventOf<typeof MemberCustomRoleChanged>['data'],
): RegisteredUser {
  const { invitation } = user;
  if (invitation?.teamId !== teamId) return user;
  return {
    ...user,
    invitation: {
      ...invitation,
      customRole: customRoleId === null ? null : { customRoleId, permissions: offered ?? [] },
    },
  };
}

function given<Changes extends object>(
  changes: Changes,
): { [Field in keyof Changes]?: Exclude<Changes[Field], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Changes]?: Exclude<Changes[Field], undefined>;
  };
}
