import { expect, test } from '@jest/globals';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { problem } from '../../testing/an-identity.ts';
import { invitationTokenOf, mailsTo } from '../../testing/mails.ts';
import type { TeamOfSpecs } from '../../testing/team-of-specs.ts';

interface Role {
  id: string;
  name: string;
  permissions: string[];
  memberCount: number;
}

interface Changed {
  id: string;
  code: string | null;
  user: {
    storedPermissions: string[];
    customRole: { name: string } | null;
    currentTeamRole: string;
  } | null;
}

export function rolesContract(team: TeamOfSpecs): void {
  const create = (name: string, permissions: string[], by = team.admin) =>
    team.identity.call<Role>('createCustomRole', { name, permissions }, by);
  const revise = (id: string, changes: Record<string, unknown>, by = team.admin) =>
    team.identity.call<Role>('reviseCustomRole', { id, ...changes }, by);
  const change = (changes: object[], by: Claims = team.admin) =>
    team.identity.call<Changed[]>('changeMembers', { changes }, by);
  const who = async (filter: object) =>
    (
      await team.identity.call<{ items: { id: string }[] }>(
        'users',
        filter as Record<string, unknown>,
        team.admin,
      )
    ).items.map(({ id }) => id);

  test('roles have names of their own in their team, and are its alone', async () => {
    const { id } = await create(' Órgano  Keeper ', ['can_edit_files']);
    await expect(create('organo keeper', [])).rejects.toMatchObject(
      problem('CONFLICT', { fields: { name: ['Another role has this name.'] } }),
    );
    for (const name of [' ', 'Admin', 'team_admin', 'Team _ Member', 'USER', 'x'.repeat(61)])
      await expect(create(name, [])).rejects.toMatchObject(problem('INVALID'));
    await expect(create('Fliers', ['can_fly'])).rejects.toMatchObject(problem('INVALID'));
    const elsewhere = aUser();
    await create('organo keeper', [], elsewhere);
    await expect(revise(id, { name: 'Mine' }, elsewhere)).rejects.toMatchObject(
      problem('NOT_FOUND'),
    );
    await expect(team.identity.call('deleteCustomRole', { id }, elsewhere)).rejects.toMatchObject(
      problem('NOT_FOUND'),
    );
    await expect(
      create('Of a member', [], aUser({ teamId: team.teamId, role: 'TEAM_MEMBER' })),
    ).rejects.toMatchObject(problem('FORBIDDEN'));
    const member = await team.aMember('foreign-role@example.com');
    const [foreign] = (await team.identity.call<Role[]>('customRoles', {}, elsewhere)).map(
      (role) => role.id,
    );
    expect(await change([{ userId: member.userId, to: { customRoleId: foreign } }])).toMatchObject([
      { code: 'INVALID' },
    ]);
    expect(await team.identity.call('deleteCustomRole', { id }, team.admin)).toBe(true);
    await create('Organo keeper', []);
  });

  test('what a role gives counts at once for everybody who has it: in claims, in lists, and in why', async () => {
    const role = await create('Counting', ['can_edit_labels']);
    const userId = await team.invited('counting@example.com');
    const { token } = await team.choose(
      await invitationTokenOf(team.identity.running, 'counting@example.com'),
    );
    expect(await change([{ userId, to: { customRoleId: role.id } }])).toMatchObject([
      { code: null, user: { customRole: { name: 'Counting' }, storedPermissions: [] } },
    ]);
    const may = async () => (await team.identity.claims(token))?.permissions;
    expect(await may()).toEqual(['can_edit_labels']);
    await revise(role.id, { permissions: ['can_edit_brands', 'can_create_spaces'] });
    expect(await may()).toEqual(['can_edit_brands', 'can_create_spaces']);
    for (const filter of [{ permission: 'can_edit_brands' }, { permission: 'can_create_spaces' }])
      expect(await who(filter)).toContain(userId);
    expect(await who({ customRoleId: role.id })).toEqual([userId]);
    expect(await who({ permission: 'can_edit_labels' })).not.toContain(userId);
    const explained = (by: Claims) =>
      team.identity.call<unknown>(
        'explained',
        { id: userId, permissions: ['can_edit_brands', 'can_edit_labels', 'can_fly'] },
        by,
      );
    expect(await explained(team.admin)).toEqual({
      customRoleName: 'Counting',
      explanations: [
        {
          permission: 'can_edit_brands',
          may: true,
          because: 'CUSTOM_ROLE',
          customRole: { name: 'Counting' },
        },
        {
          permission: 'can_edit_labels',
          may: false,
          because: 'NO_KEY',
          customRole: { name: 'Counting' },
        },
        { permission: 'can_fly', may: false, because: 'UNKNOWN', customRole: { name: 'Counting' } },
      ],
    });
    expect(await explained(aUser({ teamId: team.teamId, role: 'TEAM_MEMBER' }))).toEqual({
      customRoleName: 'Counting',
      explanations: null,
    });
    const roles = await team.identity.call<Role[]>('customRoles', {}, team.admin);
    expect(roles.find(({ id }) => id === role.id)).toMatchObject({
      permissions: ['can_create_spaces', 'can_edit_brands'],
      memberCount: 1,
    });
    await team.identity.call('deleteCustomRole', { id: role.id }, team.admin);
    expect(await may()).toEqual([]);
    expect(await team.identity.call('customRoles', {}, team.admin)).not.toContainEqual(
      expect.objectContaining({ id: role.id }),
    );
  });

  test('an invitee gets their role on joining; a deleted role is reported and they join as a member', async () => {
    const { running } = team.identity;
    const [kept, lost] = [
      await create('Kept of invited', ['can_edit_labels']),
      await create('Lost of invited', ['can_edit_brands']),
    ];
    const [one] = await team.invite(['with-role@example.com'], { customRoleId: kept.id });
    const [two] = await team.identity.call<{ user: { id: string } }[]>(
      'inviteListedMembers',
      { people: [{ email: 'lost-role@example.com', customRoleId: lost.id }] },
      team.admin,
    );
    expect(await who({ customRoleId: lost.id })).toEqual([two!.user.id]);
    await team.identity.call('deleteCustomRole', { id: lost.id }, team.admin);
    const [token, lostToken] = [
      await invitationTokenOf(running, 'with-role@example.com'),
      await invitationTokenOf(running, 'lost-role@example.com'),
    ];
    const told = (of: string) => team.identity.call('invitation', { token: of });
    expect([await told(token), await told(lostToken)]).toMatchObject([
      { hasLostRole: false },
      { hasLostRole: true },
    ]);
    const permissions = async (of: string) =>
      (await team.identity.claims((await team.choose(of)).token))?.permissions;
    expect([await permissions(token), await permissions(lostToken)]).toEqual([
      ['can_edit_labels'],
      [],
    ]);
    expect(await who({ customRoleId: kept.id })).toEqual([one!.user!.id]);

    const gone = 'This role no longer exists. Please choose another one.';
    await expect(
      team.invite(['gone@example.com'], { customRoleId: lost.id }),
    ).rejects.toMatchObject(problem('INVALID', { fields: { customRoleId: [gone] } }));
    const people = [
      { email: 'gone@example.com', customRoleId: lost.id },
      { email: 'here@example.com', customRoleId: kept.id },
    ];
    expect(await team.identity.call('invitationPreview', { people }, team.admin)).toMatchObject([
      { outlook: 'REFUSED', problem: gone },
      { outlook: 'NEW', problem: null },
    ]);
    expect(await team.identity.call('inviteListedMembers', { people }, team.admin)).toMatchObject([
      { problem: gone, user: null },
      { problem: null, user: { status: 'INVITED' } },
    ]);
  });

  test('changing an invitee’s role back and forth sends no mail, and they join with the last one', async () => {
    const { running } = team.identity;
    const [one, other] = [
      await create('Back of invited', ['can_edit_labels']),
      await create('Forth of invited', ['can_edit_brands']),
    ];
    const userId = await team.invited('back-and-forth@example.com');
    for (const index of Array(10).keys())
      expect(
        await change([{ userId, to: { customRoleId: (index % 2 === 0 ? one : other).id } }]),
      ).toMatchObject([{ code: null }]);
    expect(await mailsTo(running, 'back-and-forth@example.com')).toHaveLength(1);
    const { token } = await team.choose(
      await invitationTokenOf(running, 'back-and-forth@example.com'),
    );
    expect((await team.identity.claims(token))?.permissions).toEqual(['can_edit_brands']);
  });

  test('the rights of many are changed one by one, keep concurrent changes, and can be undone', async () => {
    const [one, two] = [
      await team.aMember('rights-1@example.com'),
      await team.aMember('rights-2@example.com', { permissions: ['can_edit_files'] }),
    ];
    const none = { role: 'TEAM_MEMBER', customRoleId: null, permissions: [] };
    const wanted = { ...none, permissions: ['can_edit_brands'] };
    const answers = await change([
      { userId: one.userId, from: none, to: wanted },
      { userId: two.userId, from: none, to: wanted },
      { userId: newId(), to: wanted },
    ]);
    expect(answers.map(({ code }) => code)).toEqual([null, 'CONFLICT', 'NOT_FOUND']);
    const taken = await team.identity.call<Changed[]>(
      'changeMembers',
      { changes: [{ userId: one.userId, from: wanted, to: none }], isUndo: true },
      team.admin,
    );
    expect(taken).toMatchObject([{ code: null, user: { storedPermissions: [] } }]);
    const { history } = await team.identity.call<{ history: { items: { summary: string }[] } }>(
      'historyOf',
      { id: one.userId },
      team.admin,
    );
    expect(history.items.slice(0, 2).map(({ summary }) => summary)).toEqual([
      '“Permissions changed” undone.',
      'Permissions changed.',
    ]);
    expect(
      await change([
        { userId: one.userId, from: none, to: wanted },
        { userId: one.userId, from: wanted, to: none },
      ]),
    ).toMatchObject([{ code: null }, { code: null, user: { storedPermissions: [] } }]);
    const editor = await team.aMember('rights-editor@example.com', {
      permissions: ['can_edit_users', 'can_edit_files'],
    });
    const tried = [
      { userId: one.userId, to: { role: 'TEAM_ADMIN' } },
      { userId: one.userId, to: wanted },
      { userId: editor.userId, to: none },
      { userId: two.userId, to: none },
    ];
    expect((await change(tried, editor)).map(({ code }) => code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'CONFLICT',
      null,
    ]);
    expect(
      (await change([{ userId: one.userId, to: wanted }], aUser())).map(({ code }) => code),
    ).toEqual(['NOT_FOUND']);
    await expect(change([])).rejects.toMatchObject(problem('INVALID'));
  });

  test('many changes taken back under one key are taken back once, however long a history has grown since', async () => {
    const people = [
      await team.aMember('once-1@example.com'),
      await team.aMember('once-2@example.com'),
    ];
    const key = { key: newId(), hash: 'h' };
    const changeAll = (permissions: string[], of = people, once?: typeof key) =>
      team.identity.call<Changed[]>(
        'changeMembers',
        {
          changes: of.map(({ userId }) => ({ userId, to: { role: 'TEAM_MEMBER', permissions } })),
          isUndo: once !== undefined,
        },
        team.admin,
        once,
      );
    for (let turn = 0; turn < 4; turn++)
      await changeAll(turn % 2 ? [] : ['can_edit_brands'], people.slice(1));
    await changeAll(['can_edit_files'], people, key);
    await changeAll([]);
    for (let turn = 0; turn < 12; turn++)
      await changeAll(turn % 2 ? [] : ['can_edit_brands'], people.slice(0, 1));
    expect((await changeAll(['can_edit_files'], people, key)).map(({ code }) => code)).toEqual([
      null,
      null,
    ]);
    const having = await who({ permission: 'can_edit_files' });
    expect(people.filter(({ userId }) => having.includes(userId))).toEqual([]);
  });
}
