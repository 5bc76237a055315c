import { expect, test } from '@jest/globals';
import type { Claims, UserClaims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { person } from '../people/person/person.ts';
import { problem } from '../testing/an-identity.ts';
import { invitationTokenOf } from '../testing/mails.ts';
import { type TeamOfSpecs, password } from '../testing/team-of-specs.ts';
import { teamsWithOnlyAdmin } from '../people/members/find-members.ts';
import { user } from '../people/user/user.ts';

export function rightsContract(team: TeamOfSpecs): void {
  const { invite, invited, choose, aMember } = team;

  test('who may edit users gives no more than they have, and is no way to become an administrator', async () => {
    const editor = await aMember('editor@example.com', {
      permissions: ['can_edit_users', 'can_edit_labels'],
    });
    await expect(invite(['a@example.com'], { role: 'TEAM_ADMIN' }, editor)).rejects.toMatchObject(
      problem('FORBIDDEN'),
    );
    await expect(
      invite(['a@example.com'], { permissions: ['can_export_data'] }, editor),
    ).rejects.toMatchObject(problem('FORBIDDEN'));
    const [given] = await invite(['a@example.com'], { permissions: ['can_edit_labels'] }, editor);
    expect(given?.user?.storedPermissions).toEqual(['can_edit_labels']);
    const own = { userId: editor.userId };
    await expect(
      team.identity.call('changeMemberRole', { ...own, role: 'TEAM_ADMIN' }, editor),
    ).rejects.toMatchObject(problem('FORBIDDEN'));
    await expect(
      team.identity.call('changeMemberPermissions', { ...own, permissions: [] }, editor),
    ).rejects.toMatchObject(problem('CONFLICT'));
    await expect(team.identity.call('lockMember', own, editor)).rejects.toMatchObject(
      problem('CONFLICT'),
    );
  });

  test('members without the permission may neither do nor see what those may who edit users', async () => {
    const member = await aMember('plain@example.com');
    const waiting = await invited('waiting@example.com');
    const userId = waiting;
    await expect(invite(['b@example.com'], {}, member)).rejects.toMatchObject(problem('FORBIDDEN'));
    for (const document of [
      'resendInvitation',
      'revokeInvitation',
      'lockMember',
      'unlockMember',
      'removeMember',
    ] as const) {
      await expect(team.identity.call(document, { userId }, member)).rejects.toMatchObject(
        problem('FORBIDDEN'),
      );
    }
    const seen = await team.identity.call(
      'user',
      { id: (team.admin as UserClaims).userId },
      member,
    );
    expect(seen).toMatchObject({
      name: 'Anna',
      permissions: null,
      storedPermissions: null,
      settings: null,
    });
    expect(await team.identity.call('user', { id: waiting }, member)).toMatchObject({
      status: 'INVITED',
      invitation: null,
    });
    expect(await team.identity.call('user', { id: member.userId }, team.admin)).toMatchObject({
      permissions: [],
      settings: { locale: 'en' },
    });
    expect(await team.identity.call('user', { id: member.userId }, member)).toMatchObject({
      permissions: [],
      settings: { locale: 'en' },
    });
  });

  test('another team sees no users', async () => {
    const stranger = aUser({ teamId: newId() });
    const { userId } = await aMember('own@example.com');
    const missing = newId();
    expect(await team.identity.call('user', { id: userId }, stranger)).toBeNull();
    expect(await team.identity.call('team', { id: team.teamId }, stranger)).toBeNull();
    expect(await team.identity.call('users', {}, stranger)).toEqual({ total: 0, items: [] });
    expect(await team.identity.call('usersAfter', {}, stranger)).toEqual([]);
    const calls = {
      changeMemberRole: { role: 'TEAM_ADMIN' },
      changeMemberPermissions: { permissions: [] },
      lockMember: {},
      unlockMember: {},
      removeMember: {},
      resendInvitation: {},
    };
    for (const id of [await invited('foreign@example.com'), missing])
      expect(await team.identity.call('revokeInvitation', { userId: id }, stranger)).toBe(true);
    expect(
      await team.identity.call('invitation', {
        token: await invitationTokenOf(team.identity.running, 'foreign@example.com'),
      }),
    ).not.toBeNull();
    for (const [document, more] of Object.entries(calls)) {
      const answers = await Promise.all(
        [userId, missing].map((id) =>
          team.identity
            .call(document as 'lockMember', { userId: id, ...more }, stranger)
            .catch((error: { message: string; extensions: unknown }) => [
              error.message,
              error.extensions,
            ]),
        ),
      );
      expect([document, answers[0]]).toEqual([document, answers[1]]);
      expect(answers[0]).toMatchObject([expect.any(String), { code: 'NOT_FOUND' }]);
    }
    expect(await team.identity.call('user', { id: userId }, team.admin)).toMatchObject({
      status: 'ACTIVE',
    });
  });

  test('locked and removed members lose every sign-in at once, also those that they would get back', async () => {
    await invited('lock@example.com');
    const { token, user: who } = await choose(
      await invitationTokenOf(team.identity.running, 'lock@example.com'),
    );
    const userId = who.id;
    const signIn = () =>
      team.identity.signIn({ email: 'lock@example.com', password, address: '192.0.2.7' });
    expect(await team.identity.call('lockMember', { userId }, team.admin)).toMatchObject({
      status: 'LOCKED',
      isActive: false,
    });
    expect(await team.identity.claims(token)).toBeNull();
    await expect(signIn()).rejects.toMatchObject({
      ...problem('FORBIDDEN'),
      message: 'Your account is locked. Please ask an admin.',
    });
    expect(await team.identity.call('unlockMember', { userId }, team.admin)).toMatchObject({
      status: 'ACTIVE',
    });
    expect(await team.identity.claims(token)).toBeNull();
    const { token: again } = await signIn();
    const lastSeen = async (by: Claims) =>
      (await team.identity.call<{ lastSeenAt: string | null }>('whereabouts', { id: userId }, by))
        .lastSeenAt;
    const seenAt = await lastSeen(team.admin);
    await team.identity.call('signOut', {}, await team.identity.as(again));
    expect([
      await lastSeen(team.admin),
      await lastSeen(aUser({ teamId: team.teamId, role: 'TEAM_MEMBER' })),
    ]).toEqual([expect.stringMatching(/^\d{4}-/), null]);
    expect(await lastSeen(team.admin)).toBe(seenAt);
    expect(await team.identity.call('removeMember', { userId }, team.admin)).toBe(true);
    expect(await team.identity.claims(again)).toBeNull();
    expect(await team.identity.call('user', { id: userId }, team.admin)).toBeNull();
    expect(
      await team.identity.call(
        'entities',
        { of: [{ __typename: 'User', id: userId }] },
        team.admin,
      ),
    ).toMatchObject([{ id: userId, email: null, currentTeamRole: 'TEAM_MEMBER', settings: null }]);
    const [back] = await invite(['lock@example.com']);
    expect(back).toMatchObject({ problem: null, user: { id: userId, status: 'INVITED' } });
    await choose(await invitationTokenOf(team.identity.running, 'lock@example.com'));
    expect(await team.identity.claims(again)).toBeNull();
  });

  test('a changed role and changed permissions count for sign-ins that are under way', async () => {
    await invited('role@example.com');
    const {
      token,
      user: { id: userId },
    } = await choose(await invitationTokenOf(team.identity.running, 'role@example.com'));
    await team.identity.call(
      'changeMemberPermissions',
      { userId, permissions: ['can_export_data'] },
      team.admin,
    );
    expect(await team.identity.claims(token)).toMatchObject({
      role: 'TEAM_MEMBER',
      permissions: ['can_export_data'],
    });
    await team.identity.call('changeMemberRole', { userId, role: 'TEAM_ADMIN' }, team.admin);
    expect(await team.identity.claims(token)).toMatchObject({
      role: 'TEAM_ADMIN',
      permissions: expect.arrayContaining(['can_edit_team']),
    });
    await team.identity.call('changeMemberRole', { userId, role: 'TEAM_MEMBER' }, team.admin);
    expect(await team.identity.claims(token)).toMatchObject({
      role: 'TEAM_MEMBER',
      permissions: ['can_export_data'],
    });
  });

  test('two administrators who make members of one another leave the team one all the same', async () => {
    const second = await aMember('two@example.com', { role: 'TEAM_ADMIN' });
    const demote = (userId: string, by: Claims) =>
      team.identity.call('changeMemberRole', { userId, role: 'TEAM_MEMBER' }, by);
    await Promise.all([
      demote(second.userId, team.admin),
      demote((team.admin as UserClaims).userId, second),
    ]);
    await team.identity.running.settled();
    const { total } = await team.identity.call<{ total: number }>(
      'users',
      { role: 'TEAM_ADMIN', status: 'ACTIVE' },
      team.admin,
    );
    expect(total).toBeGreaterThan(0);
  });

  test('an erased administrator does not count, and their address can be invited again', async () => {
    const gone = await aMember('chief@example.com', { role: 'TEAM_ADMIN' });
    const admins = async () =>
      (
        await team.identity.call<{ items: { id: string }[] }>(
          'users',
          { role: 'TEAM_ADMIN', status: 'ACTIVE' },
          team.admin,
        )
      ).items.map(({ id }) => id);
    const context = team.identity.running.service('identity').systemContext(team.teamId);
    expect([await admins(), await teamsWithOnlyAdmin(context, gone.userId)]).toEqual([
      expect.arrayContaining([gone.userId]),
      [],
    ]);
    await context.execute(person, gone.userId, {
      type: 'ErasePerson',
      personId: gone.userId,
      teamId: team.teamId,
    });
    await team.identity.running.settled();
    expect(await admins()).not.toContain(gone.userId);
    expect(await team.identity.call('user', { id: gone.userId }, team.admin)).toBeNull();
    const again = await invited('chief@example.com', { name: 'Somebody' });
    expect(again).not.toBe(gone.userId);
    await team.identity.running.settled();
    const { token } = await choose(
      await invitationTokenOf(team.identity.running, 'chief@example.com'),
    );
    expect(await team.identity.claims(token)).toMatchObject({ userId: again, role: 'TEAM_MEMBER' });
    const own = (team.admin as UserClaims).userId;
    // Either of the two may have stayed administrator.
    await context.execute(user, own, { type: 'RestoreAdmin', userId: own, teamId: team.teamId });
    for (const userId of (await admins()).filter((id) => id !== own))
      await team.identity.call('changeMemberRole', { userId, role: 'TEAM_MEMBER' }, team.admin);
    expect([
      await teamsWithOnlyAdmin(context, own),
      await teamsWithOnlyAdmin(context, again),
      await teamsWithOnlyAdmin(context, newId()),
    ]).toEqual([[team.teamId], [], []]);
  });
}
