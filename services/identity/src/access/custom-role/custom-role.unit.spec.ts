import { expect, test } from '@jest/globals';
import {
  CustomRoleCreated,
  CustomRoleDeleted,
  CustomRolePermissionsChanged,
  CustomRoleRenamed,
} from '@lectern/schemas/events/identity/custom-roles.ts';
import {
  MemberCustomRoleChanged,
  MemberInvited,
  MemberPermissionsChanged,
  MemberRoleChanged,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { teamMembershipIn } from '../../people/user/memberships.ts';
import { user } from '../../people/user/user.ts';
import { customRole } from './custom-role.ts';
import type { CustomRoleEvent } from './state.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [customRoleId, otherId, userId, teamId] = [id('d0'), id('d1'), id('b0'), id('0a')];
const admin = { userId: id('b1'), role: 'TEAM_ADMIN', permissions: [] } as const;
const editor = {
  userId: id('b2'),
  role: 'TEAM_MEMBER',
  permissions: ['can_edit_users', 'can_edit_files'],
} as const;

const created = CustomRoleCreated({
  customRoleId,
  name: 'Content',
  permissions: ['can_edit_files', 'can_edit_presentations'],
});
const create = {
  type: 'CreateCustomRole',
  by: admin,
  customRoleId,
  name: 'Content',
  permissions: ['can_edit_presentations', 'can_edit_files', 'can_edit_files'],
} as const;
const revise = { type: 'ReviseCustomRole', by: admin, isOwn: false, customRoleId } as const;

test('a role is a named set of keys: made once, and only what is other is said', () => {
  given(customRole, []).when(create).then([created]);
  given(customRole, [created]).when(create).thenFails('CONFLICT');
  given(customRole, [])
    .when({ ...create, permissions: ['can_fly'] })
    .thenFails('INVALID');
  given(customRole, [created])
    .when({ ...revise, name: 'Content', permissions: ['can_edit_presentations', 'can_edit_files'] })
    .then([]);
  given(customRole, [created])
    .when({ ...revise, name: 'Library', permissions: [] })
    .then([
      CustomRoleRenamed({ customRoleId, name: 'Library' }),
      CustomRolePermissionsChanged({ customRoleId, permissions: [] }),
    ]);
  given(customRole, [created])
    .when({ type: 'DeleteCustomRole', by: admin, isOwn: true, customRoleId })
    .then([CustomRoleDeleted({ customRoleId })]);
  given(customRole, [created, CustomRoleDeleted({ customRoleId })])
    .when({ type: 'DeleteCustomRole', by: admin, isOwn: false, customRoleId })
    .then([]);
  given(customRole, []).when(revise).thenFails('NOT_FOUND');
});

test('a member adds and removes only permissions they have, and not in their own role', () => {
  given(customRole, [])
    .when({ ...create, by: editor })
    .thenFails('FORBIDDEN');
  given(customRole, [])
    .when({ ...create, by: editor, permissions: ['can_edit_files'] })
    .then([CustomRoleCreated({ ...created.data, permissions: ['can_edit_files'] })]);
  given(customRole, [created])
    .when({ ...revise, by: editor, permissions: ['can_edit_files'] })
    .thenFails('FORBIDDEN');
  given(customRole, [created])
    .when({ ...revise, by: editor, permissions: ['can_edit_presentations'] })
    .then([
      CustomRolePermissionsChanged({ customRoleId, permissions: ['can_edit_presentations'] }),
    ]);
  given(customRole, [created])
    .when({ ...revise, by: editor, isOwn: true, permissions: ['can_edit_presentations'] })
    .thenFails('CONFLICT');
  given(customRole, [created])
    .when({ type: 'DeleteCustomRole', by: editor, isOwn: false, customRoleId })
    .thenFails('FORBIDDEN');
});

test('a role holds its name alone in its team, until it is deleted', () => {
  const held = (...events: CustomRoleEvent[]) => {
    const { state } = given(customRole, events);
    return customRole.reservations?.(state.status === 'active' ? { ...state, teamId } : state);
  };
  expect(held(CustomRoleCreated({ ...created.data, name: 'Élan' }))).toEqual([
    { scope: teamId, kind: 'custom-role-name', value: 'elan' },
  ]);
  for (const name of ['Field Sales', 'Field_Sales', ' field  _sales'])
    expect(held(CustomRoleCreated({ ...created.data, name }))).toMatchObject([
      { value: 'field sales' },
    ]);
  expect(held(created, CustomRoleDeleted({ customRoleId }))).toEqual([]);
});

const registered = UserRegistered({
  userId,
  email: 'kim@example.com',
  emailName: 'name-of-kim',
  name: 'Kim',
  slug: 'k',
  passwordHash: null,
});
const member = [
  registered,
  TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: ['can_edit_files'] }),
];
const had = { role: 'TEAM_MEMBER', customRoleId: null, permissions: ['can_edit_files'] } as const;
const customRoles = [
  { id: customRoleId, permissions: ['can_edit_presentations'] },
  { id: otherId, permissions: ['can_edit_files'] },
];
const change = {
  type: 'ChangeRights',
  by: admin,
  userId,
  teamId,
  from: had,
  customRoles,
  invitation: { invitationId: id('e2'), tokenHash: 'h' },
  now: '2026-11-20T12:00:00.000Z',
} as const;
const hasRole = MemberCustomRoleChanged({ userId, teamId, customRoleId });

test('role, custom role and keys are changed at once, and put back by the same the other way round', () => {
  const after = { role: 'TEAM_ADMIN', customRoleId, permissions: ['can_edit_labels'] } as const;
  const events = [
    MemberRoleChanged({ userId, teamId, role: 'TEAM_ADMIN' }),
    hasRole,
    MemberPermissionsChanged({ userId, teamId, permissions: ['can_edit_labels'] }),
  ];
  given(user, member)
    .when({ ...change, to: after })
    .then(events);
  given(user, [...member, ...events])
    .when({ ...change, to: after })
    .then([]);
  given(user, [...member, ...events])
    .when({ ...change, from: after, to: had })
    .then([
      MemberRoleChanged({ userId, teamId, role: 'TEAM_MEMBER' }),
      MemberCustomRoleChanged({ userId, teamId, customRoleId: null }),
      MemberPermissionsChanged({ userId, teamId, permissions: ['can_edit_files'] }),
    ]);
  expect(teamMembershipIn(given(user, [...member, ...events]).state, teamId)).toMatchObject({
    role: 'TEAM_ADMIN',
    customRoleId,
    permissions: ['can_edit_labels'],
  });
});

test('a concurrent change is kept', () => {
  given(user, [...member, hasRole])
    .when({ ...change, to: { permissions: [] } })
    .thenFails('CONFLICT');
  given(user, [...member, MemberPermissionsChanged({ userId, teamId, permissions: [] })])
    .when({ ...change, to: { customRoleId } })
    .thenFails('CONFLICT');
  given(user, [...member, hasRole])
    .when({ ...change, from: null, to: { permissions: [] } })
    .then([MemberPermissionsChanged({ userId, teamId, permissions: [] })]);
});

test('a role is given and taken by who has all that it gives, to members, and never to oneself', () => {
  given(user, member)
    .when({ ...change, by: editor, to: { customRoleId } })
    .thenFails('FORBIDDEN');
  given(user, member)
    .when({ ...change, by: editor, to: { customRoleId: otherId } })
    .then([MemberCustomRoleChanged({ userId, teamId, customRoleId: otherId })]);
  given(user, [...member, hasRole])
    .when({ ...change, from: null, by: editor, to: { customRoleId: otherId } })
    .thenFails('FORBIDDEN');
  given(user, member)
    .when({ ...change, by: editor, to: { role: 'TEAM_ADMIN' } })
    .thenFails('FORBIDDEN');
  given(user, member)
    .when({ ...change, by: { ...admin, userId }, to: { customRoleId } })
    .thenFails('CONFLICT');
  given(user, member)
    .when({ ...change, to: { customRoleId: id('ff') } })
    .thenFails('INVALID');
  // A deleted role gives nothing.
  given(user, [...member, hasRole])
    .when({ ...change, customRoles: [], to: { permissions: [] } })
    .then([MemberPermissionsChanged({ userId, teamId, permissions: [] })]);
  given(user, [])
    .when({ ...change, to: { customRoleId } })
    .thenFails('NOT_FOUND');
  const invited = MemberInvited({
    invitationId: id('e1'),
    userId,
    teamId,
    role: 'TEAM_MEMBER',
    permissions: [],
    invitedBy: admin.userId,
    tokenHash: 'hash',
    expiresAt: '2026-11-27T12:00:00.000Z',
  });
  given(user, [registered, invited])
    .when({ ...change, from: null, to: { permissions: ['can_edit_files'] } })
    .then([MemberPermissionsChanged({ userId, teamId, permissions: ['can_edit_files'] })]);
});
