import { expect, test } from '@jest/globals';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { problem } from '../../testing/an-identity.ts';
import { type TeamOfSpecs } from '../../testing/team-of-specs.ts';

export function listsContract(team: TeamOfSpecs): void {
  const { aMember } = team;

  test('reading on from a cursor lists everyone once, even if members join meanwhile', async () => {
    for (const address of ['m@reads-on.example', 'c@reads-on.example', 'x@reads-on.example'])
      await aMember(address);
    const document =
      'query ($sort: UserSort!, $after: String, $pageSize: Int!) { users(sort: $sort, after: $after, pageSize: $pageSize) { endCursor items { id } } }';
    type Answer = { users: { endCursor: string | null; items: { id: string }[] } };
    const read = async (variables: object) =>
      (
        await team.identity.running.call({
          service: 'identity',
          document,
          variables: { pageSize: 2, ...variables },
          claims: team.admin,
        })
      ).data as Answer | null;
    for (const sort of ['NAME', 'NEWEST', 'OLDEST']) {
      const before = (await read({ sort, pageSize: 300 }))!.users.items.map(({ id }) => id);
      const told: string[] = [];
      for (let after: string | null = null, n = 0; n === 0 || after !== null; n++) {
        const { items, endCursor }: Answer['users'] = (await read({ sort, after }))!.users;
        told.push(...items.map(({ id }) => id));
        after = endCursor;
        if (n === 0) await aMember(`a-${sort.toLowerCase()}@reads-on.example`);
      }
      expect(told).toEqual([...new Set(told)]);
      expect(told.filter((id) => before.includes(id))).toEqual(before);
    }
    expect(await read({ sort: 'NAME', after: 'nowhere' })).toBeNull();
  });

  test('people are found by the beginning of any word, by role, status and what they may do', async () => {
    const { userId } = await aMember('zoe.quill@example.com', { permissions: ['can_edit_brands'] });
    await team.identity.call(
      'editProfile',
      { input: { name: 'Zoë Quill' } },
      aUser({ userId, teamId: team.teamId, role: 'TEAM_MEMBER' }),
    );
    const find = async (filter: Record<string, unknown>) =>
      (
        await team.identity.call<{ items: { id: string }[] }>('users', filter, team.admin)
      ).items.map(({ id }) => id);
    for (const search of ['zoe', 'QUIL', 'zoë q', 'zoe.quill@ex'])
      expect(await find({ search })).toEqual([userId]);
    expect(await find({ search: '%' })).toEqual([]);
    expect(await find({ permission: 'can_edit_brands' })).toEqual(
      expect.arrayContaining([userId, (team.admin as UserClaims).userId]),
    );
    expect(await find({ permission: 'can_edit_brands', role: 'TEAM_MEMBER' })).toEqual([userId]);
    expect(await find({ status: 'INVITED' })).not.toContain(userId);
    const { total } = await team.identity.call<{ total: number }>('users', {}, team.admin);
    const all = await find({});
    expect([...(await find({ pageSize: 3 })), ...(await find({ page: 2, pageSize: 3 }))]).toEqual(
      all.slice(0, 6),
    );
    expect(all).toHaveLength(total);
    await expect(team.identity.call('users', { pageSize: 301 }, team.admin)).rejects.toMatchObject(
      problem('INVALID'),
    );
  });

  test('everybody comes in chunks by id, until none are left', async () => {
    const ids: string[] = [];
    for (;;) {
      const chunk = await team.identity.call<{ id: string }[]>(
        'usersAfter',
        { chunk: 2, ...(ids.length > 0 && { min: ids.at(-1) }) },
        team.admin,
      );
      if (chunk.length === 0) break;
      ids.push(...chunk.map(({ id }) => id));
    }
    expect(ids).toEqual(ids.toSorted());
    expect(ids).toHaveLength(
      (await team.identity.call<{ total: number }>('users', {}, team.admin)).total,
    );
  });
}
