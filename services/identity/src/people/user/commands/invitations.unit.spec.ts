import { expect, test } from '@jest/globals';
import {
  InvitationAccepted,
  InvitationRevoked,
  MemberInvited,
  MemberPermissionsChanged,
  MemberRemoved,
  MemberRoleChanged,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import {
  PasswordChanged,
  ProfileEdited,
  UserRegistered,
} from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { teamMembershipIn } from '../memberships.ts';
import { mayViewInvitationLink } from './invitations.ts';
import { user } from '../user.ts';
import type { UserEvent } from '../events.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [userId, teamId, otherTeamId, adminId] = [id('b0'), id('0a'), id('0c'), id('b1')];
const now = '2026-11-20T12:00:00.000Z';
const aMinuteLater = '2026-11-20T12:01:00.000Z';
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
const chosen = PasswordChanged({ userId, teamId, passwordHash: '$scrypt$', keptSignInId: null });
const accept = {
  type: 'AcceptInvitation',
  userId,
  tokenHash: 'hash',
  name: null,
  passwordHash: '$scrypt$',
  now,
} as const;
const member = [registered, joined];

test('a new user is registered without a password and invited for a week', () => {
  given(user, []).when(invite).then([registered, invited]);
});

test('until they join, their status in the team is invited', () => {
  expect(teamMembershipIn(given(user, [registered, invited]).state, teamId)).toMatchObject({
    status: 'INVITED',
    role: 'TEAM_MEMBER',
  });
});

test('who was invited before, or was in the team once, is invited again', () => {
  const another = { invitationId: id('e2'), tokenHash: 'other' };
  given(user, [registered, invited])
    .when({ ...invite, invitation: another, now: aMinuteLater })
    .then([MemberInvited({ ...invited.data, ...another, expiresAt: '2026-11-27T12:01:00.000Z' })]);
  given(user, [...member, MemberRemoved({ userId, teamId })])
    .when(invite)
    .then([invited]);
});

test('a member is not invited, nor anybody who belongs to another team', () => {
  given(user, member).when(invite).thenFails('CONFLICT');
  given(user, [registered, TeamJoined({ ...joined.data, teamId: otherTeamId })])
    .when(invite)
    .thenFails('CONFLICT');
  given(user, [registered, MemberInvited({ ...invited.data, teamId: otherTeamId })])
    .when(invite)
    .thenFails('CONFLICT');
});

test('another mail is sent at most once a minute', () => {
  const another = { invitationId: id('e2'), tokenHash: 'other' };
  const resend = {
    type: 'ResendInvitation',
    by: admin,
    userId,
    teamId,
    invitation: another,
    now: aMinuteLater,
  } as const;
  given(user, [registered, invited])
    .when({ ...resend, now: '2026-11-20T12:00:59.000Z' })
    .thenFails('TOO_MANY_REQUESTS');
  given(user, [registered, invited])
    .when({ ...invite, now: '2026-11-20T12:00:59.000Z' })
    .thenFails('TOO_MANY_REQUESTS');
  const revoked = given(user, [
    registered,
    invited,
    InvitationRevoked({ invitationId: id('e1'), userId, teamId }),
  ]);
  revoked.when({ ...invite, now: '2026-11-20T12:00:59.000Z' }).thenFails('TOO_MANY_REQUESTS');
  revoked
    .when({ ...invite, now: aMinuteLater })
    .then([MemberInvited({ ...invited.data, expiresAt: '2026-11-27T12:01:00.000Z' })]);
  revoked
    .when({ ...invite, teamId: otherTeamId })
    .then([MemberInvited({ ...invited.data, teamId: otherTeamId })]);
  given(user, [registered, invited])
    .when(resend)
    .then([MemberInvited({ ...invited.data, ...another, expiresAt: '2026-11-27T12:01:00.000Z' })]);
  given(user, member).when(resend).thenFails('NOT_FOUND');
  given(user, [registered, invited])
    .when({ ...resend, teamId: otherTeamId })
    .thenFails('NOT_FOUND');
});

test('taking the invitation sets the password and joins the team, once', () => {
  given(user, [registered, invited])
    .when(accept)
    .then([InvitationAccepted({ invitationId: id('e1'), userId, teamId }), chosen, joined]);
  given(user, [
    registered,
    invited,
    InvitationAccepted({ invitationId: id('e1'), userId, teamId }),
    chosen,
    joined,
  ])
    .when(accept)
    .thenFails('INVALID');
});

test('with a name, if they say one', () => {
  given(user, [registered, invited])
    .when({ ...accept, name: 'Kim' })
    .then([
      InvitationAccepted({ invitationId: id('e1'), userId, teamId }),
      chosen,
      ProfileEdited({ userId, teamId, name: 'Kim' }),
      joined,
    ]);
  given(user, [UserRegistered({ ...registered.data, name: 'Kim' }), invited])
    .when({ ...accept, name: 'Kim' })
    .then([InvitationAccepted({ invitationId: id('e1'), userId, teamId }), chosen, joined]);
});

test('an expired, replaced, revoked or unknown token is not accepted', () => {
  given(user, [registered, invited])
    .when({ ...accept, now: inAWeek })
    .thenFails('INVALID');
  given(user, [registered, invited, MemberInvited({ ...invited.data, tokenHash: 'other' })])
    .when(accept)
    .thenFails('INVALID');
  given(user, [registered, invited, InvitationRevoked({ invitationId: id('e1'), userId, teamId })])
    .when(accept)
    .thenFails('INVALID');
  given(user, []).when(accept).thenFails('NOT_FOUND');
});

test('an invitation is revoked, and who never came is nowhere', () => {
  const revoke = { type: 'RevokeInvitation', by: admin, userId, teamId } as const;
  const revoked = InvitationRevoked({ invitationId: id('e1'), userId, teamId });
  given(user, [registered, invited]).when(revoke).then([revoked]);
  given(user, [registered, invited, revoked]).when(revoke).then([]);
  expect(teamMembershipIn(given(user, [registered, invited, revoked]).state, teamId)).toBeNull();
});

const toAdmin = {
  type: 'ChangeRole',
  by: admin,
  userId,
  teamId,
  role: 'TEAM_ADMIN',
  invitation,
} as const;

test('the role and permissions of an invitation can be changed', () => {
  const { state } = given(user, [
    registered,
    invited,
    MemberRoleChanged({ userId, teamId, role: 'TEAM_ADMIN' }),
  ]);
  expect(teamMembershipIn(state, teamId)).toMatchObject({ status: 'INVITED', role: 'TEAM_ADMIN' });
});

const permit = {
  type: 'ChangePermissions',
  by: admin,
  userId,
  teamId,
  permissions: ['can_edit_presentations', 'can_export_data'],
  invitation,
} as const;

test('another member who grants more replaces the invitation, and its old link is invalid', () => {
  const ofEditor = MemberInvited({ ...invited.data, invitedBy: id('b2') });
  const another = { invitationId: id('e2'), tokenHash: 'other' };
  const permissions = ['can_edit_presentations', 'can_export_data'];
  const more = { ...permit, invitation: another, now };
  const changed = MemberPermissionsChanged({ userId, teamId, permissions });
  const anew = MemberInvited({ ...invited.data, ...another, permissions, invitedBy: adminId });
  given(user, [registered, ofEditor]).when(more).then([changed, anew]);
  given(user, [registered, ofEditor, changed, anew]).when(accept).thenFails('INVALID');
  given(user, [registered, ofEditor])
    .when({ ...toAdmin, invitation: another, now })
    .then([
      MemberRoleChanged({ userId, teamId, role: 'TEAM_ADMIN' }),
      MemberInvited({ ...invited.data, ...another, role: 'TEAM_ADMIN', invitedBy: adminId }),
    ]);
  // The same inviter, fewer rights, or a mailed link: it stays.
  given(user, [registered, MemberInvited({ ...ofEditor.data, isMailed: true })])
    .when(more)
    .then([changed]);
  given(user, [registered, invited]).when(more).then([changed]);
  given(user, [registered, ofEditor])
    .when({ ...more, permissions: [] })
    .then([MemberPermissionsChanged({ userId, teamId, permissions: [] })]);
  given(user, member).when(more).then([changed]);
});

test('administrators see a local link, and so does the inviter of a new user within their own rights', () => {
  const by = (changes: object = {}) => ({ ...editor, ...changes });
  const seen = (who: Parameters<typeof mayViewInvitationLink>[0], ...events: UserEvent[]) => {
    const { state } = given(user, events);
    return state.status === 'active' && mayViewInvitationLink(who, state);
  };
  expect(seen(by(), registered, invited)).toBe(true);
  expect(seen(by({ userId: id('b2') }), registered, invited)).toBe(false);
  expect(seen(by({ permissions: ['can_edit_users'] }), registered, invited)).toBe(false);
  expect(seen(by({ permissions: ['can_edit_presentations'] }), registered, invited)).toBe(false);
  const back = [registered, invited, chosen, joined, MemberRemoved({ userId, teamId }), invited];
  expect(seen(by(), ...back)).toBe(false);
  expect(seen({ ...admin, userId: id('b2') }, ...back)).toBe(true);
  expect(
    seen(admin, registered, invited, InvitationRevoked({ invitationId: id('e1'), userId, teamId })),
  ).toBe(false);
});
