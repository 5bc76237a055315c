import { expect, test } from '@jest/globals';
import { TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import { UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { toTeamUser } from '../members/team-user.ts';
import { user } from '../user/user.ts';
import type { UserEvent } from '../user/events.ts';
import { assertMayErase } from './assert-may-erase.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [userId, teamId, otherTeamId, adminId] = [id('b0'), id('0a'), id('0c'), id('f0')];
const registered = UserRegistered({
  userId,
  email: 'kim@example.com',
  emailName: 'name-of-kim',
  name: 'Kim Ångström',
  slug: 'k',
  passwordHash: null,
});
const joined = TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [] });
const by: UserClaims = {
  kind: 'user',
  userId: adminId,
  impersonatorId: null,
  signInId: id('c0'),
  teamId,
  role: 'TEAM_ADMIN',
  permissions: [],
  groupIds: [],
  isOperator: false,
};

function erasing(claims: UserClaims, name: string, ...events: UserEvent[]) {
  const { state } = given(user, [registered, ...events]);
  return () => assertMayErase(toTeamUser(claims, { id: userId, doc: state })!, claims, name);
}

test('an administrator erases members of only their team, after typing the name; others erase themselves', () => {
  expect(erasing(by, ' kim angstrom ', joined)).not.toThrow();
  expect(erasing({ ...by, userId, role: 'TEAM_MEMBER' }, 'Kim Ångström', joined)).not.toThrow();
  expect(
    erasing(
      { ...by, userId },
      'Kim Ångström',
      { ...joined, data: { ...joined.data, role: 'TEAM_ADMIN' } },
      TeamJoined({ ...joined.data, teamId: otherTeamId }),
    ),
  ).not.toThrow();
  expect(erasing(by, 'Kim', joined)).toThrow('Please type their name');
  expect(erasing({ ...by, userId }, '', joined)).toThrow('Please type your name');
  expect(
    erasing(
      { ...by, role: 'TEAM_MEMBER', permissions: ['can_edit_users'] },
      'Kim Ångström',
      joined,
    ),
  ).toThrow('Only admins can erase other people.');
  expect(erasing(by, 'Kim Ångström', TeamJoined({ ...joined.data, role: 'TEAM_ADMIN' }))).toThrow(
    'Make them a member first.',
  );
  expect(
    erasing(by, 'Kim Ångström', joined, TeamJoined({ ...joined.data, teamId: otherTeamId })),
  ).toThrow('This person is also in other teams');
});
