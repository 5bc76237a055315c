import { expect, test } from '@jest/globals';
import {
  ImpersonationEnded,
  ImpersonationStarted,
} from '@lectern/schemas/events/identity/impersonations.ts';
import {
  MemberLocked,
  MemberRoleChanged,
  MemberUnlocked,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { SignedIn, SignedOut, SignInMoved } from '@lectern/schemas/events/identity/sign-ins.ts';
import { PasswordChanged, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { claimsOf } from '../../sign-in/sign-in/claims.ts';
import { signIn } from '../../sign-in/sign-in/sign-in.ts';
import type { SignInEvent } from '../../sign-in/sign-in/state.ts';
import { toTeamUser } from '../../people/members/team-user.ts';
import { user } from '../../people/user/user.ts';
import type { User } from '../../people/user/state.ts';
import type { UserEvent } from '../../people/user/events.ts';
import { impersonatedMail } from '../../mails/impersonated.ts';
import { isImpersonationAllowed } from './is-impersonation-allowed.ts';
import { assertMayImpersonate } from './may-impersonate.ts';
import { impersonationInput } from './start-impersonation.ts';

const id = (last: string) => `01a1fa00-0000-7000-8000-0000000000${last}`;
const [signInId, ownSignInId, adaId, kimId, teamId, otherTeamId] = [
  id('c1'),
  id('c0'),
  id('a0'),
  id('b0'),
  id('0a'),
  id('0b'),
];
const now = '2026-11-20T12:00:00.000Z';
const anHourLater = '2026-11-20T13:00:00.000Z';

const person = (userId: string, role: 'TEAM_ADMIN' | 'TEAM_MEMBER', ...then: UserEvent[]): User => {
  const registered = UserRegistered({
    userId,
    email: `${userId}@example.com`,
    emailName: userId,
    name: 'Kim',
    slug: 's',
    passwordHash: '$scrypt$',
  });
  return given(user, [
    registered,
    TeamJoined({ userId, teamId, role, permissions: ['can_edit_users'] }),
    ...then,
  ]).state;
};
const kim = (...then: UserEvent[]) => person(kimId, 'TEAM_MEMBER', ...then);
const ada = (...then: UserEvent[]) => person(adaId, 'TEAM_ADMIN', ...then);

const given1 = {
  signInId,
  userId: kimId,
  teamId,
  impersonatorId: adaId,
  ownSignInId,
  reason: 'Her links are gone',
  tokenHash: 'hash',
  epoch: 0,
  userAgent: 'Firefox',
  address: '192.0.2.1',
};
const start = {
  type: 'StartImpersonation',
  ...given1,
  ownExpiresAt: '2026-11-21T00:00:00.000Z',
  now,
} as const;
const started = ImpersonationStarted({ ...given1, expiresAt: anHourLater });
const ended = (because: 'CHOICE' | 'TIME' | 'RIGHTS') =>
  ImpersonationEnded({ signInId, userId: kimId, teamId, impersonatorId: adaId, because });
const standing = given(signIn, [started]).state;

test('it lasts an hour, and not longer than the sign-in that it was begun from', () => {
  given(signIn, []).when(start).then([started]);
  given(signIn, [])
    .when({ ...start, ownExpiresAt: '2026-11-20T12:10:00.000Z' })
    .then([ImpersonationStarted({ ...given1, expiresAt: '2026-11-20T12:10:00.000Z' })]);
  given(signIn, [started]).when(start).thenFails('CONFLICT');
  expect(claimsOf(signInId, standing, kim(), '2026-11-20T12:59:59.999Z')).not.toBeNull();
  expect(claimsOf(signInId, standing, kim(), anHourLater)).toBeNull();
});

test('it ends once, and says why', () => {
  given(signIn, [started])
    .when({ type: 'EndSignIn', signInId })
    .then([ended('CHOICE')]);
  for (const because of ['TIME', 'RIGHTS'] as const)
    given(signIn, [started])
      .when({ type: 'EndImpersonation', signInId, because })
      .then([ended(because)]);
  given(signIn, [started, ended('CHOICE')])
    .when({ type: 'EndImpersonation', signInId, because: 'TIME' })
    .then([]);
  given(signIn, [started, ended('TIME')])
    .when({ type: 'EndSignIn', signInId })
    .then([]);
  const own = SignedIn({
    signInId,
    userId: kimId,
    teamId,
    tokenHash: 'hash',
    expiresAt: '2026-11-21T00:00:00.000Z',
    isRemembered: false,
    userAgent: null,
    deviceName: null,
    epoch: 0,
    address: null,
    deviceId: null,
    deviceEpoch: 0,
  });
  given(signIn, [own]).when({ type: 'EndImpersonation', signInId, because: 'RIGHTS' }).then([]);
});

test('it never stands for the person’s own password, nor goes to another of their teams', () => {
  given(signIn, [started]).when({ type: 'ConfirmSignIn', signInId }).thenFails('UNAUTHENTICATED');
  const both = kim(
    TeamJoined({ userId: kimId, teamId: otherTeamId, role: 'TEAM_MEMBER', permissions: [] }),
  );
  if (both.status !== 'active') throw new Error('Kim is registered');
  given(signIn, [started])
    .when({
      type: 'MoveSignIn',
      signInId,
      teamId: otherTeamId,
      user: both,
      requirementsEnded: 0,
      now,
    })
    .thenFails('UNAUTHENTICATED');
});

test('its rights are the person’s, and it says who acts', () => {
  expect(claimsOf(signInId, standing, kim(), now)).toMatchObject({
    userId: kimId,
    impersonatorId: adaId,
    teamId,
    role: 'TEAM_MEMBER',
    permissions: ['can_edit_users'],
  });
});

test('it stands for nothing once the person is an administrator, locked or has another password, unlocked again or not', () => {
  const locked = MemberLocked({ userId: kimId, teamId });
  for (const then of [
    [MemberRoleChanged({ userId: kimId, teamId, role: 'TEAM_ADMIN' })],
    [locked],
    [locked, MemberUnlocked({ userId: kimId, teamId })],
    [PasswordChanged({ userId: kimId, teamId, passwordHash: '$scrypt$new', keptSignInId: null })],
  ] as const)
    expect(claimsOf(signInId, standing, kim(...then), now)).toBeNull();
});

test('it ends once the impersonator is no administrator, is locked or signed out', () => {
  const own = SignedIn({
    signInId: ownSignInId,
    userId: adaId,
    teamId,
    tokenHash: 'own',
    expiresAt: '2026-11-21T00:00:00.000Z',
    isRemembered: false,
    userAgent: null,
    deviceName: null,
    epoch: 0,
    address: null,
    deviceId: null,
    deviceEpoch: 0,
  });
  const impersonation = { impersonatorId: adaId, ownSignInId, reason: null };
  const granted = ({
    by = ada(),
    left = [],
    at = now,
    lacksSecondFactor = false,
    began = own,
  }: {
    by?: User;
    left?: SignInEvent[];
    at?: string;
    lacksSecondFactor?: boolean;
    began?: SignInEvent;
  } = {}) => {
    const { state } = given(signIn, [began, ...left]);
    const claims = claimsOf(ownSignInId, state, by, at);
    return isImpersonationAllowed(teamId, impersonation, {
      signIn: state,
      claims: claims && { ...claims, lacksSecondFactor },
    });
  };
  expect(granted()).toBe(true);
  expect(
    granted({ by: ada(MemberRoleChanged({ userId: adaId, teamId, role: 'TEAM_MEMBER' })) }),
  ).toBe(false);
  expect(granted({ by: ada(MemberLocked({ userId: adaId, teamId })) })).toBe(false);
  expect(granted({ left: [SignedOut({ signInId: ownSignInId, userId: adaId })] })).toBe(false);
  expect(
    granted({
      left: [SignInMoved({ signInId: ownSignInId, userId: adaId, teamId: otherTeamId, epoch: 0 })],
    }),
  ).toBe(false);
  expect(granted({ at: '2026-11-21T00:00:00.000Z' })).toBe(false);
  expect(granted({ lacksSecondFactor: true })).toBe(false);
  expect(granted({ began: ImpersonationStarted({ ...started.data, userId: adaId }) })).toBe(false);
});

test('an administrator impersonates members who may sign in, and no one else', () => {
  const claims = (changes: Partial<UserClaims> = {}): UserClaims => ({
    kind: 'user',
    userId: adaId,
    impersonatorId: null,
    signInId: ownSignInId,
    teamId,
    role: 'TEAM_ADMIN',
    permissions: [],
    groupIds: [],
    isOperator: false,
    ...changes,
  });
  const attempt = (by: UserClaims, subject: User, subjectId = kimId) => {
    try {
      assertMayImpersonate(by, toTeamUser(by, { id: subjectId, doc: subject }));
      return 'may';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect(attempt(claims(), kim())).toBe('may');
  expect(attempt(claims({ role: 'TEAM_MEMBER', permissions: ['can_edit_users'] }), kim())).toBe(
    'FORBIDDEN',
  );
  expect(attempt(claims({ impersonatorId: id('d0') }), kim())).toBe('FORBIDDEN');
  expect(attempt(claims({ teamId: otherTeamId }), kim())).toBe('NOT_FOUND');
  expect(attempt(claims(), { status: 'none' })).toBe('NOT_FOUND');
  expect(attempt(claims(), ada(), adaId)).toBe('CONFLICT');
  expect(attempt(claims(), person(kimId, 'TEAM_ADMIN'))).toBe('CONFLICT');
  expect(attempt(claims(), kim(MemberLocked({ userId: kimId, teamId })))).toBe('CONFLICT');
  expect(attempt(claims(), { ...kim(), email: null } as User)).toBe('NOT_FOUND');
});

test.each([
  ['ok', false],
  ['  why  ', true],
  ['x'.repeat(501), false],
  ['x'.repeat(500), true],
  ['two\nlines', false],
  ['', false],
])('the reason %j will do: %s', (reason, is) => {
  expect(impersonationInput.safeParse({ reason }).success).toBe(is);
});

test('the mail says who, when and why, and is text wherever it came from', () => {
  const mail = impersonatedMail({
    signInId,
    teamId,
    userId: kimId,
    impersonatorId: adaId,
    by: 'Ada <b>',
    reason: 'Her <script>links</script>',
    to: { name: 'Kim', address: 'kim@example.com' },
    startedAt: now,
    expiresAt: anHourLater,
    link: 'https://lectern.example/profile/security',
  });
  expect(mail.subject).toBe('Ada <b> uses Lectern as you');
  expect(mail.text).toContain(
    'Ada <b>, an admin of your team, began to use Lectern as you on 20 November 2026 at 12:00 UTC, until 13:00 at the latest. The reason they gave: “Her <script>links</script>”.',
  );
  expect(mail.html).not.toContain('<script>');
});
