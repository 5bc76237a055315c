import { expect, test } from '@jest/globals';
import {
  InvitationAccepted,
  MemberCustomRoleChanged,
  MemberInvited,
  MemberPermissionsChanged,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { PasswordChanged, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { teamMembershipIn } from '../memberships.ts';
import { mayViewInvitationLink } from './invitations.ts';
import { user } from '../user.ts';
import type { RegisteredUser } from '../state.ts';
const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [userId, teamId, adminId, roleId] = [id('b0'), id('0a'), id('b1'), id('c1')];
const admin = { userId: adminId, role: 'TEAM_ADMIN', permissions: [] } as const;
const editor = (...has: string[]) =>
  ({ userId: adminId, role: 'TEAM_MEMBER', permissions: ['can_edit_users', ...has] }) as const;
const content = { id: roleId, permissions: ['can_edit_files'] };
const found = (role: { id: string; permissions: string[] }, now: typeof role | null = role) => ({
  customRoleId: role.id,
  now,
});
const sent = { invitationId: id('e1'), tokenHash: 'hash' };
const now = '2026-11-20T12:10:00.000Z';

const registered = UserRegistered({
  userId,
  email: 'kim@example.com',
  emailName: 'name-of-kim',
  name: null,
  slug: '0000000000b0',
  passwordHash: null,
});
const invited = (more: object = {}) =>
  MemberInvited({
    ...sent,
    userId,
    teamId,
    role: 'TEAM_MEMBER',
    permissions: [],
    invitedBy: adminId,
    expiresAt: '2026-11-27T12:10:00.000Z',
    customRole: { customRoleId: roleId, permissions: ['can_edit_files'] },
    ...more,
  });
const invite = {
  type: 'InviteMember',
  by: admin,
  userId,
  email: 'kim@example.com',
  emailName: 'name-of-kim',
  name: null,
  teamId,
  role: 'TEAM_MEMBER',
  permissions: [],
  invitation: sent,
  now,
} as const;
const accept = {
  type: 'AcceptInvitation',
  userId,
  tokenHash: 'hash',
  name: null,
  passwordHash: 'chosen',
  now,
} as const;
const joined = [
  InvitationAccepted({ invitationId: sent.invitationId, userId, teamId }),
  PasswordChanged({ userId, teamId, passwordHash: 'chosen', keptSignInId: null }),
  TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [] }),
];
const withRole = MemberCustomRoleChanged({ userId, teamId, customRoleId: roleId });

test('an inviter who may grant all of a custom role offers it, and the invitee has it on joining', () => {
  given(user, [])
    .when({ ...invite, customRole: content })
    .then([registered, invited()]);
  given(user, [])
    .when({ ...invite, by: editor('can_edit_files'), customRole: content })
    .then([registered, invited()]);
  given(user, [])
    .when({ ...invite, by: editor(), customRole: content })
    .thenFails('FORBIDDEN');
  expect(teamMembershipIn(given(user, [registered, invited()]).state, teamId)).toMatchObject({
    status: 'INVITED',
    customRoleId: roleId,
  });
  given(user, [registered, invited()])
    .when({ ...accept, offered: found(content) })
    .then([...joined, withRole]);
  given(user, [registered, invited()])
    .when({
      type: 'ComeBySingleSignOn',
      userId,
      email: 'kim@example.com',
      emailName: 'name-of-kim',
      name: null,
      teamId,
      provider: 'OKTA',
      role: 'TEAM_MEMBER',
      offered: found(content),
      now,
    })
    .then([
      joined[0]!,
      TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [], provider: 'OKTA' }),
      withRole,
    ]);
});

test('without a role that is no more, or gives more by now than the link was sent with, they are a member', () => {
  for (const now of [null, { ...content, permissions: ['can_edit_files', 'can_edit_labels'] }])
    given(user, [registered, invited()])
      .when({ ...accept, offered: found(content, now) })
      .then(joined);
  given(user, [registered, invited({ isMailed: true })])
    .when({
      ...accept,
      offered: found({ ...content, permissions: ['can_edit_files', 'can_edit_labels'] }),
    })
    .then([...joined, withRole]);
  given(user, [registered, invited()])
    .when({ ...accept, offered: found({ ...content, permissions: [] }) })
    .then([...joined, withRole]);
});

test('resending, seeing the link and granting more need all permissions of the role', () => {
  const resend = {
    type: 'ResendInvitation',
    by: editor('can_edit_files'),
    userId,
    teamId,
    invitation: { ...sent, invitationId: id('e2') },
    now,
  } as const;
  const grown = { ...content, permissions: ['can_edit_brands', 'can_edit_files'] };
  given(user, [registered, invited()])
    .when({ ...resend, offered: found(content) })
    .then([invited({ invitationId: id('e2') })]);
  given(user, [registered, invited()])
    .when({ ...resend, offered: found(grown) })
    .thenFails('FORBIDDEN');
  given(user, [registered, invited()])
    .when({ ...resend, by: admin, offered: found(grown) })
    .then([
      invited({
        invitationId: id('e2'),
        customRole: { customRoleId: roleId, permissions: grown.permissions },
      }),
    ]);
  given(user, [registered, invited()])
    .when({ ...resend, by: editor(), offered: found(content, null) })
    .thenFails('FORBIDDEN');
  const state = given(user, [registered, invited()]).state as RegisteredUser;
  expect([
    mayViewInvitationLink(editor('can_edit_files'), state),
    mayViewInvitationLink(editor(), state),
  ]).toEqual([true, false]);
  const permissions = ['can_edit_labels'];
  const more = {
    type: 'ChangePermissions',
    by: { ...admin, userId: id('b2') },
    userId,
    teamId,
    permissions,
    invitation: { ...sent, invitationId: id('e2') },
    now,
  } as const;
  given(user, [registered, invited()])
    .when(more)
    .then([
      MemberPermissionsChanged({ userId, teamId, permissions }),
      invited({ invitationId: id('e2'), invitedBy: id('b2'), permissions }),
    ]);
});
