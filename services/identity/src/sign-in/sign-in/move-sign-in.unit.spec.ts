import { expect, test } from '@jest/globals';
import {
  MemberLocked,
  MemberRemoved,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { SignedIn, SignedOut, SignInMoved } from '@lectern/schemas/events/identity/sign-ins.ts';
import { PasswordChanged, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { claimsOf } from './claims.ts';
import { signIn } from './sign-in.ts';
import { user } from '../../people/user/user.ts';
import type { RegisteredUser } from '../../people/user/state.ts';
import type { UserEvent } from '../../people/user/events.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [userId, teamId, secondId, signInId] = [id('b0'), id('0a'), id('0b'), id('c0')];
const now = '2026-11-20T12:00:00.000Z';
const registered = UserRegistered({
  userId,
  email: 'kim@example.com',
  emailName: 'name-of-kim',
  name: 'Kim',
  slug: '0000000000b0',
  passwordHash: '$scrypt$',
});
const joined = TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [] });
const second = TeamJoined({
  userId,
  teamId: secondId,
  role: 'TEAM_MEMBER',
  permissions: ['can_edit_labels'],
});
const member = [registered, joined];
const ofBoth = [...member, second];

function stateOf(events: readonly UserEvent[]): RegisteredUser {
  const { state } = given(user, events);
  if (state.status !== 'active') throw new Error('Nobody is registered');
  return state;
}

const started = SignedIn({
  signInId,
  userId,
  teamId,
  tokenHash: 'hash',
  isRemembered: false,
  userAgent: null,
  deviceName: null,
  epoch: 0,
  address: null,
  deviceId: null,
  deviceEpoch: 0,
  expiresAt: '2026-11-21T00:00:00.000Z',
});
const move = (...events: UserEvent[]) =>
  ({
    type: 'MoveSignIn',
    signInId,
    teamId: secondId,
    user: stateOf(events),
    requirementsEnded: 0,
    now,
  }) as const;
const moved = (epoch: number) =>
  SignInMoved({ signInId, userId, teamId: secondId, epoch, requirementsEnded: 0 });

test('a sign-in goes along, with the rights of the team that it comes to', () => {
  given(signIn, [started])
    .when(move(...ofBoth))
    .then([moved(0)]);
  given(signIn, [started, moved(0)])
    .when(move(...ofBoth))
    .then([]);
  const { state } = given(signIn, [started, moved(0)]);
  expect(claimsOf(signInId, state, stateOf(ofBoth), now)).toMatchObject({
    teamId: secondId,
    role: 'TEAM_MEMBER',
    permissions: ['can_edit_labels'],
  });
});

test('what has ended a sign-in before it moves is not undone by moving, and what ends it later does', () => {
  const [changed, removed] = [
    PasswordChanged({ userId, teamId, passwordHash: '$scrypt$new', keptSignInId: null }),
    MemberRemoved({ userId, teamId }),
  ];
  for (const ending of [changed, removed, MemberLocked({ userId, teamId })])
    given(signIn, [started])
      .when(move(...ofBoth, ending))
      .thenFails('UNAUTHENTICATED');
  given(signIn, [started, SignedOut({ signInId, userId })])
    .when(move(...ofBoth))
    .thenFails('UNAUTHENTICATED');
  given(signIn, [started])
    .when({ ...move(...ofBoth), now: '2026-11-21T00:00:00.000Z' })
    .thenFails('UNAUTHENTICATED');
  const claimsAfter = (...more: UserEvent[]) =>
    claimsOf(
      signInId,
      given(signIn, [started, moved(0)]).state,
      stateOf([...ofBoth, ...more]),
      now,
    );
  expect(claimsAfter(changed)).toBeNull();
  expect(claimsAfter(MemberRemoved({ userId, teamId: secondId }))).toBeNull();
  // Removal from a team that is not the current one ends nothing.
  expect(claimsAfter(removed)).toMatchObject({ teamId: secondId });
});

test('a team that was joined after sign-ins had ended is reached by one that stands', () => {
  const third = TeamJoined({ userId, teamId: id('0d'), role: 'TEAM_MEMBER', permissions: [] });
  const events = [...ofBoth, MemberRemoved({ userId, teamId: secondId }), third];
  const there = SignInMoved({ signInId, userId, teamId: id('0d'), epoch: 1, requirementsEnded: 0 });
  given(signIn, [started])
    .when({ ...move(...events), teamId: id('0d') })
    .then([there]);
  expect(
    claimsOf(signInId, given(signIn, [started, there]).state, stateOf(events), now),
  ).toMatchObject({ teamId: id('0d') });
});
