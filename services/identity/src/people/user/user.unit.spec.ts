import { expect, test } from '@jest/globals';
import {
  InvitationRevoked,
  MemberInvited,
  MemberRemoved,
  RemovedMemberForgotten,
  TeamJoined,
  WorkHandedOver,
} from '@lectern/schemas/events/identity/memberships.ts';
import {
  FirstAdminAppointed,
  PasswordRehashed,
  RegistrationActivated,
  UserForgotten,
  UserRegistered,
} from '@lectern/schemas/events/identity/users.ts';
import { abilityKeys } from '@lectern/schemas/access/abilities.ts';
import { permissionKeys } from '@lectern/schemas/access/permissions.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { membershipIn, permissionsOf } from './memberships.ts';
import { user } from './user.ts';
import type { UserEvent } from './events.ts';

const userId = '01a1fa00-0000-7000-8000-0000000000b0';
const teamId = '01a1fa00-0000-7000-8000-00000000000a';
const otherTeamId = '01a1fa00-0000-7000-8000-00000000000c';
const person = {
  userId,
  email: 'anna@example.com',
  emailName: 'name-of-anna',
  name: 'Anna',
  passwordHash: '$scrypt$old',
};

const registerFirstAdmin = {
  type: 'RegisterFirstAdmin',
  ...person,
  teamId,
  teamName: 'Acme',
} as const;
const registered = UserRegistered({ ...person, slug: '0000000000b0' });
const joined = TeamJoined({ userId, teamId, role: 'TEAM_ADMIN', permissions: [] });
const appointed = FirstAdminAppointed({ userId, teamId, teamName: 'Acme' });
const rehash = {
  type: 'RehashPassword',
  userId,
  from: '$scrypt$old',
  passwordHash: '$scrypt$new',
} as const;

test('the first administrator is registered, joins the team as its admin and is appointed, all at once', () => {
  given(user, []).when(registerFirstAdmin).then([registered, joined, appointed]);
});

test('a user cannot be registered twice', () => {
  given(user, [registered]).when(registerFirstAdmin).thenFails('CONFLICT');
});

test('a registration that is activated makes its administrator and says what was chosen, once', () => {
  const company = {
    teamId,
    teamName: 'Acme',
    isTrial: true,
    plan: 'enablement_300',
    period: 'YEAR',
    userCount: 5,
    promoCode: null,
    termsAcceptedAt: '2026-11-22T12:00:00.000Z',
  } as const;
  const activate = { type: 'ActivateRegistration', ...person, ...company } as const;
  given(user, [])
    .when(activate)
    .then([registered, joined, RegistrationActivated({ userId, ...company })]);
  given(user, [registered, joined]).when(activate).thenFails('CONFLICT');
});

test('a password gets a costlier hash', () => {
  given(user, [registered])
    .when(rehash)
    .then([PasswordRehashed({ userId, passwordHash: '$scrypt$new' })]);
});

test('a password that changed since it was verified keeps its hash', () => {
  given(user, [registered, PasswordRehashed({ userId, passwordHash: '$scrypt$changed' })])
    .when(rehash)
    .then([]);
});

test('a user who is not there has no password to hash', () => {
  given(user, []).when(rehash).thenFails('NOT_FOUND');
});

test('a user holds the address, and the first administrator that place, alone', () => {
  const reservations = (events: UserEvent[]) => user.reservations?.(given(user, events).state);
  const email = { scope: 'global', kind: 'email', value: 'name-of-anna' };
  expect(reservations([])).toEqual([]);
  expect(reservations([registered, joined])).toEqual([email]);
  expect(reservations([registered, joined, appointed])).toEqual([
    email,
    { scope: 'global', kind: 'first-admin', value: 'first-admin' },
  ]);
});

test('the team that set Lectern up stays that, whatever becomes of who did', () => {
  const [other, removed] = [
    TeamJoined({ userId, teamId: otherTeamId, role: 'TEAM_ADMIN', permissions: [] }),
    MemberRemoved({ userId, teamId }),
  ];
  const erased = UserRegistered({
    ...person,
    slug: 's',
    email: null,
    name: null,
    passwordHash: null,
  });
  for (const events of [
    [registered, joined, appointed, other, removed],
    [registered, joined, appointed, removed],
    [erased, joined, appointed, removed, UserForgotten({ userId })],
  ]) {
    expect(given(user, events).state).toMatchObject({ appointedTeamId: teamId });
  }
  expect(given(user, [registered, joined]).state).toMatchObject({ appointedTeamId: null });
});

test('the view is looked up by the name of the address and never by the address', () => {
  const { state } = given(user, [registered, joined, appointed]);
  const index = user.view.index(state, userId);
  expect(index).toMatchObject({
    emailName: 'name-of-anna',
    appointment: 'first-admin',
    invitationHash: null,
    teams: [teamId],
    roles: [`${teamId} TEAM_ADMIN`],
  });
  expect(user.view.lookups?.map((field) => index[field])).not.toContain(person.email);
});

test('whose key is erased has neither address nor name nor password', () => {
  const { state } = given(user, [
    UserRegistered({ ...person, slug: 's', email: null, name: null, passwordHash: null }),
  ]);
  expect(state).toMatchObject({ email: null, name: null, passwordHash: null, slug: 's' });
});

test('an address whose owner is erased is free, and found by no name any more', () => {
  const { state } = given(user, [
    UserRegistered({ ...person, slug: 's', email: null, name: null, passwordHash: null }),
    joined,
    appointed,
  ]);
  expect(user.reservations?.(state)).toEqual([
    { scope: 'global', kind: 'first-admin', value: 'first-admin' },
  ]);
  expect(user.view.index(state, userId)).toMatchObject({
    emailName: null,
    appointment: 'first-admin',
  });
});

test('an erased person leaves a team, even as administrator, and their invitation ends', () => {
  const leave = { type: 'LeaveErased', userId, teamId, successorId: null } as const;
  const other = TeamJoined({ userId, teamId: otherTeamId, role: 'TEAM_MEMBER', permissions: [] });
  given(user, [registered, joined, other])
    .when(leave)
    .then([MemberRemoved({ userId, teamId }), RemovedMemberForgotten({ userId, teamId })]);
  given(user, [registered, joined, other])
    .when({ ...leave, teamId: otherTeamId })
    .then([
      MemberRemoved({ userId, teamId: otherTeamId }),
      RemovedMemberForgotten({ userId, teamId: otherTeamId }),
    ]);
  given(user, [registered, joined, other, MemberRemoved({ userId, teamId })])
    .when(leave)
    .then([RemovedMemberForgotten({ userId, teamId })]);
  const invited = MemberInvited({
    invitationId: userId,
    tokenHash: null,
    userId,
    teamId,
    role: 'TEAM_MEMBER',
    permissions: [],
    invitedBy: null,
    expiresAt: '2026-11-27T12:00:00.000Z',
  });
  given(user, [registered, invited])
    .when(leave)
    .then([InvitationRevoked({ invitationId: userId, userId, teamId })]);
  given(user, []).when(leave).then([]);
});

test('an erased member’s items go to a successor, once', () => {
  const leave = { type: 'LeaveErased', userId, teamId, successorId: otherTeamId } as const;
  const left = [
    WorkHandedOver({ userId, teamId, toUserId: otherTeamId }),
    MemberRemoved({ userId, teamId }),
    RemovedMemberForgotten({ userId, teamId }),
  ];
  given(user, [registered, joined]).when(leave).then(left);
  given(user, [registered, joined, ...left])
    .when(leave)
    .then([]);
});

test('joining a team again replaces the membership', () => {
  const { state } = given(user, [
    registered,
    joined,
    TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: ['can_edit_users'] }),
  ]);
  expect(membershipIn(state, teamId)).toMatchObject({
    teamId,
    role: 'TEAM_MEMBER',
    permissions: ['can_edit_users'],
  });
  expect(state.status === 'active' && state.memberships).toHaveLength(1);
});

test('a user is no member of a team they never joined', () => {
  const { state } = given(user, [registered, joined]);
  expect(membershipIn(state, otherTeamId)).toBeNull();
  expect(membershipIn(state, null)).toBeNull();
  expect(membershipIn({ status: 'none' }, teamId)).toBeNull();
});

test('admins may do everything, members what they were given', () => {
  expect(permissionsOf({ role: 'TEAM_ADMIN', permissions: [] }, null)).toEqual([
    ...permissionKeys,
    ...abilityKeys,
  ]);
  expect(permissionsOf({ role: 'TEAM_MEMBER', permissions: ['can_edit_users'] }, null)).toEqual([
    'can_edit_users',
  ]);
  expect(
    permissionsOf(
      { role: 'TEAM_MEMBER', permissions: ['can_edit_users'] },
      { id: 'r', name: 'Files', permissions: ['can_edit_files', 'can_fly'] },
    ),
  ).toEqual(['can_edit_files', 'can_edit_users']);
});

test('there are 22 permissions and none twice', () => {
  expect(new Set(permissionKeys).size).toBe(22);
});
