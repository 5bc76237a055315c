import { expect, test } from '@jest/globals';
import type { Claims, UserClaims } from '@lectern/schemas/access/claims.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { problem } from '../../testing/an-identity.ts';
import type { TeamOfSpecs } from '../../testing/team-of-specs.ts';

interface Told {
  kind: string;
  summary: string;
  personId: string | null;
  fields: { name: string; before: string | null; after: string | null }[];
}

export function peopleHistoryContract(team: TeamOfSpecs): void {
  const ask = <Answer>(
    document: Parameters<TeamOfSpecs['identity']['call']>[0],
    variables: Record<string, unknown>,
    by: Claims = team.admin,
  ) => team.identity.call<Answer>(document, variables, by);

  test('a custom role and another person’s profile change are undone, and the history says so', async () => {
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
    expect(await undo('Custom role assigned.')).toMatchObject({ customRole: null });
    expect((await told())[0]).toMatchObject({
      kind: 'ROLE',
      summary: '“Custom role assigned” undone.',
      canBeUndone: true,
    });
    // A retry changes nothing.
    expect(await undo('Custom role assigned.')).toMatchObject({ customRole: null });
    expect((await told()).filter(({ kind }) => kind === 'ROLE')).toHaveLength(2);
    await give(role.id);
    await give(other.id);
    await ask('deleteCustomRole', { id: role.id });
    await expect(undo('Custom role assigned.')).rejects.toMatchObject(problem('CONFLICT', {}));

    await ask('editMember', { userId: kim.userId, input: { name: 'Kim Undone', phone: '1' } });
    expect(await undo('Profile edited.')).toMatchObject({ name: null, phone: null });
    expect((await told())[0]).toMatchObject({
      summary: '“Profile edited” undone.',
      canBeUndone: true,
      fields: [
        { name: 'Name', before: 'Kim Undone', after: null },
        { name: 'Phone', before: '1', after: null },
      ],
    });
    await ask('editProfile', { input: { title: 'Buyer' } }, kim);
    await expect(undo('Profile edited.')).rejects.toMatchObject(problem('CONFLICT', {}));
  });

  test('changes of the team appear like those of people, to those who may see them', async () => {
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
      ['Group “Told” created.'],
      ['Group “Told” renamed.', 'Name: Told → Retold'],
      ['Group “Retold” deleted.'],
    ]);
    expect((await ofKind('CUSTOM_ROLES')).slice(-3)).toEqual([
      ['Role “Tellers” created.', 'can_edit_files: No → Yes'],
      [
        'Permissions of the role “Tellers” changed.',
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
      ['Custom role assigned.', [{ name: 'Custom role', before: null, after: 'Tellers' }]],
    ]);
    expect((await ofKind('TEAM')).slice(-2)).toEqual([
      ['Team settings changed.', 'Consent: Implied → Optional', 'Haystack: No → Yes'],
      ['Account manager changed.', 'Account manager:  → Anna'],
    ]);
    expect(await ofKind('SINGLE_SIGN_ON')).toEqual([
      ['Domain told.example added.'],
      [
        'Single sign-on connected.',
        'Provider:  → Okta',
        'Host:  → told.okta.com',
        'Client:  → lectern',
        'New users join as:  → Member',
      ],
      ['Single sign-on connection changed.', 'Client secret: a secret → another secret'],
      [
        'Single sign-on turned off.',
        'Provider: Okta → ',
        'Host: told.okta.com → ',
        'Client: lectern → ',
        'New users join as: Member → ',
      ],
    ]);
    const impersonated = await told({ kind: 'IMPERSONATION' });
    expect(impersonated).toMatchObject([
      {
        personId: kim.userId,
        actor: { id: manager },
        onBehalfOf: null,
        summary: 'Started acting as them: “Her links are gone”.',
        fields: [],
      },
      {
        personId: kim.userId,
        actor: { id: manager },
        onBehalfOf: { id: kim.userId },
        summary: 'Stopped acting as them.',
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
