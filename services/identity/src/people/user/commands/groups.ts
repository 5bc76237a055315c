import { GroupJoined, GroupLeft } from '@lectern/schemas/events/identity/groups.ts';
import type { UserEvent } from '../events.ts';
import { groupsIn, requireTeamMembership } from '../memberships.ts';
import type { User } from '../state.ts';

interface GroupCommand<Type extends 'JoinGroup' | 'LeaveGroup'> {
  type: Type;
  userId: string;
  teamId: string;
  groupId: string;
}

export type GroupMemberCommand = GroupCommand<'JoinGroup'> | GroupCommand<'LeaveGroup'>;

/** Invited and locked members can be in groups, too. */
export function joinGroup(
  { userId, teamId, groupId }: GroupCommand<'JoinGroup'>,
  user: User,
): UserEvent[] {
  requireTeamMembership(user, teamId);
  return groupsIn(user, teamId).includes(groupId) ? [] : [GroupJoined({ userId, teamId, groupId })];
}

export function leaveGroup(
  { userId, teamId, groupId }: GroupCommand<'LeaveGroup'>,
  user: User,
): UserEvent[] {
  return groupsIn(user, teamId).includes(groupId) ? [GroupLeft({ userId, teamId, groupId })] : [];
}
