import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { smallScreen } from '@lectern/schemas/files/screen-sizes.ts';
import { publishAndShare, type Shared } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
let shared: Shared;
beforeAll(async () => {
  edge = await startEdge();
  shared = await publishAndShare(edge);
});
afterAll(() => edge.stop());

/** Of all, or of one. */
const hits = async (hitId = '') => {
  const { text } = await edge.call('GET', '/api/event-stream');
  return text
    .split('\n')
    .filter((line) => line.includes('"type":"SharedLinkHitRecorded"') && line.includes(hitId))
    .length;
};
const inlined = (html: string) =>
  JSON.parse(/id="lectern-visit">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as {
    data?: Record<string, string>;
    error?: unknown;
  };
const open = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  edge.call(method, path, { token: null, headers });

test('the recipient’s page carries the link and begins to load its first picture', async () => {
  const before = await hits();
  const page = await open(`/s/${shared.token}`);
  expect(page.status).toBe(200);
  const { data } = inlined(page.text);
  expect(data).toMatchObject({
    token: shared.token,
    status: 'Active',
    hit_uuid: expect.any(String),
    page_count: 3,
  });
  expect(page.text).toContain(
    `<link rel="preload" as="image" fetchpriority="high" media="not ${smallScreen}" href="${data!['pages_url']}large/0001.webp">`,
  );
  await until(async () => (await hits()) === before + 1, 'the hit is recorded');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
});

test('looking without opening, and asking again within a visit, record nothing', async () => {
  const before = await hits();
  expect((await open(`/s/${shared.token}`, 'HEAD')).status).toBe(200);
  const head = await open(`/api/public/shared-links/${shared.token}`, 'HEAD');
  expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET']);
  const again = await open(`/api/public/shared-links/${shared.token}?hit_uuid=${shared.hitUuid}`);
  expect((again.body['data'] as Record<string, string>)['hit_uuid']).toBe(shared.hitUuid);
  expect((again.body['data'] as Record<string, string>)['pages_url']).toEqual(
    expect.stringContaining(edge.contentUrl),
  );
  const other = await open(`/api/public/shared-links/${shared.token}`);
  expect((other.body['data'] as Record<string, string>)['hit_uuid']).not.toBe(shared.hitUuid);
  await until(async () => (await hits()) === before + 1, 'that one is recorded');
});

test('what it tells of the link is what Express would tell', async () => {
  const fast = await open(`/api/public/shared-links/${shared.token}?hit_uuid=${shared.hitUuid}`);
  const slow = await open(
    `/api/public/shared-links/${shared.token}?hit_uuid=${shared.hitUuid}&x=1`,
  );
  const shape = ({ body }: typeof fast) => Object.keys(body['data'] as object).sort();
  expect(shape(fast)).toEqual(shape(slow));
});

test('a new team’s page and its own settings say the same of it', async () => {
  const { data } = (
    await open(`/api/public/shared-links/${shared.token}?hit_uuid=${shared.hitUuid}`)
  ).body as { data: { team: Record<string, unknown>; display_user_info: boolean } };
  const { current_team: team } = (
    await edge.call<{ data: { current_team: Record<string, unknown> } }>('GET', '/api/user')
  ).body.data;
  const { sharing_consent_text: _, ...told } = data.team;
  expect({ ...told, display_user_info: data.display_user_info }).toEqual(
    Object.fromEntries(
      [...Object.keys(told), 'display_user_info'].map((name) => [name, team[name]]),
    ),
  );
});

test('an unknown link is a 404 and one that was taken away a 410, on the page and as JSON', async () => {
  const unknown = await open('/s/no-such-link');
  expect([unknown.status, inlined(unknown.text)]).toEqual([
    404,
    { error: { code: 10001, message: 'Link not found.' } },
  ]);
  const { body } = await edge.call<{ data: { id: string; token: string } }>(
    'POST',
    `/api/presentations/${shared.presentationId}/share`,
    { json: { alias: 'autumn-list' } },
  );
  expect((await open('/s/autumn-list')).status).toBe(200);
  await edge.call('PUT', `/api/shared-links/${body.data.id}/deactivate`);
  const gone = await open('/s/autumn-list');
  expect([gone.status, inlined(gone.text)]).toEqual([
    410,
    {
      error: {
        code: 10003,
        message: 'Link not found.',
        reason: 'canceled',
        team_name: expect.any(String),
      },
    },
  ]);
  expect((await open(`/api/public/shared-links/${body.data.token}`)).status).toBe(410);
  expect((await open(`/s/${body.data.token}`, 'HEAD')).status).toBe(410);
});

test('a link’s pages are in its own language, else the reader’s, closed or open, and so is the consent on record', async () => {
  const { body } = await edge.call<{ data: { id: string; token: string } }>(
    'POST',
    `/api/presentations/${shared.presentationId}/share`,
    { json: { consent_mode: 'optional' } },
  );
  const { id, token } = body.data;
  const german = { 'accept-language': 'de-AT,en;q=0.5' };
  const languageOf = async (path: string, headers = {}) =>
    /<html lang="(..)">/.exec((await open(path, 'GET', headers)).text)?.[1];
  expect([
    await languageOf(`/s/${token}`),
    await languageOf(`/s/${token}`, german),
    await languageOf('/s/no-such-link', german),
  ]).toEqual(['en', 'de', 'de']);

  const page = await open(`/s/${token}`, 'GET', german);
  const { data } = inlined(page.text) as unknown as {
    data: { hit_uuid: string; team: { sharing_consent_text: string } };
  };
  const statement = data.team.sharing_consent_text;
  expect(statement).toMatch(/ darf sehen, welche Seiten ich lese und wie lange\.$/);
  const chosen = await edge.call('PUT', `/api/public/shared-link-hits/${data.hit_uuid}`, {
    token: null,
    headers: { 'accept-language': 'fr' },
    json: { consent: true },
  });
  expect(chosen.status).toBe(200);
  await until(
    async () =>
      (await edge.call('GET', '/api/event-stream?type=SharedLinkConsentChosen')).text.includes(
        JSON.stringify(statement),
      ),
    'the choice is of what was shown, not of this call’s language',
  );

  const revise = (language: string) =>
    edge.call<{ data: { language: string | null } }>('PATCH', `/api/shared-links/${id}`, {
      json: { data: { language } },
    });
  expect((await revise('ja')).body.data.language).toBe('ja');
  expect((await revise('auto')).body.data.language).toBeNull();
  expect((await revise('tlh')).status).toBe(422);
  await revise('ja');
  await until(
    async () => (await languageOf(`/s/${token}`, german)) === 'ja',
    'the link’s own language counts',
  );
  await edge.call('PUT', `/api/shared-links/${id}/deactivate`);
  await until(async () => (await open(`/s/${token}`)).status === 410, 'it is off');
  expect(await languageOf(`/s/${token}`, german)).toBe('ja');
});

test('without JavaScript the first page can be read: its picture, its text, and from whom it is', async () => {
  const { text } = await open(`/s/${shared.token}`);
  const plain = /<noscript>(.*)<\/noscript>/s.exec(text)?.[1] ?? '';
  expect(plain).toMatch(/<h1>.+<\/h1><p>.+<\/p><img src="[^"]+large\/0001\.webp"/);
  expect(plain).toMatch(/class="plain-text">Page 1<\/p>/);
});

test('a name that looks like markup stays text', async () => {
  const name = '</script><script>alert(1)</script><!--';
  await edge.call('PUT', `/api/admin/presentations/${shared.presentationId}`, { json: { name } });
  const page = await until(async () => {
    const { text } = await open(`/s/${shared.token}`);
    return text.includes('alert(1)') && text;
  }, 'the new name has arrived');
  expect(page).not.toContain('<script>alert');
  expect(
    (inlined(page).data as unknown as { presentation: { name: string } }).presentation.name,
  ).toBe(name);
});

test('a log that does not answer delays neither the page nor, for long, a ping; the hit comes with the session', async () => {
  const { log } = edge.lectern.engines.engines;
  const publish = log.publish.bind(log);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  log.publish = () => held.then(() => Promise.reject(new Error('The log is away')));
  const page = await open(`/s/${shared.token}`);
  expect(page.status).toBe(200);
  const ping = await edge.call('PUT', `/api/sessions/${shared.session}/ping`, {
    token: null,
    json: { elapsed_ms: 5 },
  });
  expect([ping.status, ping.headers.get('retry-after')]).toEqual([503, '1']);
  release();
  log.publish = publish;
  const hitUuid = inlined(page.text).data!['hit_uuid']!;
  expect(
    (await edge.call('POST', '/api/sessions', { token: null, json: { hit_uuid: hitUuid } })).status,
  ).toBe(201);
  await until(
    async () => (await hits(hitUuid.split('.')[0])) === 1,
    'the hit is recorded after all',
  );
});

test('while nobody can say whether a link still stands, pings are taken and bytes are not given', async () => {
  const { body } = await edge.call<{ data: { token: string } }>(
    'POST',
    `/api/presentations/${shared.presentationId}/share`,
    { json: {} },
  );
  const opened = await until(async () => {
    const answer = await open(`/api/public/shared-links/${body.data.token}`);
    return answer.status === 200 && (answer.body['data'] as Record<string, string>);
  }, 'it opens');
  const session = await edge.call<{ data: { id: string } }>('POST', '/api/sessions', {
    token: null,
    json: { hit_uuid: opened['hit_uuid'] },
  });
  const sharing = edge.lectern.services.find(({ definition }) => definition.name === 'sharing')!;
  const get = sharing.store.views.getMany.bind(sharing.store.views);
  sharing.store.views.getMany = () => Promise.reject(new Error('The store is away'));
  const picture = await until(async () => {
    const answer = await fetch(`${opened['pages_url']}pictures/0001.jpg`);
    await answer.bytes(); // Else each would leave a connection behind, and the next meet one that is being closed.
    return answer.status !== 200 && answer;
  }, 'the answer of a second ago no longer counts');
  expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '1']);
  const ping = await edge.call('PUT', `/api/sessions/${session.body.data.id}/ping`, {
    token: null,
    json: { elapsed_ms: 1 },
  });
  expect(ping.status).toBe(200);
  sharing.store.views.getMany = get;
  expect((await open(`${opened['pages_url']}pictures/0001.jpg`)).status).toBe(200);
});
