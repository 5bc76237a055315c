import { expect, test } from '@jest/globals';
import {
  InvitationAccepted,
  MemberCustomRoleChanged,
  MemberInvited,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { PasswordChanged, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { user } from '../user.ts';
import type { UserEvent } from '../events.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [userId, teamId, adminId, roleId, otherRoleId] = [
  id('b0'),
  id('0a'),
  id('b1'),
  id('c1'),
  id('c2'),
];
const admin = { userId: adminId, role: 'TEAM_ADMIN', permissions: [] } as const;
const editor = (...has: string[]) =>
  ({ userId: adminId, role: 'TEAM_MEMBER', permissions: ['can_edit_users', ...has] }) as const;
const content = { id: roleId, permissions: ['can_edit_files'] };
const other = { id: otherRoleId, permissions: ['can_edit_labels'] };
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

test('another role while they are invited stands in the invitation that they have, however often it is changed', () => {
  const change = {
    type: 'ChangeRights',
    by: admin,
    userId,
    teamId,
    from: null,
    customRoles: [content, other],
    invitation: { ...sent, invitationId: id('e2') },
    now,
  } as const;
  const another = MemberCustomRoleChanged({
    userId,
    teamId,
    customRoleId: otherRoleId,
    offered: ['can_edit_labels'],
  });
  for (const invitation of [
    invited(),
    invited({ customRole: null }),
    invited({ isMailed: true, invitedBy: id('b2') }),
  ]) {
    given(user, [registered, invitation])
      .when({ ...change, to: { customRoleId: otherRoleId } })
      .then([another]);
  }
  given(user, [registered, invited(), another])
    .when({ ...accept, offered: found(other) })
    .then([...joined, MemberCustomRoleChanged({ userId, teamId, customRoleId: otherRoleId })]);
  given(user, [registered, invited(), another])
    .when({
      ...accept,
      offered: found({ ...other, permissions: ['can_edit_brands', 'can_edit_labels'] }),
    })
    .then(joined);
  given(user, [registered, invited()])
    .when({ ...change, to: { customRoleId: null } })
    .then([MemberCustomRoleChanged({ userId, teamId, customRoleId: null })]);
  given(user, [registered, invited()])
    .when({ ...change, by: editor('can_edit_labels'), to: { customRoleId: otherRoleId } })
    .thenFails('FORBIDDEN');
  given(user, [
    registered,
    invited(),
    MemberCustomRoleChanged({ userId, teamId, customRoleId: null }),
  ])
    .when(accept)
    .then(joined);
});

test('accepting, single sign-on and resending fail while the role changes, so that the invitee gets neither the old one nor none', () => {
  const come = {
    type: 'ComeBySingleSignOn',
    userId,
    email: 'kim@example.com',
    emailName: 'name-of-kim',
    name: null,
    teamId,
    provider: 'OKTA',
    role: 'TEAM_MEMBER',
    now,
  } as const;
  const resend = {
    type: 'ResendInvitation',
    by: admin,
    userId,
    teamId,
    invitation: { ...sent, invitationId: id('e2') },
    now,
  } as const;
  const given2 = MemberCustomRoleChanged({
    userId,
    teamId,
    customRoleId: otherRoleId,
    offered: ['can_edit_labels'],
  });
  for (const command of [accept, come, resend]) {
    for (const offered of [found(content), found(content, null), null])
      given(user, [registered, invited(), given2])
        .when({ ...command, offered })
        .thenFails('CONFLICT');
    given(user, [
      registered,
      invited(),
      MemberCustomRoleChanged({ userId, teamId, customRoleId: null }),
    ])
      .when({ ...command, offered: found(content) })
      .thenFails('CONFLICT');
  }
});

test('an inviter who may have seen the link gains nothing from another member’s grant: one new invitation, and no second', () => {
  const change = {
    type: 'ChangeRights',
    by: admin,
    userId,
    teamId,
    from: null,
    customRoles: [content, other],
    invitation: { invitationId: id('e2'), tokenHash: 'other' },
    now,
    actorId: null,
  } as const;
  const events: UserEvent[] = [registered, invited({ invitedBy: id('b2'), customRole: null })];
  const decided = Array.from({ length: 10 }, (_, index) => {
    const made = user.decide(
      { ...change, to: { customRoleId: index % 2 === 0 ? otherRoleId : roleId } },
      given(user, events).state,
    );
    events.push(...made);
    return made.map(({ type }) => type);
  });
  expect(decided).toEqual([
    ['MemberCustomRoleChanged', 'MemberInvited'],
    ...Array.from({ length: 9 }, () => ['MemberCustomRoleChanged']),
  ]);
  given(user, events).when(accept).thenFails('INVALID');
});
