import { ProfileEdited } from '@lectern/schemas/events/identity/users.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { UserEvent } from '../events.ts';
import type { Granter } from './granting.ts';
import { isInOtherTeam, requireTeamMembership, type TeamMembership } from '../memberships.ts';
import { requireUser, type Profile, type RegisteredUser, type User } from '../state.ts';
import { changedFields } from '../../../changed-fields.ts';
import { problems } from '../../../problems.ts';

/** Missing and undefined fields stay as they are. */
export type EditedProfile = {
  [Field in keyof (Profile & Named)]?: (Profile & Named)[Field] | undefined;
};
type Named = Pick<RegisteredUser, 'name'>;

interface EditProfile {
  type: 'EditProfile';
  userId: string;
  teamId: string;
  changes: EditedProfile;
}

interface EditMember extends Omit<EditProfile, 'type'> {
  type: 'EditMember';
  by: Granter;
}

export type ProfileCommand = EditProfile | EditMember;

export function editMember(command: EditMember, user: User): UserEvent[] {
  const edited = requireUser(user);
  const membership = requireTeamMembership(user, command.teamId);
  const refusal = refusalToEdit(command.by, command.userId, edited, membership);
  if (refusal) throw refusal;
  return editProfile(command, edited);
}

/** Records only the fields that differ. */
export function editProfile(
  { userId, teamId, changes: given }: Omit<EditProfile, 'type'>,
  user: User,
): UserEvent[] {
  const { name, profile } = requireUser(user);
  const changes = changedFields(given, { name, ...profile });
  return Object.keys(changes).length === 0 ? [] : [ProfileEdited({ userId, teamId, ...changes })];
}

/**
 * Why the caller may not edit this profile, which all teams of the person share; null if they may.
 */
export function refusalToEdit(
  by: Granter,
  userId: string,
  user: Pick<RegisteredUser, 'memberships' | 'invitation'>,
  { role, teamId }: Pick<TeamMembership, 'role' | 'teamId'>,
): DomainError | null {
  if (by.userId === userId) return null;
  if (role === 'TEAM_ADMIN' && by.role !== 'TEAM_ADMIN')
    return new DomainError('FORBIDDEN', problems.onlyAdminsEditAdmins);
  return isInOtherTeam(user, teamId) ? sharedProfileError() : null;
}

export function sharedProfileError(): DomainError {
  return new DomainError('CONFLICT', problems.profileInOtherTeams);
}
