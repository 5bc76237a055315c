import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  CustomRoleCreated,
  CustomRoleDeleted,
  CustomRolePermissionsChanged,
} from '@lectern/schemas/events/identity/custom-roles.ts';
import { GroupJoined } from '@lectern/schemas/events/identity/groups.ts';
import {
  MemberCustomRoleChanged,
  MemberLocked,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import {
  aMember,
  anEditor,
  laterMoment,
  type Library,
  names,
  startLibrary,
} from './testing/library.ts';

let library: Library;
beforeAll(async () => void (library = await startLibrary()));
afterAll(() => library.running.remove());

test('members see what is active, within its dates and open to them; owners see their own; editors see all', async () => {
  const by = anEditor();
  const owner = aMember(by.teamId);
  await publishForeign(library.running.engines, `User/${owner.userId}`, by.teamId, [
    TeamJoined({ userId: owner.userId, teamId: by.teamId, role: 'TEAM_MEMBER', permissions: [] }),
  ]);
  const hour = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();
  const ids = {
    open: await library.created(by, {
      name: 'open',
      status: 'ACTIVE',
      releaseAt: hour(-2),
      expiresAt: hour(2),
    }),
    soon: await library.created(by, { name: 'soon', status: 'ACTIVE', releaseAt: hour(1) }),
    over: await library.created(by, { name: 'over', status: 'ACTIVE', expiresAt: hour(-1) }),
    group: await library.created(by, {
      name: 'group',
      status: 'ACTIVE',
      groupIds: [await library.group(by.teamId)],
    }),
    draft: await library.created(by, { name: 'draft' }),
    theirs: await library.created(by, { name: 'theirs' }),
  };
  await library.ask(
    by,
    'mutation ($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { id } }',
    { id: ids.theirs, ownerId: owner.userId },
  );
  const seen = async (claims: UserClaims) => {
    const one = await Promise.all(
      Object.values(ids).map(
        async (id) =>
          (
            await library.ask(claims, 'query ($id: ID!) { presentation(id: $id) { name } }', { id })
          )?.['name'],
      ),
    );
    const { names: all, total } = await library.listed(claims);
    expect([all.toSorted(), total]).toEqual([one.filter(Boolean).toSorted(), all.length]);
    expect(
      names(await library.ask<{ name: string }[]>(claims, '{ presentationsAfter { name } }')),
    ).toEqual(one.filter(Boolean));
    return all.toSorted();
  };
  expect(await seen(by)).toEqual(['draft', 'group', 'open', 'over', 'soon', 'theirs']);
  expect(await seen(aMember(by.teamId))).toEqual(['open']);
  expect(await seen(owner)).toEqual(['open', 'theirs']);
  expect(await seen(anEditor())).toEqual([]);
  expect((await library.listed(owner, 'search: "the"')).names).toEqual(['theirs']);
  expect((await library.listed(aMember(by.teamId), 'status: DRAFT')).names).toEqual([]);

  // A reference tells the others the name, and nothing else.
  const FIELDS = `id name isVisible slug description status owner { id } settings { canBeShared canBeDownloaded } files { id } pages { number } jobs { id } releaseAt expiresAt groupIds hasAccessCode
    isFeatured sendActivityToCrm presentationType createdAt thumbnailUrl may { share export } processing { status } externalUrl isMine`;
  const refer = async (claims: UserClaims, id: string) =>
    (
      await library.ask<Record<string, unknown>[]>(
        claims,
        `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Presentation { ${FIELDS} } } }`,
        { r: [{ __typename: 'Presentation', id }] },
      )
    )[0];
  for (const id of [ids.soon, ids.over, ids.group, ids.draft, ids.theirs]) {
    const name = Object.entries(ids).find(([, each]) => each === id)![0];
    expect(await refer(aMember(by.teamId), id)).toEqual({
      id,
      name,
      isVisible: false,
      slug: '',
      description: null,
      status: 'INACTIVE',
      owner: null,
      settings: { canBeShared: false, canBeDownloaded: false },
      files: [],
      pages: [],
      jobs: [],
      releaseAt: null,
      expiresAt: null,
      groupIds: [],
      hasAccessCode: false,
      isFeatured: false,
      sendActivityToCrm: false,
      presentationType: '',
      createdAt: '1970-01-01T00:00:00.000Z',
      thumbnailUrl: null,
      may: { share: false, export: false },
      processing: { status: 'WAITING' },
      externalUrl: null,
      isMine: false,
    });
    expect(await refer(by, id)).toMatchObject({ id, name, isVisible: true, slug: name });
    expect(await refer(anEditor(), id)).toBeNull();
  }
  expect(await refer(owner, ids.theirs)).toMatchObject({
    isVisible: true,
    isMine: true,
    may: { share: false, export: true },
  });
  expect(await refer(aMember(by.teamId), ids.open)).toMatchObject({
    isVisible: true,
    may: { share: true, export: false },
  });
});

test('only members of its groups see a presentation, within its dates', async () => {
  const by = anEditor(undefined, ['can_edit_users']);
  const [north, south] = [await library.group(by.teamId), await library.group(by.teamId)];
  const inside = aUser({ teamId: by.teamId, role: 'TEAM_MEMBER', groupIds: [north, newId()] });
  const people = aUser({
    teamId: by.teamId,
    role: 'TEAM_MEMBER',
    permissions: ['can_edit_users'],
    groupIds: [south],
  });
  const ids = {
    all: await library.created(by, { name: 'all', status: 'ACTIVE' }),
    north: await library.created(by, { name: 'north', status: 'ACTIVE', groupIds: [north] }),
    both: await library.created(by, { name: 'both', status: 'ACTIVE', groupIds: [north, south] }),
    south: await library.created(by, { name: 'south', status: 'ACTIVE', groupIds: [south] }),
    draft: await library.created(by, { name: 'draft', groupIds: [north] }),
    soon: await library.created(by, {
      name: 'soon',
      status: 'ACTIVE',
      groupIds: [north],
      releaseAt: new Date(Date.now() + 3600_000).toISOString(),
    }),
  };
  const byId = async (claims: UserClaims) =>
    Promise.all(
      Object.values(ids).map(
        async (id) =>
          (
            await library.ask(claims, 'query ($id: ID!) { presentation(id: $id) { name } }', { id })
          )?.['name'],
      ),
    );
  for (const [claims, seen] of [
    [inside, ['all', 'both', 'north']],
    [people, ['all', 'both', 'south']],
    [aMember(by.teamId), ['all']],
  ] as const) {
    expect((await byId(claims)).filter(Boolean).toSorted()).toEqual(seen);
    const listed = await library.listed(claims);
    expect([listed.names.toSorted(), listed.total]).toEqual([seen, seen.length]);
  }
  expect((await library.listed(inside, '', { filter: { groupIds: [south] } })).names).toEqual([
    'both',
  ]);
  expect((await library.listed(aUser({ groupIds: [north] }))).names).toEqual([]); // Of another team.

  // Of a member whose groups are known by what was said of them, what the caller sees as well.
  const seller = await library.join(by.teamId);
  await publishForeign(
    library.running.engines,
    `User/${seller}`,
    by.teamId,
    [GroupJoined({ userId: seller, teamId: by.teamId, groupId: north })],
    2,
  );
  await library.running.settled();
  const of = async (claims: UserClaims) =>
    names(
      (
        await library.ask<{ items: { name: string }[] }>(
          claims,
          'query ($userId: ID!) { presentationsOfUser(userId: $userId) { items { name } } }',
          { userId: seller },
        )
      ).items,
    ).toSorted();
  expect([await of(by), await of(people)]).toEqual([
    ['all', 'both', 'north'],
    ['all', 'both'],
  ]);
  await library.update(by, ids.north, { groupIds: [] });
  expect((await library.listed(aMember(by.teamId))).names.toSorted()).toEqual(['all', 'north']);
});

test('a member’s list has the presentations that both they and the caller may see', async () => {
  const by = anEditor(undefined, ['can_edit_users']);
  const admin = await library.join(by.teamId, { role: 'TEAM_ADMIN' });
  const seller = await library.join(by.teamId);
  await library.created(by, { name: 'draft' });
  await library.created(by, {
    name: 'open',
    status: 'ACTIVE',
    expiresAt: new Date(Date.now() + 3600_000).toISOString(),
  });
  const OF =
    'query ($userId: ID!) { presentationsOfUser(userId: $userId) { total items { name } } }';
  const of = async (claims: UserClaims, userId: string) =>
    names(
      (await library.ask<{ items: { name: string }[] }>(claims, OF, { userId })).items,
    ).toSorted();
  expect([await of(by, by.userId), await of(by, seller), await of(by, admin)]).toEqual([
    ['draft', 'open'],
    ['open'],
    ['draft', 'open'],
  ]);
  const people = aMember(by.teamId, ['can_edit_users']);
  expect([
    await of(people, people.userId),
    await of(people, seller),
    await of(people, admin),
  ]).toEqual([['open'], ['open'], ['open']]);
  // What the role of theirs gives, whenever it is told, and nothing once it is no more.
  const customRoleId = newId();
  const { engines } = library.running;
  const role = `CustomRole/${by.teamId}/${customRoleId}`;
  await publishForeign(
    engines,
    `User/${seller}`,
    by.teamId,
    [MemberCustomRoleChanged({ userId: seller, teamId: by.teamId, customRoleId })],
    2,
  );
  await publishForeign(engines, role, by.teamId, [
    CustomRoleCreated({ customRoleId, name: 'Library', permissions: [] }),
    CustomRolePermissionsChanged({ customRoleId, permissions: ['can_edit_presentations'] }),
  ]);
  await library.running.settled();
  expect(await of(by, seller)).toEqual(['draft', 'open']);
  await publishForeign(engines, role, by.teamId, [CustomRoleDeleted({ customRoleId })], 3);
  await library.running.settled();
  expect(await of(by, seller)).toEqual(['open']);
  expect((await library.call(aMember(by.teamId), OF, { userId: seller })).error).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await library.call(by, OF, { userId: newId() })).error).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('lists filter, sort, count and continue', async () => {
  const by = anEditor();
  const [label, folder] = [await library.label(by.teamId), await library.folder(by.teamId)];
  const ids = [
    await library.created(by, { name: 'Zebra', labelIds: [label], isFeatured: true }),
    await library.created(by, {
      name: 'Äpfel',
      labelIds: [label],
      folderIds: [folder],
      status: 'ACTIVE',
    }),
    await library.created(by, { name: 'birnen', folderIds: [folder], isProtected: true }),
  ];
  await laterMoment();
  await library.update(by, ids[0]!, { description: 'Changed last' });
  const filtered = async (filter: object) => (await library.listed(by, '', { filter })).names;
  expect(await filtered({ labelIds: [label] })).toEqual(['Äpfel', 'Zebra']);
  expect(await filtered({ labelIds: [label], folderIds: [folder] })).toEqual(['Äpfel']);
  expect(await filtered({ folderIds: [newId()] })).toEqual([]);
  expect(await filtered({ statuses: ['DRAFT', 'INACTIVE'] })).toEqual(['birnen', 'Zebra']);
  expect(await filtered({ types: ['PDF'] })).toHaveLength(3);
  expect(await filtered({ types: ['Image'] })).toEqual([]);
  expect(await filtered({ ownerIds: [by.userId, newId()], isFeatured: true })).toEqual(['Zebra']);
  expect(await filtered({ isProtected: true })).toEqual(['birnen']);
  const sorted = async (sort: string) => (await library.listed(by, `sort: ${sort}`)).names;
  expect([
    await sorted('NEWEST'),
    await sorted('OLDEST'),
    await sorted('UPDATED'),
    await sorted('NAME'),
  ]).toEqual([
    ['birnen', 'Äpfel', 'Zebra'],
    ['Zebra', 'Äpfel', 'birnen'],
    ['Zebra', 'birnen', 'Äpfel'],
    ['Äpfel', 'birnen', 'Zebra'],
  ]);
  for (const sort of ['NEWEST', 'OLDEST', 'UPDATED', 'NAME']) {
    const all: string[] = [];
    let after = '';
    do {
      const page = await library.listed(
        by,
        `sort: ${sort} pageSize: 2 ${after && `after: "${after}"`}`,
      );
      expect(page.total).toBe(3);
      all.push(...page.names);
      after = page.next ?? '';
    } while (after);
    expect(all).toEqual(await sorted(sort));
  }
  expect(
    (await library.call(by, '{ presentations(after: "nonsense") { total } }')).error,
  ).toMatchObject({ code: 'INVALID' });
  expect(
    await library.ask(by, 'query ($min: ID) { presentationsAfter(min: $min, chunk: 1) { name } }', {
      min: ids[0],
    }),
  ).toEqual([{ name: 'Äpfel' }]);
  const picked = await library.ask<({ name: string } | null)[]>(
    by,
    'query ($ids: [ID!]!) { presentationsByIds(ids: $ids) { name } }',
    { ids: [ids[2], newId(), ids[0]] },
  );
  expect(picked.map((each) => each?.name ?? null)).toEqual(['birnen', null, 'Zebra']);
});

test('several are deleted and restored at once; a refusal does not stop the others', async () => {
  const by = anEditor();
  const [one, two, kept] = [
    await library.created(by),
    await library.created(by),
    await library.created(by, { isProtected: true }),
  ];
  const missing = newId();
  const DELETE =
    'mutation ($ids: [ID!]!) { deletePresentations(ids: $ids) { changed { id deletedAt restorableUntil } refused { id code message } } }';
  const gone = await library.ask<{
    changed: { id: string; deletedAt: string; restorableUntil: string }[];
    refused: unknown[];
  }>(by, DELETE, { ids: [one, kept, missing, two, one] });
  expect(gone.changed.map(({ id }) => id)).toEqual([one, two]);
  expect(
    Date.parse(gone.changed[0]!.restorableUntil) - Date.parse(gone.changed[0]!.deletedAt),
  ).toBe(30 * 24 * 3600_000);
  expect(gone.refused).toEqual([
    { id: kept, code: 'CONFLICT', message: 'Protected presentation cannot be deleted.' },
    { id: missing, code: 'NOT_FOUND', message: 'No such presentation.' },
  ]);
  expect((await library.listed(by, '', { filter: { isDeleted: true } })).total).toBe(2);
  expect(
    (await library.listed(aMember(by.teamId), '', { filter: { isDeleted: true } })).total,
  ).toBe(0);
  expect(
    (
      await library.listed(by.role === 'TEAM_ADMIN' ? by : aUser(), '', {
        filter: { isDeleted: true },
      })
    ).total,
  ).toBe(0);
  const RESTORE =
    'mutation ($ids: [ID!]!) { restorePresentations(ids: $ids) { changed { id } refused { id } } }';
  expect(await library.ask(by, RESTORE, { ids: [one, two] })).toEqual({
    changed: [{ id: one }, { id: two }],
    refused: [],
  });
  expect((await library.listed(by)).total).toBe(3);
  expect(
    (await library.call(by, DELETE, { ids: Array.from({ length: 301 }, newId) })).error,
  ).toMatchObject({ code: 'INVALID' });
  const STATUSES =
    'mutation ($ids: [ID!]!) { changePresentationStatuses(ids: $ids, status: ACTIVE) { changed { status } refused { id } } }';
  expect(await library.ask(by, STATUSES, { ids: [one, two] })).toEqual({
    changed: [{ status: 'ACTIVE' }, { status: 'ACTIVE' }],
    refused: [],
  });
});

test('an owner is a member of the team who is not locked', async () => {
  const by = anEditor();
  const id = await library.created(by);
  const GIVE =
    'mutation ($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { owner { id } } }';
  const colleague = await library.join(by.teamId);
  expect(await library.ask(by, GIVE, { id, ownerId: colleague })).toEqual({
    owner: { id: colleague },
  });
  const locked = await library.join(by.teamId);
  await publishForeign(
    library.running.engines,
    `User/${locked}`,
    by.teamId,
    [MemberLocked({ userId: locked, teamId: by.teamId })],
    2,
  );
  const stranger = await library.join(aUser().teamId);
  for (const ownerId of [locked, stranger, newId()])
    expect((await library.call(by, GIVE, { id, ownerId })).error).toMatchObject({
      code: 'INVALID',
      fields: { ownerId: [expect.any(String)] },
    });
  expect((await library.call(anEditor(), GIVE, { id, ownerId: colleague })).error).toMatchObject({
    code: 'NOT_FOUND',
  });
});
