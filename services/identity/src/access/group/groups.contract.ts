import { expect, test } from '@jest/globals';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { changeGroupMembers } from './change-members.ts';
import { problem } from '../../testing/an-identity.ts';
import type { TeamOfSpecs } from '../../testing/team-of-specs.ts';

interface Change {
  group: { memberCount: number };
  changed: { id: string; groups: { name: string }[] }[];
  refused: { id: string; code: string }[];
}

/** Runs `then` after each command, as another process would. */
function interrupted(
  real: ServiceContext,
  claims: Claims,
  then: () => Promise<void>,
): ServiceContext {
  const execute: ServiceContext['execute'] = async (...command) => {
    const executed = await real.execute(...command);
    await then();
    return executed;
  };
  const own: Record<string | symbol, unknown> = { claims, execute };
  return new Proxy(real, {
    get(target, name) {
      const value: unknown = name in own ? own[name] : Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

export function groupsContract(team: TeamOfSpecs): void {
  const create = (name: string, by = team.admin) =>
    team.identity.call<{ id: string; memberCount: number }>('createGroup', { name }, by);
  const named = async (search?: string) =>
    (
      await team.identity.call<{ items: { name: string }[] }>('groups', { search }, team.admin)
    ).items.map(({ name }) => name);
  const inGroup = async (groupId: string) =>
    (
      await team.identity.call<{ items: { id: string }[] }>('users', { groupId }, team.admin)
    ).items.map(({ id }) => id);

  test('groups have names of their own in their team, and are found by them', async () => {
    const { id } = await create(' Órgano  North ');
    await expect(create('organo north')).rejects.toMatchObject(
      problem('CONFLICT', { fields: { name: ['Another group has this name.'] } }),
    );
    await expect(create(' ')).rejects.toMatchObject(problem('INVALID'));
    const elsewhere = aUser();
    await create('organo north', elsewhere);
    expect(await named('nor')).toEqual(['Órgano  North']);
    await team.identity.call('renameGroup', { id, name: 'South' }, team.admin);
    expect([await named('nor'), await named('sou')]).toEqual([[], ['South']]);
    await expect(
      team.identity.call('renameGroup', { id, name: 'Mine' }, elsewhere),
    ).rejects.toMatchObject(problem('NOT_FOUND'));
    await expect(
      create('Of a member', aUser({ teamId: team.teamId, role: 'TEAM_MEMBER' })),
    ).rejects.toMatchObject(problem('FORBIDDEN'));
    expect(await team.identity.call('deleteGroup', { id }, team.admin)).toBe(true);
    expect(await named('sou')).toEqual([]);
    await create('South');
  });

  test('invited people can be in groups, too; a deleted group is empty', async () => {
    const [{ id }, member, invited, stranger] = [
      await create('East'),
      await team.aMember('east@example.com'),
      await team.invited('later@example.com'),
      newId(),
    ];
    const added = await team.identity.call<Change>(
      'addToGroup',
      { id, userIds: [member.userId, invited, stranger, member.userId] },
      team.admin,
    );
    expect(added.changed.map((user) => user.id)).toEqual([member.userId, invited]);
    expect(added.changed[0]!.groups).toEqual([{ name: 'East' }]);
    expect(added.refused).toEqual([{ id: stranger, code: 'NOT_FOUND' }]);
    expect(added.group.memberCount).toBe(2);
    expect((await inGroup(id)).toSorted()).toEqual([member.userId, invited].toSorted());
    await expect(
      team.identity.call('addToGroup', { id: newId(), userIds: [member.userId] }, team.admin),
    ).rejects.toMatchObject(problem('NOT_FOUND'));
    await expect(
      team.identity.call('addToGroup', { id, userIds: [] }, team.admin),
    ).rejects.toMatchObject(problem('INVALID'));
    await team.identity.call('removeFromGroup', { id, userIds: [invited] }, team.admin);
    expect(await inGroup(id)).toEqual([member.userId]);
    await team.identity.call('deleteGroup', { id }, team.admin);
    await team.identity.running.settled();
    expect(await inGroup(id)).toEqual([]);
  });

  test('who edits groups adds others, not themselves; an administrator may', async () => {
    const [{ id }, member] = [await create('North'), await team.aMember('north@example.com')];
    const add = (userIds: string[], role: 'TEAM_ADMIN' | 'TEAM_MEMBER') => {
      const permissions = ['can_edit_groups'] as const;
      const who = aUser({ ...member, teamId: team.teamId, role, permissions });
      return team.identity.call<Change>('addToGroup', { id, userIds }, who);
    };
    const other = await team.aMember('north-other@example.com');
    const { changed, refused } = await add([member.userId, other.userId], 'TEAM_MEMBER');
    expect([changed.map((user) => user.id), refused]).toEqual([
      [other.userId],
      [{ id: member.userId, code: 'FORBIDDEN' }],
    ]);
    expect((await add([member.userId], 'TEAM_ADMIN')).refused).toEqual([]);
    await team.identity.call('deleteGroup', { id }, team.admin);
    await team.identity.running.settled();
  });

  test('a group that is deleted while people join is empty, including late arrivals', async () => {
    const { running } = team.identity;
    const userIds = (await team.invite([1, 2, 3].map((each) => `short-${each}@example.com`))).map(
      ({ user }) => user!.id,
    );
    for (const deletedAfter of [1, 2, 3]) {
      const { id } = await create('Short-lived');
      let came = 0;
      const context = interrupted(
        running.service('identity').systemContext(team.teamId),
        team.admin,
        async () => {
          if (++came !== deletedAfter) return;
          await team.identity.call('deleteGroup', { id }, team.admin);
          await running.settled();
        },
      );
      await expect(changeGroupMembers(context, 'JoinGroup', id, userIds)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(came).toBeGreaterThanOrEqual(3);
      expect(await inGroup(id)).toEqual([]);
    }
  });

  test('a sign-in’s claims contain the groups', async () => {
    const { id } = await create('West');
    const own = await team.identity.signIn();
    expect((await team.identity.claims(own.token))?.groupIds).toEqual([]);
    await team.identity.call('addToGroup', { id, userIds: [own.user.id] }, team.admin);
    expect((await team.identity.claims(own.token))?.groupIds).toEqual([id]);
    await team.identity.call('removeFromGroup', { id, userIds: [own.user.id] }, team.admin);
    expect((await team.identity.claims(own.token))?.groupIds).toEqual([]);
  });
}
