import { expect, test } from '@jest/globals';
import {
  InvitationRevoked,
  MemberInvited,
  MemberLocked,
  MemberRemoved,
  TeamFounded,
  TeamJoined,
  TeamSwitched,
} from '@lectern/schemas/events/identity/memberships.ts';
import { UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { MAX_FOUNDED, teamOfMail, membershipToSignInTo } from './joining.ts';
import { user } from '../user.ts';
import type { RegisteredUser } from '../state.ts';
import type { UserEvent } from '../events.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [userId, teamId, secondId, adminId] = [id('b0'), id('0a'), id('0b'), id('b1')];
const admin = { userId: adminId, role: 'TEAM_ADMIN', permissions: [] } as const;
const editor = {
  userId: adminId,
  role: 'TEAM_MEMBER',
  permissions: ['can_edit_users', 'can_edit_labels'],
} as const;
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
const erased = UserRegistered({ ...registered.data, email: null, name: null, passwordHash: null });

function stateOf(events: readonly UserEvent[]): RegisteredUser {
  const { state } = given(user, events);
  if (state.status !== 'active') throw new Error('Nobody is registered');
  return state;
}

const add = {
  type: 'AddToTeam',
  by: admin,
  userId,
  teamId: secondId,
  role: 'TEAM_MEMBER',
  permissions: ['can_edit_labels', 'can_edit_labels'],
} as const;

test('who is in a team comes into another with a role of its own there, once', () => {
  given(user, member).when(add).then([second]);
  given(user, ofBoth).when(add).then([]);
  given(user, ofBoth)
    .when({ ...add, role: 'TEAM_ADMIN' })
    .thenFails('CONFLICT');
  given(user, [...ofBoth, MemberRemoved({ userId, teamId: secondId })])
    .when(add)
    .then([second]);
  expect(stateOf(ofBoth).memberships).toMatchObject([
    { teamId, permissions: [] },
    { teamId: secondId, permissions: ['can_edit_labels'] },
  ]);
});

test('an invitation into the team ends with it, and one into another stays', () => {
  const invited = MemberInvited({
    invitationId: id('e1'),
    userId,
    teamId: secondId,
    role: 'TEAM_MEMBER',
    permissions: ['can_export_data'],
    tokenHash: 'hash',
    invitedBy: adminId,
    expiresAt: '2026-11-27T12:00:00.000Z',
  });
  const revoked = InvitationRevoked({ invitationId: id('e1'), userId, teamId: secondId });
  given(user, [registered, invited, joined]).when(add).then([revoked, second]);
  given(user, [registered, invited, joined])
    .when({ ...add, by: editor })
    .thenFails('FORBIDDEN');
  expect(stateOf([registered, invited, joined, revoked, second])).toMatchObject({
    invitation: null,
    memberships: [{ teamId }, { teamId: secondId }],
  });
  given(user, [registered, MemberInvited({ ...invited.data, teamId: id('0c') }), joined])
    .when(add)
    .then([second]);
});

test('members add others only within their own rights there', () => {
  given(user, member)
    .when({ ...add, by: editor })
    .then([second]);
  given(user, member)
    .when({ ...add, by: editor, role: 'TEAM_ADMIN' })
    .thenFails('FORBIDDEN');
  given(user, member)
    .when({ ...add, by: editor, permissions: ['can_export_data'] })
    .thenFails('FORBIDDEN');
  given(user, member)
    .when({ ...add, permissions: ['can_fly'] })
    .thenFails('INVALID');
});

test('who has not come yet, is gone or was never there is not added', () => {
  const invited = MemberInvited({
    invitationId: id('e1'),
    tokenHash: 'hash',
    userId,
    teamId,
    role: 'TEAM_MEMBER',
    permissions: [],
    invitedBy: adminId,
    expiresAt: '2026-11-27T12:00:00.000Z',
  });
  given(user, [registered, invited]).when(add).thenFails('CONFLICT');
  given(user, [erased, joined]).when(add).thenFails('NOT_FOUND');
  given(user, []).when(add).thenFails('NOT_FOUND');
});

const found = {
  type: 'FoundTeam',
  userId,
  teamId: secondId,
  teamName: 'Nordic',
  timeZone: 'Europe/Oslo',
  locale: 'nb',
} as const;

test('who founds a team is its first administrator', () => {
  given(user, member)
    .when(found)
    .then([
      TeamJoined({ userId, teamId: secondId, role: 'TEAM_ADMIN', permissions: [] }),
      TeamFounded({
        userId,
        teamId: secondId,
        teamName: 'Nordic',
        timeZone: 'Europe/Oslo',
        locale: 'nb',
      }),
    ]);
  given(user, [erased, joined]).when(found).thenFails('NOT_FOUND');
});

const toSecond = { type: 'SwitchTeam', userId, teamId: secondId } as const;
const switched = TeamSwitched({ userId, teamId: secondId });
const lockedThere = MemberLocked({ userId, teamId: secondId });

test('one goes to a team that one is in and not locked in', () => {
  given(user, ofBoth).when(toSecond).then([switched]);
  given(user, [...ofBoth, switched])
    .when(toSecond)
    .then([]);
  given(user, member).when(toSecond).thenFails('NOT_FOUND');
  given(user, [...ofBoth, lockedThere])
    .when(toSecond)
    .thenFails('FORBIDDEN');
  given(user, []).when(toSecond).thenFails('NOT_FOUND');
});

test('signing in lands in the team that was used last, or in the first that lets one in', () => {
  const landing = (...more: UserEvent[]) =>
    membershipToSignInTo(stateOf([...ofBoth, ...more]))?.teamId;
  expect([
    landing(),
    landing(switched),
    landing(switched, TeamSwitched({ userId, teamId })),
  ]).toEqual([teamId, secondId, teamId]);
  expect([
    landing(switched, lockedThere),
    landing(switched, MemberRemoved({ userId, teamId: secondId })),
    landing(MemberLocked({ userId, teamId })),
  ]).toEqual([teamId, teamId, secondId]);
  expect(landing(MemberLocked({ userId, teamId }), lockedThere)).toBeUndefined();
});

test('a mail is shown to the team the person would enter, or is invited to, and to no other', () => {
  const invited = MemberInvited({
    invitationId: id('e1'),
    userId,
    teamId: secondId,
    role: 'TEAM_MEMBER',
    permissions: [],
    tokenHash: 'hash',
    invitedBy: adminId,
    expiresAt: '2026-11-27T12:00:00.000Z',
  });
  const locked = MemberLocked({ userId, teamId });
  const told = (...events: UserEvent[]) => teamOfMail(stateOf(events));
  expect([
    told(registered, invited),
    told(...member, invited),
    told(...ofBoth, locked),
    told(...ofBoth, switched),
  ]).toEqual([secondId, teamId, secondId, secondId]);
  expect([told(registered), told(...member, locked)]).toEqual([null, null]);
});

test('one person founds so many teams and no more, also where they have left some', () => {
  const before = TeamFounded({
    userId,
    teamId: secondId,
    teamName: 'Nordic',
    timeZone: 'UTC',
    locale: 'en',
  });
  const many = (count: number) => [...member, ...Array.from({ length: count }, () => before)];
  given(user, many(MAX_FOUNDED - 1))
    .when({ ...found, teamId: id('0c') })
    .then([
      TeamJoined({ userId, teamId: id('0c'), role: 'TEAM_ADMIN', permissions: [] }),
      TeamFounded({ ...before.data, teamId: id('0c'), timeZone: 'Europe/Oslo', locale: 'nb' }),
    ]);
  given(user, [...many(MAX_FOUNDED), MemberRemoved({ userId, teamId: secondId })])
    .when({ ...found, teamId: id('0c') })
    .thenFails('CONFLICT');
});
