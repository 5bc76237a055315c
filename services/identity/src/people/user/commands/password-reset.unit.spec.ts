import { expect, test } from '@jest/globals';
import { MemberRemoved, TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import {
  PasswordChanged,
  PasswordReset,
  PasswordResetRequested,
  UserRegistered,
} from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { claimsOf } from '../../../sign-in/sign-in/claims.ts';
import { tokenHashOf } from '../../../sign-in/tokens/token.ts';
import { openReset } from './password-reset.ts';
import { user } from '../user.ts';
import type { User } from '../state.ts';

const userId = '01a1fa00-0000-7000-8000-0000000000b0';
const teamId = '01a1fa00-0000-7000-8000-00000000000a';
const [first, second] = [
  '01a1fa00-0000-7000-8000-0000000000c1',
  '01a1fa00-0000-7000-8000-0000000000c2',
];
const now = '2026-11-20T12:00:00.000Z';
const [hash, otherHash] = [tokenHashOf('one'), tokenHashOf('other')];

const registered = UserRegistered({
  userId,
  email: 'anna@example.com',
  emailName: 'name-of-anna',
  name: 'Anna',
  passwordHash: '$scrypt$old',
  slug: '0000000000b0',
});
const joined = TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [] });
const requested = PasswordResetRequested({
  resetId: first,
  userId,
  teamId,
  emailName: 'name-of-anna',
  tokenHash: hash,
  expiresAt: '2026-11-20T13:00:00.000Z',
});
const changed = PasswordChanged({
  userId,
  teamId,
  passwordHash: '$scrypt$new',
  keptSignInId: null,
});
const used = PasswordReset({ resetId: first, userId, teamId });

const request = {
  type: 'RequestPasswordReset',
  userId,
  resetId: first,
  emailName: 'name-of-anna',
  tokenHash: hash,
} as const;
const reset = {
  type: 'ResetPassword',
  userId,
  emailName: 'name-of-anna',
  tokenHash: hash,
  passwordHash: '$scrypt$new',
} as const;

test('a user with a password can request a link, which works for an hour', () => {
  given(user, [registered, joined]).when(request).then([requested]);
});

test('users without a team or with another address get no link; single sign-on users do', () => {
  given(user, []).when(request).then([]);
  given(user, [registered]).when(request).then([]);
  given(user, [registered, joined, MemberRemoved({ userId, teamId })])
    .when(request)
    .then([]);
  given(user, [registered, joined])
    .when({ ...request, emailName: 'name-of-bert' })
    .then([]);
  given(user, [UserRegistered({ ...registered.data, passwordHash: null }), joined])
    .when(request)
    .then([requested]);
});

test('a later request takes the place of an earlier one, whichever is decided first', () => {
  const later = { ...request, resetId: second, tokenHash: otherHash };
  const events = [
    registered,
    joined,
    requested,
    PasswordResetRequested({ ...requested.data, resetId: second, tokenHash: otherHash }),
  ];
  given(user, events.slice(0, 3)).when(later).then([events[3]!]);
  given(user, events).when(request).then([]);
  given(user, events).when(reset).thenFails('INVALID');
  given(user, events)
    .when({ ...reset, tokenHash: otherHash })
    .then([PasswordReset({ resetId: second, userId, teamId }), changed]);
});

test('a request that is repeated changes nothing, also once its link was used', () => {
  given(user, [registered, joined, requested]).when(request).then([]);
  given(user, [registered, joined, requested, used, changed]).when(request).then([]);
});

test('the link sets the password once', () => {
  given(user, [registered, joined, requested]).when(reset).then([used, changed]);
  given(user, [registered, joined, requested, used, changed]).when(reset).thenFails('INVALID');
});

test.each([
  ['of another token', { tokenHash: otherHash }],
  ['cut short', { tokenHash: hash.slice(1) }],
  ['empty', { tokenHash: '' }],
  ['brought with another address', { emailName: 'name-of-bert' }],
  ['an hour old', { now: '2026-11-20T13:00:00.000Z' }],
])('a link %s is worth nothing', (_, more) => {
  given(user, [registered, joined, requested])
    .when({ ...reset, ...more })
    .thenFails('INVALID');
});

test('it is good until the last millisecond of its hour', () => {
  given(user, [registered, joined, requested])
    .when({ ...reset, now: '2026-11-20T12:59:59.999Z' })
    .then([used, changed]);
});

test('it ends when the password is changed otherwise, or the person has another address, is erased, or is in no team any more', () => {
  given(user, [registered, joined, requested, changed]).when(reset).thenFails('INVALID');
  const { state } = given(user, [registered, joined, requested]);
  const brought = { emailName: 'name-of-anna', tokenHash: hash, now };
  const isOpen = (changes: object, more = {}) =>
    openReset({ ...state, ...changes } as User, { ...brought, ...more }) !== null;
  expect(isOpen({})).toBe(true);
  expect(isOpen({ emailName: 'a-new-name' })).toBe(false);
  expect(isOpen({ emailName: 'a-new-name' }, { emailName: 'a-new-name' })).toBe(false);
  given(user, [registered, joined, PasswordResetRequested({ ...requested.data, tokenHash: null })])
    .when(reset)
    .thenFails('INVALID');
  given(user, [registered, joined, requested, MemberRemoved({ userId, teamId })])
    .when(reset)
    .thenFails('INVALID');
  given(user, []).when(reset).thenFails('INVALID');
});

test('every sign-in from before is worth nothing afterward', () => {
  const signIn = {
    status: 'active',
    userId,
    teamId,
    tokenHash: hash,
    expiresAt: '2027-01-01T00:00:00.000Z',
    isRemembered: true,
    userAgent: null,
    deviceName: 'phone',
    epoch: 0,
    address: null,
    deviceId: null,
    deviceEpoch: 0,
    method: null,
    vouchedForTeamId: null,
    requirementsEnded: 0,
    startedAt: now,
    cameAt: now,
    lastUsedAt: now,
    confirmedAt: now,
    impersonation: null,
  } as const;
  expect(
    claimsOf('s', signIn, given(user, [registered, joined, requested]).state, now),
  ).not.toBeNull();
  expect(
    claimsOf('s', signIn, given(user, [registered, joined, requested, used, changed]).state, now),
  ).toBeNull();
});
