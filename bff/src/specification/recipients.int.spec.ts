import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { publish } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';
import * as entities from './entities.ts';
import { missing, NativeClient, uncalled } from './native-client.ts';

let edge: RunningEdge;
let client: NativeClient;
let presentationId: string;
beforeAll(async () => {
  edge = await startEdge();
  client = new NativeClient(edge);
  presentationId = await publish(edge);
});
afterAll(() => edge.stop());

const nobody = { token: null };
const recaptcha = { success: true, score: 0.9 };

async function share(body: Record<string, unknown> = {}) {
  const { data } = await client.ok('POST /api/presentations/{id}/share', {
    ids: [presentationId],
    body,
  });
  return { id: String(data['id']), token: String(data['token']), link: data };
}

/** @returns the public fields of a link, which are there once the link is known to the edge */
async function open(token: string) {
  const said = await until(async () => {
    const answer = await client.call('GET /api/public/shared-links/{token}', {
      ids: [token],
      ...nobody,
    });
    return answer.status === 200 && answer;
  }, 'the link opens');
  return said.data;
}

async function startSession(hitUuid: unknown) {
  const { data } = await client.ok('POST /api/sessions', {
    ...nobody,
    body: { hit_uuid: hitUuid, live_mode: 1, recaptcha },
  });
  return data;
}

test('a link is shared with templates, themes and days as dates, and can be written back as it was read', async () => {
  const { id, link } = await share({
    share_template_id: null,
    share_theme_id: null,
    link_expires: 1,
    expires_at: '2031-12-31',
    notification_level: '2',
  });
  expect(missing(entities.sharedLink, link)).toEqual([]);
  const { data: before } = await client.ok('GET /api/shared-links/{id}', { ids: [id] });
  const { data: after } = await client.ok('PATCH /api/shared-links/{id}', {
    ids: [id],
    body: { data: before },
  });
  expect({ ...after, updated_at: null }).toEqual({ ...before, updated_at: null });
  const { data: open } = await client.ok('PATCH /api/shared-links/{id}', {
    ids: [id],
    body: { data: { link_expires: 0, expires_at: '2031-12-31' } },
  });
  expect(open['expires_at']).toBeNull();
});

test('links are shared in bulk and quickly', async () => {
  await client.ok('POST /api/presentations/share', {
    body: { presentation_ids: [presentationId] },
  });
  await client.ok('POST /api/presentations/quick-share', {
    body: { presentation: presentationId, recipients: ['quick@example.net'], template: null },
  });
});

test('links move between their states, and their aliases are checked', async () => {
  const { id } = await share();
  for (const move of ['deactivate', 'activate', 'expire'])
    await client.ok(`PUT /api/shared-links/{id}/${move}`, { ids: [id] });
  await client.ok('GET /api/shared-links/check-alias', {
    query: { alias: 'free-one', link_id: '' },
  });
  await client.ok('GET /api/presentations/{id}/shared-link-alias', {
    ids: [presentationId],
    query: { alias: 'free-one' },
  });
  await client.ok('DELETE /api/shared-links/{id}', { ids: [id] });
  await client.ok('DELETE /api/shared-links/cache');
});

test('a public link has the fields that the viewer reads', async () => {
  const { token } = await share();
  const link = await open(token);
  expect(missing(entities.publicLink, link)).toEqual([]);
  expect(missing(entities.publicTeam, link['team'] as never)).toEqual([]);
  const presentation = link['presentation'] as Record<string, unknown>;
  expect(
    missing(['alias', 'active', 'signedURL', 'is_pdf_form', 'is_microsoft_office'], presentation),
  ).toEqual([]);
  expect(missing(entities.publicSettings, presentation['settings'] as never)).toEqual([]);
});

test('the uuid that a hit answers opens its other calls', async () => {
  const { token } = await share();
  const { hit_uuid: uuid } = await open(token);
  const { data: hit } = await client.ok('GET /api/public/shared-link-hits/{uuid}', {
    ids: [String(uuid)],
    ...nobody,
  });
  expect(missing(entities.hit, hit)).toEqual([]);
  const ids = [String(hit['uuid'])];
  await client.ok('GET /api/public/shared-link-hits/{uuid}', { ids, ...nobody });
  await client.ok('PUT /api/public/shared-link-hits/{uuid}', {
    ids,
    ...nobody,
    body: { uuid: hit['uuid'], isBot: 0 },
  });
  await startSession(hit['uuid']);
});

test('an opening that is read again by its hit is one opening', async () => {
  const { id, token } = await share();
  const { hit_uuid: uuid } = await open(token);
  const query = { hit_uuid: String(uuid) };
  await client.ok('GET /api/public/shared-links/{token}', { ids: [token], ...nobody, query });
  await client.ok('GET /api/public/shared-link-hits/{uuid}', { ids: [String(uuid)], ...nobody });
  await client.ok('GET /api/public/shared-links/{token}', { ids: [token], ...nobody, query });
  await open(token);
  const hits = async () => {
    const { items } = await client.ok('GET /api/shared-link-hits', {
      query: { shared_link_id: id, bots: '1', own_team: '1' },
    });
    return items.length;
  };
  // What came before the second opening is counted before it.
  await until(async () => (await hits()) > 1, 'both openings are counted');
  expect(await hits()).toBe(2);
});

test('a hit is announced, forwarded and checked for bots with the fields of the specification alone', async () => {
  const { token } = await share();
  const ids = [String((await open(token))['hit_uuid'])];
  await client.ok('POST /api/public/shared-link-hits/{uuid}/notify', { ids, ...nobody });
  await client.ok('POST /api/public/shared-link-hits/{uuid}/notify', {
    ids,
    ...nobody,
    body: { recaptcha },
  });
  await client.ok('PATCH /api/fingerprint/hits/{id}', {
    ids,
    ...nobody,
    body: { is_fingerprint_bot: 0 },
  });
  await client.ok('POST /api/fingerprint/bot/detected', {
    ...nobody,
    body: { bot: true, kind: 'headless_chrome' },
  });
  await client.ok('GET /api/fingerprint/events/{requestId}', { ids, ...nobody });
  // An id of a service that we do not use; the client takes a failure for no result (accounts §8).
  const unknown = await client.call('GET /api/fingerprint/events/{requestId}', {
    ids: ['1700000000000.aBcDeF'],
    ...nobody,
  });
  expect(unknown.status).toBe(404);
});

test('a right code opens the visit and the address that were there before', async () => {
  const { token } = await share({ access_code: 'harbor-27' });
  const before = await open(token);
  expect(before['is_access_code_required']).toBe(true);
  const { body } = await client.ok('POST /api/public/shared-links/check-access-code', {
    ...nobody,
    body: { access_code: 'harbor-27', token },
  });
  expect(body['valid']).toBe(true);
  const hitUuid = body['hit_uuid'] ?? before['hit_uuid'];
  await startSession(hitUuid);
});

test('a session and its events have all their fields, and keep what their meta said', async () => {
  const { token } = await share();
  const session = await startSession((await open(token))['hit_uuid']);
  expect(missing(entities.session, session)).toEqual([]);
  const ids = [String(session['id'])];
  const now = Date.now() * 1_000;
  const meta = {
    currentEventID: 7,
    currentPage: 1,
    pageCount: 3,
    timestamp: now,
    elapsed_ms: 20,
    paused: 0,
    visibility: 'visible',
    hasFocus: true,
    recaptcha,
  };
  await client.ok('PUT /api/sessions/{id}/ping', {
    ids,
    ...nobody,
    body: { elapsed_ms: 20, ended_at: String(now), meta },
  });
  const { data: event } = await client.ok('POST /api/sessions/{id}/events', {
    ids,
    ...nobody,
    body: {
      session_id: ids[0],
      event_at_ms: String(now),
      category: 'data-capture',
      action: 'submit',
      path: 2,
      meta: { field: 'budget' },
      data: { value: 7 },
    },
  });
  expect(missing(entities.event, event)).toEqual([]);
  const { data: ended } = await client.ok('PUT /api/sessions/{id}/end', {
    ids,
    ...nobody,
    body: { ended_at: now + 30_000, meta: { ...meta, elapsed_ms: 50 } },
  });
  expect(ended['elapsed_ms']).toBeGreaterThan(0);

  const sessions = await until(async () => {
    const { items } = await client.ok('GET /api/sessions', {
      query: { presentation_id: presentationId, bots: '1', own_team: '1', sort: 'newest' },
    });
    return items.length > 0 && items;
  }, 'the session is listed');
  expect(missing(entities.session, sessions[0])).toEqual([]);
  const one = await client.ok('GET /api/sessions/{id}', { ids: [String(sessions[0]?.['id'])] });
  expect(missing(entities.session, one.data)).toEqual([]);
  const events = await until(async () => {
    const { items } = await client.ok('GET /api/events', {
      query: { presentation_id: presentationId, min: '0', chunk: '100' },
    });
    return items.length > 0 && items;
  }, 'the event is listed');
  expect(missing(entities.event, events[0])).toEqual([]);
  expect(events[0]?.['meta']).toMatchObject({ field: 'budget' });
  await client.ok('GET /api/events/{id}', { ids: [String(events[0]?.['id'])] });
});

test('a session gives its meta back as it was sent with the start', async () => {
  const { token } = await share();
  const meta = {
    currentEventID: 7,
    currentPage: 1,
    pageCount: 3,
    elapsed_ms: 0,
    paused: false,
    visibility: 'visible',
    hasFocus: true,
    newer: { of: ['its', 'own'] },
  };
  const { data: session } = await client.ok('POST /api/sessions', {
    ...nobody,
    body: { hit_uuid: (await open(token))['hit_uuid'], live_mode: true, recaptcha, meta },
  });
  expect(session['meta']).toEqual(meta);
  await client.ok('PUT /api/sessions/{id}/ping', {
    ids: [String(session['id'])],
    ...nobody,
    body: { elapsed_ms: 20, meta: { currentPage: 2 } },
  });
  const id = String(session['id']).split('.', 1)[0]!;
  const read = await until(async () => {
    const { status, body } = await edge.call<{ data: Record<string, unknown> }>(
      'GET',
      `/api/sessions/${id}`,
    );
    return status === 200 && body.data['current_page'] === 2 && body.data;
  }, 'the session is known');
  expect(read['meta']).toEqual(meta);
});

test('a member’s own session needs its activity alone', async () => {
  const { data } = await client.ok('POST /api/sessions', {
    body: { activity_id: '32e369d4-c578-45ce-844d-c37ea7a2989c' },
  });
  const ids = [String(data['id'])];
  await client.ok('PUT /api/sessions/{id}/ping', { ids, body: { meta: { elapsed_ms: 1 } } });
  await client.ok('PUT /api/sessions/{id}/end', { ids });
});

test('figures are asked for with parameters of any kind', async () => {
  const query = { start_date: '2026-11-01', user_id: 'x', shared_link_id: 'x' };
  for (const row of ['contacts', 'pages', 'links'])
    await client.ok(`GET /api/analytics/presentations/{id}/${row}`, {
      ids: [presentationId],
      query,
    });
});

test('hits and links are read on by chunks and pages, and exported', async () => {
  for (const alias of ['chunk-a', 'chunk-b', 'chunk-c', 'chunk-d']) await share({ alias });
  const all = await client.ok('GET /api/shared-links');
  const chunks = await Promise.all(
    [...Array(20).keys()].map((index) =>
      client.ok('GET /api/shared-links', { query: { min: String(index * 2), chunk: '2' } }),
    ),
  );
  const ids = chunks.flatMap(({ items }) => items.map((item) => item['id']));
  expect(ids).toEqual(all.items.map((item) => item['id']));
  const { items } = await client.ok('GET /api/shared-link-hits', { query: { per_page: '1' } });
  expect(items).toHaveLength(1);
  expect(missing(entities.hit, items[0])).toEqual([]);
  for (const kind of ['shared-links', 'shared-link-hits']) {
    const said = await client.ok(`POST /api/${kind}/export`, {
      body: { shared_links: ids, page: 1, per_page: 300, lane: null },
    });
    expect(said.headers.get('content-disposition')).toContain(`${kind.replaceAll('-', '_')}.csv`);
  }
});

test('notifications are read and marked', async () => {
  const { data } = await client.ok('GET /api/admin/notifications/recent');
  expect(missing(['notifications', 'announcements'], data)).toEqual([]);
  await client.ok('PUT /api/admin/notifications/read', { body: { notifications: [] } });
});

test('a contact reads, forwards the link, and is listed with what they read', async () => {
  await client.ok('PUT /api/admin/presentations/{id}/settings/{name}', {
    ids: [presentationId, 'can-be-forwarded'],
  });
  const { token } = await share({ recipients: [{ email: 'ada@client.example', name: 'Ada' }] });
  const hit = String((await open(token))['hit_uuid']);
  await startSession(hit);
  const sender = { from_name: 'Ada', from_email: 'ada@client.example' };
  await client.ok('POST /api/public/shared-link-hits/{uuid}/forward', {
    ids: [hit],
    ...nobody,
    body: { ...sender, to_email: 'bob@client.example', message: 'Worth a look' },
  });
  const contact = await until(async () => {
    const { items } = await client.ok('GET /api/analytics/presentations/{id}/contacts', {
      ids: [presentationId],
    });
    return items.find(({ email }) => email === 'ada@client.example');
  }, 'the contact is listed');
  const contactId = String(contact['id']);
  await client.ok('GET /api/analytics/contacts/{id}', { ids: [contactId] });
  await client.ok('GET /api/analytics/presentations/{id}/contacts/{contactId}', {
    ids: [presentationId, contactId],
  });
});

test('every row of recipients that is built was called', async () => {
  // Their tokens come by mail: hits.int.spec.ts calls them.
  const byMail = ['PUT /api/public/mute/*/notifications', 'PUT /api/public/mute/*/reminders'];
  expect(await uncalled(client, 'sharing', 'analytics')).toEqual(byMail);
});
