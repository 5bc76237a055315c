import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { googlebot, linksOfHits } from '../../testing/links-of-hits.ts';
import { passBotCheck } from '../../testing/pass-bot-check.ts';
import { publishAndShare, type Shared } from '../../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../../testing/start-edge.ts';
import { verdictsContract } from './verdicts.contract.ts';

let edge: RunningEdge;
let shared: Shared;
beforeAll(async () => {
  edge = await startEdge();
  shared = await publishAndShare(edge);
});
afterAll(() => edge.stop());

const { aLink, open, hitsOf, known, countsOf } = linksOfHits(
  () => edge,
  () => shared.presentationId,
);
const ownHit = async (visit: string) =>
  (
    await edge.call<{
      data: { is_fake: boolean; is_real: boolean; email: string | null; uuid: string };
    }>('GET', `/api/public/shared-link-hits/${visit}`, { token: null })
  ).body.data;
const say = (method: string, path: string, json: object) =>
  edge.call<{ data: Record<string, unknown> }>(method, path, { token: null, json });

verdictsContract(
  () => edge,
  () => shared.presentationId,
);

test('bots and one’s own team are kept apart as the link is opened, with the reason', async () => {
  const { id, token } = await aLink();
  await open(token);
  await open(token, { userAgent: googlebot });
  await open(token, { as: edge.token });
  const stranger = (await addPerson(edge.lectern, { role: 'TEAM_ADMIN' })).token;
  await open(token, { as: stranger });
  const hits = await known(id, 4);
  expect(hits.map(({ lane, lane_reason }) => [lane, lane_reason]).toSorted()).toEqual([
    ['bot', 'user-agent: googlebot'],
    ['own-team', 'signed-in'],
    ['person', null],
    ['person', null],
  ]);
  expect((await hitsOf(id, 'person')).meta.total).toBe(2);
  expect((await hitsOf(id, 'bot')).data).toMatchObject([{ is_fake: true, is_real: false }]);
  expect(await countsOf(id)).toEqual({
    hitCount: 2,
    hitCounts: { persons: 2, bots: 1, ownTeam: 1 },
  });
  const { body } = await edge.call('GET', `/api/shared-links/${id}`);
  expect(body['data']).toMatchObject({ hit_count: 2 });
});

test('whoever opens a link that its only recipient has sent on is not taken for them', async () => {
  await edge.call('PUT', `/api/admin/presentations/${shared.presentationId}`, {
    json: { settings: { can_be_forwarded: true } },
  });
  const { token } = await aLink({ recipients: ['rita@client.example'] });
  const query = 'query ($id: ID!) { viewerSession(id: $id) { contact { email } } }';
  const isNamed = async (visit: string, email: string | null) => {
    const { body } = await say('POST', '/api/sessions', { hit_uuid: visit });
    const id = String(body.data['id']).split('.', 1)[0]!;
    await until(
      async () => {
        const { viewerSession } = await edge.graph<{
          viewerSession: { contact: { email: string } | null } | null;
        }>(query, { id });
        return viewerSession !== null && (viewerSession.contact?.email ?? null) === email;
      },
      `the viewing is known as that of ${email ?? 'nobody'}`,
    );
    return id;
  };
  const visit = await open(token);
  const id = await isNamed(visit, 'rita@client.example');
  const sentOn = await say('POST', `/api/public/shared-link-hits/${visit}/forward`, {
    to_email: 'fred@else.example',
    from_name: 'Rita',
    from_email: 'rita@client.example',
  });
  expect(sentOn).toMatchObject({ status: 200 });
  await isNamed(await open(token), null);
  const steps = 'query ($id: ID!) { viewerSession(id: $id) { timeline { kind text } } }';
  await until(async () => {
    const {
      viewerSession: { timeline },
    } = await edge.graph<{ viewerSession: { timeline: { kind: string; text: string | null }[] } }>(
      steps,
      { id },
    );
    return timeline.some(({ kind, text }) => kind === 'FORWARDED' && text === 'fred@else.example');
  }, 'the viewing tells to whom it was sent on');
});

test('what a browser says of itself makes a bot of a hit and no person of a bot', async () => {
  const { id, token } = await aLink();
  const visits = await Promise.all([
    open(token),
    open(token),
    open(token),
    open(token, { userAgent: googlebot }),
  ]);
  await known(id, 4);
  const [byPut, byPatch, byPost, bot] = visits as [string, string, string, string];
  expect(
    (await say('PUT', `/api/public/shared-link-hits/${byPut}`, { isBot: true })).body.data,
  ).toMatchObject({ is_fake: true, is_real: false, block_robots: false });
  expect(
    (await say('PATCH', `/api/fingerprint/hits/${byPatch}`, { is_fingerprint_bot: true })).body
      .data,
  ).toMatchObject({ is_fake: true });
  expect(
    (
      await say('POST', '/api/fingerprint/bot/detected', {
        hit_uuid: byPost,
        bot: true,
        kind: 'headless_chrome',
      })
    ).body.data,
  ).toEqual({
    request_id: byPost,
    visitor_id: byPost.split('.', 1)[0],
    bot: true,
    kind: 'fingerprint: headless_chrome',
  });
  const identified = await edge.call('GET', `/api/fingerprint/events/${byPost}`, { token: null });
  expect(identified.body['data']).toMatchObject({
    bot: true,
    kind: 'fingerprint: headless_chrome',
  });
  expect(
    (await say('PUT', `/api/public/shared-link-hits/${bot}`, { isBot: false, is_real: true })).body
      .data,
  ).toMatchObject({ is_fake: true });
  expect(
    (await say('PATCH', `/api/fingerprint/hits/${bot}`, { is_fingerprint_bot: false })).body.data,
  ).toMatchObject({ is_fake: true });
  expect(await countsOf(id)).toMatchObject({ hitCounts: { persons: 0, bots: 4, ownTeam: 0 } });
  expect(
    (
      await say('POST', '/api/fingerprint/bot/detected', {
        hit_uuid: byPost,
        bot: true,
        kind: '<script>',
      })
    ).status,
  ).toBe(422);
});

test('a hit is its visitor’s own: a visit opens one, and nothing else does', async () => {
  const { id, token } = await aLink();
  const [one, other] = [await open(token), await open(token)];
  await known(id, 2);
  expect(await ownHit(one)).toMatchObject({
    is_real: true,
    id: one.split('.', 1)[0],
    uuid: one,
  });
  const grafted = `${other.split('.', 1)[0]}.${one.split('.')[1]}`;
  const [uuid] = one.split('.', 1);
  for (const [wrong, status] of [
    [grafted, 403],
    [`${uuid}.x`, 403],
    [uuid!, 404],
  ] as const) {
    expect(
      (await edge.call('GET', `/api/public/shared-link-hits/${wrong}`, { token: null })).status,
    ).toBe(status);
    expect((await say('POST', `/api/public/shared-link-hits/${wrong}/notify`, {})).status).toBe(
      status,
    );
    expect(
      (await say('PATCH', `/api/fingerprint/hits/${wrong}`, { is_fingerprint_bot: true })).status,
    ).toBe(status);
    expect(
      (await edge.call('GET', `/api/fingerprint/events/${wrong}`, { token: null })).status,
    ).toBe(status);
  }
  expect(
    (await say('PUT', `/api/public/shared-link-hits/${one}`, { email: 'not an address' })).status,
  ).toBe(422);
  expect(
    (await say('PUT', `/api/public/shared-link-hits/${one}`, { email: 'Kim@Northwind.example' }))
      .body.data,
  ).toMatchObject({ email: 'kim@northwind.example' });
});

test('a reader is told of by mail and in the feed; the mail’s own address turns more of them off', async () => {
  const { id, token } = await aLink({ name: 'Ana at Acme', notification_level: 2 });
  const visit = await open(token);
  await known(id, 1);
  const session = await say('POST', '/api/sessions', { hit_uuid: visit });
  await until(
    async () =>
      (await edge.call('GET', `/api/sessions/${String(session.body.data['id']).split('.', 1)[0]}`))
        .status === 200,
    'the viewing is known',
  );
  for (const unproved of [{}, { recaptcha: { success: true, score: 0.9 } }])
    expect(
      await say('POST', `/api/public/shared-link-hits/${visit}/notify`, unproved),
    ).toMatchObject({ status: 200, body: { data: { is_verified: false } } });
  expect(
    await say('POST', `/api/public/shared-link-hits/${visit}/notify`, { recaptcha_token: 'x' }),
  ).toMatchObject({ status: 422, body: { errors: { recaptcha_token: [expect.any(String)] } } });
  expect((await known(id, 1))[0]).toMatchObject({ noticed_at: null });
  expect(
    (
      await say('POST', `/api/public/shared-link-hits/${visit}/notify`, {
        recaptcha_token: await passBotCheck(edge),
      })
    ).status,
  ).toBe(200);
  type Recent = {
    notifications: { id: string; read: 0 | 1; shared_link_id: string; message: string }[];
    announcements: unknown[];
    unread_count: number;
  };
  const recent = async () =>
    (await edge.call<Recent>('GET', '/api/admin/notifications/recent')).body;
  const raised = await until(
    async () => (await recent()).notifications.find(({ shared_link_id: link }) => link === id),
    'the feed says so',
  );
  expect(raised).toMatchObject({
    read: 0,
    message_type: 'success',
    message_title: 'Someone opened Price list',
    message: 'The first opening of “Ana at Acme”.',
    hit_count: 1,
  });

  // Whoever has read to the end is told of at once; otherwise the mail would wait for a minute.
  await say('PUT', `/api/sessions/${String(session.body.data['id'])}/end`, { elapsed_ms: 50 });
  const mail = await until(async () => {
    const { mailOutbox } = await edge.graph<{
      mailOutbox: { items: { subject: string; text: string }[] };
    }>('{ mailOutbox { items { subject text } } }');
    return mailOutbox.items.find(({ subject }) => subject.includes('Ana at Acme'));
  }, 'the mail is in the outbox');
  const mute = /\/mute\/(\S+)\/notifications/.exec(mail.text)![1]!;
  const turn = (text: string, what: string, json: object) =>
    say('PUT', `/api/public/mute/${text}/${what}`, json);
  expect((await turn(mute, 'notifications', { notification_level: 0 })).body).toEqual({
    data: { notification_level: 0, is_muted: false },
  });
  expect(
    (await edge.call<{ data: object }>('GET', `/api/shared-links/${id}`)).body.data,
  ).toMatchObject({ notification_level: 0 });
  expect((await turn(mute, 'reminders', { is_muted: true })).body).toEqual({
    data: { notification_level: 0, is_muted: true },
  });
  expect((await turn(mute, 'notifications', { notification_level: 2 })).body).toMatchObject({
    data: { notification_level: 2 },
  });
  for (const wrong of [`${mute}x`, visit, newId()])
    expect((await turn(wrong, 'notifications', { notification_level: 0 })).status).toBe(404);
  expect((await turn(mute, 'notifications', { notification_level: 9 })).status).toBe(422);

  const page = await edge.call('GET', `/mute/${mute}/notifications`, { token: null });
  expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
  expect((await edge.call('GET', `/mute/${visit}/notifications`, { token: null })).status).toBe(
    404,
  );
  const oneClick = await edge.call('POST', `/mute/${mute}/notifications`, {
    token: null,
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(oneClick.body).toMatchObject({ data: { notification_level: 0 } });

  expect(
    (
      await edge.call<{ data: object }>('PUT', '/api/admin/notifications/read', {
        json: { notifications: [raised.id, newId()] },
      })
    ).status,
  ).toBe(200);
  expect((await recent()).notifications.find((each) => each.id === raised.id)).toMatchObject({
    read: 1,
  });
  expect(
    (await edge.call('PUT', '/api/admin/notifications/read', { json: { notifications: ['x'] } }))
      .status,
  ).toBe(422);
});

test('a link that was closed takes no notice of its readers, is not sent on, and says why', async () => {
  const { id, token } = await aLink();
  const visit = await open(token);
  await known(id, 1);
  await edge.call('PUT', `/api/shared-links/${id}/deactivate`);
  const gone = { status: 410, body: { code: 'GONE', reason: 'canceled' } };
  expect(await say('POST', `/api/public/shared-link-hits/${visit}/notify`, {})).toMatchObject(gone);
  expect(
    await say('POST', `/api/public/shared-link-hits/${visit}/forward`, {
      to_email: 'someone@client.example',
      from_name: 'Somebody',
    }),
  ).toMatchObject(gone);
});
