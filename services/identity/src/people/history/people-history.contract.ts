import { expect, test } from '@jest/globals';
import type { Claims, UserClaims } from '@lectern/kernel/access/claims.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { person } from '../person/person.ts';
import { problem } from '../../testing/an-identity.ts';
import type { TeamOfSpecs } from '../../testing/team-of-specs.ts';

interface Told {
  kind: string;
  summary: string;
  personId: string | null;
  fields: { name: string; before: string | null; after: string | null }[];
}
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

/** What became of a team and its people, and what they were at any moment. */
export function peopleHistoryContract(team: TeamOfSpecs): void {
  const ask = <Answer>(
    document: Parameters<TeamOfSpecs['identity']['call']>[0],
    variables: Record<string, unknown>,
    by: Claims = team.admin,
  ) => team.identity.call<Answer>(document, variables, by);
  const people = (at: string, more: Record<string, unknown> = {}, by = team.admin) =>
    ask<PeopleThen>('peopleAsOf', { at, ...more }, by);
  const personThen = (id: string, at: string, by = team.admin) =>
    ask<PersonThen | null>('personAsOf', { id, at }, by);

  /** A moment after all that was done, and before all that will be. */
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

  test('a role of the team’s own and what somebody else made of a profile are put back, and the history says so', async () => {
    const kim = await team.aMember('kim@undone.example');
    const [role, other] = [
      await ask<{ id: string }>('createCustomRole', { name: 'Undoers', permissions: [] }),
      await ask<{ id: string }>('createCustomRole', { name: 'Others', permissions: [] }),
    ];
    const give = (customRoleId: string | null) =>
      ask('changeMembers', { changes: [{ userId: kim.userId, to: { customRoleId } }] });
    const told = async () =>
      (
        await ask<{ history: { items: (Told & { id: string; canBeUndone: boolean })[] } }>(
          'historyOf',
          { id: kim.userId },
        )
      ).history.items;
    const undo = async (summary: string) =>
      ask('undoMemberChange', {
        userId: kim.userId,
        changeId: (await told()).find((each) => each.summary === summary)!.id,
      });
    await give(role.id);
    expect(await undo('Given a role of the team’s own.')).toMatchObject({ customRole: null });
    expect((await told())[0]).toMatchObject({
      kind: 'ROLE',
      summary: '“Given a role of the team’s own” undone.',
      canBeUndone: true,
    });
    // Whoever did not hear of it asks again: nothing more happens.
    expect(await undo('Given a role of the team’s own.')).toMatchObject({ customRole: null });
    expect((await told()).filter(({ kind }) => kind === 'ROLE')).toHaveLength(2);
    await give(role.id);
    await give(other.id);
    await ask('deleteCustomRole', { id: role.id });
    await expect(undo('Given a role of the team’s own.')).rejects.toMatchObject(
      problem('CONFLICT', {}),
    );

    await ask('editMember', { userId: kim.userId, input: { name: 'Kim Undone', phone: '1' } });
    expect(await undo('Profile changed.')).toMatchObject({ name: null, phone: null });
    expect((await told())[0]).toMatchObject({
      summary: '“Profile changed” undone.',
      canBeUndone: true,
      fields: [
        { name: 'Name', before: 'Kim Undone', after: null },
        { name: 'Phone', before: '1', after: null },
      ],
    });
    await ask('editProfile', { input: { title: 'Buyer' } }, kim);
    await expect(undo('Profile changed.')).rejects.toMatchObject(problem('CONFLICT', {}));
  });

  test('what became of the team is told like what became of people, each to who may know it', async () => {
    const [manager, kim] = [
      (team.admin as UserClaims).userId,
      await team.aMember('kim@told.example'),
    ];
    const [editor, keeper] = [
      await team.aMember('editor@told.example', { permissions: ['can_edit_users'] }),
      aUser({
        teamId: team.teamId,
        role: 'TEAM_MEMBER',
        permissions: ['can_edit_users', 'can_edit_devices'],
      }),
    ];
    const group = await ask<{ id: string }>('createGroup', { name: 'Told' });
    await ask('renameGroup', { id: group.id, name: 'Retold' });
    await ask('deleteGroup', { id: group.id });
    const role = await ask<{ id: string }>('createCustomRole', {
      name: 'Tellers',
      permissions: ['can_edit_files'],
    });
    await ask('changeMembers', {
      changes: [{ userId: kim.userId, to: { customRoleId: role.id } }],
    });
    await ask('reviseCustomRole', { id: role.id, permissions: ['can_edit_labels'] });
    await ask('deleteCustomRole', { id: role.id });
    await ask('changeTeamSettings', {
      input: { sharingConsent: 'OPTIONAL', features: { haystack: true } },
    });
    await ask('changeTeamSettings', { input: { accountManagerId: manager } });
    await ask('addTeamDomain', { domain: 'told.example' });
    const connection = {
      provider: 'OKTA',
      host: 'told.okta.com',
      clientId: 'lectern',
      defaultRole: 'TEAM_MEMBER',
    };
    await ask('configureSingleSignOn', { input: { ...connection, clientSecret: 'one' } });
    await ask('configureSingleSignOn', { input: { ...connection, clientSecret: 'other' } });
    await ask('turnOffSingleSignOn', {});
    const { token } = await ask<{ token: string }>('startImpersonation', {
      input: { userId: kim.userId, reason: 'Her links are gone', address: '192.0.2.1' },
    });
    await ask('endImpersonation', {}, await team.identity.as(token));
    await team.identity.running.settled();

    const told = async (filter: Record<string, unknown> = {}, by: Claims = team.admin) =>
      (await ask<{ items: Told[] }>('peopleHistory', { filter }, by)).items.toReversed();
    const ofKind = async (kind: string, by?: Claims) =>
      (await told({ kind }, by)).map(({ summary, fields }) => [
        summary,
        ...fields.map(({ name, before, after }) => `${name}: ${before ?? ''} → ${after ?? ''}`),
      ]);
    expect((await ofKind('GROUPS')).slice(-3)).toEqual([
      ['Group “Told” made.'],
      ['Group “Told” renamed.', 'Name: Told → Retold'],
      ['Group “Retold” deleted.'],
    ]);
    expect((await ofKind('CUSTOM_ROLES')).slice(-3)).toEqual([
      ['Role “Tellers” made.', 'can_edit_files: No → Yes'],
      [
        'What the role “Tellers” gives was changed.',
        'can_edit_files: Yes → No',
        'can_edit_labels: No → Yes',
      ],
      ['Role “Tellers” deleted.', 'can_edit_labels: Yes → No'],
    ]);
    expect(
      (await told({ personId: kim.userId, kind: 'ROLE' })).map(({ summary, fields }) => [
        summary,
        fields,
      ]),
    ).toEqual([
      [
        'Given a role of the team’s own.',
        [{ name: 'Role of the team’s own', before: null, after: 'Tellers' }],
      ],
    ]);
    expect((await ofKind('TEAM')).slice(-2)).toEqual([
      ['Settings of the team changed.', 'Consent: Implied → Optional', 'Haystack: No → Yes'],
      ['Account manager changed.', 'Account manager:  → Anna'],
    ]);
    expect(await ofKind('SINGLE_SIGN_ON')).toEqual([
      ['Domain told.example added.'],
      [
        'Single sign-on connected.',
        'Provider:  → Okta',
        'Host:  → told.okta.com',
        'Client:  → lectern',
        'Role of who comes for the first time:  → Member',
      ],
      ['The connection of single sign-on changed.', 'Client secret: a secret → another secret'],
      [
        'Single sign-on turned off.',
        'Provider: Okta → ',
        'Host: told.okta.com → ',
        'Client: lectern → ',
        'Role of who comes for the first time: Member → ',
      ],
    ]);
    const impersonated = await told({ kind: 'IMPERSONATION' });
    expect(impersonated).toMatchObject([
      {
        personId: kim.userId,
        actor: { id: manager },
        onBehalfOf: null,
        summary: 'Began to use Lectern as them; the reason given: “Her links are gone”.',
        fields: [],
      },
      {
        personId: kim.userId,
        actor: { id: manager },
        onBehalfOf: { id: kim.userId },
        summary: 'Ended using Lectern as them.',
      },
    ]);
    expect((await told({ kind: 'TEAM' })).every(({ personId }) => personId === null)).toBe(true);

    for (const by of [editor, keeper]) {
      expect([await ofKind('SINGLE_SIGN_ON', by), await ofKind('IMPERSONATION', by)]).toEqual([
        [],
        [],
      ]);
      expect(
        new Set((await told({}, by)).map(({ kind }) => kind)).isDisjointFrom(
          new Set(['SINGLE_SIGN_ON', 'IMPERSONATION']),
        ),
      ).toBe(true);
    }
    const own = async (by: Claims) =>
      (
        await ask<{ history: { items: Told[] } }>('historyOf', { id: kim.userId }, by)
      ).history.items.map(({ kind }) => kind);
    expect([
      (await own(team.admin)).slice(0, 2),
      (await own(kim)).slice(0, 2),
      (await own(editor)).includes('IMPERSONATION'),
    ]).toEqual([['IMPERSONATION', 'IMPERSONATION'], ['IMPERSONATION', 'IMPERSONATION'], false]);
    expect(await told({}, aUser())).toEqual([]);
  });
}
