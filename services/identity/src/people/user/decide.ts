import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import type { UserEvent } from './events.ts';
import { joinGroup, leaveGroup, type GroupMemberCommand } from './commands/groups.ts';
import {
  acceptInvitation,
  inviteMember,
  resendInvitation,
  revokeInvitation,
  type InvitationCommand,
} from './commands/invitations.ts';
import { comeBySingleSignOn, type ComeBySingleSignOn } from './commands/join-by-sso.ts';
import { addToTeam, foundTeam, switchTeam, type JoiningCommand } from './commands/joining.ts';
import {
  handOverWork,
  leaveErased,
  lockOrUnlock,
  removeMember,
  type LeavingCommand,
} from './commands/leaving.ts';
import {
  requestReset,
  resetPassword,
  type PasswordResetCommand,
} from './commands/password-reset.ts';
import { changePassword, rehashPassword, type PasswordCommand } from './commands/password.ts';
import {
  changePermissions,
  changeRights,
  changeRole,
  restoreAdmin,
  type PermissionCommand,
} from './commands/permissions.ts';
import { editMember, editProfile, type ProfileCommand } from './commands/profile.ts';
import {
  activateRegistration,
  registerFirstAdmin,
  type RegistrationCommand,
} from './commands/registration.ts';
import { forgetRemoved, restoreMember, type RestoringCommand } from './commands/restoring.ts';
import type { User } from './state.ts';
import { changeUndone, changeToUndo, type UndoChange } from './commands/undo-change.ts';

/** Commands without `by` come from the person or from the product itself. */
export type UserCommand =
  | RegistrationCommand
  | ProfileCommand
  | PasswordCommand
  | PasswordResetCommand
  | InvitationCommand
  | JoiningCommand
  | ComeBySingleSignOn
  | LeavingCommand
  | RestoringCommand
  | GroupMemberCommand
  | PermissionCommand
  | UndoChange;

export function decide(command: UserCommand & Decision, user: User): UserEvent[] {
  switch (command.type) {
    case 'RegisterFirstAdmin':
      return registerFirstAdmin(command, user);
    case 'ActivateRegistration':
      return activateRegistration(command, user);
    case 'EditProfile':
      return editProfile(command, user);
    case 'EditMember':
      return editMember(command, user);
    case 'ChangePassword':
      return changePassword(command, user);
    case 'RehashPassword':
      return rehashPassword(command, user);
    case 'RequestPasswordReset':
      return requestReset(command, user);
    case 'ResetPassword':
      return resetPassword(command, user);
    case 'InviteMember':
      return inviteMember(command, user);
    case 'ResendInvitation':
      return resendInvitation(command, user);
    case 'RevokeInvitation':
      return revokeInvitation(command, user);
    case 'AcceptInvitation':
      return acceptInvitation(command, user);
    case 'AddToTeam':
      return addToTeam(command, user);
    case 'FoundTeam':
      return foundTeam(command, user);
    case 'SwitchTeam':
      return switchTeam(command, user);
    case 'ComeBySingleSignOn':
      return comeBySingleSignOn(command, user);
    case 'LockMember':
    case 'UnlockMember':
      return lockOrUnlock(command, user);
    case 'RemoveMember':
      return removeMember(command, user);
    case 'HandOverWork':
      return handOverWork(command, user);
    case 'LeaveErased':
      return leaveErased(command, user);
    case 'RestoreMember':
      return restoreMember(command, user);
    case 'ForgetRemoved':
      return forgetRemoved(command, user);
    case 'JoinGroup':
      return joinGroup(command, user);
    case 'LeaveGroup':
      return leaveGroup(command, user);
    case 'ChangeRole':
      return changeRole(command, user);
    case 'RestoreAdmin':
      return restoreAdmin(command, user);
    case 'ChangePermissions':
      return changePermissions(command, user);
    case 'ChangeRights':
      return changeRights(command, user);
    case 'UndoChange':
      return changeUndone(command, decide(changeToUndo(command, user), user));
  }
}
