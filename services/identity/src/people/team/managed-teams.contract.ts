import { expect, test } from '@jest/globals';
import type { Claims, UserClaims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { problem } from '../../testing/an-identity.ts';
import { mailsTo } from '../../testing/mails.ts';
import { type TeamOfSpecs } from '../../testing/team-of-specs.ts';

interface Founded {
  id: string;
  slug: string;
}

export function managedTeamsContract(team: TeamOfSpecs): void {
  const { invited, aMember, invite } = team;
  const found = (name: string, by: Claims = team.admin, more: object = {}) =>
    team.identity.call<Founded & Record<string, unknown>>(
      'createTeam',
      { input: { name, ...more } },
      by,
    );
  const add = (userId: string, teamIds: string[], by: Claims = team.admin, role = 'TEAM_MEMBER') =>
    team.identity.call('addToTeams', { userId, teamIds, role }, by);
  const settle = (teamId: string, input: object, by: Claims = team.admin) =>
    team.identity.call('changeTeamSettings', { teamId, input }, by);
  test('people are added, changed and taken out only where one may do so, and what one is nowhere is not there', async () => {
    const away = await found('Rights');
    const max = await aMember('max@several.example');
    const editor = await aMember('editor@several.example', { permissions: ['can_edit_users'] });
    await expect(add(max.userId, [away.id], editor)).rejects.toMatchObject({
      message: 'No such team.',
      ...problem('NOT_FOUND'),
    });
    await add(editor.userId, [away.id]);
    await expect(add(max.userId, [away.id], editor)).rejects.toMatchObject({
      message: 'You may not do this in that team.',
      ...problem('FORBIDDEN'),
    });
    await expect(add(max.userId, [away.id, newId()])).rejects.toMatchObject(problem('NOT_FOUND'));
    await expect(add(max.userId, [], team.admin)).rejects.toMatchObject(problem('INVALID'));
    await expect(add(await invited('awaited@several.example'), [away.id])).rejects.toMatchObject({
      message: 'This person has not joined yet.',
      ...problem('CONFLICT'),
    });
    await expect(
      add(await invited('foreign@several.example'), [away.id], aUser({ teamId: newId() })),
    ).rejects.toMatchObject({ message: 'No such user.', ...problem('NOT_FOUND') });
    for (const stranger of [newId(), 'x'])
      await expect(add(stranger, [away.id])).rejects.toMatchObject({
        message: 'No such user.',
        ...problem('NOT_FOUND'),
      });
    expect(
      await team.identity.call(
        'user',
        { id: max.userId },
        { ...(team.admin as UserClaims), teamId: away.id },
      ),
    ).toBeNull();
    expect(await add(max.userId, [away.id, team.teamId], team.admin)).toMatchObject({
      id: max.userId,
    });
    expect(
      await team.identity.call(
        'changeMemberRole',
        { userId: max.userId, role: 'TEAM_ADMIN', teamId: away.id },
        team.admin,
      ),
    ).toMatchObject({ currentTeamRole: 'TEAM_ADMIN' });
    expect(await team.identity.call('user', { id: max.userId }, team.admin)).toMatchObject({
      permissions: [],
    });
    for (const teamId of [newId(), (await found('Not the editor’s')).id]) {
      for (const document of ['changeMemberRole', 'removeMember'] as const) {
        await expect(
          team.identity.call(document, { userId: max.userId, teamId, role: 'TEAM_MEMBER' }, editor),
        ).rejects.toMatchObject({ message: 'No such team.', ...problem('NOT_FOUND') });
      }
      await expect(
        settle(teamId, { name: 'Mine' }, { ...editor, permissions: ['can_edit_team'] }),
      ).rejects.toMatchObject(problem('NOT_FOUND'));
    }
  });

  test('a user manager sees memberships in the teams they manage, and no others', async () => {
    const [away, other] = [await found('Placed'), await found('Not placed')];
    const [lee, editor] = [
      await aMember('lee@placed.example'),
      await aMember('editor@placed.example', { permissions: ['can_edit_users'] }),
    ];
    await add(lee.userId, [away.id]);
    const placed = async (by: Claims) =>
      (
        await team.identity.call<{ placements: { team: { id: string } }[] | null }>(
          'whereabouts',
          { id: lee.userId },
          by,
        )
      ).placements;
    const here = {
      team: { id: team.teamId },
      role: 'TEAM_MEMBER',
      status: 'ACTIVE',
      isCurrent: true,
    };
    expect(await placed(team.admin)).toEqual(
      expect.arrayContaining([
        { ...here, mayChangeRole: true },
        {
          team: { id: away.id },
          role: 'TEAM_MEMBER',
          status: 'ACTIVE',
          isCurrent: false,
          mayChangeRole: true,
        },
        { team: { id: other.id }, role: null, status: null, isCurrent: false, mayChangeRole: true },
      ]),
    );
    expect([await placed(editor), await placed(lee)]).toEqual([
      [{ ...here, mayChangeRole: false }],
      null,
    ]);
    const canBeEdited = async (id: string) =>
      (await team.identity.call<{ canBeEdited: boolean }>('whereabouts', { id }, team.admin))
        .canBeEdited;
    expect([await canBeEdited(lee.userId), await canBeEdited(editor.userId)]).toEqual([
      false,
      true,
    ]);
    await expect(
      team.identity.call('editMember', { userId: lee.userId, input: { name: 'Mine' } }, team.admin),
    ).rejects.toMatchObject(problem('CONFLICT'));
  });

  test('a user manager of both teams adds a member of one to the other at once', async () => {
    const away = await found('Invites');
    const { userId } = await aMember('both@several.example');
    const there: UserClaims = { ...(team.admin as UserClaims), teamId: away.id };
    const outlook = async (by: Claims) =>
      (
        await team.identity.call<{ outlook: string }[]>(
          'invitationPreview',
          { people: [{ email: 'both@several.example' }] },
          by,
        )
      )[0]?.outlook;
    expect([await outlook(there), await outlook(aUser({ teamId: newId() }))]).toEqual([
      'JOINS',
      'NEW',
    ]);
    const [result] = await invite(
      ['Both@several.example'],
      { permissions: ['can_edit_labels'] },
      there,
    );
    expect(result).toMatchObject({
      problem: null,
      user: { id: userId, status: 'ACTIVE', storedPermissions: ['can_edit_labels'] },
    });
    const told = (await mailsTo(team.identity.running, 'both@several.example')).filter(
      ({ subject }) => subject?.startsWith('You are in'),
    );
    expect(
      told.map(({ subject, text }) => [
        subject,
        text?.includes('Anna added you to the team Invites on Lectern.'),
      ]),
    ).toEqual([['You are in Invites on Lectern', true]]);
    const [again] = await invite(['both@several.example'], {}, there);
    expect(again).toMatchObject({ problem: 'This person is already in the team.' });
    const [foreign] = await invite(['both@several.example'], {}, aUser({ teamId: newId() }));
    expect(foreign).toMatchObject({ problem: null, user: { status: 'INVITED' } });
    expect(foreign!.user!.id).not.toBe(userId);
  });
}
