import { expect, test } from '@jest/globals';
import {
  GroupCreated,
  GroupJoined,
  GroupRenamed,
} from '@lectern/schemas/events/identity/groups.ts';
import {
  MemberChangeUndone,
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
import { given } from '@lectern/kernel/commands/given.ts';
import type { Step } from '@lectern/kernel/commands/stream-states.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { appended, FedProjection } from '@lectern/kernel/testing/fed.ts';
import { user } from '../user/user.ts';
import type { User } from '../user/state.ts';
import type { UserEvent } from '../user/events.ts';
import type { Change } from './change.ts';
import { changesOfUser, undoneChangeIds, changesOfEvents, standingUndoOf } from './changes.ts';
import { displayValue } from './display-value.ts';
import { peopleHistory } from './people-history.ts';
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

test('who was made what is told with every permission before and after, and nothing of another team', () => {
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
    ['Made an administrator.', [{ name: 'Role', before: 'Member', after: 'Administrator' }]],
    [
      'Permissions changed.',
      [
        { name: 'can_edit_files', before: 'Yes', after: 'No' },
        { name: 'can_edit_users', before: 'No', after: 'Yes' },
      ],
    ],
    ['Came into a group.', []],
    [
      'Profile changed.',
      [
        { name: 'Title', before: null, after: 'Buyer' },
        { name: 'Alerts', before: 'First opening', after: 'Every opening' },
      ],
    ],
  ]);
  expect(changes[4]!.fields.length).toBe(2);
});

test('whoever is restored is told of once, with all that they are again', () => {
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
    { name: 'Role of the team’s own', before: null, after: id('c1'), of: 'CUSTOM_ROLE' },
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

type Undoing = Extract<Parameters<typeof user.decide>[0], { type: 'UndoChange' }>;
const undo = (
  what: Undoing['undo'],
  { by: who = by, customRoles = [] }: Partial<Pick<Undoing, 'by' | 'customRoles'>> = {},
) =>
  ({
    type: 'UndoChange',
    by: who,
    userId,
    teamId,
    changeId: `${stream}/3`,
    undo: what,
    customRoles,
    invitation,
  }) as const;
const undone = MemberChangeUndone({ userId, teamId, changeId: `${stream}/3` });

test('undoing is judged as changing is, and only of what still stands', () => {
  const role = { role: { from: 'TEAM_ADMIN', to: 'TEAM_MEMBER' } } as const;
  given(user, [registered, joined, promoted])
    .when(undo(role))
    .then([undone, MemberRoleChanged({ userId, teamId, role: 'TEAM_MEMBER' })]);
  given(user, [registered, joined]).when(undo(role)).thenFails('CONFLICT');
  given(user, [registered, joined, promoted])
    .when(undo(role, { by: { userId, role: 'TEAM_ADMIN', permissions: [] } }))
    .thenFails('CONFLICT');
  const permissions = { permissions: { from: ['can_edit_users'], to: ['can_edit_files'] } };
  given(user, [registered, joined, given2])
    .when(undo(permissions))
    .then([undone, MemberPermissionsChanged({ userId, teamId, permissions: ['can_edit_files'] })]);
  given(user, [registered, joined, given2])
    .when(
      undo(permissions, {
        by: { userId: adminId, role: 'TEAM_MEMBER', permissions: ['can_edit_users'] },
      }),
    )
    .thenFails('FORBIDDEN');
  given(user, [registered]).when(undo(permissions)).thenFails('NOT_FOUND');
});

test('a role of the team’s own is given back or taken again by who may give it, where it still is one', () => {
  const [one, other] = [
    { id: id('c1'), permissions: ['can_edit_files'] },
    { id: id('c2'), permissions: ['can_edit_labels'] },
  ];
  const has = (customRoleId: string | null) =>
    MemberCustomRoleChanged({ userId, teamId, customRoleId });
  const [taken, switched] = [
    { customRole: { from: one.id, to: null } },
    { customRole: { from: other.id, to: one.id } },
  ];
  given(user, [registered, joined, has(one.id)])
    .when(undo(taken, { customRoles: [one] }))
    .then([undone, has(null)]);
  given(user, [registered, joined, has(one.id), has(other.id)])
    .when(undo(switched, { customRoles: [one, other] }))
    .then([undone, has(one.id)]);
  given(user, [registered, joined, has(one.id), has(other.id)])
    .when(undo(switched, { customRoles: [one] }))
    .then([undone, has(one.id)]);
  given(user, [registered, joined, has(other.id)])
    .when(undo(switched, { customRoles: [other] }))
    .thenFails('CONFLICT');
  given(user, [registered, joined, has(one.id)])
    .when(undo(taken))
    .thenFails('CONFLICT');
  given(user, [registered, joined, has(other.id)])
    .when(undo(taken, { customRoles: [one, other] }))
    .thenFails('CONFLICT');
  given(user, [registered, joined, has(one.id)])
    .when(
      undo(taken, {
        customRoles: [one],
        by: { userId: adminId, role: 'TEAM_MEMBER', permissions: ['can_edit_users'] },
      }),
    )
    .thenFails('FORBIDDEN');
});

test('a profile is what it was, where nobody has changed it since, for who may edit it', () => {
  const edited = [ProfileEdited({ userId, teamId, name: 'Kim Park', title: 'Buyer' })];
  const back = {
    profile: { from: { name: 'Kim Park', title: 'Buyer' }, to: { name: 'Kim', title: null } },
  };
  given(user, [registered, joined, ...edited])
    .when(undo(back))
    .then([undone, ProfileEdited({ userId, teamId, name: 'Kim', title: null })]);
  given(user, [registered, joined, ...edited, ProfileEdited({ userId, teamId, phone: '1' })])
    .when(undo(back))
    .then([undone, ProfileEdited({ userId, teamId, name: 'Kim', title: null })]);
  given(user, [registered, joined, ...edited, ProfileEdited({ userId, teamId, title: 'Chief' })])
    .when(undo(back))
    .thenFails('CONFLICT');
  given(user, [registered, joined, ...edited, elsewhere])
    .when(undo(back))
    .thenFails('CONFLICT');
  given(user, [registered, joined, ...edited, promoted])
    .when(
      undo(back, { by: { userId: adminId, role: 'TEAM_MEMBER', permissions: ['can_edit_users'] } }),
    )
    .thenFails('FORBIDDEN');
});

test('what an undo took back it says, and who takes that back does it again; each is undone until another is about the same', () => {
  const [roleId, title] = [
    id('c1'),
    (text: string | null) => ProfileEdited({ userId, teamId, title: text }),
  ];
  const has = (customRoleId: string | null) =>
    MemberCustomRoleChanged({ userId, teamId, customRoleId });
  const undoes = (version: number) =>
    MemberChangeUndone({ userId, teamId, changeId: `${stream}/${version}` });
  const changes = told(
    [registered, joined],
    [has(roleId)],
    [undoes(3), has(null)],
    [undoes(5), has(roleId)],
    [title('Buyer')],
    [promoted],
    [undoes(8), title(null)],
  );
  expect(changes.slice(1).map(({ summary, undo: way }) => [summary, way])).toEqual([
    ['Given a role of the team’s own.', null],
    ['“Given a role of the team’s own” undone.', null],
    ['“Given a role of the team’s own” done again.', { customRole: { from: roleId, to: null } }],
    ['Profile changed.', null],
    ['Made an administrator.', { role: { from: 'TEAM_ADMIN', to: 'TEAM_MEMBER' } }],
    ['“Profile changed” undone.', { profile: { from: { title: null }, to: { title: 'Buyer' } } }],
  ]);
});

test('what takes several changes back at once says each of them, and only those that it puts back', () => {
  const roleId = id('c1');
  const has = (customRoleId: string | null) =>
    MemberCustomRoleChanged({ userId, teamId, customRoleId });
  const made: UserEvent[][] = [
    [registered, joined],
    [promoted, has(roleId), given2],
  ];
  const before = { role: 'TEAM_MEMBER', customRoleId: null, permissions: ['can_edit_files'] };
  expect([
    undoneChangeIds(told(...made), before),
    undoneChangeIds(told(...made), { ...before, role: 'TEAM_ADMIN', permissions: [] }),
  ]).toEqual([[3, 4, 5].map((version) => `${stream}/${version}`), [`${stream}/4`]]);
  const undoes = [3, 4, 5].map((version) =>
    MemberChangeUndone({ userId, teamId, changeId: `${stream}/${version}` }),
  );
  const back = told(...made, [
    ...undoes,
    MemberRoleChanged({ userId, teamId, role: 'TEAM_MEMBER' }),
    has(null),
    MemberPermissionsChanged({ userId, teamId, permissions: ['can_edit_files'] }),
  ]).slice(4);
  expect(back.map(({ summary, undoes: of }) => [summary, of])).toEqual([
    ['“Made an administrator” undone.', `${stream}/3`],
    ['“Given a role of the team’s own” undone.', `${stream}/4`],
    ['“Permissions changed” undone.', `${stream}/5`],
  ]);
});

test('a profile that was edited from another team, or of who is in one by now, is not put back; roles and permissions are', () => {
  const [title, there] = [
    ProfileEdited({ userId, teamId, title: 'Buyer' }),
    ProfileEdited({ userId, teamId: otherTeamId, title: 'Chief' }),
  ];
  const undoable = (...commits: UserEvent[][]) =>
    told(...commits)
      .filter(({ undo: way }) => way !== null)
      .map(({ kind }) => kind);
  expect(undoable([registered, joined], [title], [promoted])).toEqual(['PROFILE', 'ROLE']);
  expect(
    undoable(
      [registered, joined],
      [elsewhere],
      [title],
      [there],
      [MemberRemoved({ userId, teamId: otherTeamId })],
      [promoted],
    ),
  ).toEqual(['ROLE']);
  expect(undoable([registered, joined], [title], [promoted], [elsewhere])).toEqual(['ROLE']);
  expect(
    undoable(
      [registered, joined],
      [title],
      [elsewhere],
      [MemberRoleChanged({ userId, teamId: otherTeamId, role: 'TEAM_MEMBER' })],
      [MemberRemoved({ userId, teamId: otherTeamId })],
    ),
  ).toEqual(['PROFILE']);
});

test('a change that was taken back is known as that, so that whoever asks again is answered, until another is about the same', () => {
  const [back, undoes] = [
    MemberRoleChanged({ userId, teamId, role: 'TEAM_MEMBER' }),
    (version: number) => MemberChangeUndone({ userId, teamId, changeId: `${stream}/${version}` }),
  ];
  const since = (version: number, ...commits: UserEvent[][]) =>
    standingUndoOf(told([registered, joined], [promoted], ...commits), `${stream}/${version}`)
      ?.id ?? null;
  expect([since(3), since(3, [back])]).toEqual([null, null]);
  expect([since(3, [undoes(3), back]), since(3, [undoes(3), back], [given2])]).toEqual([
    `${stream}/5`,
    `${stream}/5`,
  ]);
  const invited = (by: string | null) =>
    MemberInvited({
      ...invitation,
      userId,
      teamId,
      role: 'TEAM_MEMBER',
      permissions: [],
      invitedBy: by,
    });
  const whileInvited = told(
    [registered, invited(null)],
    [promoted],
    [undoes(3), back, invited(adminId)],
  );
  expect(standingUndoOf(whileInvited, `${stream}/3`)?.id).toBe(`${stream}/5`);
  const givenAndBack = told(
    [registered, invited(null)],
    [promoted, invited(adminId)],
    [undoes(3), back, invited(adminId)],
  );
  expect(givenAndBack.map(({ summary }) => summary)).toContain('“Made an administrator” undone.');
  const again: UserEvent[][] = [
    [undoes(3), back],
    [undoes(5), promoted],
  ];
  expect([since(3, ...again), since(5, ...again)]).toEqual([null, `${stream}/7`]);
});

test('what somebody changed of their profile themselves is theirs to change back, and so is what nobody else edits', () => {
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

test('of how they come in it is told what was changed, not that it was used', () => {
  const events = [TotpCodeUsed({ userId, step: 1 }), TotpTurnedOff({ userId, teamId })].map(
    (event, index) => appended(`SecondFactor/${userId}`, index + 1, event, { teamId }),
  );
  expect(changesOfEvents(teamId, events).map(({ summary, kind }) => [kind, summary])).toEqual([
    ['SIGN_IN', 'Codes of an app turned off.'],
  ]);
});

test('a role of the team’s own is told by the name it has, or had last', async () => {
  const [roleId, goneId] = [id('c1'), id('c2')];
  const [given1, taken] = told(
    [registered, joined],
    [MemberCustomRoleChanged({ userId, teamId, customRoleId: roleId })],
    [MemberCustomRoleChanged({ userId, teamId, customRoleId: goneId })],
  ).slice(1) as [Change, Change];
  expect([given1.fields, taken.fields]).toEqual([
    [{ name: 'Role of the team’s own', before: null, after: roleId, of: 'CUSTOM_ROLE' }],
    [{ name: 'Role of the team’s own', before: roleId, after: goneId, of: 'CUSTOM_ROLE' }],
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

test('of a stranger no stream is opened: they are asked for as nobody is', async () => {
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

test('the read model says who was changed when and by whom, who came by a link by themselves, once each, and keeps nothing personal', () => {
  const records = [
    registered,
    joined,
    promoted,
    ProfileEdited({ userId, teamId, name: 'Kim Park' }),
  ].map((event, index) => appended(stream, index + 1, event, { teamId, actorId: adminId }));
  const rows = [...new FedProjection(peopleHistory).feed(...records, ...records).rows];
  expect(rows.map(([key, { kind }]) => [key, kind])).toEqual([
    [`${stream}/2`, 'MEMBERSHIP'],
    [`${stream}/3`, 'ROLE'],
    [`${stream}/4`, 'PROFILE'],
  ]);
  expect(rows[1]![1]).toEqual({
    personId: userId,
    actorId: adminId,
    kind: 'ROLE',
    at: records[2]!.meta.time,
  });
  expect(JSON.stringify(rows)).not.toContain('Kim');
  const byLink = [
    registered,
    joined,
    promoted,
    ProfileEdited({ userId, teamId, name: 'Kim Park' }),
  ].map((event, index) => appended(stream, index + 1, event, { teamId, actorId: null }));
  expect(
    [...new FedProjection(peopleHistory).feed(...byLink).rows.values()].map(({ kind, actorId }) => [
      kind,
      actorId,
    ]),
  ).toEqual([
    ['MEMBERSHIP', userId],
    ['ROLE', null],
    ['PROFILE', userId],
  ]);
  const groupId = id('d0');
  const ofTeam = [
    GroupCreated({ groupId, name: 'North' }),
    GroupRenamed({ groupId, name: 'South' }),
  ].map((event, index) => appended(`Group/${teamId}/${groupId}`, index + 1, event));
  expect([...new FedProjection(peopleHistory).feed(...ofTeam).rows.values()]).toMatchObject([
    { personId: null, kind: 'GROUPS' },
    { personId: null, kind: 'GROUPS' },
  ]);
});
