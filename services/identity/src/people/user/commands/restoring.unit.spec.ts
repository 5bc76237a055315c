import { expect, test } from '@jest/globals';
import { GroupJoined } from '@lectern/schemas/events/identity/groups.ts';
import {
  InvitationAccepted,
  InvitationRevoked,
  MemberCustomRoleChanged,
  MemberInvited,
  MemberLocked,
  MemberRemoved,
  MemberRestored,
  RemovedMemberForgotten,
  TeamJoined,
  WorkHandedOver,
  WorkReturned,
} from '@lectern/schemas/events/identity/memberships.ts';
import {
  PasswordChanged,
  PasswordDropped,
  PasswordReset,
  UserForgotten,
  UserRegistered,
} from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { formerMembershipIn, teamMembershipIn } from '../memberships.ts';
import { listIndex } from '../listing.ts';
import { removedMembershipIn } from './restoring.ts';
import { user } from '../user.ts';
import type { UserEvent } from '../events.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [userId, teamId, otherTeamId, adminId, sales, partners] = [
  id('b0'),
  id('0a'),
  id('0c'),
  id('b1'),
  id('d1'),
  id('d2'),
];
const admin = { userId: adminId, role: 'TEAM_ADMIN', permissions: [] } as const;
const permissions = ['can_edit_labels'];

const registered = UserRegistered({
  userId,
  email: 'kim@example.com',
  emailName: 'name-of-kim',
  name: 'Kim',
  slug: '0000000000b0',
  passwordHash: '$scrypt$',
});
const joined = TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions });
const inSales = GroupJoined({ userId, teamId, groupId: sales });
const inPartners = GroupJoined({ userId, teamId, groupId: partners });
const removed = MemberRemoved({ userId, teamId });
const member: UserEvent[] = [registered, joined, inSales, inPartners];
const elsewhere = TeamJoined({ userId, teamId: otherTeamId, role: 'TEAM_MEMBER', permissions: [] });
const invited = MemberInvited({
  invitationId: id('e1'),
  userId,
  teamId,
  role: 'TEAM_MEMBER',
  permissions: [],
  tokenHash: 'hash',
  invitedBy: adminId,
  expiresAt: '2026-12-20T12:00:00.000Z',
});
const gone = [...member, removed];

const after = (days: number) =>
  new Date(
    Date.parse(removedMembershipIn(given(user, gone).state, teamId)!.removedAt) +
      days * 24 * 3600_000,
  ).toISOString();
const restore = {
  type: 'RestoreMember',
  by: admin,
  userId,
  teamId,
  groupIds: [sales, partners],
  customRole: null,
  now: after(29),
} as const;
const forget = { type: 'ForgetRemoved', userId, teamId, now: after(30) } as const;
const restored = MemberRestored({ userId, teamId });
const [forgotten, nobody] = [RemovedMemberForgotten({ userId, teamId }), UserForgotten({ userId })];

test('who was removed comes back with role, permissions, groups and lock as before, but for groups that are no more', () => {
  given(user, gone).when(restore).then([joined, inSales, inPartners, restored]);
  given(user, gone)
    .when({ ...restore, groupIds: [partners] })
    .then([joined, inPartners, restored]);
  given(user, [...member, MemberLocked({ userId, teamId }), removed])
    .when(restore)
    .then([joined, inSales, inPartners, MemberLocked({ userId, teamId }), restored]);
  const back = given(user, [...gone, joined, inSales, restored]).state;
  expect([
    teamMembershipIn(back, teamId),
    removedMembershipIn(back, teamId),
    formerMembershipIn(back, teamId),
  ]).toEqual([
    { teamId, role: 'TEAM_MEMBER', permissions, customRoleId: null, status: 'ACTIVE' },
    null,
    null,
  ]);
});

test('restoring gives back what was handed over to the default successor', () => {
  const handedOver = (isChosen: boolean) =>
    WorkHandedOver({ userId, teamId, toUserId: adminId, isChosen });
  const returned = WorkReturned({
    userId,
    teamId,
    fromUserId: adminId,
    handedOverAt: '2026-11-20T12:00:00.000Z',
  });
  const back = [joined, inSales, inPartners];
  given(user, [...member, handedOver(false), removed])
    .when(restore)
    .then([...back, returned, restored]);
  given(user, [...member, handedOver(true), removed])
    .when(restore)
    .then([...back, restored]);
  // A second removal counts by itself.
  given(user, [...member, handedOver(false), removed, ...back, returned, restored, removed])
    .when(restore)
    .then([...back, restored]);
});

test('a retried restoring decides nothing; who was never there, is invited again or was removed long ago is not restored', () => {
  given(user, member).when(restore).then([]);
  given(user, [registered]).when(restore).thenFails('NOT_FOUND');
  given(user, gone)
    .when({ ...restore, teamId: otherTeamId })
    .thenFails('NOT_FOUND');
  given(user, [...gone, invited])
    .when(restore)
    .thenFails('CONFLICT');
  given(user, [...gone, invited, InvitationRevoked({ invitationId: id('e1'), userId, teamId })])
    .when(restore)
    .then([joined, inSales, inPartners, restored]);
  given(user, gone)
    .when({ ...restore, now: after(30) })
    .thenFails('CONFLICT');
});

test('whose password another team’s link may have given comes back without it; who has read a mail since, or had it from before, keeps it', () => {
  const theirs = (isMailed: boolean, of = otherTeamId): UserEvent[] => [
    MemberInvited({ ...invited.data, teamId: of, isMailed }),
    InvitationAccepted({ invitationId: id('e1'), userId, teamId: of }),
    PasswordChanged({ userId, teamId: of, passwordHash: 'of somebody', keptSignInId: null }),
    TeamJoined({ ...elsewhere.data, teamId: of }),
  ];
  const dropped = PasswordDropped({ userId, teamId, because: 'RESTORED' });
  const back = [joined, inSales, inPartners, restored];
  const taken = [...gone, ...theirs(false)];
  given(user, taken)
    .when(restore)
    .then([dropped, ...back]);
  expect(given(user, [...taken, dropped, ...back]).state).toMatchObject({
    passwordHash: null,
    epoch: 3,
    passwordEpoch: 3,
    keptSignInId: null,
    removed: [],
  });
  given(user, [
    ...taken,
    PasswordChanged({
      userId,
      teamId: otherTeamId,
      passwordHash: 'another',
      keptSignInId: id('f1'),
    }),
  ])
    .when(restore)
    .then([dropped, ...back]);
  given(user, [...taken, MemberRemoved({ userId, teamId: otherTeamId })])
    .when({ ...restore, teamId: otherTeamId, groupIds: [] })
    .then([elsewhere, MemberRestored({ userId, teamId: otherTeamId })]);
  for (const kept of [
    [...gone, ...theirs(true)],
    [...taken, PasswordReset({ resetId: id('e2'), userId, teamId: otherTeamId })],
    [registered, ...theirs(false), joined, inSales, inPartners, removed],
  ])
    given(user, kept).when(restore).then(back);
});

test('members restore only what they could grant', () => {
  const editor = (...has: string[]) =>
    ({ userId: adminId, role: 'TEAM_MEMBER', permissions: ['can_edit_users', ...has] }) as const;
  given(user, gone)
    .when({ ...restore, by: editor() })
    .thenFails('FORBIDDEN');
  given(user, gone)
    .when({ ...restore, by: editor('can_edit_labels') })
    .then([joined, inSales, inPartners, restored]);
  const hasRole = MemberCustomRoleChanged({ userId, teamId, customRoleId: sales });
  const back = { ...restore, customRole: { id: sales, permissions: ['can_edit_files'] } };
  given(user, [...member, hasRole, removed])
    .when({ ...back, by: editor('can_edit_labels') })
    .thenFails('FORBIDDEN');
  given(user, [...member, hasRole, removed])
    .when(back)
    .then([joined, hasRole, inSales, inPartners, restored]);
  given(user, [...member, hasRole, removed])
    .when(restore)
    .then([joined, inSales, inPartners, restored]); // A deleted role.
});

test('after thirty days the membership is forgotten, and so is a user without a team or invitation', () => {
  given(user, gone)
    .when({ ...forget, now: after(29) })
    .then([]);
  given(user, gone).when(forget).then([forgotten, nobody]);
  given(user, [...gone, elsewhere])
    .when(forget)
    .then([forgotten]);
  given(user, [...gone, invited])
    .when(forget)
    .then([forgotten]);
  given(user, [
    registered,
    elsewhere,
    joined,
    MemberRemoved({ userId, teamId: otherTeamId }),
    removed,
  ])
    .when(forget)
    .then([forgotten]);
  given(user, [...gone, joined, restored])
    .when(forget)
    .then([]);
  given(user, [...gone, forgotten, nobody])
    .when(forget)
    .then([]);
  given(user, [...gone, forgotten, nobody])
    .when(restore)
    .thenFails('NOT_FOUND');
});

test('who was awaited and did not come is forgotten likewise', () => {
  given(user, [registered, invited, InvitationRevoked({ invitationId: id('e1'), userId, teamId })])
    .when(forget)
    .then([nobody]);
});

test('a forgotten user’s address is free, and nothing of them is found', () => {
  const { state } = given(user, [...gone, forgotten, nobody]);
  expect(user.reservations?.(state)).toEqual([]);
  expect(listIndex(state)).toMatchObject({ terms: [], statuses: [] });
  expect(listIndex(given(user, gone).state)).toMatchObject({
    teams: [],
    statuses: [`${teamId} REMOVED`],
  });
});
