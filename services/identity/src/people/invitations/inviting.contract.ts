import { expect, test } from '@jest/globals';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import { person } from '../person/person.ts';
import { tokenHashOf } from '../../sign-in/tokens/token.ts';
import { anna, problem } from '../../testing/an-identity.ts';
import { invitationTokenOf, mailsTo } from '../../testing/mails.ts';
import { password, type TeamOfSpecs } from '../../testing/team-of-specs.ts';

export function invitingContract(team: TeamOfSpecs): void {
  const { invite, invited, choose, aMember } = team;

  test('an erased person’s mails are deleted', async () => {
    const [gone, stays] = [await invited('erased@example.com'), await invited('kept@example.com')];
    expect([
      await mailsTo(team.identity.running, 'erased@example.com'),
      await mailsTo(team.identity.running, 'kept@example.com'),
    ]).toMatchObject([[{}], [{}]]);
    await team.identity.running
      .service('identity')
      .systemContext(null)
      .execute(person, gone, { type: 'ErasePerson', personId: gone, teamId: team.teamId });
    expect([
      await mailsTo(team.identity.running, 'erased@example.com'),
      await mailsTo(team.identity.running, 'kept@example.com'),
    ]).toMatchObject([[], [{}]]);
    expect(await team.identity.call('user', { id: stays }, team.admin)).toMatchObject({
      status: 'INVITED',
    });
  });

  test('an invitee opens the mailed link, chooses a password and joins with the offered rights', async () => {
    const userId = await invited('Kim.Berg@example.com', {
      name: 'Kim',
      permissions: ['can_edit_presentations'],
    });
    expect(await team.identity.call('user', { id: userId }, team.admin)).toMatchObject({
      name: 'Kim',
      status: 'INVITED',
      isActive: false,
      invitation: { isExpired: false },
    });
    const [mail] = await mailsTo(team.identity.running, 'Kim.Berg@example.com');
    expect(mail).toMatchObject({ subject: 'Join Acme on Lectern' });
    expect(mail?.text).toContain('Anna invites you to the team Acme');
    const token = await invitationTokenOf(team.identity.running, 'Kim.Berg@example.com');
    expect(mail?.html).toContain(`/password/create#${token}`);
    expect(await team.identity.call('invitation', { token })).toEqual({
      email: 'Kim.Berg@example.com',
      name: 'Kim',
      teamName: 'Acme',
      hasLostRole: false,
    });
    const { token: signIn, user: joined } = await choose(token, { name: 'Kim Berg' });
    expect(joined).toMatchObject({
      id: userId,
      name: 'Kim Berg',
      currentTeamRole: 'TEAM_MEMBER',
      permissions: ['can_edit_presentations'],
    });
    expect(await team.identity.claims(signIn)).toMatchObject({
      userId,
      teamId: team.teamId,
      role: 'TEAM_MEMBER',
      permissions: ['can_edit_presentations'],
    });
    expect((await team.identity.signIn({ email: 'kim.berg@example.com', password })).user.id).toBe(
      userId,
    );
    // A used link.
    expect(await team.identity.call('invitation', { token })).toBeNull();
    await expect(choose(token)).rejects.toMatchObject(
      problem('INVALID', { fields: { token: [expect.stringContaining('no longer valid')] } }),
    );
  });

  test('a local link is shown to administrators and the inviter, and to no other member', async () => {
    const [member, boss] = [
      await invited('by-hand@example.com', { permissions: ['can_edit_labels'] }),
      await invited('boss@example.com', { role: 'TEAM_ADMIN' }),
    ];
    const linkOf = async (id: string, by: Claims) =>
      (await team.identity.call<{ invitationLink: string | null }>('user', { id }, by))
        .invitationLink;
    expect(await linkOf(member, team.admin)).toMatch(
      new RegExp(
        `/password/create#${await invitationTokenOf(team.identity.running, 'by-hand@example.com')}$`,
      ),
    );
    const editor = await aMember('editor-by-hand@example.com', {
      permissions: ['can_edit_users', 'can_edit_labels'],
    });
    const other = await aMember('other-by-hand@example.com', { permissions: ['can_edit_users'] });
    const [own] = await invite(
      ['own-by-hand@example.com'],
      { permissions: ['can_edit_labels'] },
      editor,
    );
    const ownId = own!.user!.id;
    expect([await linkOf(ownId, editor), await linkOf(ownId, team.admin)]).toEqual([
      expect.stringContaining('#'),
      expect.stringContaining('#'),
    ]);
    expect([
      await linkOf(member, editor),
      await linkOf(member, other),
      await linkOf(boss, editor),
      await linkOf(ownId, other),
    ]).toEqual([null, null, null, null]);

    // The editor may have seen this link; it is invalid once an administrator grants more.
    const seen = await invitationTokenOf(team.identity.running, 'own-by-hand@example.com');
    await team.identity.call(
      'changeMemberPermissions',
      { userId: ownId, permissions: ['can_edit_labels', 'can_export_data'] },
      team.admin,
    );
    expect(await linkOf(ownId, editor)).toBeNull();
    await expect(choose(seen)).rejects.toMatchObject(problem('INVALID'));
    const token = (await linkOf(ownId, team.admin))!.split('#')[1]!;
    expect((await choose(token)).user).toMatchObject({
      id: ownId,
      permissions: ['can_edit_labels', 'can_export_data'],
    });

    await team.identity.call('revokeInvitation', { userId: boss }, team.admin);
    expect(await team.identity.call('user', { id: boss }, team.admin)).toBeNull();
  });

  test('of two who take one invitation at the same moment one has it', async () => {
    await invited('twice@example.com');
    const token = await invitationTokenOf(team.identity.running, 'twice@example.com');
    const settled = await Promise.allSettled([choose(token), choose(token)]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a password that is too short, a first guess or typed differently the second time is said by field and costs nothing', async () => {
    await invited('lee@example.com');
    const token = await invitationTokenOf(team.identity.running, 'lee@example.com');
    const refused = (input: Record<string, unknown>, fields: Record<string, unknown>) =>
      expect(choose(token, input)).rejects.toMatchObject(problem('INVALID', { fields }));
    await refused(
      { password: 'short', passwordConfirmation: 'short' },
      { password: ['Must be at least 12 characters.'] },
    );
    await refused(
      { passwordConfirmation: `${password}.` },
      { passwordConfirmation: ['The two passwords are not the same.'] },
    );
    await refused(
      { password: 'lee@example.com', passwordConfirmation: 'lee@example.com' },
      { password: [expect.stringContaining('your name, email or team')] },
    );
    await refused({ name: 'Lee\r\nBcc: x' }, { name: ['Must be one line of text.'] });
    await expect(choose(token)).resolves.toBeDefined();
  });

  test('forged, malformed and foreign tokens are no invitation', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), 'a'.repeat(100_000), '{"$ne":null}']) {
      expect(await team.identity.call('invitation', { token })).toBeNull();
      await expect(choose(token)).rejects.toMatchObject(
        problem('INVALID', { fields: { token: [expect.any(String)] } }),
      );
    }
  });

  test('a revoked invitation is worth nothing, and who never came is nowhere', async () => {
    const userId = await invited('gone@example.com');
    const token = await invitationTokenOf(team.identity.running, 'gone@example.com');
    expect(await team.identity.call('revokeInvitation', { userId }, team.admin)).toBe(true);
    expect(await team.identity.call('invitation', { token })).toBeNull();
    expect(await team.identity.call('user', { id: userId }, team.admin)).toBeNull();
    // Revoking and inviting again does not send another mail within a minute.
    expect(await invite(['gone@example.com'])).toEqual([
      {
        email: 'gone@example.com',
        problem: 'An email was just sent. Please wait a minute.',
        user: null,
      },
    ]);
    expect(await mailsTo(team.identity.running, 'gone@example.com')).toHaveLength(1);
  });

  test('another mail so soon is refused; each address of several has its own answer', async () => {
    const userId = await invited('soon@example.com');
    await expect(
      team.identity.call('resendInvitation', { userId }, team.admin),
    ).rejects.toMatchObject(problem('TOO_MANY_REQUESTS', { retryAfter: expect.any(Number) }));
    const results = await invite([
      'soon@example.com',
      ' New.One@example.com',
      'new.one@EXAMPLE.com',
      'no address',
      anna.email,
      'x@y\r\nBcc: z@example.com',
    ]);
    expect(results.map(({ email, problem: said }) => [email, said])).toEqual([
      ['soon@example.com', 'An email was just sent. Please wait a minute.'],
      ['new.one@EXAMPLE.com', null],
      ['no address', 'Enter a valid email.'],
      [anna.email, 'This person is already in the team.'],
      ['x@y\r\nBcc: z@example.com', 'Enter a valid email.'],
    ]);
    expect(await mailsTo(team.identity.running, 'soon@example.com')).toHaveLength(1);
  });

  test('two who invite one address at the same moment make one person', async () => {
    const results = await Promise.all([invite(['race@example.com']), invite(['race@example.com'])]);
    const users = results.flat().flatMap(({ user: who }) => (who ? [who.id] : []));
    expect(new Set(users).size).toBe(1);
    expect(await mailsTo(team.identity.running, 'race@example.com')).toHaveLength(users.length);
  });

  test('no commit and no job says an address, a name or the token of an invitation', async () => {
    const userId = await invited('secret.person@example.com', { name: 'Secret Person' });
    const token = await invitationTokenOf(team.identity.running, 'secret.person@example.com');
    const { store } = team.identity.running.service('identity');
    const said = [JSON.stringify(await store.jobs.listBySubject(userId))];
    for await (const stream of store.commits.streams())
      said.push(JSON.stringify(await store.commits.read(stream)));
    for (const secret of ['secret.person@example.com', 'Secret Person', token, tokenHashOf(token)])
      expect(said.join('\n')).not.toContain(secret);
  });
}
