import { expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { PresentationRevised } from '@lectern/schemas/events/content.ts';
import {
  SharedLinkConsentChosen,
  SharedLinkConsentShown,
  SharedLinkHitRecorded,
} from '@lectern/schemas/events/telemetry.ts';
import { SharedLinkCodeGuessed } from '@lectern/schemas/events/sharing.ts';
import { accessCodeOf } from '@lectern/schemas/access/access-code.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publishFact, publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { type Fields, type LinksOfSpecs, on, settings } from '../../testing/links-of-specs.ts';

/** Mails, gates, and effects of other services on a link. */
export function openingContract(links: LinksOfSpecs): void {
  const { read, revise, openPublicly, saysContent, saysTeam } = links;

  test('recipients get the link by mail, with the sender’s text escaped', async () => {
    const { sharedLinkId } = await links.team.share({
      recipients: [{ email: 'kim@mailed.example', name: 'Kim' }, { email: 'lee@mailed.example' }],
      mail: { subject: 'Our offer', message: 'Look: <b>page 3</b>\nYours' },
    });
    const mails = await until(async () => {
      const sent = await links.team.mails(`share.${sharedLinkId}`);
      return sent.length === 2 && sent;
    }, 'both are sent');
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject]).toSorted()).toEqual([
      ['kim@mailed.example', 'Our offer'],
      ['lee@mailed.example', 'Our offer'],
    ]);
    expect(mails[0]!.text).toContain('> Look: <b>page 3</b>');
    expect(mails[0]!.html).toContain('&lt;b&gt;page 3&lt;/b&gt;');
    expect(mails[0]!.html).toContain((await read(sharedLinkId))!['url'] as string);
    const again =
      'mutation ($id: ID!, $subject: String!) { mailSharedLink(id: $id, mail: { subject: $subject }) { id } }';
    for (const subject of ['Second', 'Third'])
      await links.team.call(again, { id: sharedLinkId, subject });
    const later = await until(async () => {
      const sent = await links.team.mails(`share.${sharedLinkId}`);
      return sent.length === 6 && sent;
    }, 'each was sent with its own words');
    expect(later.map(({ subject }) => subject).toSorted()).toEqual([
      'Our offer',
      'Our offer',
      'Second',
      'Second',
      'Third',
      'Third',
    ]);
    const mail =
      'mutation ($id: ID!, $to: [ID!]) { mailSharedLink(id: $id, recipientIds: $to, mail: {}) { recipients { mailedAt } } }';
    expect(
      (await links.team.call(mail, { id: sharedLinkId, to: ['somebody else'] })).error,
    ).toMatchObject({ code: 'INVALID' });
  });

  test('members share without mail if the team does not let them send', async () => {
    const people = { recipients: [{ email: 'kim@x.example' }] };
    await saysTeam({ features: { membersCanSendEmails: false } });
    const isRefused = () =>
      links.team.share({ ...people, mail: {} }, links.team.member).then(
        () => false,
        (error: Error) => error.message.includes('FORBIDDEN'),
      );
    await until(isRefused, 'it is heard');
    await links.team.share(people, links.team.member);
    await links.team.share({ ...people, mail: {} });
    await saysTeam({ features: { membersCanSendEmails: true } });
    await until(async () => !(await isRefused()), 'it is heard');
  });

  test.each([
    [
      'not released yet',
      { releaseAt: '2099-01-01T00:00:00.000Z' },
      { status: 'CANCELED', refusal: 'NOT_RELEASED', releaseAt: '2099-01-01T00:00:00.000Z' },
    ],
    [
      'expired',
      { expiresAt: '2020-01-01T00:00:00.000Z' },
      { status: 'EXPIRED', refusal: 'EXPIRED' },
    ],
    [
      'for internal use',
      { isInternalUseOnly: true },
      { status: 'CANCELED', refusal: 'UNAVAILABLE' },
    ],
    [
      'protected by a code',
      { accessCodeName: 'name' },
      { status: 'ACTIVE', refusal: null, isAccessCodeRequired: true, gateVersion: 1 },
    ],
    [
      'secure',
      { settings: { ...settings, areSharedLinksSecure: true } },
      { status: 'ACTIVE', isEmailRequired: true, isForRecipientsOnly: false },
    ],
    [
      'for recipients',
      { settings: { ...settings, onlyIntendedRecipientsCanViewSharedLinks: true } },
      { status: 'ACTIVE', isEmailRequired: true, isForRecipientsOnly: true },
    ],
    [
      'not to be kept',
      { settings: { ...settings, canBeDownloaded: false, canBePrinted: false } },
      { presentation: { canBeDownloaded: false, canBePrinted: false, canBeForwarded: true } },
    ],
  ])('what a presentation says rules its links: %s', async (_what, changes, expected) => {
    const { sharedLinkId, presentationId } = await links.team.share();
    await saysContent(presentationId, PresentationRevised({ presentationId, ...changes }));
    const found = await until(async () => {
      const opened = await openPublicly(sharedLinkId);
      return (
        Object.entries(expected).every(
          ([name, value]) => JSON.stringify(opened?.[name]) === JSON.stringify(value),
        ) && opened
      );
    }, 'it counts');
    const { isAccessCodeRequired, isEmailRequired, isForRecipientsOnly, consentMode } = found;
    const asked =
      'query ($id: ID!) { sharedLink(id: $id) { asked { hasAccessCode isEmailRequired isForRecipientsOnly consentMode } } }';
    expect((await links.team.call<Fields>(asked, { id: sharedLinkId })).answer).toEqual({
      asked: {
        hasAccessCode: isAccessCodeRequired,
        isEmailRequired,
        isForRecipientsOnly,
        consentMode,
      },
    });
  });

  test('the team’s consent mode applies to links without their own', async () => {
    const [silent, own] = [
      await links.team.share(),
      await links.team.share({ consentMode: 'NOT_REQUIRED' }),
    ];
    await saysTeam({
      sharingConsent: 'REQUIRED',
      privacyPolicyUrl: 'https://acme.example/privacy',
    });
    const asked = await until(async () => {
      const found = await openPublicly(silent.sharedLinkId);
      return found?.['consentMode'] === 'REQUIRED' && found;
    }, 'it is heard');
    expect(asked).toMatchObject({
      consentStatements: expect.arrayContaining([
        { language: 'en', text: 'I have read and accept the privacy policy of Acme.' },
      ]),
      team: { privacyPolicyUrl: 'https://acme.example/privacy' },
    });
    expect(await openPublicly(own.sharedLinkId)).toMatchObject({
      consentMode: 'NOT_REQUIRED',
      consentStatements: [],
    });
    await saysTeam({ sharingConsent: 'IMPLIED' });
  });

  test('a code reaches recipients only, in the language of the page that asks, and verifies the email on any device', async () => {
    const { sharedLinkId } = await links.team.share({
      recipients: [{ email: 'kim@coded.example' }],
      isForRecipientsOnly: true,
    });
    const of = { teamId: links.team.teamId, linkId: sharedLinkId };
    const request = (email: string) =>
      links.team.call(
        'mutation ($teamId: ID!, $linkId: ID!, $email: String!) { requestEmailCode(teamId: $teamId, linkId: $linkId, email: $email, language: "fr") }',
        { ...of, email },
        links.team.system as never,
      );
    const check = (email: string, code: string, caller = '192.0.2.1') =>
      links.team.call(
        'mutation ($teamId: ID!, $linkId: ID!, $email: String!, $code: String!, $caller: String!) { checkEmailCode(teamId: $teamId, linkId: $linkId, email: $email, code: $code, caller: $caller) }',
        { ...of, email, code, caller },
        links.team.system as never,
      );
    expect([
      (await request('Kim@Coded.example')).answer,
      (await request('eve@evil.example')).answer,
      (await request('kim@coded.example')).answer,
    ]).toEqual([true, true, true]);
    await until(
      async () => (await links.team.mails(`code.${sharedLinkId}`)).length > 0,
      'the mail is sent',
    );
    await links.team.running.settled();
    const mails = await links.team.mails(`code.${sharedLinkId}`);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['kim@coded.example']);
    const code = /^\d{6}$/m.exec(mails[0]!.text!)![0];
    expect(mails[0]!.subject).toMatch(new RegExp(`^${code} est votre code pour « .+ »$`));
    expect(mails[0]!.text).toContain(`#code=${code}&email=kim%40coded.example`);
    const { recipients } = (await read(sharedLinkId)) as { recipients: { id: string }[] };
    expect((await check('kim@coded.example', ` ${code.slice(0, 3)} ${code.slice(3)}`)).answer).toBe(
      recipients[0]!.id,
    );
    expect((await check('eve@evil.example', code)).answer).toBeNull();
    expect((await check('kim@coded.example', '000000')).answer).toBeNull();
    await revise(sharedLinkId, { recipients: [{ email: 'lee@coded.example' }] });
    expect((await check('kim@coded.example', code)).answer).toBeNull();
    expect(
      (
        await links.team.call(
          'mutation { requestEmailCode(teamId: "x", linkId: "y", email: "a@b.example") }',
        )
      ).error,
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('concurrent wrong codes all count, and other links are not affected', async () => {
    const [guarded, other] = await Promise.all([
      links.team.share({ accessCode: 'Harbor-27' }),
      links.team.share({ accessCode: 'k7mp-3xqd' }),
    ]);
    const guess = async (
      { sharedLinkId: linkId }: { sharedLinkId: string },
      accessCode: string,
      caller: string,
    ) => {
      const document =
        'mutation ($teamId: ID!, $linkId: ID!, $code: String!, $caller: String!) { checkAccessCode(teamId: $teamId, linkId: $linkId, accessCode: $code, caller: $caller) }';
      const { answer, error } = await links.team.call<boolean | null>(
        document,
        { teamId: links.team.teamId, linkId, code: accessCode, caller },
        links.team.system as never,
      );
      return error ? String(error['code']) : answer;
    };
    expect(await guess(guarded, ' harbor-27 ', '192.0.2.9')).toBe(true);
    const answers: unknown[] = [];
    for (let n = 0; n < 30; n++) answers.push(await guess(guarded, `guess ${n}`, `192.0.2.${n}`));
    expect(answers.filter((answer) => answer === false)).toHaveLength(15);
    expect(answers.slice(15)).toEqual(Array(15).fill('TOO_MANY_REQUESTS'));
    expect(await guess(guarded, 'Harbor-27', '198.51.100.1')).toBe('TOO_MANY_REQUESTS');
    expect(await guess(other, 'K7MP 3XQD', '192.0.2.1')).toBe(true);
    expect(await guess({ sharedLinkId: newId() }, 'k7mp-3xqd', '192.0.2.1')).toBeNull();
  });

  test('guesses at a presentation’s code count over all its links; who was in before still gets in, and the owner hears of it', async () => {
    const deck = await links.team.share({ name: 'First' });
    const { answer: second } = await links.team.call<{ id: string }>(
      'mutation ($id: ID!) { duplicateSharedLink(id: $id) { id } }',
      { id: deck.sharedLinkId },
    );
    const accessCodeName = await blindIndex(
      links.team.running.engines.keys,
      links.team.teamId,
      accessCodeOf(deck.presentationId, 'harbor-27'),
    );
    await saysContent(
      deck.presentationId,
      PresentationRevised({ presentationId: deck.presentationId, accessCodeName }),
    );
    const guess = async (linkId: string, accessCode: string, n: number, knownVisitId?: string) => {
      const { answer, error } = await links.team.call<boolean | null>(
        'mutation ($teamId: ID!, $linkId: ID!, $accessCode: String!, $caller: String!, $knownVisitId: ID) { checkAccessCode(teamId: $teamId, linkId: $linkId, accessCode: $accessCode, caller: $caller, knownVisitId: $knownVisitId) }',
        {
          teamId: links.team.teamId,
          linkId,
          accessCode,
          caller: `192.0.2.${n}`,
          ...(knownVisitId && { knownVisitId }),
        },
        links.team.system as never,
      );
      return error ? String(error['code']) : answer;
    };
    const { sharedLinkId } = deck;
    await until(async () => (await guess(sharedLinkId, 'x', 0)) === false, 'the code is known');
    const answers: unknown[] = [];
    for (let n = 1; n < 20; n++)
      answers.push(await guess(n % 2 ? sharedLinkId : second.id, `guess ${n}`, n));
    expect(answers.filter((answer) => answer === false)).toHaveLength(14);
    expect(await guess(second.id, 'harbor-27', 99)).toBe('TOO_MANY_REQUESTS');
    expect(await guess(second.id, 'harbor-27', 99, newId())).toBe(true);
  });

  test('the owner of a code that is being guessed gets a mail and a notification', async () => {
    const { sharedLinkId } = await links.team.share({ name: 'Guessed' });
    await publishForeign(
      links.team.running.engines,
      `SharedLinkGuesses/${links.team.teamId}/${sharedLinkId}`,
      links.team.teamId,
      [SharedLinkCodeGuessed({ sharedLinkId, presentationId: null, gate: 'ACCESS_CODE' })],
    );
    const [mail] = await until(async () => {
      const sent = await links.team.mails('code-guessed.');
      return sent.length > 0 && sent;
    }, 'the mail is sent');
    expect(mail!.text).toContain('your link “Guessed”');
    const { items } = await links.team.feed();
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'CODE_GUESSED', sharedLink: { id: sharedLinkId } }),
    );
  });

  test('a visitor can ask for access once a day, and the owner gets a mail', async () => {
    const { sharedLinkId } = await links.team.share({ name: 'For Northwind' });
    const ask = (email: string, linkId = sharedLinkId) =>
      links.team.call(
        'mutation ($teamId: ID!, $linkId: ID!, $input: AskForAccessInput!) { askForAccess(teamId: $teamId, linkId: $linkId, input: $input) }',
        {
          teamId: links.team.teamId,
          linkId,
          input: { email, name: 'Ana', message: 'May I?', reason: 'EXPIRED' },
        },
        links.team.system as never,
      );
    for (const email of ['ana@asks.example', 'ANA@asks.example'])
      expect((await ask(email)).answer).toBe(true);
    expect((await ask('nobody')).error).toMatchObject({
      code: 'INVALID',
      fields: { email: [expect.any(String)] },
    });
    expect((await ask('ana@asks.example', newId())).error).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Link not found.',
    });
    await until(
      async () => (await links.team.mails(`access.${sharedLinkId}`)).length > 0,
      'the mail is sent',
    );
    await links.team.running.settled();
    const mails = await links.team.mails(`access.${sharedLinkId}`);
    expect(mails[0]!.text).toMatch(new RegExp(`^See the link: .*/links/${sharedLinkId}$`, 'm'));
    expect(
      mails.map(({ to, text }) => [
        to?.[0]?.address,
        text?.includes('Ana (ana@asks.example)'),
        text?.includes('the link has expired'),
      ]),
    ).toEqual([['bob@example.com', true, true]]);
    const requests =
      'query ($id: ID!) { sharedLink(id: $id) { accessRequests { email name message reason } } }';
    expect((await links.team.call<Fields>(requests, { id: sharedLinkId })).answer).toEqual({
      accessRequests: [
        { email: 'ana@asks.example', name: 'Ana', message: 'May I?', reason: 'EXPIRED' },
      ],
    });
    const ids = 'query ($id: ID!) { sharedLink(id: $id) { accessRequests { id } } }';
    const [asker] = (
      await links.team.call<{ accessRequests: { id: string }[] }>(ids, { id: sharedLinkId })
    ).answer.accessRequests;
    const answered = await links.team.call<Fields>(
      'mutation ($linkId: ID!, $personId: ID!) { answerAccessRequest(linkId: $linkId, personId: $personId, isGranted: false) { accessRequests { id } } }',
      { linkId: sharedLinkId, personId: asker!.id },
    );
    expect(answered.answer).toEqual({ accessRequests: [] });
  });

  test('explained access equals decided access', async () => {
    const { sharedLinkId } = await links.team.share({
      recipients: [{ email: 'kim@x.example' }],
      isForRecipientsOnly: true,
      accessCode: 'harbor-27',
    });
    const explain = async (address: string, claims = links.team.admin) =>
      (
        await links.team.call<{
          passes: boolean;
          decidedBy: string;
          steps: { rule: string; outcome: string; explanation: string }[];
        } | null>(
          'query ($id: ID!, $address: String!) { explainAccess(linkId: $id, address: $address) { address passes decidedBy steps { rule outcome explanation } } }',
          { id: sharedLinkId, address },
          claims,
        )
      ).answer;
    expect(await explain(' KIM@x.example')).toMatchObject({
      address: 'kim@x.example',
      passes: true,
      decidedBy: 'EMAIL_CODE',
    });
    expect(await explain('eve@x.example')).toMatchObject({
      passes: false,
      decidedBy: 'RECIPIENTS',
    });
    await links.team.call(on('deactivateSharedLink'), { id: sharedLinkId });
    expect(await explain('kim@x.example')).toMatchObject({
      passes: false,
      decidedBy: 'LINK_STATUS',
    });
    expect(await explain('kim@x.example', links.team.member)).toBeNull();
  });

  test('the consent ledger says what was shown and chosen', async () => {
    const deck = await links.team.share({ consentMode: 'OPTIONAL' });
    const asked = {
      ...deck,
      linkOwnerId: links.team.admin.userId,
      hitId: newId(),
      mode: 'OPTIONAL' as const,
      statement: 'Acme may see.',
      privacyPolicyUrl: null,
    };
    await publishFact(
      links.team.running.engines,
      links.team.teamId,
      SharedLinkConsentShown({ ...asked, shownAt: '2026-11-20T12:00:00.000Z' }),
    );
    await publishFact(
      links.team.running.engines,
      links.team.teamId,
      SharedLinkConsentChosen({ ...asked, isGiven: false, chosenAt: '2026-11-20T12:00:05.000Z' }),
    );
    const ledger =
      'query ($id: ID) { consents(linkId: $id) { total items { id statement isGiven shownAt chosenAt sharedLink { id } } } }';
    const { answer } = await until(async () => {
      const found = await links.team.call<Fields & { items: { chosenAt: string | null }[] }>(
        ledger,
        { id: deck.sharedLinkId },
      );
      return found.answer.items.some(({ chosenAt }) => chosenAt !== null) && found;
    }, 'the choice is known');
    expect(answer).toMatchObject({
      items: [
        {
          id: asked.hitId,
          statement: 'Acme may see.',
          isGiven: false,
          chosenAt: '2026-11-20T12:00:05.000Z',
          sharedLink: { id: deck.sharedLinkId },
        },
      ],
    });
    await publishFact(
      links.team.running.engines,
      links.team.teamId,
      SharedLinkHitRecorded({
        ...deck,
        linkOwnerId: links.team.admin.userId,
        hitId: asked.hitId,
        openedAt: '2026-11-20T11:59:00.000Z',
        lane: 'person',
        laneReason: null,
        visitorKey: null,
        userAgent: null,
      }),
    );
    const ofHit = await until(async () => {
      const { answer: hit } = await links.team.call<{
        consent: { isGiven: boolean | null } | null;
      } | null>('query ($id: ID!) { sharedLinkHit(id: $id) { consent { isGiven } } }', {
        id: asked.hitId,
      });
      return hit;
    }, 'the opening is known');
    expect(ofHit.consent).toEqual({ isGiven: false });
    expect(
      (await links.team.call<Fields>(ledger, { id: deck.sharedLinkId }, links.team.member)).answer,
    ).toMatchObject({ total: 0 });
  });
}
