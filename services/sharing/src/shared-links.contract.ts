import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PresentationDeleted, PresentationRevised } from '@lectern/schemas/events/content.ts';
import { TeamJoined, TeamSettingsChanged } from '@lectern/schemas/events/identity.ts';
import { SharedLinkConsentChosen, SharedLinkConsentShown, SharedLinkHitRecorded } from '@lectern/schemas/events/telemetry.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publishFact, publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { aUser } from '@lectern/kernel/testing/start-service.ts';
import { purgeLink } from './jobs/purge-link.ts';
import { startSharingTeam, type SharingTeam } from './testing/sharing-team.ts';

type Fields = Record<string, unknown>;
const fields = `id name alias url type status expiresAt notificationLevel deletedAt hasAccessCode accessCode consentMode isForRecipientsOnly isDirect
  canBeDownloaded canBePrinted canBeForwarded recipients { id email name mailedAt } presentation { id } presentationName user { id } userName`;
const SHARE = `mutation ($presentationId: ID!, $input: SharePresentationInput!) { sharePresentation(presentationId: $presentationId, input: $input) { ${fields} } }`;
const SHARE_MANY = `mutation ($input: SharePresentationsInput!) { sharePresentations(input: $input) { ${fields} } }`;
const REVISE = `mutation ($id: ID!, $input: ReviseSharedLinkInput!) { reviseSharedLink(id: $id, input: $input) { ${fields} } }`;
const LINK = `query ($id: ID!, $asOf: DateTime, $withDeleted: Boolean! = false) { sharedLink(id: $id, asOf: $asOf, withDeleted: $withDeleted) { ${fields} } }`;
const PUBLIC = `query ($token: String!) { publicSharedLink(token: $token) { id status refusal releaseAt isAccessCodeRequired isEmailRequired isForRecipientsOnly
  consentMode consentStatement gateVersion team { privacyPolicyUrl } presentation { canBeDownloaded canBePrinted canBeForwarded } } }`;
const on = (field: string) => `mutation ($id: ID!) { ${field}(id: $id) { ${fields} } }`;

/** What a team does with its links, and what becomes of them, on whatever engines `env` names. */
export function sharedLinksContract(engines: string, env: () => NodeJS.ProcessEnv): void {
  describe(`shared links on ${engines}`, () => {
    let team: SharingTeam;
    beforeAll(async () => {
      team = await startSharingTeam({ env: env() });
      for (const { userId } of [team.admin, team.member]) {
        await publishForeign(team.running.engines, `User/${userId}`, team.teamId, [TeamJoined({ userId, teamId: team.teamId, role: 'TEAM_MEMBER', permissions: [] })], 2);
      }
    });
    afterAll(() => team.running.remove());

    const read = async (id: string, more: Fields = {}, claims = team.admin) => (await team.call<Fields | null>(LINK, { id, ...more }, claims)).answer;
    const revise = (id: string, input: Fields, claims = team.admin) => team.call<Fields>(REVISE, { id, input }, claims);
    const openPublicly = async (id: string) => {
      const { answer } = await team.call<{ token: string }>('query ($id: ID!) { sharedLink(id: $id, withDeleted: true) { token } }', { id });
      return (await team.call<Fields | null>(PUBLIC, { token: answer.token })).answer;
    };
    const versions = new Map<string, number>();
    const saysContent = async (presentationId: string, event: ReturnType<typeof PresentationRevised> | ReturnType<typeof PresentationDeleted>) => {
      const version = (versions.get(presentationId) ?? 2) + 1;
      versions.set(presentationId, version);
      await publishForeign(team.running.engines, `Presentation/${team.teamId}/${presentationId}`, team.teamId, [event], version);
    };
    let teamVersion = 1;
    const saysTeam = (changes: Omit<Parameters<typeof TeamSettingsChanged>[0], 'teamId'>) =>
      publishForeign(team.running.engines, `Team/${team.teamId}`, team.teamId, [TeamSettingsChanged({ teamId: team.teamId, ...changes })], ++teamVersion);
    const settings = { canBeShared: true, canBeSharedLink: true, canBeForwarded: true, canBeDownloaded: true, canBePrinted: true, canBePrintedByUser: true, canBeExported: true };

    test('every field of a link is given, read, changed and emptied again', async () => {
      const given = {
        name: 'Ana', alias: 'ana-at-acme-1', expiresAt: '2099-01-01T00:00:00.000Z', notificationLevel: 3, accessCode: 'harbour-27', consentMode: 'REQUIRED',
        isForRecipientsOnly: true, isDirect: true, canBeDownloaded: false, canBePrinted: false, canBeForwarded: false, recipients: [{ email: ' Kim@Northwind.example ', name: 'Kim' }],
      };
      const { sharedLinkId, presentationId } = await team.share(given);
      const { recipients, ...rest } = given;
      expect(await read(sharedLinkId)).toMatchObject({
        ...rest, type: 'EMAIL', status: 'ACTIVE', hasAccessCode: true, presentationName: 'Q3 deck', userName: 'Bob', presentation: { id: presentationId },
        recipients: [{ id: expect.any(String), email: 'kim@northwind.example', name: recipients[0]!.name, mailedAt: null }],
      });
      const emptied = { name: null, alias: null, expiresAt: null, notificationLevel: 0, accessCode: null, consentMode: null, isForRecipientsOnly: false, recipients: [] };
      const { answer, error } = await revise(sharedLinkId, emptied);
      expect([error, answer]).toEqual([null, expect.objectContaining({ ...emptied, hasAccessCode: false, isDirect: true })]);
      const free = await team.call('{ isAliasFree(alias: "ana-at-acme-1") }');
      expect(free.answer).toBe(true);
    });

    test.each([
      [{ alias: 'No' }, 'alias'], [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'], [{ accessCode: 'abc' }, 'accessCode'], [{ notificationLevel: 5 }, 'notificationLevel'],
      [{ recipients: [{ email: 'nobody' }] }, 'recipients.0.email'], [{ isForRecipientsOnly: true }, 'recipients'], [{ name: 'two\nlines' }, 'name'],
    ])('%j is refused by its field', async (input, field) => {
      const { sharedLinkId } = await team.share();
      expect((await revise(sharedLinkId, input)).error).toMatchObject({ code: 'INVALID', fields: { [field]: [expect.any(String)] } });
    });

    test('a link is read as it was at any time, and its history says who changed what, but no code', async () => {
      const { sharedLinkId } = await team.share({ name: 'First' });
      await revise(sharedLinkId, { name: 'Second', accessCode: 'harbour-27' });
      const history = 'query ($id: ID!) { sharedLink(id: $id) { history { id at actor { id } summary fields { name before after } } } }';
      const { answer } = await team.call<{ history: (Fields & { at: string })[] }>(history, { id: sharedLinkId });
      expect(answer.history).toMatchObject([
        { id: '1', summary: 'Made.', actor: { id: team.admin.userId }, fields: [] },
        { id: '2', summary: 'Changed.', fields: [{ name: 'Name', before: 'First', after: 'Second' }, { name: 'Access code', before: null, after: 'Set' }] },
      ]);
      expect(JSON.stringify(answer)).not.toContain('harbour');
      const [made] = answer.history;
      expect(await read(sharedLinkId, { asOf: made!.at })).toMatchObject({ name: 'First', hasAccessCode: false });
      expect(await read(sharedLinkId, { asOf: '2020-01-01T00:00:00Z' })).toBeNull();
      expect(await read(sharedLinkId, { asOf: made!.at }, team.member)).toBeNull();
    });

    test('a deleted link is gone for everybody, and comes back as it was', async () => {
      const { sharedLinkId, presentationId } = await team.share({ alias: 'gone-for-now' });
      const ids = async (isDeleted: boolean) =>
        (await team.call<{ items: { id: string }[] }>('query ($p: ID!, $d: Boolean!) { sharedLinks(presentationId: $p, isDeleted: $d) { items { id } } }', { p: presentationId, d: isDeleted })).answer.items;
      expect((await team.call<Fields>(on('deleteSharedLink'), { id: sharedLinkId })).answer).toMatchObject({ deletedAt: expect.any(String) });
      expect([await read(sharedLinkId), await openPublicly(sharedLinkId), await ids(false), await ids(true)]).toEqual([null, null, [], [{ id: sharedLinkId }]]);
      expect((await revise(sharedLinkId, { name: 'x' })).error).toMatchObject({ code: 'NOT_FOUND' });
      expect((await team.call('{ isAliasFree(alias: "gone-for-now") }')).answer).toBe(false);
      expect((await team.call<Fields>(on('restoreSharedLink'), { id: sharedLinkId })).answer).toMatchObject({ deletedAt: null, status: 'ACTIVE' });
      expect(await openPublicly(sharedLinkId)).toMatchObject({ status: 'ACTIVE' });
    });

    test('after thirty days a deleted link gives its address back', async () => {
      const { sharedLinkId } = await team.share({ alias: 'gone-for-good' });
      const { answer } = await team.call<{ deletedAt: string }>(on('deleteSharedLink'), { id: sharedLinkId });
      const context = team.running.service('sharing').systemContext(team.teamId);
      const job = await team.until('its end is planned', () => context.jobs.get(purgeLink.kind, `${sharedLinkId}/${answer.deletedAt}`));
      expect(Date.parse(job.dueAt) - Date.parse(answer.deletedAt)).toBe(30 * 24 * 60 * 60_000);
      await context.jobs.reschedule(purgeLink.kind, job.key, new Date().toISOString());
      await team.until('its address is free', async () => (await team.call('{ isAliasFree(alias: "gone-for-good") }')).answer);
      expect((await team.call(on('restoreSharedLink'), { id: sharedLinkId })).error).toMatchObject({ code: 'NOT_FOUND' });
    });

    test('a duplicate is the caller’s, has an address of its own and as much time ahead', async () => {
      const { sharedLinkId } = await team.share({ name: 'Ana', alias: 'to-be-copied', accessCode: 'harbour-27', recipients: [{ email: 'kim@x.example' }] });
      const { answer } = await team.call<Fields>(on('duplicateSharedLink'), { id: sharedLinkId });
      expect(answer).toMatchObject({ name: 'Ana', alias: null, accessCode: 'harbour-27', recipients: [{ email: 'kim@x.example', mailedAt: null }], user: { id: team.admin.userId } });
      expect(answer['id']).not.toBe(sharedLinkId);
      expect((await team.call(on('duplicateSharedLink'), { id: sharedLinkId }, team.member)).error).toMatchObject({ code: 'NOT_FOUND' });
    });

    test('a link is given to a member of the team, who then sees it, and to nobody else', async () => {
      const { sharedLinkId } = await team.share();
      const transfer = 'mutation ($id: ID!, $userId: ID!) { transferSharedLink(id: $id, userId: $userId) { user { id } } }';
      for (const userId of [newId(), 'nobody']) expect((await team.call(transfer, { id: sharedLinkId, userId })).error).toMatchObject({ code: 'INVALID', fields: { userId: [expect.any(String)] } });
      expect(await read(sharedLinkId, {}, team.member)).toBeNull();
      const { answer } = await team.call<Fields>(transfer, { id: sharedLinkId, userId: team.member.userId });
      expect([answer, (await read(sharedLinkId, {}, team.member))?.['id']]).toEqual([{ user: { id: team.member.userId } }, sharedLinkId]);

      // The mails that its former owner has about it turn nothing off any more.
      const mute = async (ownerId: string) => {
        const document = 'mutation ($id: ID!, $ownerId: ID!) { muteSharedLink(id: $id, ownerId: $ownerId, notificationLevel: 0, areRemindersMuted: true) { notificationLevel } }';
        const { answer: muted, error } = await team.call(document, { id: sharedLinkId, ownerId }, team.system);
        return error?.['code'] ?? muted;
      };
      expect([await mute(team.admin.userId), await mute(team.member.userId)]).toEqual(['NOT_FOUND', { notificationLevel: 0 }]);
    });

    test('several presentations and people get a link each, or none where one may not be shared', async () => {
      const [one, two, hidden] = [await team.share(), await team.share(), await team.share()];
      await saysContent(hidden.presentationId, PresentationRevised({ presentationId: hidden.presentationId, isInternalUseOnly: true }));
      await team.until('it is heard', async () => (await team.call(SHARE, { presentationId: hidden.presentationId, input: {} })).error);
      const input = (presentationIds: string[], link: Fields) => ({ input: { presentationIds, link } });
      const people = [{ email: 'kim@x.example', name: 'Kim' }, { email: 'lee@x.example' }, { email: 'KIM@x.example' }];
      const { answer } = await team.call<Fields[]>(SHARE_MANY, input([one.presentationId, two.presentationId], { recipients: people }));
      expect(answer.map(({ presentation, recipients }) => [(presentation as { id: string }).id, (recipients as { email: string }[]).map(({ email }) => email)])).toEqual(
        [one, two].flatMap(({ presentationId }) => [[presentationId, ['kim@x.example']], [presentationId, ['lee@x.example']]]),
      );
      const total = async () => (await team.call<{ total: number }>('{ sharedLinks { total } }')).answer.total;
      const before = await total();
      expect((await team.call(SHARE_MANY, input([one.presentationId, hidden.presentationId], {}))).error).toMatchObject({ code: 'FORBIDDEN' });
      expect((await team.call(SHARE_MANY, input([one.presentationId, newId()], {}))).error).toMatchObject({ code: 'NOT_FOUND' });
      expect((await team.call(SHARE_MANY, input([one.presentationId, two.presentationId], { alias: 'both' }))).error).toMatchObject({ code: 'INVALID', fields: { alias: [expect.any(String)] } });
      expect(await total()).toBe(before);
    });

    test('a repetition is answered as the first time, one link or many, also once the presentation is gone', async () => {
      const { presentationId } = await team.share();
      const { running, admin } = team;
      const repeat = (document: string, variables: Fields, key: string, hash = 'h') =>
        running.call({ service: 'sharing', document, variables, claims: admin, idempotency: { key: `${presentationId}/${key}`, hash } });
      const one = [SHARE, { presentationId, input: { name: 'Ana' } }, 'one'] as const;
      const many = [SHARE_MANY, { input: { presentationIds: [presentationId], link: { recipients: [{ email: 'a@x.example' }, { email: 'b@x.example' }] } } }, 'many'] as const;
      const first = [await repeat(...one), await repeat(...many)];
      await saysContent(presentationId, PresentationDeleted({ presentationId }));
      await team.until('it is heard', async () => (await repeat(SHARE, { presentationId, input: {} }, newId())).errors.length > 0);
      const again = [await repeat(...one), await repeat(...many)];
      expect(again.map(({ errors }) => errors)).toEqual([[], []]);
      expect(again.map(({ data }) => data)).toEqual(first.map(({ data }) => data));
      expect((await repeat(...one, 'another body')).errors[0]?.extensions).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
      expect((await repeat(SHARE, { presentationId, input: {} }, 'new')).errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    });

    test('recipients get the link by mail, with the sender’s own words as text', async () => {
      const { sharedLinkId } = await team.share({
        recipients: [{ email: 'kim@mailed.example', name: 'Kim' }, { email: 'lee@mailed.example' }], mail: { subject: 'Our offer', message: 'Look: <b>page 3</b>\nYours' },
      });
      const mails = await team.until('both are sent', async () => {
        const sent = await team.mails(`share.${sharedLinkId}`);
        return sent.length === 2 && sent;
      });
      expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject]).toSorted()).toEqual([['kim@mailed.example', 'Our offer'], ['lee@mailed.example', 'Our offer']]);
      expect(mails[0]!.text).toContain('> Look: <b>page 3</b>');
      expect(mails[0]!.html).toContain('&lt;b&gt;page 3&lt;/b&gt;');
      expect(mails[0]!.html).toContain((await read(sharedLinkId))!['url'] as string);
      const again = 'mutation ($id: ID!, $subject: String!) { mailSharedLink(id: $id, mail: { subject: $subject }) { id } }';
      for (const subject of ['Second', 'Third']) await team.call(again, { id: sharedLinkId, subject });
      const later = await team.until('each was sent with its own words', async () => {
        const sent = await team.mails(`share.${sharedLinkId}`);
        return sent.length === 6 && sent;
      });
      expect(later.map(({ subject }) => subject).toSorted()).toEqual(['Our offer', 'Our offer', 'Second', 'Second', 'Third', 'Third']);
      const mail = 'mutation ($id: ID!, $to: [ID!]) { mailSharedLink(id: $id, recipientIds: $to, mail: {}) { recipients { mailedAt } } }';
      expect((await team.call(mail, { id: sharedLinkId, to: ['somebody else'] })).error).toMatchObject({ code: 'INVALID' });
    });

    test('where the team lets no member send, members share without mail', async () => {
      const people = { recipients: [{ email: 'kim@x.example' }] };
      await saysTeam({ features: { membersCanSendEmails: false } });
      const isRefused = () => team.share({ ...people, mail: {} }, team.member).then(() => false, (error: Error) => error.message.includes('FORBIDDEN'));
      await team.until('it is heard', isRefused);
      await team.share(people, team.member);
      await team.share({ ...people, mail: {} });
      await saysTeam({ features: { membersCanSendEmails: true } });
      await team.until('it is heard', async () => !(await isRefused()));
    });

    test.each([
      ['not released yet', { releaseAt: '2099-01-01T00:00:00.000Z' }, { status: 'CANCELED', refusal: 'NOT_RELEASED', releaseAt: '2099-01-01T00:00:00.000Z' }],
      ['expired', { expiresAt: '2020-01-01T00:00:00.000Z' }, { status: 'EXPIRED', refusal: 'EXPIRED' }],
      ['for internal use', { isInternalUseOnly: true }, { status: 'CANCELED', refusal: 'UNAVAILABLE' }],
      ['protected by a code', { accessCodeName: 'name' }, { status: 'ACTIVE', refusal: null, isAccessCodeRequired: true, gateVersion: 1 }],
      ['secure', { settings: { ...settings, areSharedLinksSecure: true } }, { status: 'ACTIVE', isEmailRequired: true, isForRecipientsOnly: false }],
      ['for recipients', { settings: { ...settings, onlyIntendedRecipientsCanViewSharedLinks: true } }, { status: 'ACTIVE', isEmailRequired: true, isForRecipientsOnly: true }],
      ['not to be kept', { settings: { ...settings, canBeDownloaded: false, canBePrinted: false } }, { presentation: { canBeDownloaded: false, canBePrinted: false, canBeForwarded: true } }],
    ])('what a presentation says rules its links: %s', async (_what, changes, expected) => {
      const { sharedLinkId, presentationId } = await team.share();
      await saysContent(presentationId, PresentationRevised({ presentationId, ...changes }));
      await team.until('it counts', async () => {
        const found = await openPublicly(sharedLinkId);
        return Object.entries(expected).every(([name, value]) => JSON.stringify(found?.[name]) === JSON.stringify(value)) && found;
      });
    });

    test('what the team says of consent counts for links that say nothing', async () => {
      const [silent, own] = [await team.share(), await team.share({ consentMode: 'NOT_REQUIRED' })];
      await saysTeam({ sharingConsent: 'REQUIRED', privacyPolicyUrl: 'https://acme.example/privacy' });
      const asked = await team.until('it is heard', async () => {
        const found = await openPublicly(silent.sharedLinkId);
        return found?.['consentMode'] === 'REQUIRED' && found;
      });
      expect(asked).toMatchObject({ consentStatement: 'I have read and accept the privacy policy of Acme.', team: { privacyPolicyUrl: 'https://acme.example/privacy' } });
      expect(await openPublicly(own.sharedLinkId)).toMatchObject({ consentMode: 'NOT_REQUIRED', consentStatement: null });
      await saysTeam({ sharingConsent: 'IMPLIED' });
    });

    test('six digits reach a recipient and nobody else, and prove the address on any device', async () => {
      const { sharedLinkId } = await team.share({ recipients: [{ email: 'kim@coded.example' }], isForRecipientsOnly: true });
      const of = { teamId: team.teamId, linkId: sharedLinkId };
      const request = (email: string) => team.call('mutation ($teamId: ID!, $linkId: ID!, $email: String!) { requestEmailCode(teamId: $teamId, linkId: $linkId, email: $email) }', { ...of, email }, team.system as never);
      const check = (email: string, code: string, caller = '192.0.2.1') =>
        team.call('mutation ($teamId: ID!, $linkId: ID!, $email: String!, $code: String!, $caller: String!) { checkEmailCode(teamId: $teamId, linkId: $linkId, email: $email, code: $code, caller: $caller) }', { ...of, email, code, caller }, team.system as never);
      expect([(await request('Kim@Coded.example')).answer, (await request('eve@evil.example')).answer, (await request('kim@coded.example')).answer]).toEqual([true, true, true]);
      await team.until('the mail is sent', async () => (await team.mails(`code.${sharedLinkId}`)).length > 0);
      await team.running.settled();
      const mails = await team.mails(`code.${sharedLinkId}`);
      expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['kim@coded.example']);
      const code = /^\d{6}$/m.exec(mails[0]!.text!)![0];
      expect(mails[0]!.text).toContain(`#code=${code}&email=kim%40coded.example`);
      const { recipients } = (await read(sharedLinkId)) as { recipients: { id: string }[] };
      expect((await check('kim@coded.example', ` ${code.slice(0, 3)} ${code.slice(3)}`)).answer).toBe(recipients[0]!.id);
      expect((await check('eve@evil.example', code)).answer).toBeNull();
      expect((await check('kim@coded.example', '000000')).answer).toBeNull();
      await revise(sharedLinkId, { recipients: [{ email: 'lee@coded.example' }] });
      expect((await check('kim@coded.example', code)).answer).toBeNull();
      expect((await team.call('mutation { requestEmailCode(teamId: "x", linkId: "y", email: "a@b.example") }')).error).toMatchObject({ code: 'FORBIDDEN' });
    });

    test('guesses are counted for all who ask at once, and another link’s visitors notice nothing', async () => {
      const [guarded, other] = await Promise.all([team.share({ accessCode: 'Harbour-27' }), team.share({ accessCode: 'quay' })]);
      const guess = async ({ sharedLinkId: linkId }: { sharedLinkId: string }, accessCode: string, caller: string) => {
        const document = 'mutation ($teamId: ID!, $linkId: ID!, $code: String!, $caller: String!) { checkAccessCode(teamId: $teamId, linkId: $linkId, accessCode: $code, caller: $caller) }';
        const { answer, error } = await team.call<boolean | null>(document, { teamId: team.teamId, linkId, code: accessCode, caller }, team.system as never);
        return error ? String(error['code']) : answer;
      };
      expect(await guess(guarded, ' harbour-27 ', '192.0.2.9')).toBe(true);
      const answers: unknown[] = [];
      for (let n = 0; n < 30; n++) answers.push(await guess(guarded, `guess ${n}`, `192.0.2.${n}`));
      expect(answers.filter((answer) => answer === false)).toHaveLength(15);
      expect(answers.slice(15)).toEqual(Array(15).fill('TOO_MANY_REQUESTS'));
      expect(await guess(guarded, 'Harbour-27', '198.51.100.1')).toBe('TOO_MANY_REQUESTS');
      expect(await guess(other, 'quay', '192.0.2.1')).toBe(true);
      expect(await guess({ sharedLinkId: newId() }, 'quay', '192.0.2.1')).toBeNull();
    });

    test('who cannot get in asks, once a day, and the owner hears by mail', async () => {
      const { sharedLinkId } = await team.share({ name: 'For Northwind' });
      const ask = (email: string) =>
        team.call('mutation ($teamId: ID!, $linkId: ID!, $input: AskForAccessInput!) { askForAccess(teamId: $teamId, linkId: $linkId, input: $input) }', {
          teamId: team.teamId, linkId: sharedLinkId, input: { email, name: 'Ana', message: 'May I?', reason: 'EXPIRED' },
        }, team.system as never);
      for (const email of ['ana@asks.example', 'ANA@asks.example']) expect((await ask(email)).answer).toBe(true);
      expect((await ask('nobody')).error).toMatchObject({ code: 'INVALID', fields: { email: [expect.any(String)] } });
      await team.until('the mail is sent', async () => (await team.mails(`access.${sharedLinkId}`)).length > 0);
      await team.running.settled();
      const mails = await team.mails(`access.${sharedLinkId}`);
      expect(mails[0]!.text).toMatch(new RegExp(`^See the link: .*/links/${sharedLinkId}$`, 'm'));
      expect(mails.map(({ to, text }) => [to?.[0]?.address, text?.includes('Ana (ana@asks.example)'), text?.includes('the link has expired')])).toEqual([['bob@example.com', true, true]]);
      const requests = 'query ($id: ID!) { sharedLink(id: $id) { accessRequests { email name message reason } } }';
      expect((await team.call<Fields>(requests, { id: sharedLinkId })).answer).toEqual({ accessRequests: [{ email: 'ana@asks.example', name: 'Ana', message: 'May I?', reason: 'EXPIRED' }] });
    });

    test('access is explained for an address as it would be decided', async () => {
      const { sharedLinkId } = await team.share({ recipients: [{ email: 'kim@x.example' }], isForRecipientsOnly: true, accessCode: 'harbour-27' });
      const explain = async (address: string, claims = team.admin) =>
        (await team.call<{ passes: boolean; decidedBy: string; steps: { rule: string; outcome: string; explanation: string }[] } | null>(
          'query ($id: ID!, $address: String!) { explainAccess(linkId: $id, address: $address) { address passes decidedBy steps { rule outcome explanation } } }', { id: sharedLinkId, address }, claims)).answer;
      expect(await explain(' KIM@x.example')).toMatchObject({ address: 'kim@x.example', passes: true, decidedBy: 'EMAIL_CODE' });
      expect(await explain('eve@x.example')).toMatchObject({ passes: false, decidedBy: 'RECIPIENTS' });
      await team.call(on('deactivateSharedLink'), { id: sharedLinkId });
      expect(await explain('kim@x.example')).toMatchObject({ passes: false, decidedBy: 'LINK_STATUS' });
      expect(await explain('kim@x.example', team.member)).toBeNull();
    });

    test('the ledger of consent says what was shown and chosen', async () => {
      const deck = await team.share({ consentMode: 'OPTIONAL' });
      const asked = { ...deck, linkOwnerId: team.admin.userId, hitId: newId(), mode: 'OPTIONAL' as const, statement: 'Acme may see.', privacyPolicyUrl: null };
      await publishFact(team.running.engines, team.teamId, SharedLinkConsentShown({ ...asked, shownAt: '2026-11-20T12:00:00.000Z' }));
      await publishFact(team.running.engines, team.teamId, SharedLinkConsentChosen({ ...asked, isGiven: false, chosenAt: '2026-11-20T12:00:05.000Z' }));
      const ledger = 'query ($id: ID) { consents(linkId: $id) { total items { id statement isGiven shownAt chosenAt sharedLink { id } } } }';
      const { answer } = await team.until('the choice is known', async () => {
        const found = await team.call<Fields & { items: { chosenAt: string | null }[] }>(ledger, { id: deck.sharedLinkId });
        return found.answer.items.some(({ chosenAt }) => chosenAt !== null) && found;
      });
      expect(answer).toMatchObject({ items: [{ id: asked.hitId, statement: 'Acme may see.', isGiven: false, chosenAt: '2026-11-20T12:00:05.000Z', sharedLink: { id: deck.sharedLinkId } }] });
      await publishFact(team.running.engines, team.teamId, SharedLinkHitRecorded({ ...deck, linkOwnerId: team.admin.userId, hitId: asked.hitId, openedAt: '2026-11-20T11:59:00.000Z', lane: 'person', laneReason: null, visitorKey: null, userAgent: null }));
      const ofHit = await team.until('the opening is known', async () => {
        const { answer: hit } = await team.call<{ consent: { isGiven: boolean | null } | null } | null>('query ($id: ID!) { sharedLinkHit(id: $id) { consent { isGiven } } }', { id: asked.hitId });
        return hit;
      });
      expect(ofHit.consent).toEqual({ isGiven: false });
      expect((await team.call<Fields>(ledger, { id: deck.sharedLinkId }, team.member)).answer).toMatchObject({ total: 0 });
    });

    test('lists are narrowed by words, type, owner and date, ordered, and fetched in chunks', async () => {
      const soon = new Date(Date.now() + 3_600_000).toISOString();
      const ana = await team.share({ name: 'Quokka at Acme', expiresAt: soon });
      const kim = await team.share({ name: 'Overview', recipients: [{ email: 'kim@quokka.example', name: 'Kim Larsen' }] }, team.member);
      const last = await team.share({ name: 'Quokka zoo', expiresAt: '2099-01-01T00:00:00Z' });
      const ids = async (args: string) => (await team.call<{ items: { id: string }[] }>(`{ sharedLinks(search: "quokka" ${args}) { items { id } } }`)).answer.items.map(({ id }) => id);
      const [a, k, l] = [ana, kim, last].map(({ sharedLinkId }) => sharedLinkId);
      expect(await ids('')).toEqual([l, k, a]);
      for (const word of ['larsen', 'kim@quokka']) expect((await team.call<{ items: { id: string }[] }>(`{ sharedLinks(search: "${word}") { items { id } } }`)).answer.items).toEqual([{ id: k }]);
      expect(await ids('type: EMAIL')).toEqual([k]);
      expect(await ids(`userId: "${team.admin.userId}", order: OLDEST`)).toEqual([a, l]);
      expect(await ids(`expiresBefore: "${new Date(Date.now() + 7_200_000).toISOString()}"`)).toEqual([a]);
      expect(await ids('order: SOONEST_TO_EXPIRE')).toEqual([a, l, k]);
      const after = async (min?: string) => (await team.call<{ id: string }[]>('query ($min: ID) { sharedLinksAfter(min: $min, chunk: 2, search: "quokka") { id } }', { min })).answer.map(({ id }) => id);
      expect([await after(), await after(k), await after(l)]).toEqual([[a, k], [l], []]);
      await team.call(on('deleteSharedLink'), { id: k });
      expect([await after(), await after(k)]).toEqual([[a, l], [l]]);
    });

    test('nothing of another team’s links is there', async () => {
      const { sharedLinkId } = await team.share();
      const stranger = aUser();
      expect(await read(sharedLinkId, {}, stranger)).toBeNull();
      for (const field of ['deleteSharedLink', 'restoreSharedLink', 'duplicateSharedLink']) expect((await team.call(on(field), { id: sharedLinkId }, stranger)).error).toMatchObject({ code: 'NOT_FOUND' });
      expect((await revise(sharedLinkId, { name: 'x' }, stranger)).error).toMatchObject({ code: 'NOT_FOUND' });
    });
  });
}
