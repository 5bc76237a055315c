import { GroupJoined, GroupLeft } from '@lectern/schemas/events/identity/groups.ts';
import {
  InvitationRevoked,
  MemberChangeUndone,
  MemberLocked,
  MemberPermissionsChanged,
  MemberRemoved,
  MemberRoleChanged,
  MemberUnlocked,
  TeamJoined,
  WorkHandedOver,
} from '@lectern/schemas/events/identity/memberships.ts';
import {
  FirstAdminAppointed,
  PasswordChanged,
  PasswordRehashed,
  ProfileEdited,
  RegistrationActivated,
  UserRegistered,
} from '@lectern/schemas/events/identity/users.ts';
import type { TeamRole } from '@lectern/kernel/access/claims.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { groupsIn, placeIn, type Place } from './access.ts';
import {
  assertKnown,
  assertMayGrant,
  assertMayShutOut,
  difference,
  refusalToEdit,
  type Granter,
} from './granting.ts';
import { comeBySingleSignOn } from './coming.ts';
import { registeredBy, userSlug } from './registered-by.ts';
import {
  acceptInvitation,
  invitedForMore,
  inviteMember,
  resendInvitation,
  type SentInvitation,
} from './inviting.ts';
import { addToTeam, foundTeam, leaveErased, switchTeam } from './joining.ts';
import { forgetRemoved, restoreMember } from './removed.ts';
import { changeRights, type ChangeRights } from './rights.ts';
import type { Provider } from '../single-sign-on/hosts.ts';
import { givenBy, type FoundRole, type OfferedRole } from './offered-role.ts';
import { requestReset, resetPassword } from './resetting.ts';
import { changeBack, type UndoChange } from './undoing.ts';
import type { Profile, RegisteredUser, User, UserEvent } from './user.ts';

/** What is missing, or undefined, stays as it is. */
export type EditedProfile = {
  [Field in keyof (Profile & Named)]?: (Profile & Named)[Field] | undefined;
};
/** Null, too, where somebody was invited without one. */
type Named = Pick<RegisteredUser, 'name'>;

interface RegisteredCompany {
  teamId: string;
  teamName: string;
  isTrial: boolean;
  plan: string;
  period: 'MONTH' | 'YEAR';
  userCount: number;
  promoCode: string | null;
  termsAcceptedAt: string;
}

export type UserCommand =
  | {
      type: 'RegisterFirstAdmin';
      userId: string;
      email: string;
      emailName: string;
      name: string;
      passwordHash: string;
      teamId: string;
      teamName: string;
    }
  /** `userId` stands in the mail's link: the one who is made of it is made once. */
  | ({
      type: 'ActivateRegistration';
      userId: string;
      email: string;
      emailName: string;
      name: string;
      passwordHash: string;
    } & RegisteredCompany)
  | {
      type: 'InviteMember';
      by: Granter;
      userId: string;
      email: string;
      emailName: string;
      name: string | null;
      teamId: string;
      role: TeamRole;
      permissions: readonly string[];
      customRole?: OfferedRole | null;
      invitation: SentInvitation;
    }
  | {
      type: 'ResendInvitation';
      by: Granter;
      userId: string;
      teamId: string;
      invitation: SentInvitation;
      offered?: FoundRole | null;
    }
  | { type: 'RevokeInvitation'; by: Granter; userId: string; teamId: string }
  /** `offered`: the role of the invitation, null where it has none. `tokenHash` of the token that was brought: another invitation may have taken its place meanwhile. */
  | {
      type: 'AcceptInvitation';
      userId: string;
      tokenHash: string;
      name: string | null;
      passwordHash: string;
      offered?: FoundRole | null;
    }
  /** `invitation` takes the place of one by which less was given. */
  | {
      type: 'ChangeRole';
      by: Granter;
      userId: string;
      teamId: string;
      role: TeamRole;
      invitation: SentInvitation;
    }
  /** By the product itself, where two administrators made members of one another at the same moment. */
  | { type: 'RestoreAdmin'; userId: string; teamId: string }
  | {
      type: 'ChangePermissions';
      by: Granter;
      userId: string;
      teamId: string;
      permissions: readonly string[];
      invitation: SentInvitation;
    }
  | UndoChange
  /** All of it at once, for who saw what it was. */
  | ChangeRights
  | { type: 'LockMember'; by: Granter; userId: string; teamId: string }
  | { type: 'UnlockMember'; by: Granter; userId: string; teamId: string }
  /** What they own becomes that of `heirId`, who is in the team. */
  | { type: 'RemoveMember'; by: Granter; userId: string; teamId: string; heirId: string }
  /** What they had is theirs again, within the time for it; `groupIds` as at restoreMember. */
  | {
      type: 'RestoreMember';
      by: Granter;
      userId: string;
      teamId: string;
      groupIds: readonly string[];
      customRole: OfferedRole | null;
    }
  /** By the product itself, once that time is over. */
  | { type: 'ForgetRemoved'; userId: string; teamId: string }
  /** Of somebody who is erased next; they are still there. */
  | { type: 'HandOverWork'; userId: string; teamId: string; heirId: string }
  /** Also whoever is invited or locked. */
  | { type: 'JoinGroup'; userId: string; teamId: string; groupId: string }
  | { type: 'LeaveGroup'; userId: string; teamId: string; groupId: string }
  /** Whom the identity provider of a team sends, with an address of a domain of the team's. */
  | {
      type: 'ComeBySingleSignOn';
      userId: string;
      email: string;
      emailName: string;
      name: string | null;
      teamId: string;
      provider: Provider;
      role: TeamRole;
      customRole?: OfferedRole | null;
      offered?: FoundRole | null;
    }
  /** By the product itself: whoever is erased is a member of nothing. What they own becomes that of `heirId`, where there is anybody. */
  | { type: 'LeaveErased'; userId: string; teamId: string; heirId: string | null }
  | {
      type: 'AddToTeam';
      by: Granter;
      userId: string;
      teamId: string;
      role: TeamRole;
      permissions: readonly string[];
      customRole?: OfferedRole | null;
    }
  | {
      type: 'FoundTeam';
      userId: string;
      teamId: string;
      teamName: string;
      timeZone: string;
      locale: string;
    }
  | { type: 'SwitchTeam'; userId: string; teamId: string }
  /** What somebody else says of them: of an administrator another one, of who is in several teams nobody. */
  | { type: 'EditMember'; by: Granter; userId: string; teamId: string; changes: EditedProfile }
  | { type: 'EditProfile'; userId: string; teamId: string; changes: EditedProfile }
  /** `from` is the hash that was verified: whoever changed the password meanwhile wins. */
  | {
      type: 'ChangePassword';
      userId: string;
      teamId: string;
      from: string;
      passwordHash: string;
      keptSignInId: string;
    }
  /** What a mail is sent for: of two that were asked for the later one counts, in whatever order they are decided. */
  | {
      type: 'RequestPasswordReset';
      userId: string;
      resetId: string;
      emailName: string;
      tokenHash: string;
    }
  /** `tokenHash` of the token that was brought, `emailName` of the address that was brought with it. */
  | {
      type: 'ResetPassword';
      userId: string;
      emailName: string;
      tokenHash: string;
      passwordHash: string;
    }
  | { type: 'RehashPassword'; userId: string; from: string; passwordHash: string };

export function decide(command: UserCommand & Decision, user: User): UserEvent[] {
  const { userId } = command;
  switch (command.type) {
    case 'RegisterFirstAdmin': {
      if (user.status !== 'none')
        throw new DomainError('CONFLICT', 'This user is registered already.');
      const { email, emailName, name, passwordHash, teamId, teamName } = command;
      return [
        UserRegistered({ userId, email, emailName, name, slug: userSlug(userId), passwordHash }),
        TeamJoined({ userId, teamId, role: 'TEAM_ADMIN', permissions: [] }),
        FirstAdminAppointed({ userId, teamId, teamName }),
      ];
    }
    case 'ActivateRegistration': {
      if (user.status !== 'none')
        throw new DomainError('CONFLICT', 'This registration was activated already.');
      const {
        email,
        emailName,
        name,
        passwordHash,
        teamId,
        teamName,
        isTrial,
        plan,
        period,
        userCount,
        promoCode,
        termsAcceptedAt,
      } = command;
      return [
        UserRegistered({ userId, email, emailName, name, slug: userSlug(userId), passwordHash }),
        TeamJoined({ userId, teamId, role: 'TEAM_ADMIN', permissions: [] }),
        RegistrationActivated({
          userId,
          teamId,
          teamName,
          isTrial,
          plan,
          period,
          userCount,
          promoCode,
          termsAcceptedAt,
        }),
      ];
    }
    case 'ComeBySingleSignOn':
      return [
        ...(user.status === 'none' ? [registeredBy(command)] : []),
        ...comeBySingleSignOn(command, user),
      ];
    case 'InviteMember': {
      const invited = inviteMember(command, user);
      return user.status === 'none' ? [registeredBy(command), ...invited] : invited;
    }
    case 'ResendInvitation':
      return resendInvitation(command, present(user));
    case 'RevokeInvitation': {
      const invitation = user.status === 'none' ? null : user.invitation;
      if (invitation?.teamId !== command.teamId) return []; // A retried revocation is not a failure.
      assertMayGrant(command.by, givenBy(invitation));
      return [
        InvitationRevoked({
          invitationId: invitation.invitationId,
          userId,
          teamId: command.teamId,
        }),
      ];
    }
    case 'AcceptInvitation':
      return acceptInvitation(command, present(user));
    case 'ChangeRole': {
      const { role, permissions } = placeOf(user, command.teamId);
      if (command.by.role !== 'TEAM_ADMIN')
        throw new DomainError('FORBIDDEN', 'Only administrators change roles.');
      if (role === command.role) return [];
      if (command.by.userId === userId)
        throw new DomainError(
          'CONFLICT',
          'You cannot do this to yourself. Please ask somebody else who may.',
        );
      return [
        MemberRoleChanged({ userId, teamId: command.teamId, role: command.role }),
        ...invitedForMore(command, present(user).invitation, {
          role: command.role,
          permissions: [...permissions],
        }),
      ];
    }
    case 'RestoreAdmin':
      return placeIn(user, command.teamId)?.status === 'ACTIVE'
        ? [MemberRoleChanged({ userId, teamId: command.teamId, role: 'TEAM_ADMIN' })]
        : [];
    case 'ChangePermissions': {
      const { role, permissions: before } = placeOf(user, command.teamId);
      const permissions = [...new Set(command.permissions)].toSorted();
      assertKnown(permissions);
      const changed = difference(before, permissions);
      if (changed.length === 0) return [];
      assertMayGrant(command.by, { role, permissions: changed });
      if (command.by.userId === userId)
        throw new DomainError(
          'CONFLICT',
          'You cannot do this to yourself. Please ask somebody else who may.',
        );
      return [
        MemberPermissionsChanged({ userId, teamId: command.teamId, permissions }),
        ...invitedForMore(command, present(user).invitation, { role, permissions }),
      ];
    }
    case 'UndoChange': {
      const changes = decide(
        changeBack(command, present(user), placeOf(user, command.teamId)),
        user,
      );
      return changes.length === 0
        ? []
        : [
            MemberChangeUndone({ userId, teamId: command.teamId, changeId: command.changeId }),
            ...changes,
          ];
    }
    case 'ChangeRights':
      return changeRights(command, user);
    case 'LockMember':
    case 'UnlockMember': {
      const place = placeOf(user, command.teamId);
      if (place.status === 'INVITED')
        throw new DomainError('CONFLICT', 'This person has not joined yet.');
      const isLocking = command.type === 'LockMember';
      if (isLocking === (place.status === 'LOCKED')) return [];
      assertMayShutOut(command.by, userId, place);
      return [(isLocking ? MemberLocked : MemberUnlocked)({ userId, teamId: command.teamId })];
    }
    case 'RemoveMember': {
      const place = placeOf(user, command.teamId);
      if (place.status === 'INVITED')
        throw new DomainError(
          'CONFLICT',
          'This person has not joined yet. Revoke the invitation instead.',
        );
      assertMayShutOut(command.by, userId, place);
      return [
        WorkHandedOver({ userId, teamId: command.teamId, toUserId: command.heirId }),
        MemberRemoved({ userId, teamId: command.teamId }),
      ];
    }
    case 'RestoreMember':
      return restoreMember(command, user);
    case 'ForgetRemoved':
      return forgetRemoved(command, user);
    case 'HandOverWork':
      return [
        WorkHandedOver({
          userId,
          teamId: placeOf(user, command.teamId).teamId,
          toUserId: command.heirId,
        }),
      ];
    case 'JoinGroup': {
      const { teamId, groupId } = command;
      placeOf(user, teamId);
      return groupsIn(user, teamId).includes(groupId)
        ? []
        : [GroupJoined({ userId, teamId, groupId })];
    }
    case 'LeaveGroup': {
      const { teamId, groupId } = command;
      return groupsIn(user, teamId).includes(groupId)
        ? [GroupLeft({ userId, teamId, groupId })]
        : [];
    }
    case 'LeaveErased':
      return leaveErased(command, user);
    case 'AddToTeam':
      return addToTeam(command, user);
    case 'FoundTeam':
      return foundTeam(command, user);
    case 'SwitchTeam':
      return switchTeam(command, user);
    case 'EditMember': {
      const [edited, place] = [present(user), placeOf(user, command.teamId)];
      const refusal = refusalToEdit(command.by, userId, edited, place);
      if (refusal) throw refusal;
      return editProfile(command, edited);
    }
    case 'EditProfile':
      return editProfile(command, present(user));
    case 'ChangePassword': {
      const { teamId, passwordHash, keptSignInId, from } = command;
      if (present(user).passwordHash !== from)
        throw new DomainError(
          'CONFLICT',
          'Your password was changed at the same moment. Please try again.',
        );
      return [PasswordChanged({ userId, teamId, passwordHash, keptSignInId })];
    }
    case 'RequestPasswordReset':
      return requestReset(command, user);
    case 'ResetPassword':
      return resetPassword(command, user);
    case 'RehashPassword':
      if (present(user).passwordHash !== command.from) return [];
      return [PasswordRehashed({ userId, passwordHash: command.passwordHash })];
  }
}

/** Only what becomes something else. */
function editProfile(
  { userId, teamId, changes: given }: { userId: string; teamId: string; changes: EditedProfile },
  { name, profile }: RegisteredUser,
): UserEvent[] {
  const before: Record<string, unknown> = { name, ...profile };
  const changes = Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && value !== before[field],
    ),
  );
  return Object.keys(changes).length === 0 ? [] : [ProfileEdited({ userId, teamId, ...changes })];
}

function present(user: User): RegisteredUser {
  if (user.status === 'none') throw new DomainError('NOT_FOUND', 'No such user.');
  return user;
}

function placeOf(user: User, teamId: string): Place {
  const place = placeIn(user, teamId);
  if (!place) throw new DomainError('NOT_FOUND', 'No such user.');
  return place;
}
