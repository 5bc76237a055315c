import { expect, test } from '@jest/globals';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { person } from '../person/person.ts';
import { problem } from '../../testing/an-identity.ts';
import type { TeamOfSpecs } from '../../testing/team-of-specs.ts';

interface PersonThen {
  personId: string;
  name: string | null;
  role: string;
}

interface PeopleThen {
  items: PersonThen[];
  endCursor: string | null;
  total: number | null;
}

export function peopleAsOfContract(team: TeamOfSpecs): void {
  const ask = <Answer>(
    document: Parameters<TeamOfSpecs['identity']['call']>[0],
    variables: Record<string, unknown>,
    by: Claims = team.admin,
  ) => team.identity.call<Answer>(document, variables, by);
  const people = (at: string, more: Record<string, unknown> = {}, by = team.admin) =>
    ask<PeopleThen>('peopleAsOf', { at, ...more }, by);
  const personThen = (id: string, at: string, by = team.admin) =>
    ask<PersonThen | null>('personAsOf', { id, at }, by);

  /** A moment after everything so far. */
  async function moment(): Promise<string> {
    const now = Date.now();
    await until(() => Date.now() > now + 1, 'time goes on');
    return new Date(now + 1).toISOString();
  }

  test('people are seen as they were: who was in the team, as what, called what, in which groups', async () => {
    const before = await moment();
    const { userId } = await team.aMember('kim@then.example', { permissions: ['can_edit_labels'] });
    const role = await ask<{ id: string }>('createCustomRole', {
      name: 'Then keepers',
      permissions: ['can_edit_files'],
    });
    const group = await ask<{ id: string }>('createGroup', { name: 'Then north' });
    await ask('changeMembers', { changes: [{ userId, to: { customRoleId: role.id } }] });
    await ask('addToGroup', { id: group.id, userIds: [userId] });
    await ask('editMember', { userId, input: { name: 'Kim Then', title: 'Buyer' } });
    const member = await moment();
    await ask('reviseCustomRole', { id: role.id, name: 'Now keepers', permissions: [] });
    await ask('deleteGroup', { id: group.id });
    await ask('editMember', { userId, input: { name: 'Kim Now', title: null } });
    await ask('changeMemberRole', { userId, role: 'TEAM_ADMIN' });
    const admin = await moment();
    await ask('changeMemberRole', { userId, role: 'TEAM_MEMBER' });
    await ask('lockMember', { userId });
    const locked = await moment();
    await ask('removeMember', { userId });
    const removed = await moment();
    await ask('restoreMember', { userId });
    const back = await moment();

    expect(await personThen(userId, before)).toBeNull();
    expect(await personThen(userId, member)).toEqual({
      personId: userId,
      name: 'Kim Then',
      email: 'kim@then.example',
      title: 'Buyer',
      status: 'ACTIVE',
      role: 'TEAM_MEMBER',
      permissions: ['can_edit_files', 'can_edit_labels'],
      storedPermissions: ['can_edit_labels'],
      customRoleName: 'Then keepers',
      groupNames: ['Then north'],
      placements: [
        { team: { id: team.teamId }, role: 'TEAM_MEMBER', status: 'ACTIVE', isCurrent: true },
      ],
    });
    expect(await personThen(userId, admin)).toMatchObject({
      name: 'Kim Now',
      title: null,
      role: 'TEAM_ADMIN',
      permissions: expect.arrayContaining(['can_edit_team']),
      customRoleName: 'Now keepers',
      groupNames: [],
    });
    expect(await personThen(userId, locked)).toMatchObject({
      role: 'TEAM_MEMBER',
      status: 'LOCKED',
      permissions: ['can_edit_labels'],
    });
    expect([
      await personThen(userId, removed),
      (await personThen(userId, back))?.name,
      (await personThen(userId, '2999-01-01T00:00:00Z'))?.name,
    ]).toEqual([null, 'Kim Now', 'Kim Now']);

    await team.identity.running.settled();
    const idsAt = async (at: string, more: Record<string, unknown> = {}) =>
      (await people(at, more)).items.map(({ personId }) => personId);
    const are = await Promise.all(
      [before, member, admin, locked, removed, back].map(async (at) =>
        (await idsAt(at, { first: 100 })).includes(userId),
      ),
    );
    expect(are).toEqual([false, true, true, true, false, true]);
    const admins = await people(admin, { role: 'TEAM_ADMIN', first: 100 });
    expect([
      admins.items.map(({ personId }) => personId).includes(userId),
      new Set(admins.items.map(({ role: each }) => each)),
      admins.total,
    ]).toEqual([true, new Set(['TEAM_ADMIN']), null]);
    expect(await idsAt(locked, { role: 'TEAM_ADMIN', first: 100 })).not.toContain(userId);
    expect([
      await idsAt(member, { search: 'kim n' }),
      await idsAt(member, { search: 'KIM@then.ex' }),
      await idsAt(before, { search: 'kim n' }),
      await idsAt(member, { search: '%' }),
    ]).toEqual([[userId], [userId], [], []]);
    const [then, gone] = [
      await people(member, { first: 100 }),
      await people(removed, { first: 100 }),
    ];
    expect([then.total, gone.total]).toEqual([then.items.length, then.total! - 1]);
    const paged: string[] = [];
    for (let after: string | null = null, n = 0; n === 0 || after !== null; n++) {
      const page: PeopleThen = await people(member, { first: 2, after });
      paged.push(...page.items.map(({ personId }) => personId));
      after = page.endCursor;
    }
    expect(paged).toEqual(then.items.map(({ personId }) => personId));
    expect(await people('2020-01-01T00:00:00Z')).toEqual({ items: [], endCursor: null, total: 0 });

    for (const refused of [
      people(member, {}, aUser({ teamId: team.teamId, role: 'TEAM_MEMBER' })),
      personThen(userId, member, aUser({ teamId: team.teamId, role: 'TEAM_MEMBER' })),
    ])
      await expect(refused).rejects.toMatchObject(problem('FORBIDDEN'));
    await expect(people(member, { after: 'nowhere' })).rejects.toMatchObject(problem('INVALID'));
    expect([
      await personThen(userId, member, aUser()),
      await personThen('none', member),
      (await people(back, {}, aUser())).items,
    ]).toEqual([null, null, []]);

    await ask('removeMember', { userId });
    expect((await people(member, { search: 'kim n' })).items).toMatchObject([
      { personId: userId, name: 'Kim Then' },
    ]);
    await team.identity.running
      .service('identity')
      .systemContext(null)
      .execute(person, userId, { type: 'ErasePerson', personId: userId, teamId: team.teamId });
    await team.identity.running.engines.keys.erase(userId);
    await team.identity.running.settled();
    expect(await personThen(userId, member)).toMatchObject({
      name: null,
      email: null,
      title: null,
      role: 'TEAM_MEMBER',
      groupNames: ['Then north'],
    });
    expect(await idsAt(member, { first: 100 })).toContain(userId);
  });
}
