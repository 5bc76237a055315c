import { expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { PresentationDeleted, PresentationRevised } from '@lectern/schemas/events/content.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import {
  type Fields,
  type LinksOfSpecs,
  on,
  SHARE,
  SHARE_MANY,
} from '../../testing/links-of-specs.ts';

/** Creating, changing, history, deleting, transferring and finding links. */
export function keepingContract(links: LinksOfSpecs): void {
  const { read, revise, openPublicly, saysContent } = links;
  const isFree = async (alias: string) =>
    (
      await links.team.call<{ isValid: boolean }>(
        'query ($alias: String!) { aliasCheck(alias: $alias) { isValid } }',
        { alias },
      )
    ).answer.isValid;

  test('every field of a link can be set, read, changed and emptied', async () => {
    const given = {
      name: 'Ana',
      alias: 'ana-at-acme-1',
      expiresAt: '2099-01-01T00:00:00.000Z',
      notificationLevel: 3,
      accessCode: 'harbor-27',
      consentMode: 'REQUIRED',
      isForRecipientsOnly: true,
      isDirect: true,
      canBeDownloaded: false,
      canBePrinted: false,
      canBeForwarded: false,
      language: 'ja',
      recipients: [{ email: ' Kim@Northwind.example ', name: 'Kim' }],
    };
    const { sharedLinkId, presentationId } = await links.team.share(given);
    const { recipients, ...rest } = given;
    expect(await read(sharedLinkId)).toMatchObject({
      ...rest,
      type: 'EMAIL',
      status: 'ACTIVE',
      hasAccessCode: true,
      presentationName: 'Q3 deck',
      userName: 'Bob',
      presentation: { id: presentationId },
      recipients: [
        {
          id: expect.any(String),
          email: 'kim@northwind.example',
          name: recipients[0]!.name,
          mailedAt: null,
        },
      ],
    });
    const emptied = {
      name: null,
      alias: null,
      expiresAt: null,
      notificationLevel: 0,
      accessCode: null,
      consentMode: null,
      isForRecipientsOnly: false,
      recipients: [],
    };
    const { answer, error } = await revise(sharedLinkId, emptied);
    expect([error, answer]).toEqual([
      null,
      expect.objectContaining({ ...emptied, hasAccessCode: false, isDirect: true }),
    ]);
    expect(await isFree('ana-at-acme-1')).toBe(true);
  });

  test.each([
    [{ alias: 'No' }, 'alias'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    [{ accessCode: 'abc' }, 'accessCode'],
    [{ notificationLevel: 5 }, 'notificationLevel'],
    [{ recipients: [{ email: 'nobody' }] }, 'recipients.0.email'],
    [{ isForRecipientsOnly: true }, 'recipients'],
    [{ name: 'two\nlines' }, 'name'],
  ])('%j is refused by its field', async (input, field) => {
    const { sharedLinkId } = await links.team.share();
    expect((await revise(sharedLinkId, input)).error).toMatchObject({
      code: 'INVALID',
      fields: { [field]: [expect.any(String)] },
    });
  });

  test('a link can be read as of any time, and its history says who changed what, without codes', async () => {
    const { sharedLinkId } = await links.team.share({ name: 'First' });
    await revise(sharedLinkId, { name: 'Second', accessCode: 'harbor-27' });
    const history =
      'query ($id: ID!) { sharedLink(id: $id) { history { id at actor { id } summary fields { name before after } } } }';
    const { answer } = await links.team.call<{ history: (Fields & { at: string })[] }>(history, {
      id: sharedLinkId,
    });
    expect(answer.history).toMatchObject([
      { id: '1', summary: 'Created.', actor: { id: links.team.admin.userId }, fields: [] },
      {
        id: '2',
        summary: 'Changed.',
        fields: [
          { name: 'Name', before: 'First', after: 'Second' },
          { name: 'Access code', before: null, after: 'Set' },
        ],
      },
    ]);
    expect(JSON.stringify(answer)).not.toContain('harbor');
    const [made] = answer.history;
    expect(await read(sharedLinkId, { asOf: made!.at })).toMatchObject({
      name: 'First',
      hasAccessCode: false,
    });
    expect(await read(sharedLinkId, { asOf: '2020-01-01T00:00:00Z' })).toBeNull();
    expect(await read(sharedLinkId, { asOf: made!.at }, links.team.member)).toBeNull();
  });

  test('a deleted link is gone for everyone, and returns as it was', async () => {
    const { sharedLinkId, presentationId } = await links.team.share({ alias: 'gone-for-now' });
    const ids = async (isDeleted: boolean) =>
      (
        await links.team.call<{ items: { id: string }[] }>(
          'query ($p: ID!, $d: Boolean!) { sharedLinks(presentationId: $p, isDeleted: $d) { items { id } } }',
          { p: presentationId, d: isDeleted },
        )
      ).answer.items;
    expect(
      (await links.team.call<Fields>(on('deleteSharedLink'), { id: sharedLinkId })).answer,
    ).toMatchObject({ deletedAt: expect.any(String) });
    expect([
      await read(sharedLinkId),
      await openPublicly(sharedLinkId),
      await ids(false),
      await ids(true),
    ]).toEqual([null, null, [], [{ id: sharedLinkId }]]);
    expect((await revise(sharedLinkId, { name: 'x' })).error).toMatchObject({ code: 'NOT_FOUND' });
    expect(await isFree('gone-for-now')).toBe(false);
    expect(
      (await links.team.call<Fields>(on('restoreSharedLink'), { id: sharedLinkId })).answer,
    ).toMatchObject({ deletedAt: null, status: 'ACTIVE' });
    expect(await openPublicly(sharedLinkId)).toMatchObject({ status: 'ACTIVE' });
  });

  test('after thirty days a deleted link frees its alias', async () => {
    const { sharedLinkId } = await links.team.share({ alias: 'gone-for-good' });
    const { answer } = await links.team.call<{ deletedAt: string }>(on('deleteSharedLink'), {
      id: sharedLinkId,
    });
    const context = links.team.running.service('sharing').systemContext(links.team.teamId);
    const job = await until(
      () => context.jobs.get('purge-link', `${sharedLinkId}/${answer.deletedAt}`),
      'its end is planned',
    );
    expect(Date.parse(job.dueAt) - Date.parse(answer.deletedAt)).toBe(30 * 24 * 60 * 60_000);
    await context.jobs.reschedule('purge-link', job.key, new Date().toISOString());
    await until(() => isFree('gone-for-good'), 'its address is free');
    expect(
      (await links.team.call(on('restoreSharedLink'), { id: sharedLinkId })).error,
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a duplicate belongs to the caller, with its own token and as much time left', async () => {
    const { sharedLinkId } = await links.team.share({
      name: 'Ana',
      alias: 'to-be-copied',
      accessCode: 'harbor-27',
      recipients: [{ email: 'kim@x.example' }],
    });
    const { answer } = await links.team.call<Fields>(on('duplicateSharedLink'), {
      id: sharedLinkId,
    });
    expect(answer).toMatchObject({
      name: 'Ana',
      alias: null,
      accessCode: 'harbor-27',
      recipients: [{ email: 'kim@x.example', mailedAt: null }],
      user: { id: links.team.admin.userId },
    });
    expect(answer['id']).not.toBe(sharedLinkId);
    expect(
      (await links.team.call(on('duplicateSharedLink'), { id: sharedLinkId }, links.team.member))
        .error,
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a link can be transferred to a member of the team, who then sees it', async () => {
    const { sharedLinkId } = await links.team.share();
    const transfer =
      'mutation ($id: ID!, $userId: ID!) { transferSharedLink(id: $id, userId: $userId) { user { id } } }';
    for (const userId of [newId(), 'nobody'])
      expect((await links.team.call(transfer, { id: sharedLinkId, userId })).error).toMatchObject({
        code: 'INVALID',
        fields: { userId: [expect.any(String)] },
      });
    expect(await read(sharedLinkId, {}, links.team.member)).toBeNull();
    const { answer } = await links.team.call<Fields>(transfer, {
      id: sharedLinkId,
      userId: links.team.member.userId,
    });
    expect([answer, (await read(sharedLinkId, {}, links.team.member))?.['id']]).toEqual([
      { user: { id: links.team.member.userId } },
      sharedLinkId,
    ]);

    // The former owner's mails turn nothing off any more.
    const mute = async (ownerId: string) => {
      const document =
        'mutation ($id: ID!, $ownerId: ID!) { muteSharedLink(id: $id, ownerId: $ownerId, notificationLevel: 0, areRemindersMuted: true) { notificationLevel } }';
      const { answer: muted, error } = await links.team.call(
        document,
        { id: sharedLinkId, ownerId },
        links.team.system,
      );
      return error?.['code'] ?? muted;
    };
    expect([await mute(links.team.admin.userId), await mute(links.team.member.userId)]).toEqual([
      'NOT_FOUND',
      { notificationLevel: 0 },
    ]);
  });

  test('several presentations and recipients get a link each, or none if one cannot be shared', async () => {
    const [one, two, hidden] = [
      await links.team.share(),
      await links.team.share(),
      await links.team.share(),
    ];
    await saysContent(
      hidden.presentationId,
      PresentationRevised({ presentationId: hidden.presentationId, isInternalUseOnly: true }),
    );
    await until(
      async () =>
        (await links.team.call(SHARE, { presentationId: hidden.presentationId, input: {} })).error,
      'it is heard',
    );
    const input = (presentationIds: string[], link: Fields) => ({
      input: { presentationIds, link },
    });
    const people = [
      { email: 'kim@x.example', name: 'Kim' },
      { email: 'lee@x.example' },
      { email: 'KIM@x.example' },
    ];
    const { answer } = await links.team.call<Fields[]>(
      SHARE_MANY,
      input([one.presentationId, two.presentationId], { recipients: people }),
    );
    expect(
      answer.map(({ presentation, recipients }) => [
        (presentation as { id: string }).id,
        (recipients as { email: string }[]).map(({ email }) => email),
      ]),
    ).toEqual(
      [one, two].flatMap(({ presentationId }) => [
        [presentationId, ['kim@x.example']],
        [presentationId, ['lee@x.example']],
      ]),
    );
    const total = async () =>
      (await links.team.call<{ total: number }>('{ sharedLinks { total } }')).answer.total;
    const before = await total();
    expect(
      (await links.team.call(SHARE_MANY, input([one.presentationId, hidden.presentationId], {})))
        .error,
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      (await links.team.call(SHARE_MANY, input([one.presentationId, newId()], {}))).error,
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(
      (
        await links.team.call(
          SHARE_MANY,
          input([one.presentationId, two.presentationId], { alias: 'both' }),
        )
      ).error,
    ).toMatchObject({ code: 'INVALID', fields: { alias: [expect.any(String)] } });
    expect(await total()).toBe(before);
  });

  test('a repeated call gets its first answer, for one link or many, even after the presentation is deleted', async () => {
    const { presentationId } = await links.team.share();
    const { running, admin } = links.team;
    const repeat = (document: string, variables: Fields, key: string, hash = 'h') =>
      running.call({
        service: 'sharing',
        document,
        variables,
        claims: admin,
        idempotency: { key: `${presentationId}/${key}`, hash },
      });
    const one = [SHARE, { presentationId, input: { name: 'Ana' } }, 'one'] as const;
    const many = [
      SHARE_MANY,
      {
        input: {
          presentationIds: [presentationId],
          link: { recipients: [{ email: 'a@x.example' }, { email: 'b@x.example' }] },
        },
      },
      'many',
    ] as const;
    const first = [await repeat(...one), await repeat(...many)];
    await saysContent(presentationId, PresentationDeleted({ presentationId }));
    await until(
      async () => (await repeat(SHARE, { presentationId, input: {} }, newId())).errors.length > 0,
      'it is heard',
    );
    const again = [await repeat(...one), await repeat(...many)];
    expect(again.map(({ errors }) => errors)).toEqual([[], []]);
    expect(again.map(({ data }) => data)).toEqual(first.map(({ data }) => data));
    expect((await repeat(...one, 'another body')).errors[0]?.extensions).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect(
      (await repeat(SHARE, { presentationId, input: {} }, 'new')).errors[0]?.extensions,
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('lists can be filtered by words, type, owner and date, ordered, and read in chunks', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const ana = await links.team.share({ name: 'Quokka at Acme', expiresAt: soon });
    const kim = await links.team.share(
      { name: 'Overview', recipients: [{ email: 'kim@quokka.example', name: 'Kim Larsen' }] },
      links.team.member,
    );
    const last = await links.team.share({ name: 'Quokka zoo', expiresAt: '2099-01-01T00:00:00Z' });
    const ids = async (args: string) =>
      (
        await links.team.call<{ items: { id: string }[] }>(
          `{ sharedLinks(search: "quokka" ${args}) { items { id } } }`,
        )
      ).answer.items.map(({ id }) => id);
    const [a, k, l] = [ana, kim, last].map(({ sharedLinkId }) => sharedLinkId);
    expect(await ids('')).toEqual([l, k, a]);
    for (const word of ['larsen', 'kim@quokka'])
      expect(
        (
          await links.team.call<{ items: { id: string }[] }>(
            `{ sharedLinks(search: "${word}") { items { id } } }`,
          )
        ).answer.items,
      ).toEqual([{ id: k }]);
    expect(await ids('type: EMAIL')).toEqual([k]);
    expect(await ids('status: ACTIVE')).toEqual([l, k, a]);
    expect(await ids(`userId: "${links.team.admin.userId}", order: OLDEST`)).toEqual([a, l]);
    expect(await ids(`expiresBefore: "${new Date(Date.now() + 7_200_000).toISOString()}"`)).toEqual(
      [a],
    );
    expect(await ids('order: SOONEST_TO_EXPIRE')).toEqual([a, l, k]);
    const after = async (min?: string) =>
      (
        await links.team.call<{ id: string }[]>(
          'query ($min: ID) { sharedLinksAfter(min: $min, chunk: 2, search: "quokka") { id } }',
          { min },
        )
      ).answer.map(({ id }) => id);
    expect([await after(), await after(k), await after(l)]).toEqual([[a, k], [l], []]);
    await links.team.call(on('deleteSharedLink'), { id: k });
    expect([await after(), await after(k)]).toEqual([[a, l], [l]]);
  });

  test('a link is found by its pasted URL, by its own team only, and text without words finds nothing', async () => {
    const { sharedLinkId: id } = await links.team.share({ alias: 'numbat-one' });
    const {
      answer: { token, url },
    } = await links.team.call<{ token: string; url: string }>(
      'query ($id: ID!) { sharedLink(id: $id) { token url } }',
      { id },
    );
    await links.team.share({ name: 'Numbat one, the other' });
    const FIND =
      'query ($search: String, $status: SharedLinkStatus) { sharedLinks(search: $search, status: $status) { total items { id } } sharedLinksAfter(search: $search, status: $status) { id } }';
    const found = async (
      search: string,
      { status = null as string | null, claims = links.team.admin } = {},
    ) => {
      const { data } = await links.team.running.call({
        service: 'sharing',
        document: FIND,
        variables: { search, status },
        claims,
      });
      const { sharedLinks, sharedLinksAfter } = data as {
        sharedLinks: { total: number; items: { id: string }[] };
        sharedLinksAfter: { id: string }[];
      };
      expect([sharedLinks.total, sharedLinksAfter]).toEqual([
        sharedLinks.items.length,
        sharedLinks.items.toReversed(),
      ]);
      return sharedLinks.items.map((link) => link.id);
    };
    for (const text of [
      url,
      '/s/numbat-one',
      ` https://elsewhere.example/s/${token}?x=1#2 `,
      `/s/${token}`,
      token,
    ])
      expect([text, await found(text)]).toEqual([text, [id]]);
    expect(await found(token, { status: 'ACTIVE' })).toEqual([id]);
    expect(await found(token, { status: 'EXPIRED' })).toEqual([]);
    expect(await found(token, { claims: aUser() })).toEqual([]);
    for (const text of ['🚀', '%', '_', token.slice(0, 21), `/s/${token.slice(0, 8)}`, '/s/numbat'])
      expect([text, await found(text)]).toEqual([text, []]);
    expect(await found('numbat')).toHaveLength(2);
  });

  test('links of another team are not visible', async () => {
    const { sharedLinkId } = await links.team.share();
    const stranger = aUser();
    expect(await read(sharedLinkId, {}, stranger)).toBeNull();
    for (const field of ['deleteSharedLink', 'restoreSharedLink', 'duplicateSharedLink'])
      expect(
        (await links.team.call(on(field), { id: sharedLinkId }, stranger)).error,
      ).toMatchObject({ code: 'NOT_FOUND' });
    expect((await revise(sharedLinkId, { name: 'x' }, stranger)).error).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
}
