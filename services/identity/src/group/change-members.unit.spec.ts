import { expect, test } from '@jest/globals';
import { GroupCreated, GroupDeleted, GroupJoined } from '@lectern/schemas/events/identity/groups.ts';
import { TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import { UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/commands/given.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { groupsIn } from '../user/access.ts';
import { user, type UserEvent } from '../user/user.ts';
import { changeMembers } from './change-members.ts';
import { group } from './group.ts';

const [teamId, groupId] = [newId(), newId()];
const created = GroupCreated({ groupId, name: 'North' });

/** A team of three whose group is deleted once so many have come in; who is in it then is nobody's to look through any more. */
function aTeam(deletedAfter: number) {
  const people = new Map<string, UserEvent[]>();
  for (const userId of [newId(), newId(), newId()]) {
    people.set(userId, [UserRegistered({ userId, email: 'kim@example.com', emailName: userId, name: 'Kim', slug: 's', passwordHash: null }), TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [] })]);
  }
  let joined = 0;
  let seen: ReturnType<typeof rowOf> | null = null;
  const rowOf = () => ({ id: groupId, doc: given(group, joined >= deletedAfter ? [created, GroupDeleted({ groupId })] : [created]).state });
  const context = {
    claims: { kind: 'user', userId: newId(), impersonatorId: null, signInId: newId(), teamId, role: 'TEAM_ADMIN', permissions: [], groupIds: [] },
    view: () => ({ get: async () => (seen ??= rowOf()), forget: () => void (seen = null) }),
    execute: async (_user: typeof user, id: string, command: Parameters<typeof user.decide>[0]) => {
      const events = people.get(id)!;
      const decided = user.decide({ ...command, now: '2026-11-20T12:00:00.000Z', actorId: null } as Parameters<typeof user.decide>[0], given(user, events).state);
      events.push(...(decided as UserEvent[]));
      joined += decided.filter(({ type }) => type === 'GroupJoined').length;
      return { state: given(user, events).state };
    },
  } as unknown as ServiceContext;
  const inGroup = () => [...people].filter(([, events]) => groupsIn(given(user, events).state, teamId).includes(groupId)).length;
  return { context, userIds: [...people.keys()], inGroup, people };
}

test.each([1, 2, 3])('a group that is deleted once %s of three have come in keeps nobody', async (deletedAfter) => {
  const { context, userIds, inGroup, people } = aTeam(deletedAfter);
  await expect(changeMembers(context, 'JoinGroup', groupId, userIds)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(inGroup()).toBe(0);
  expect(people.get(userIds[0]!)).toContainEqual(GroupJoined({ userId: userIds[0]!, teamId, groupId }));
});

test('one that stays has all three', async () => {
  const { context, userIds, inGroup } = aTeam(4);
  expect((await changeMembers(context, 'JoinGroup', groupId, userIds)).changed).toHaveLength(3);
  expect(inGroup()).toBe(3);
});
