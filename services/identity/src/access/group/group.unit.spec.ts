import { expect, test } from '@jest/globals';
import {
  GroupCreated,
  GroupDeleted,
  GroupJoined,
  GroupLeft,
  GroupRenamed,
} from '@lectern/schemas/events/identity/groups.ts';
import {
  InvitationRevoked,
  MemberInvited,
  MemberRemoved,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { groupsIn } from '../../people/user/memberships.ts';
import { user } from '../../people/user/user.ts';
import type { UserEvent } from '../../people/user/events.ts';
import { group } from './group.ts';
import type { GroupEvent } from './state.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [groupId, userId, teamId, otherTeamId] = [id('d0'), id('b0'), id('0a'), id('0c')];

const created = GroupCreated({ groupId, name: 'Field sales' });
const deleted = GroupDeleted({ groupId });

test('a group is created once, renamed to what is another name, and deleted once', () => {
  given(group, []).when({ type: 'CreateGroup', groupId, name: 'Field sales' }).then([created]);
  given(group, [created])
    .when({ type: 'CreateGroup', groupId, name: 'Other' })
    .thenFails('CONFLICT');
  given(group, [created])
    .when({ type: 'RenameGroup', groupId, name: 'Field' })
    .then([GroupRenamed({ groupId, name: 'Field' })]);
  given(group, [created]).when({ type: 'RenameGroup', groupId, name: 'Field sales' }).then([]);
  given(group, [created]).when({ type: 'DeleteGroup', groupId }).then([deleted]);
  given(group, [created, deleted]).when({ type: 'DeleteGroup', groupId }).then([]);
});

test('what is not there is neither renamed nor deleted', () => {
  given(group, []).when({ type: 'RenameGroup', groupId, name: 'Field' }).thenFails('NOT_FOUND');
  given(group, []).when({ type: 'DeleteGroup', groupId }).thenFails('NOT_FOUND');
  given(group, [created, deleted])
    .when({ type: 'RenameGroup', groupId, name: 'Field' })
    .thenFails('NOT_FOUND');
});

test('a group holds its name alone in its team, however it is spelled, until it is deleted', () => {
  const held = (...events: GroupEvent[]) => {
    const { state } = given(group, events);
    return group.reservations?.(state.status === 'active' ? { ...state, teamId } : state);
  };
  expect(held(created, GroupRenamed({ groupId, name: 'Élan  Sales' }))).toEqual([
    { scope: teamId, kind: 'group-name', value: 'elan sales' },
  ]);
  expect(held(created, deleted)).toEqual([]);
});

const registered = UserRegistered({
  userId,
  email: 'kim@example.com',
  emailName: 'name-of-kim',
  name: 'Kim',
  slug: 'k',
  passwordHash: null,
});
const joined = TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [] });
const invited = MemberInvited({
  invitationId: id('e1'),
  userId,
  teamId,
  role: 'TEAM_MEMBER',
  permissions: [],
  invitedBy: null,
  tokenHash: 'hash',
  expiresAt: '2026-11-27T12:00:00.000Z',
});
const joinedGroup = GroupJoined({ userId, teamId, groupId });
const join = { type: 'JoinGroup', userId, teamId, groupId } as const;
const leave = { type: 'LeaveGroup', userId, teamId, groupId } as const;

test('members and invited people join a group once and leave it once; others cannot join', () => {
  given(user, [registered, joined]).when(join).then([joinedGroup]);
  given(user, [registered, invited]).when(join).then([joinedGroup]);
  given(user, [registered, joined, joinedGroup]).when(join).then([]);
  given(user, [registered, joined, joinedGroup])
    .when(leave)
    .then([GroupLeft({ userId, teamId, groupId })]);
  given(user, [registered, joined]).when(leave).then([]);
  given(user, [registered, TeamJoined({ ...joined.data, teamId: otherTeamId })])
    .when(join)
    .thenFails('NOT_FOUND');
  given(user, []).when(join).thenFails('NOT_FOUND');
});

test('groups are left with the team, and with an invitation that is revoked; not with one that is taken', () => {
  const groups = (...events: UserEvent[]) =>
    groupsIn(given(user, [registered, ...events]).state, teamId);
  expect(groups(joined, joinedGroup)).toEqual([groupId]);
  expect(groups(joined, joinedGroup, MemberRemoved({ userId, teamId }))).toEqual([]);
  expect(
    groups(invited, joinedGroup, InvitationRevoked({ invitationId: id('e1'), userId, teamId })),
  ).toEqual([]);
  expect(groups(invited, joinedGroup, joined)).toEqual([groupId]);
  expect(groupsIn(given(user, [registered, joined, joinedGroup]).state, otherTeamId)).toEqual([]);
});
