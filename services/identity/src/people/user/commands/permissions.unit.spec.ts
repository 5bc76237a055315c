import { test } from '@jest/globals';
import {
  MemberInvited,
  MemberLocked,
  MemberPermissionsChanged,
  MemberRemoved,
  MemberRoleChanged,
  MemberUnlocked,
  TeamJoined,
  WorkHandedOver,
} from '@lectern/schemas/events/identity/memberships.ts';
import {
  PasswordChanged,
  ProfileEdited,
  UserRegistered,
} from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { user } from '../user.ts';
import type { UserEvent } from '../events.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [userId, teamId, otherTeamId, adminId] = [id('b0'), id('0a'), id('0c'), id('b1')];
const now = '2026-11-20T12:00:00.000Z';
const inAWeek = '2026-11-27T12:00:00.000Z';

const admin = { userId: adminId, role: 'TEAM_ADMIN', permissions: [] } as const;
const editor = {
  userId: adminId,
  role: 'TEAM_MEMBER',
  permissions: ['can_edit_users', 'can_edit_presentations'],
} as const;

const person = { userId, email: 'kim@example.com', emailName: 'name-of-kim', name: null };
const invitation = { invitationId: id('e1'), tokenHash: 'hash' };
const invite = {
  type: 'InviteMember',
  by: admin,
  ...person,
  teamId,
  role: 'TEAM_MEMBER',
  permissions: ['can_edit_presentations'],
  invitation,
  now,
} as const;
const registered = UserRegistered({ ...person, slug: '0000000000b0', passwordHash: null });
const invited = MemberInvited({
  ...invitation,
  userId,
  teamId,
  role: 'TEAM_MEMBER',
  permissions: ['can_edit_presentations'],
  invitedBy: adminId,
  expiresAt: inAWeek,
});
const joined = TeamJoined({
  userId,
  teamId,
  role: 'TEAM_MEMBER',
  permissions: ['can_edit_presentations'],
});
const joinedAsAdmin = TeamJoined({ userId, teamId, role: 'TEAM_ADMIN', permissions: [] });
const chosen = PasswordChanged({ userId, teamId, passwordHash: '$scrypt$', keptSignInId: null });
const member = [registered, joined];

test('members grant only what they have', () => {
  given(user, [])
    .when({ ...invite, by: editor })
    .then([registered, MemberInvited({ ...invited.data })]);
  given(user, [])
    .when({ ...invite, by: editor, role: 'TEAM_ADMIN' })
    .thenFails('FORBIDDEN');
  given(user, [])
    .when({ ...invite, by: editor, permissions: ['can_export_data'] })
    .thenFails('FORBIDDEN');
  given(user, [])
    .when({ ...invite, permissions: ['can_do_everything'] })
    .thenFails('INVALID');
});

test('a profile is edited by who edits users, an administrator’s by administrators; what is the same is not said', () => {
  const edit = {
    type: 'EditMember',
    by: editor,
    userId,
    teamId,
    changes: { name: 'Kim', title: null, phone: '+47 1' },
  } as const;
  const edited = ProfileEdited({ userId, teamId, name: 'Kim', phone: '+47 1' });
  given(user, member).when(edit).then([edited]);
  given(user, [...member, edited])
    .when(edit)
    .then([]);
  given(user, [registered, invited]).when(edit).then([edited]);
  given(user, [registered, joinedAsAdmin]).when(edit).thenFails('FORBIDDEN');
  given(user, [registered, joinedAsAdmin])
    .when({ ...edit, by: admin })
    .then([edited]);
  given(user, member)
    .when({ ...edit, teamId: otherTeamId })
    .thenFails('NOT_FOUND');
  // Several teams share the profile, so only the person edits it.
  for (const elsewhere of [
    TeamJoined({ ...joined.data, teamId: otherTeamId }),
    MemberInvited({ ...invited.data, teamId: otherTeamId }),
  ]) {
    given(user, [...member, elsewhere])
      .when({ ...edit, by: admin })
      .thenFails('CONFLICT');
    given(user, [...member, elsewhere])
      .when({ ...edit, by: { ...admin, userId } })
      .then([edited]);
  }
});
const toAdmin = {
  type: 'ChangeRole',
  by: admin,
  userId,
  teamId,
  role: 'TEAM_ADMIN',
  invitation,
} as const;

test('administrators change roles, but not their own', () => {
  given(user, member)
    .when(toAdmin)
    .then([MemberRoleChanged({ userId, teamId, role: 'TEAM_ADMIN' })]);
  given(user, member)
    .when({ ...toAdmin, role: 'TEAM_MEMBER' })
    .then([]);
  given(user, member)
    .when({ ...toAdmin, by: editor })
    .thenFails('FORBIDDEN');
  given(user, [registered, joinedAsAdmin])
    .when({ ...toAdmin, role: 'TEAM_MEMBER', by: { ...admin, userId } })
    .thenFails('CONFLICT');
  given(user, member)
    .when({ ...toAdmin, teamId: otherTeamId })
    .thenFails('NOT_FOUND');
});
const permit = {
  type: 'ChangePermissions',
  by: admin,
  userId,
  teamId,
  permissions: ['can_edit_presentations', 'can_export_data'],
  invitation,
} as const;

test('permissions are given and taken, in one order and once each', () => {
  const changed = MemberPermissionsChanged({
    userId,
    teamId,
    permissions: ['can_edit_presentations', 'can_export_data'],
  });
  given(user, member).when(permit).then([changed]);
  given(user, member)
    .when({
      ...permit,
      permissions: ['can_export_data', 'can_edit_presentations', 'can_export_data'],
    })
    .then([changed]);
  given(user, member)
    .when({ ...permit, permissions: ['can_edit_presentations'] })
    .then([]);
  given(user, member)
    .when({ ...permit, permissions: ['can_fly'] })
    .thenFails('INVALID');
});

test('who is no administrator gives and takes only what they have', () => {
  given(user, member)
    .when({ ...permit, by: editor })
    .thenFails('FORBIDDEN');
  given(user, member)
    .when({ ...permit, by: editor, permissions: [] })
    .then([MemberPermissionsChanged({ userId, teamId, permissions: [] })]);
  given(user, [registered, joinedAsAdmin])
    .when({ ...permit, by: editor, permissions: ['can_edit_users'] })
    .thenFails('FORBIDDEN');
  given(user, member)
    .when({ ...permit, by: { ...editor, userId }, permissions: ['can_edit_users'] })
    .thenFails('CONFLICT');
});

test.each([
  [{ type: 'LockMember' }, [MemberLocked({ userId, teamId })]],
  [
    { type: 'RemoveMember', successorId: adminId, isChosen: true },
    [WorkHandedOver({ userId, teamId, toUserId: adminId }), MemberRemoved({ userId, teamId })],
  ],
] as const)('%p: members only, never oneself, nobody who was only invited', (what, done) => {
  const command = { ...what, by: admin, userId, teamId } as const;
  given(user, member)
    .when(command)
    .then([...done]);
  given(user, member)
    .when({ ...command, by: editor })
    .then([...done]);
  given(user, [registered, joinedAsAdmin]).when(command).thenFails('CONFLICT');
  given(user, member)
    .when({ ...command, by: { ...editor, userId } })
    .thenFails('CONFLICT');
  given(user, [registered, invited]).when(command).thenFails('CONFLICT');
  given(user, member)
    .when({ ...command, teamId: otherTeamId })
    .thenFails('NOT_FOUND');
  given(user, []).when(command).thenFails('NOT_FOUND');
});

test('locking twice decides nothing the second time, and unlocking undoes it', () => {
  const locked: UserEvent[] = [...member, MemberLocked({ userId, teamId })];
  given(user, locked).when({ type: 'LockMember', by: admin, userId, teamId }).then([]);
  given(user, locked)
    .when({ type: 'UnlockMember', by: admin, userId, teamId })
    .then([MemberUnlocked({ userId, teamId })]);
  given(user, member).when({ type: 'UnlockMember', by: admin, userId, teamId }).then([]);
});

test('of a profile only what changed is said, and null empties', () => {
  const edit = { type: 'EditProfile', userId, teamId } as const;
  given(user, member)
    .when({ ...edit, changes: { name: 'Kim', title: null, notificationLevel: 1 } })
    .then([ProfileEdited({ userId, teamId, name: 'Kim' })]);
  given(user, [...member, ProfileEdited({ userId, teamId, title: 'Sales' })])
    .when({ ...edit, changes: { title: null } })
    .then([ProfileEdited({ userId, teamId, title: null })]);
  given(user, member)
    .when({ ...edit, changes: {} })
    .then([]);
});

test('a password changes from the one that was looked at', () => {
  const change = {
    type: 'ChangePassword',
    userId,
    teamId,
    from: '$scrypt$',
    passwordHash: '$scrypt$new',
    keptSignInId: id('c0'),
  } as const;
  given(user, [...member, chosen])
    .when(change)
    .then([
      PasswordChanged({ userId, teamId, passwordHash: '$scrypt$new', keptSignInId: id('c0') }),
    ]);
  given(user, [...member, chosen])
    .when({ ...change, from: '$scrypt$older' })
    .thenFails('CONFLICT');
});

test('an administrator is made one again unless they are gone', () => {
  const restore = { type: 'RestoreAdmin', userId, teamId } as const;
  given(user, member)
    .when(restore)
    .then([MemberRoleChanged({ userId, teamId, role: 'TEAM_ADMIN' })]);
  given(user, [...member, MemberRemoved({ userId, teamId })])
    .when(restore)
    .then([]);
});
