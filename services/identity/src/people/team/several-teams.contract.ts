import { expect, test } from '@jest/globals';
import type { Claims, UserClaims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { person } from '../person/person.ts';
import { problem } from '../../testing/an-identity.ts';
import { mailedToken } from '../../sign-in/tokens/mailed-token.ts';
import { tokenHashOf } from '../../sign-in/tokens/token.ts';
import { invitationTokenOf, mailsTo } from '../../testing/mails.ts';
import { password, type TeamOfSpecs } from '../../testing/team-of-specs.ts';
import { user } from '../user/user.ts';

interface Founded {
  id: string;
  slug: string;
}

export function severalTeamsContract(team: TeamOfSpecs): void {
  const { invite, invited, choose, aMember } = team;
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
  const signIn = (email: string) =>
    team.identity.signIn({ email, password, address: '192.0.2.61' });

  async function joined(email: string, more: Record<string, unknown> = {}) {
    await invited(email, more);
    const {
      token,
      user: { id },
    } = await choose(await invitationTokenOf(team.identity.running, email));
    return { userId: id, token, claims: () => team.identity.as(token) as Promise<UserClaims> };
  }

  test('an administrator founds a team in the place of the one they are in, and goes there; others found none', async () => {
    await settle(team.teamId, { timeZone: 'Europe/Stockholm' });
    const one = await found('Nordic');
    expect(one).toMatchObject({
      slug: 'nordic',
      timeZone: 'Europe/Stockholm',
      locale: 'en',
      type: 'CUSTOMER',
      promptForCustomerTimeout: 10,
      mayEdit: true,
    });
    const other = await found('Nordic', team.admin, { timeZone: 'Europe/Oslo', locale: 'nb' });
    expect(other).toMatchObject({
      slug: `nordic-${other.id.slice(-8)}`,
      timeZone: 'Europe/Oslo',
      locale: 'nb',
    });
    const settings = {
      displayUserInfo: false,
      sharingConsent: 'REQUIRED',
      privacyPolicyUrl: 'https://nordic.example/privacy',
      promptForCustomerTimeout: 45,
      accountManagerId: (team.admin as UserClaims).userId,
      features: { fax: true },
    };
    const { accountManagerId, ...plain } = settings;
    expect(await found('With settings', team.admin, settings)).toMatchObject({
      ...plain,
      accountManager: { id: accountManagerId },
    });
    for (const [refused, code] of [
      [{ accountManagerId: newId() }, 'INVALID'],
      [{ requiresSecondFactor: true }, 'CONFLICT'],
      [{ promptForCustomerTimeout: 0 }, 'INVALID'],
    ] as const)
      await expect(found('Refused', team.admin, refused)).rejects.toMatchObject(problem(code));
    await expect(found(' ')).rejects.toMatchObject(
      problem('INVALID', { fields: { name: ['Enter a name.'] } }),
    );
    await expect(found('Mine', await aMember('founder@example.com'))).rejects.toMatchObject(
      problem('FORBIDDEN'),
    );
    await expect(
      found('Mine', { ...(team.admin as UserClaims), impersonatorId: newId() }),
    ).rejects.toMatchObject(problem('FORBIDDEN'));
    await settle(team.teamId, { timeZone: 'UTC' });
  });

  test('a request that is repeated founds one team', async () => {
    const idempotency = { key: `found/${newId()}`, hash: 'hash' };
    const ask = () =>
      team.identity.running.call({
        service: 'identity',
        document: 'mutation { createTeam(input: { name: "Once" }) { id slug } }',
        claims: team.admin,
        idempotency,
      });
    const [first, again] = [await ask(), await ask()];
    expect(first.errors).toEqual([]);
    expect(again.data).toEqual(first.data);
  });

  test('a team whose founder’s process died before it was registered is registered all the same', async () => {
    const [teamId, { userId }] = [newId(), team.admin as UserClaims];
    await team.identity.running.service('identity').systemContext(null).execute(user, userId, {
      type: 'FoundTeam',
      userId,
      teamId,
      teamName: 'Left open',
      timeZone: 'Europe/Oslo',
      locale: 'nb',
    });
    await team.identity.running.settled();
    expect(await team.identity.call('team', { id: teamId }, team.admin)).toMatchObject({
      name: 'Left open',
      mayEdit: true,
    });
  });

  test('a sign-in goes from team to team, its rights with it, and signing in lands where one was last', async () => {
    const kim = await joined('kim@several.example', { permissions: ['can_edit_labels'] });
    const away = await found('Away');
    expect(await add(kim.userId, [away.id])).toMatchObject({
      currentTeam: { id: away.id },
      currentTeamRole: 'TEAM_MEMBER',
      permissions: null,
    });
    expect(
      await team.identity.call('switchTeam', { teamId: away.id }, await kim.claims()),
    ).toMatchObject({
      currentTeam: { id: away.id },
      permissions: [],
      memberships: [
        { team: { id: team.teamId }, isCurrent: false },
        { team: { id: away.id }, role: 'TEAM_MEMBER', isCurrent: true },
      ],
    });
    expect(await kim.claims()).toMatchObject({ teamId: away.id, permissions: [] });
    const elsewhere = await signIn('kim@several.example');
    expect(elsewhere.user.currentTeam.id).toBe(away.id);
    // On another device.
    await team.identity.call('switchTeam', { teamId: team.teamId }, await kim.claims());
    expect([
      (await kim.claims()).teamId,
      (await team.identity.claims(elsewhere.token))?.teamId,
    ]).toEqual([team.teamId, away.id]);
    expect((await signIn('kim@several.example')).user.currentTeam.id).toBe(team.teamId);
    for (const teamId of [newId(), (await found('Never theirs')).id]) {
      await expect(
        team.identity.call('switchTeam', { teamId }, await kim.claims()),
      ).rejects.toMatchObject({ message: 'No such team.', ...problem('NOT_FOUND') });
    }
    await expect(
      team.identity.call(
        'switchTeam',
        { teamId: away.id },
        { ...(await kim.claims()), impersonatorId: newId() },
      ),
    ).rejects.toMatchObject(problem('FORBIDDEN'));
  });

  test('a removed member is out at once, and in their other team after signing in again', async () => {
    const lee = await joined('lee@several.example');
    const away = await found('Away too');
    await add(lee.userId, [away.id]);
    const there = await signIn('lee@several.example');
    await team.identity.call(
      'switchTeam',
      { teamId: away.id },
      await team.identity.as(there.token),
    );
    expect(
      await team.identity.call('removeMember', { userId: lee.userId, teamId: away.id }, team.admin),
    ).toBe(true);
    expect(await team.identity.claims(there.token)).toBeNull();
    expect(await lee.claims()).toMatchObject({ teamId: team.teamId });
    expect((await signIn('lee@several.example')).user.currentTeam.id).toBe(team.teamId);
    // Added again, an ended sign-in stays ended and a valid one can move there.
    await add(lee.userId, [away.id]);
    expect(await team.identity.claims(there.token)).toBeNull();
    await team.identity.call('switchTeam', { teamId: away.id }, await lee.claims());
    expect(await lee.claims()).toMatchObject({ teamId: away.id });
  });

  test('a team that one founded keeps its administrator', async () => {
    const away = await found('Alone');
    const own = { userId: (team.admin as UserClaims).userId, teamId: away.id };
    await expect(
      team.identity.call('changeMemberRole', { ...own, role: 'TEAM_MEMBER' }, team.admin),
    ).rejects.toMatchObject(problem('CONFLICT'));
    await expect(team.identity.call('removeMember', own, team.admin)).rejects.toMatchObject(
      problem('CONFLICT'),
    );
  });

  test('the account is looked after by an administrator, until they are none any more', async () => {
    const away = await found('Looked after');
    const { userId } = await aMember('manager@several.example');
    const refused = problem('INVALID', {
      fields: { accountManagerId: ['Please choose one of the team’s admins.'] },
    });
    for (const accountManagerId of [newId(), userId])
      await expect(settle(away.id, { accountManagerId })).rejects.toMatchObject(refused);
    await add(userId, [away.id], team.admin, 'TEAM_ADMIN');
    expect(
      await settle(away.id, { accountManagerId: userId, promptForCustomerTimeout: 45 }),
    ).toMatchObject({
      promptForCustomerTimeout: 45,
      accountManager: { id: userId, currentTeamRole: 'TEAM_ADMIN', permissions: null },
    });
    await expect(settle(away.id, { promptForCustomerTimeout: 0 })).rejects.toMatchObject(
      problem('INVALID', { fields: { promptForCustomerTimeout: [expect.any(String)] } }),
    );
    expect(
      await team.identity.call(
        'accountManagers',
        {},
        { ...(team.admin as UserClaims), teamId: away.id },
      ),
    ).toEqual(expect.arrayContaining([{ id: userId }, { id: (team.admin as UserClaims).userId }]));
    await team.identity.call(
      'changeMemberRole',
      { userId, role: 'TEAM_MEMBER', teamId: away.id },
      team.admin,
    );
    expect(await team.identity.call('team', { id: away.id }, team.admin)).toMatchObject({
      accountManager: null,
    });
    await team.identity.running.settled();
    await team.identity.call(
      'changeMemberRole',
      { userId, role: 'TEAM_ADMIN', teamId: away.id },
      team.admin,
    );
    expect(await team.identity.call('team', { id: away.id }, team.admin)).toMatchObject({
      accountManager: null,
    });
  });

  test('an erased person leaves all teams, and each team’s feed has it', async () => {
    const away = await found('Erasing');
    const { userId } = await aMember('gone@several.example');
    await add(userId, [away.id]);
    const { store, systemContext } = running();
    await systemContext(null).execute(person, userId, {
      type: 'ErasePerson',
      personId: userId,
      teamId: null,
    });
    await team.identity.running.settled();
    for (const teamId of [team.teamId, away.id])
      expect(
        await team.identity.call('user', { id: userId }, { ...(team.admin as UserClaims), teamId }),
      ).toBeNull();
    const told = (await store.commits.read(`User/${userId}`))
      .filter(({ events }) => events.some(({ type }) => type === 'MemberRemoved'))
      .map(({ meta }) => meta.teamId);
    expect(told.toSorted()).toEqual([team.teamId, away.id].toSorted());
    const given = (await store.commits.read(`User/${userId}`)).flatMap(({ events }) =>
      events
        .filter(({ type }) => type === 'WorkHandedOver')
        .map(({ data }) => [data['teamId'], data['toUserId']]),
    );
    expect(given.map(([teamId]) => teamId).toSorted()).toEqual([team.teamId, away.id].toSorted());
    expect(given.find(([teamId]) => teamId === away.id)).toEqual([
      away.id,
      (team.admin as UserClaims).userId,
    ]);
  });

  test('inviting a user of another team looks like inviting a new one; only the mail says what is the case', async () => {
    const stranger = aUser({ teamId: (await found('Elsewhere')).id });
    const { userId } = await aMember('taken@example.com');
    await invited('pending-elsewhere@example.com');
    const addresses = [
      'taken@example.com',
      'pending-elsewhere@example.com',
      'nobody-yet@example.com',
    ];
    const without = (answer: object, email: string) =>
      JSON.parse(
        JSON.stringify(answer)
          .replaceAll(email, 'x@example.com')
          .replaceAll(/[0-9a-f-]{36}/g, 'id')
          .replaceAll(/#[\w-]{43}/g, '#token'),
      ) as object;
    const answers: object[] = [];
    for (const email of addresses) {
      const [first] = await invite([email], {}, stranger);
      const [again] = await invite([email], {}, stranger);
      const preview = await team.identity.call(
        'invitationPreview',
        { people: [{ email }] },
        stranger,
      );
      const seen = await team.identity.call('user', { id: first!.user!.id }, stranger);
      answers.push(without([first, again, preview, seen], email));
      await expect(
        team.identity.call('resendInvitation', { userId: first!.user!.id }, stranger),
      ).rejects.toMatchObject(problem('TOO_MANY_REQUESTS'));
    }
    expect(answers[0]).toMatchObject([
      { problem: null, user: { status: 'INVITED' } },
      { problem: 'An email was just sent. Please wait a minute.' },
      expect.anything(),
      expect.anything(),
    ]);
    expect([answers[1], answers[2]]).toEqual([answers[0], answers[0]]);
    const { running } = team.identity;
    for (const email of addresses.slice(0, 2)) {
      const text = (await mailsTo(running, email)).at(-1)?.text ?? '';
      expect(text).toContain('belongs to another team on Lectern already');
      expect(text).not.toContain('/password/create#');
    }
    expect(await invitationTokenOf(running, 'nobody-yet@example.com')).toHaveLength(43);
    expect(await team.identity.call('user', { id: userId }, stranger)).toBeNull();
  });

  test('the link of an invitation that only stands in for an account elsewhere opens nothing', async () => {
    const stranger = aUser({ teamId: newId() });
    await aMember('standing@example.com');
    const [{ user: standIn } = {}] = await invite(['standing@example.com'], {}, stranger);
    const { engines } = team.identity.running;
    const row = await team.identity.running
      .service('identity')
      .systemContext(null)
      .view(user)
      .get(standIn!.id);
    if (row?.doc.status !== 'active' || !row.doc.invitation) throw new Error('No one was invited');
    const token = mailedToken(engines.secrets, {
      purpose: 'invitation',
      userId: standIn!.id,
      id: row.doc.invitation.invitationId,
    });
    expect(tokenHashOf(token)).toBe(row.doc.invitation.tokenHash);
    await expect(choose(token)).rejects.toMatchObject(problem('INVALID'));
  });

  function running() {
    const service = team.identity.running.service('identity');
    return {
      store: service.store,
      systemContext: (teamId: string | null) => service.systemContext(teamId),
    };
  }
}
