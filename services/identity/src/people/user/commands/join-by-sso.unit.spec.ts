import { expect, test } from '@jest/globals';
import {
  InvitationAccepted,
  InvitationRevoked,
  MemberCustomRoleChanged,
  MemberInvited,
  MemberLocked,
  MemberRemoved,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import {
  PasswordChanged,
  PasswordDropped,
  PasswordReset,
  ProfileEdited,
  UserRegistered,
} from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { user } from '../user.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [userId, teamId, otherId, invitationId] = [id('b0'), id('0a'), id('0b'), id('1a')];
const registered = UserRegistered({
  userId,
  email: 'kim@halden.example',
  emailName: 'name-of-kim',
  name: 'Kim',
  slug: '0000000000b0',
  passwordHash: null,
});
const joined = TeamJoined({
  userId,
  teamId,
  role: 'TEAM_MEMBER',
  permissions: [],
  provider: 'OKTA',
});
const invited = MemberInvited({
  invitationId,
  userId,
  teamId,
  role: 'TEAM_ADMIN',
  permissions: ['can_edit_labels'],
  invitedBy: null,
  tokenHash: 'hash',
  expiresAt: '2026-11-27T12:00:00.000Z',
});
const removed = MemberRemoved({ userId, teamId });
const accepted = [
  InvitationAccepted({ invitationId, userId, teamId }),
  TeamJoined({
    userId,
    teamId,
    role: 'TEAM_ADMIN',
    permissions: ['can_edit_labels'],
    provider: 'OKTA',
  }),
];
const come = {
  type: 'ComeBySingleSignOn',
  userId,
  email: 'kim@halden.example',
  emailName: 'name-of-kim',
  name: 'Kim',
  teamId,
  provider: 'OKTA',
  role: 'TEAM_MEMBER',
} as const;

test('a new user is registered and joins once, whatever other teams they are in', () => {
  given(user, []).when(come).then([registered, joined]);
  given(user, [registered, joined]).when(come).then([]);
  given(user, [registered, joined, MemberLocked({ userId, teamId })])
    .when(come)
    .then([]);
  given(user, [registered, MemberInvited({ ...invited.data, teamId: otherId })])
    .when(come)
    .then([joined]);
});

test('with a role of the team’s own where that is what first arrivals have, and as what they are invited for where they are', () => {
  const withRole = { ...come, customRole: { id: id('c1'), permissions: [] } };
  given(user, [])
    .when(withRole)
    .then([
      registered,
      joined,
      MemberCustomRoleChanged({ userId, teamId, customRoleId: id('c1') }),
    ]);
  given(user, [registered, invited]).when(withRole).then(accepted);
});

test('who is invited comes as what they are invited for, unless that is over', () => {
  given(user, [registered, invited]).when(come).then(accepted);
  given(user, [registered, invited])
    .when({ ...come, now: '2026-11-28T12:00:00.000Z' })
    .then([InvitationRevoked({ invitationId, userId, teamId }), joined]);
  given(user, [registered, MemberInvited({ ...invited.data, teamId: otherId })])
    .when(come)
    .then([joined]);
});

test('an invitee without a name gets the provider’s, and keeps one they had', () => {
  const nameless = UserRegistered({ ...registered.data, name: null });
  const named = ProfileEdited({ userId, teamId, name: 'Kim Berg' });
  given(user, [nameless, invited])
    .when({ ...come, name: 'Kim Berg' })
    .then([accepted[0]!, named, accepted[1]!]);
  given(user, [nameless])
    .when({ ...come, name: 'Kim Berg' })
    .then([named, joined]);
  given(user, [UserRegistered({ ...registered.data, name: 'Kim' }), invited])
    .when({ ...come, name: 'Kim Berg' })
    .then(accepted);
});

test('a removed member stays out until they are invited again, and an erased one is not found', () => {
  given(user, [registered, joined, removed]).when(come).thenFails('FORBIDDEN');
  given(user, [registered, joined, removed, invited]).when(come).then(accepted);
  given(user, [UserRegistered({ ...registered.data, email: null }), joined])
    .when(come)
    .thenFails('NOT_FOUND');
});

test('an unproven password is dropped with its sign-ins, and a link that others may have seen sets no new one', () => {
  const elsewhere = { ...invited.data, teamId: otherId };
  const chosen = [
    InvitationAccepted({ invitationId, userId, teamId: otherId }),
    PasswordChanged({ userId, teamId: otherId, passwordHash: 'theirs', keptSignInId: null }),
    TeamJoined({
      userId,
      teamId: otherId,
      role: elsewhere.role,
      permissions: elsewhere.permissions,
    }),
  ];
  const dropped = PasswordDropped({ userId, teamId, because: 'PROVIDER' });
  const squatted = [registered, MemberInvited(elsewhere), ...chosen];
  given(user, squatted).when(come).then([dropped, joined]);
  expect(given(user, [...squatted, dropped, joined]).state).toMatchObject({
    passwordHash: null,
    epoch: 2,
    passwordEpoch: 2,
    keptSignInId: null,
  });
  given(user, [...squatted, dropped, joined])
    .when(come)
    .then([]);
  given(user, [...squatted, PasswordReset({ resetId: invitationId, userId, teamId: otherId })])
    .when(come)
    .then([joined]);
  given(user, [registered, MemberInvited({ ...elsewhere, isMailed: true }), ...chosen])
    .when(come)
    .then([joined]);

  const accept = {
    type: 'AcceptInvitation',
    userId,
    tokenHash: 'hash',
    name: null,
    passwordHash: 'theirs',
  } as const;
  given(user, [registered, MemberInvited(elsewhere)])
    .when(accept)
    .then(chosen);
  given(user, [registered, MemberInvited(elsewhere), joined])
    .when(accept)
    .thenFails('INVALID');
  given(user, [registered, MemberInvited({ ...elsewhere, isMailed: true }), joined])
    .when(accept)
    .then(chosen);
});
