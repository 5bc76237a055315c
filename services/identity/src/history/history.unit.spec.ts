import { expect, test } from '@jest/globals';
import { GroupJoined } from '@lectern/schemas/events/identity/groups.ts';
import { MemberInvited, MemberPermissionsChanged, MemberRemoved, MemberRoleChanged, TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import { TotpCodeUsed, TotpTurnedOff } from '@lectern/schemas/events/identity/second-factor.ts';
import { ProfileEdited, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/commands/given.ts';
import type { Step } from '@lectern/kernel/commands/stream-states.ts';
import { appended, FedProjection } from '@lectern/kernel/testing/fed.ts';
import { user, type User, type UserEvent } from '../user/user.ts';
import { changesOf, factsOf } from './changes.ts';
import { peopleHistory } from './people-history.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [userId, teamId, otherTeamId, adminId] = [id('b0'), id('0a'), id('0c'), id('f0')];
const stream = `User/${userId}`;
const by = { userId: adminId, role: 'TEAM_ADMIN', permissions: [] } as const;
const invitation = { invitationId: id('e1'), tokenHash: 'hash', expiresAt: '2026-11-27T12:00:00.000Z' };

const registered = UserRegistered({ userId, email: 'kim@example.com', emailName: 'name-of-kim', name: 'Kim', slug: 'k', passwordHash: null });
const joined = TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: ['can_edit_files'] });
const elsewhere = TeamJoined({ userId, teamId: otherTeamId, role: 'TEAM_ADMIN', permissions: [] });
const promoted = MemberRoleChanged({ userId, teamId, role: 'TEAM_ADMIN' });
const given2 = MemberPermissionsChanged({ userId, teamId, permissions: ['can_edit_users'] });

function told(...commits: UserEvent[][]) {
  let before: User = user.initial;
  let version = 0;
  const steps = commits.map((commit, index): Step<User> => {
    const events = commit.map((event) => appended(stream, ++version, event, { teamId }));
    const after = commit.reduce((state, event, at) => user.evolve(state, event, events[at]!.meta), before);
    const step = { number: index + 1, meta: events[0]!.meta, events, before, after };
    before = after;
    return step;
  });
  return changesOf(userId, teamId, steps);
}

test('who was made what is told with every permission before and after, and nothing of another team', () => {
  const changes = told([registered, joined], [elsewhere], [promoted], [given2], [GroupJoined({ userId, teamId, groupId: id('d0') })], [ProfileEdited({ userId, teamId, title: 'Buyer', notificationLevel: 2 })]);
  expect(changes.map(({ summary, fields }) => [summary, fields])).toEqual([
    ['Joined the team.', [{ name: 'Role', before: null, after: 'Member' }, { name: 'can_edit_files', before: 'No', after: 'Yes' }]],
    ['Made an administrator.', [{ name: 'Role', before: 'Member', after: 'Administrator' }]],
    ['Permissions changed.', [{ name: 'can_edit_files', before: 'Yes', after: 'No' }, { name: 'can_edit_users', before: 'No', after: 'Yes' }]],
    ['Came into a group.', []],
    ['Profile changed.', [{ name: 'Title', before: null, after: 'Buyer' }, { name: 'Alerts', before: 'First opening', after: 'Every opening' }]],
  ]);
  expect(changes[4]!.fields.length).toBe(2);
});

test('the last change of a role and of permissions can be undone, until another is about the same, or they go', () => {
  const undoable = (...commits: UserEvent[][]) => told(...commits).filter(({ undo }) => undo !== null).map(({ id: change }) => change);
  expect(undoable([registered, joined], [promoted], [given2])).toEqual([`${stream}/3`, `${stream}/4`]);
  expect(undoable([registered, joined], [promoted], [MemberRoleChanged({ userId, teamId, role: 'TEAM_MEMBER' })])).toEqual([`${stream}/4`]);
  expect(undoable([registered, joined], [promoted], [MemberRemoved({ userId, teamId })])).toEqual([]);
  const invited = MemberInvited({ ...invitation, userId, teamId, role: 'TEAM_MEMBER', permissions: [], invitedBy: null });
  expect(undoable([registered, invited], [given2], [invited])).toEqual([]);
});

test('undoing is judged as changing is, and only of what still stands', () => {
  const undo = (what: Extract<Parameters<typeof user.decide>[0], { type: 'UndoChange' }>['undo'], who: { userId: string; role: 'TEAM_ADMIN' | 'TEAM_MEMBER'; permissions: string[] } = { ...by, permissions: [] }) =>
    ({ type: 'UndoChange', by: who, userId, teamId, undo: what, invitation } as const);
  const role = { role: { from: 'TEAM_ADMIN', to: 'TEAM_MEMBER' } } as const;
  given(user, [registered, joined, promoted]).when(undo(role)).then([MemberRoleChanged({ userId, teamId, role: 'TEAM_MEMBER' })]);
  given(user, [registered, joined]).when(undo(role)).thenFails('CONFLICT');
  given(user, [registered, joined, promoted]).when(undo(role, { userId, role: 'TEAM_ADMIN', permissions: [] })).thenFails('CONFLICT');
  const permissions = { permissions: { from: ['can_edit_users'], to: ['can_edit_files'] } };
  given(user, [registered, joined, given2]).when(undo(permissions)).then([MemberPermissionsChanged({ userId, teamId, permissions: ['can_edit_files'] })]);
  given(user, [registered, joined, given2]).when(undo(permissions, { userId: adminId, role: 'TEAM_MEMBER', permissions: ['can_edit_users'] })).thenFails('FORBIDDEN');
  given(user, [registered]).when(undo(permissions)).thenFails('NOT_FOUND');
});

test('of how they come in it is told what was changed, not that it was used', () => {
  const events = [TotpCodeUsed({ userId, step: 1 }), TotpTurnedOff({ userId, teamId })].map((event, index) => appended(`SecondFactor/${userId}`, index + 1, event, { teamId }));
  expect(factsOf(userId, teamId, events).map(({ summary, kind }) => [kind, summary])).toEqual([['SIGN_IN', 'Codes of an app turned off.']]);
});

test('the read model says who was changed when and by whom, once each, and keeps nothing personal', () => {
  const records = [registered, joined, promoted, ProfileEdited({ userId, teamId, name: 'Kim Park' })].map((event, index) => appended(stream, index + 1, event, { teamId, actorId: adminId }));
  const rows = [...new FedProjection(peopleHistory).feed(...records, ...records).rows];
  expect(rows.map(([key, { kind }]) => [key, kind])).toEqual([[`${stream}/2`, 'MEMBERSHIP'], [`${stream}/3`, 'ROLE'], [`${stream}/4`, 'PROFILE']]);
  expect(rows[1]![1]).toEqual({ personId: userId, actorId: adminId, kind: 'ROLE', at: records[2]!.meta.time });
  expect(JSON.stringify(rows)).not.toContain('Kim');
});
