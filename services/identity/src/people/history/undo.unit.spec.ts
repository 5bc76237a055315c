import { expect, test } from '@jest/globals';
import {
  MemberChangeUndone,
  MemberCustomRoleChanged,
  MemberInvited,
  MemberPermissionsChanged,
  MemberRemoved,
  MemberRoleChanged,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { ProfileEdited, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
import { appended } from '@lectern/kernel/testing/fed.ts';
import { user } from '../user/user.ts';
import type { User } from '../user/state.ts';
import type { UserEvent } from '../user/events.ts';
import { changesOfUser, undoneChangeIds, standingUndoOf } from './changes.ts';
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

test('a profile change is undone unless it changed since, by members who may edit it', () => {
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
    ['Custom role assigned.', null],
    ['“Custom role assigned” undone.', null],
    ['“Custom role assigned” done again.', { customRole: { from: roleId, to: null } }],
    ['Profile edited.', null],
    ['Made an admin.', { role: { from: 'TEAM_ADMIN', to: 'TEAM_MEMBER' } }],
    ['“Profile edited” undone.', { profile: { from: { title: null }, to: { title: 'Buyer' } } }],
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
    ['“Made an admin” undone.', `${stream}/3`],
    ['“Custom role assigned” undone.', `${stream}/4`],
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

test('a retried undo finds its change, until another change is about the same', () => {
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
  expect(givenAndBack.map(({ summary }) => summary)).toContain('“Made an admin” undone.');
  const again: UserEvent[][] = [
    [undoes(3), back],
    [undoes(5), promoted],
  ];
  expect([since(3, ...again), since(5, ...again)]).toEqual([null, `${stream}/7`]);
});
