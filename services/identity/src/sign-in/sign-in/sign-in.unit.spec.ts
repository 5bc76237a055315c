import { expect, test } from '@jest/globals';
import {
  MemberLocked,
  MemberRemoved,
  MemberRoleChanged,
  MemberUnlocked,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { SignedIn, SignedOut, SignInUsed } from '@lectern/schemas/events/identity/sign-ins.ts';
import { PasswordChanged, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { user } from '../../people/user/user.ts';
import type { UserEvent } from '../../people/user/events.ts';
import { claimsOf } from './claims.ts';
import { signIn } from './sign-in.ts';
import { isToken, newToken, tokenHashOf } from '../tokens/token.ts';

const signInId = '01a1fa00-0000-7000-8000-0000000000c0';
const userId = '01a1fa00-0000-7000-8000-0000000000b0';
const teamId = '01a1fa00-0000-7000-8000-00000000000a';
const now = '2026-11-20T12:00:00.000Z';

const from = {
  signInId,
  userId,
  teamId,
  tokenHash: 'hash',
  isRemembered: false,
  userAgent: 'Firefox',
  deviceName: null,
  epoch: 0,
  address: '192.0.2.1',
  deviceId: null,
  deviceEpoch: 0,
  requirementsEnded: 0,
};
const start = { type: 'StartSignIn', ...from } as const;
const end = { type: 'EndSignIn', signInId } as const;
const started = SignedIn({ ...from, expiresAt: '2026-11-21T00:00:00.000Z' });
const ended = SignedOut({ signInId, userId });

test('a sign-in lasts twelve hours', () => {
  given(signIn, [])
    .when({ ...start, now })
    .then([started]);
});

test('a remembered one lasts thirty days', () => {
  given(signIn, [])
    .when({ ...start, now, isRemembered: true })
    .then([SignedIn({ ...from, isRemembered: true, expiresAt: '2026-12-20T12:00:00.000Z' })]);
});

test('that of a device lasts ninety days, remembered or not', () => {
  const onDevice = { deviceName: "Anna's tablet", isRemembered: true };
  given(signIn, [])
    .when({ ...start, now, ...onDevice })
    .then([SignedIn({ ...from, ...onDevice, expiresAt: '2027-02-18T12:00:00.000Z' })]);
});

test('a sign-in begins once', () => {
  given(signIn, [started]).when(start).thenFails('CONFLICT');
  given(signIn, [started, ended]).when(start).thenFails('CONFLICT');
});

test('signing out ends it', () => {
  given(signIn, [started]).when(end).then([ended]);
});

test('signing out twice decides nothing the second time', () => {
  given(signIn, [started, ended]).when(end).then([]);
});

test('what never began cannot end', () => {
  given(signIn, []).when(end).thenFails('NOT_FOUND');
});

test('once ended it is no longer found by its token, but when its person was last seen is', () => {
  const last = { seenIn: `${teamId} ${userId}`, seenAt: '2026-11-20T12:00:00.000Z' };
  expect(signIn.view.index(given(signIn, [started]).state, signInId)).toEqual({
    tokenHash: 'hash',
    userId,
    impersonatorId: null,
    unvouchedIn: teamId,
    expiresAt: '2026-11-21T00:00:00.000Z',
    ...last,
  });
  expect(signIn.view.index(given(signIn, [started, ended]).state, signInId)).toEqual({
    tokenHash: null,
    userId: null,
    impersonatorId: null,
    unvouchedIn: null,
    expiresAt: null,
    ...last,
  });
});

test('its use is recorded every quarter of an hour, and never after it ended', () => {
  const use = { type: 'UseSignIn', signInId } as const;
  const used = SignInUsed({ signInId, userId });
  given(signIn, [started])
    .when({ ...use, now: '2026-11-20T12:14:59.999Z' })
    .then([]);
  given(signIn, [started])
    .when({ ...use, now: '2026-11-20T12:15:00.000Z' })
    .then([used]);
  given(signIn, [started, used])
    .when({ ...use, now })
    .then([]);
  given(signIn, [started, ended])
    .when({ ...use, now: '2026-11-21T12:00:00.000Z' })
    .then([]);
  expect(given(signIn, [started, used, ended]).state).toEqual({
    status: 'ended',
    userId,
    seen: { teamId, at: expect.any(String) },
  });
});

const registered = {
  userId,
  email: 'anna@example.com',
  emailName: 'name-of-anna',
  name: 'Anna',
  slug: 's',
  passwordHash: '$scrypt$',
};
const joined = TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: ['can_edit_users'] });
const anna = given(user, [UserRegistered(registered), joined]).state;
const active = given(signIn, [started]).state;

test('an active sign-in says who, in which team and with which permissions', () => {
  expect(claimsOf(signInId, active, anna, now)).toEqual({
    userId,
    impersonatorId: null,
    signInId,
    teamId,
    role: 'TEAM_MEMBER',
    permissions: ['can_edit_users'],
    groupIds: [],
    expiresAt: '2026-11-21T00:00:00.000Z',
  });
});

test('a changed role counts for sign-ins that are under way', () => {
  const promoted = given(user, [
    UserRegistered(registered),
    joined,
    MemberRoleChanged({ userId, teamId, role: 'TEAM_ADMIN' }),
  ]).state;
  expect(claimsOf(signInId, active, promoted, now)?.role).toBe('TEAM_ADMIN');
});

test('it stands for nothing from the moment it expires', () => {
  expect(claimsOf(signInId, active, anna, '2026-11-20T23:59:59.999Z')).not.toBeNull();
  expect(claimsOf(signInId, active, anna, '2026-11-21T00:00:00.000Z')).toBeNull();
});

/** Whether a sign-in between `before` and `then` is still valid. */
function survives(before: UserEvent[], then: UserEvent[], id = signInId): boolean {
  const state = given(user, [UserRegistered(registered), joined, ...before]).state;
  const epoch = state.status === 'active' ? state.epoch : 0;
  const began = given(signIn, [
    SignedIn({ ...from, epoch, expiresAt: '2026-11-21T00:00:00.000Z' }),
  ]).state;
  return (
    claimsOf(
      id,
      began,
      given(user, [UserRegistered(registered), joined, ...before, ...then]).state,
      now,
    ) !== null
  );
}

const locked = MemberLocked({ userId, teamId });
const unlocked = MemberUnlocked({ userId, teamId });
const removed = MemberRemoved({ userId, teamId });
const changed = (keptSignInId: string | null) =>
  PasswordChanged({ userId, teamId, passwordHash: '$scrypt$new', keptSignInId });

test('locking ends sign-ins, and unlocking does not bring them back', () => {
  expect(survives([], [locked])).toBe(false);
  expect(survives([], [locked, unlocked])).toBe(false);
  expect(survives([locked, unlocked], [])).toBe(true);
});

test('nor does joining the team again', () => {
  expect(survives([], [removed])).toBe(false);
  expect(survives([], [removed, joined])).toBe(false);
  expect(survives([removed, joined], [])).toBe(true);
});

test('being locked in another team ends nothing here', () => {
  expect(
    survives([], [MemberLocked({ userId, teamId: '01a1fa00-0000-7000-8000-00000000000c' })]),
  ).toBe(true);
});

test('a new password ends every sign-in but the one that chose it', () => {
  expect(survives([], [changed(null)])).toBe(false);
  expect(survives([], [changed('01a1fa00-0000-7000-8000-0000000000c9')])).toBe(false);
  expect(survives([], [changed(signInId)])).toBe(true);
  expect(survives([], [changed(signInId), changed(null)])).toBe(false);
  expect(survives([], [changed(signInId), locked, unlocked])).toBe(false);
  expect(survives([changed(null)], [])).toBe(true);
});

test('it stands for nothing after signing out, outside the team, or when the person is gone', () => {
  const erased = given(user, [
    UserRegistered({ ...registered, email: null, name: null, passwordHash: null }),
    joined,
  ]).state;
  expect(claimsOf(signInId, given(signIn, [started, ended]).state, anna, now)).toBeNull();
  expect(
    claimsOf(signInId, active, given(user, [UserRegistered(registered)]).state, now),
  ).toBeNull();
  expect(claimsOf(signInId, active, { status: 'none' }, now)).toBeNull();
  expect(claimsOf(signInId, active, erased, now)).toBeNull();
});

test('a token is 256 random bits and is kept as a hash alone', () => {
  const token = newToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(newToken()).not.toBe(token);
  expect(tokenHashOf(token)).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ['', false],
  ['short', false],
  [`${'a'.repeat(42)}=`, false],
  [`${'a'.repeat(43)}\n`, false],
  [newToken(), true],
])('whether %j can be a token: %s', (text, answer) => expect(isToken(text)).toBe(answer));
