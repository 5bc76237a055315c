import { expect, test } from '@jest/globals';
import { GroupJoined } from '@lectern/schemas/events/identity/groups.ts';
import {
  MemberCustomRoleChanged,
  MemberInvited,
  MemberLocked,
  MemberPermissionsChanged,
  MemberRemoved,
  MemberRestored,
  MemberRoleChanged,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { TotpCodeUsed, TotpTurnedOff } from '@lectern/schemas/events/identity/second-factor.ts';
import { ProfileEdited, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { appended } from '@lectern/kernel/testing/fed.ts';
import { user } from '../user/user.ts';
import type { User } from '../user/state.ts';
import type { UserEvent } from '../user/events.ts';
import type { Change } from './change.ts';
import { changesOfUser, changesOfEvents } from './changes.ts';
import { displayValue } from './display-value.ts';
import { findPersonAsOf } from './people-as-of.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [userId, teamId, otherTeamId, adminId] = [id('b0'), id('0a'), id('0c'), id('f0')];
const stream = `User/${userId}`;
const by = { userId: adminId, role: 'TEAM_ADMIN', permissions: [] } as const;
const invitation = {
  invitationId: id('e1'),
  tokenHash: 'hash',
  expiresAt: '2026-11-27T12:00:00.000Z',
};

const registered = UserRegistered({
  userId,
  email: 'kim@example.com',
  emailName: 'name-of-kim',
  name: 'Kim',
  slug: 'k',
  passwordHash: null,
});
const joined = TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: ['can_edit_files'] });
const elsewhere = TeamJoined({ userId, teamId: otherTeamId, role: 'TEAM_ADMIN', permissions: [] });
const promoted = MemberRoleChanged({ userId, teamId, role: 'TEAM_ADMIN' });
const given2 = MemberPermissionsChanged({ userId, teamId, permissions: ['can_edit_users'] });

const told = (...commits: UserEvent[][]) => toldOf(adminId, commits);
told.by =
  (actorId: string) =>
  (...commits: UserEvent[][]) =>
    toldOf(actorId, commits);

function toldOf(actorId: string, commits: UserEvent[][]) {
  let before: User = user.initial;
  let version = 0;
  const steps = commits.map((commit, index): Step<User> => {
    const events = commit.map((event) => appended(stream, ++version, event, { teamId, actorId }));
    const after = commit.reduce(
      (state, event, at) => user.evolve(state, event, events[at]!.meta),
      before,
    );
    const step = { number: index + 1, meta: events[0]!.meta, events, before, after };
    before = after;
    return step;
  });
  return changesOfUser(teamId, steps);
}

test('a change lists every permission before and after, and nothing of another team', () => {
  const changes = told(
    [registered, joined],
    [elsewhere],
    [promoted],
    [given2],
    [GroupJoined({ userId, teamId, groupId: id('d0') })],
    [ProfileEdited({ userId, teamId, title: 'Buyer', notificationLevel: 2 })],
  );
  expect(changes.map(({ summary, fields }) => [summary, fields])).toEqual([
    [
      'Joined the team.',
      [
        { name: 'Role', before: null, after: 'Member' },
        { name: 'can_edit_files', before: 'No', after: 'Yes' },
      ],
    ],
    ['Made an admin.', [{ name: 'Role', before: 'Member', after: 'Admin' }]],
    [
      'Permissions changed.',
      [
        { name: 'can_edit_files', before: 'Yes', after: 'No' },
        { name: 'can_edit_users', before: 'No', after: 'Yes' },
      ],
    ],
    ['Joined a group.', []],
    [
      'Profile edited.',
      [
        { name: 'Title', before: null, after: 'Buyer' },
        { name: 'Alerts', before: 'First opening', after: 'Every opening' },
      ],
    ],
  ]);
  expect(changes[4]!.fields.length).toBe(2);
});

test('a restore is one change with everything it gives back', () => {
  const role = MemberCustomRoleChanged({ userId, teamId, customRoleId: id('c1') });
  const restored = [
    joined,
    role,
    GroupJoined({ userId, teamId, groupId: id('d0') }),
    MemberLocked({ userId, teamId }),
    MemberRestored({ userId, teamId }),
  ];
  const changes = told([registered, joined], [MemberRemoved({ userId, teamId })], restored).slice(
    2,
  );
  expect(changes.map(({ summary }) => summary)).toEqual([
    'Restored as before they were removed, locked.',
  ]);
  expect(changes[0]!.fields).toEqual([
    { name: 'Role', before: null, after: 'Member' },
    { name: 'Custom role', before: null, after: id('c1'), of: 'CUSTOM_ROLE' },
    { name: 'can_edit_files', before: 'No', after: 'Yes' },
    { name: 'Group', before: null, after: id('d0'), of: 'GROUP' },
  ]);
});

test('the last change of a role and of permissions can be undone, until another is about the same, or they go', () => {
  const undoable = (...commits: UserEvent[][]) =>
    told(...commits)
      .filter(({ undo }) => undo !== null)
      .map(({ id: change }) => change);
  expect(undoable([registered, joined], [promoted], [given2])).toEqual([
    `${stream}/3`,
    `${stream}/4`,
  ]);
  expect(
    undoable(
      [registered, joined],
      [promoted],
      [MemberRoleChanged({ userId, teamId, role: 'TEAM_MEMBER' })],
    ),
  ).toEqual([`${stream}/4`]);
  expect(undoable([registered, joined], [promoted], [MemberRemoved({ userId, teamId })])).toEqual(
    [],
  );
  const invited = MemberInvited({
    ...invitation,
    userId,
    teamId,
    role: 'TEAM_MEMBER',
    permissions: [],
    invitedBy: null,
  });
  expect(undoable([registered, invited], [given2], [invited])).toEqual([]);
  expect(undoable([registered, invited], [given2, invited])).toEqual([`${stream}/3`]);
  expect(undoable([registered, invited], [given2, invited], [promoted, invited])).toEqual([
    `${stream}/5`,
  ]);
});

test('people’s own profile changes, and private fields, cannot be undone by others', () => {
  const ways = (actorId: string, data: object) =>
    told
      .by(actorId)([registered, joined], [ProfileEdited({ userId, teamId, ...data })])
      .map(({ undo: way }) => way !== null);
  expect([
    ways(adminId, { title: 'Buyer' }),
    ways(userId, { title: 'Buyer' }),
    ways(adminId, { title: 'Buyer', notificationLevel: 2 }),
  ]).toEqual([
    [false, true],
    [false, false],
    [false, false],
  ]);
});

test('the history shows changes of sign-in methods, not their use', () => {
  const events = [TotpCodeUsed({ userId, step: 1 }), TotpTurnedOff({ userId, teamId })].map(
    (event, index) => appended(`SecondFactor/${userId}`, index + 1, event, { teamId }),
  );
  expect(changesOfEvents(teamId, events).map(({ summary, kind }) => [kind, summary])).toEqual([
    ['SIGN_IN', 'Authenticator app turned off.'],
  ]);
});

test('a custom role appears with its current or last name', async () => {
  const [roleId, goneId] = [id('c1'), id('c2')];
  const [given1, taken] = told(
    [registered, joined],
    [MemberCustomRoleChanged({ userId, teamId, customRoleId: roleId })],
    [MemberCustomRoleChanged({ userId, teamId, customRoleId: goneId })],
  ).slice(1) as [Change, Change];
  expect([given1.fields, taken.fields]).toEqual([
    [{ name: 'Custom role', before: null, after: roleId, of: 'CUSTOM_ROLE' }],
    [{ name: 'Custom role', before: roleId, after: goneId, of: 'CUSTOM_ROLE' }],
  ]);
  const active = (name: string) => ({
    status: 'active',
    teamId,
    name,
    permissions: [],
    createdAt: '',
  });
  const rows = new Map<string, object>([
    [roleId, active('Keepers')],
    [goneId, { status: 'deleted' }],
  ]);
  const system = {
    view: () => ({ get: async (each: string) => ({ doc: rows.get(each) }) }),
    history: async () => [{ before: active('Gone') }],
  };
  const context = {
    claims: { kind: 'system', teamId },
    asSystem: () => system,
  } as unknown as ServiceContext;
  expect(
    await Promise.all(
      [null, roleId, goneId].map((value) => displayValue(context, taken.fields[0]!, value)),
    ),
  ).toEqual([null, 'Keepers', 'Gone']);
  expect(await displayValue(context, { name: 'Name', before: null, after: null }, roleId)).toBe(
    roleId,
  );
});

test('the stream of a stranger is not opened', async () => {
  const [reads, opened]: [string[], string[]] = [[], []];
  const rows = new Map<string, User>([
    [userId, given(user, [registered, joined]).state],
    [id('b9'), given(user, [registered, elsewhere]).state],
  ]);
  const context = {
    claims: { kind: 'user', ...by, teamId, impersonatorId: null },
    view: () => ({
      get: async (each: string) => (
        reads.push('view'),
        rows.has(each) ? { doc: rows.get(each) } : null
      ),
    }),
    rowsOf: () => ({ get: async () => (reads.push('stays'), null) }),
    history: async (_aggregate: unknown, each: string) => (opened.push(each), []),
  } as unknown as ServiceContext;
  for (const each of [id('b9'), id('b8'), userId])
    expect(await findPersonAsOf(context, each, '2026-11-20T12:00:00.000Z')).toBeNull();
  expect([reads, opened]).toEqual([['view', 'stays', 'view', 'stays', 'view', 'stays'], [userId]]);
});
