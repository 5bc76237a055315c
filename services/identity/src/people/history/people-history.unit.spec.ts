import { expect, test } from '@jest/globals';
import { GroupCreated, GroupRenamed } from '@lectern/schemas/events/identity/groups.ts';
import { MemberRoleChanged, TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import { ProfileEdited, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
import { appended, FedProjection } from '@lectern/kernel/testing/fed.ts';
import { user } from '../user/user.ts';
import type { User } from '../user/state.ts';
import type { UserEvent } from '../user/events.ts';
import { changesOfUser } from './changes.ts';
import { peopleHistory } from './people-history.ts';
const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [userId, teamId, adminId] = [id('b0'), id('0a'), id('f0')];
const stream = `User/${userId}`;
const registered = UserRegistered({
  userId,
  email: 'kim@example.com',
  emailName: 'name-of-kim',
  name: 'Kim',
  slug: 'k',
  passwordHash: null,
});
const joined = TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: ['can_edit_files'] });
const promoted = MemberRoleChanged({ userId, teamId, role: 'TEAM_ADMIN' });
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
