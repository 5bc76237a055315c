import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { mailsTo } from '../../testing/mails-to.ts';
import { publish } from '../../testing/publish-and-share.ts';
import { admin, startEdge, type RunningEdge } from '../../testing/start-edge.ts';

interface Link {
  id: string;
  token: string;
  url: string;
  name: string | null;
  alias: string | null;
  expires_at: string | null;
  link_expires: boolean;
  recipients: { email: string }[];
  presentation_id: string;
}

let edge: RunningEdge;
let presentationId: string;
let second: string;
let member: string;
beforeAll(async () => {
  edge = await startEdge();
  [presentationId, second] = await Promise.all([publish(edge, 1), publish(edge, 1)]);
  const { body } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  member = (
    await addPerson(edge.lectern, {
      teamId: body.data.current_team_id,
      permissions: ['can_export_data'],
    })
  ).token;
});
afterAll(() => edge.stop());

const share = async (json: object = {}, token = edge.token) =>
  (
    await edge.call<{ data: Link }>('POST', `/api/presentations/${presentationId}/share`, {
      token,
      json: { send_email: false, ...json },
    })
  ).body.data;
const patch = (id: string, data: object) =>
  edge.call<{ data: Link; errors: object }>('PATCH', `/api/shared-links/${id}`, { json: { data } });
const list = async (query: string) =>
  (await edge.call<{ data: Link[]; meta: { total: number } }>('GET', `/api/shared-links?${query}`))
    .body;

test('a link’s form is changed field by field; one that does not expire has no date', async () => {
  const { id } = await share({ name: 'Ana', expires_at: '2099-01-01T00:00:00Z' });
  expect(
    (
      await patch(id, {
        name: 'Ana Berg',
        notification_level: 4,
        consent_mode: 'optional',
        access_code: 'harbor-27',
        can_be_printed: false,
      })
    ).body.data,
  ).toMatchObject({
    name: 'Ana Berg',
    notification_level: 4,
    consent_mode: 'optional',
    has_access_code: true,
    access_code: 'harbor-27',
    can_be_printed: false,
    link_expires: true,
  });
  expect(
    (await patch(id, { link_expires: false, expires_at: '2098-01-01T00:00:00Z' })).body.data,
  ).toMatchObject({ link_expires: false, expires_at: null });
  expect(await patch(id, { link_expires: true, expires_at: null })).toMatchObject({
    status: 422,
    body: { errors: { expires_at: ['Choose a moment.'] } },
  });
  for (const json of [{ link_expires: true }, { link_expires: true, expires_at: null }]) {
    for (const [path, more] of [
      [`/api/presentations/${presentationId}/share`, {}],
      ['/api/presentations/share', { presentations: [presentationId] }],
    ] as const) {
      expect(await edge.call('POST', path, { json: { ...json, ...more } })).toMatchObject({
        status: 422,
        body: { errors: { expires_at: ['Choose a moment.'] } },
      });
    }
  }
  expect((await patch(id, { alias: 'NO' })).body.errors).toEqual({ alias: [expect.any(String)] });
  const read = async () =>
    (await edge.call<{ data: Link }>('GET', `/api/shared-links/${id}`)).body.data;
  const before = await read();
  const smuggled = {
    id: newId(),
    token: 'mine',
    url: 'https://evil.example',
    presentation_id: second,
    user_id: newId(),
    team_id: newId(),
    owner_id: newId(),
    status: 'Canceled',
    type: 'Direct',
    hit_count: 1_000,
    notification_levl: 0,
  };
  expect(await patch(id, smuggled)).toMatchObject({ status: 200, body: { data: before } });
  expect(await read()).toEqual(before);
  const bare = (json: object) =>
    edge.call<{ data: Link; errors: object }>('PATCH', `/api/shared-links/${id}`, { json });
  expect(
    (await bare({ alias: 'spring-fair', link_expires: false, notification_level: 2 })).body.data,
  ).toMatchObject({
    alias: 'spring-fair',
    link_expires: false,
    notification_level: 2,
    name: 'Ana Berg',
  });
  const changed = await read();
  for (const json of [smuggled, { name: 'Not the form', data: {} }])
    expect(await bare(json)).toMatchObject({ status: 200, body: { data: changed } });
  expect(await read()).toEqual(changed);
  for (const name of [{ $ne: null }, ['x'], 7])
    for (const said of [await bare({ name }), await patch(id, { name })])
      expect([said.status, said.body.errors]).toEqual([422, { name: [expect.any(String)] }]);
  expect((await patch(newId(), { name: 'x' })).status).toBe(404);
});

test('a deleted link is not there any more', async () => {
  const { id, token } = await share();
  expect((await edge.call('DELETE', `/api/shared-links/${id}`)).status).toBe(204);
  expect((await edge.call('GET', `/api/shared-links/${id}`)).status).toBe(404);
  expect(
    (await edge.call('GET', `/api/public/shared-links/${token}`, { token: null })).status,
  ).toBe(404);
  expect((await list('deleted=1')).data.map((link) => link.id)).toContain(id);
  expect((await edge.call('DELETE', '/api/shared-links/cache')).status).toBe(204);
});

test('whether an address is free is told with the reason', async () => {
  const { id } = await share({ alias: 'spring-offer' });
  const check = async (query: string, path = '/api/shared-links/check-alias') =>
    (await edge.call('GET', `${path}?${query}`)).body;
  expect(await check('alias=spring-offer')).toEqual({
    exists: true,
    valid: false,
    message: 'This link is taken.',
  });
  expect(await check(`alias=spring-offer&link_id=${id}`)).toEqual({
    exists: false,
    valid: true,
    message: null,
  });
  expect(await check('alias=Spring')).toEqual({
    exists: false,
    valid: false,
    message: 'Use lower-case letters, digits and hyphens.',
  });
  const ofPresentation = (of: string) => `/api/presentations/${of}/shared-link-alias`;
  expect(await check('alias=spring-offer', ofPresentation(presentationId))).toMatchObject({
    exists: true,
  });
  expect((await edge.call('GET', `${ofPresentation(newId())}?alias=autumn-offer`)).status).toBe(
    404,
  );
});

test('one presentation is shared with several people at once, several presentations with everybody', async () => {
  const quick = await edge.call<{ data: Link[] }>('POST', '/api/presentations/quick-share', {
    json: {
      presentation: presentationId,
      recipients: ['kim@x.example', { email: 'lee@x.example', name: 'Lee' }],
      message: 'Hello',
    },
  });
  expect([
    quick.status,
    quick.body.data.map(({ recipients }) => recipients.map(({ email }) => email)),
  ]).toEqual([201, [['kim@x.example'], ['lee@x.example']]]);
  const bulk = await edge.call<{ data: Link[] }>('POST', '/api/presentations/share', {
    json: { presentations: [presentationId, second], name: 'Fair' },
  });
  expect([bulk.status, bulk.body.data.map((link) => link.presentation_id)]).toEqual([
    201,
    [presentationId, second],
  ]);
  expect(
    (
      await edge.call('POST', '/api/presentations/share', {
        json: { presentations: [presentationId, newId()] },
      })
    ).status,
  ).toBe(404);
  expect(
    (
      await edge.call('POST', '/api/presentations/quick-share', {
        json: { presentation: presentationId, recipients: [] },
      })
    ).status,
  ).toBe(422);
});

test('a share that is repeated under its key is answered as before, also once its presentation is deleted', async () => {
  const gone = await publish(edge, 1);
  const headers = { 'idempotency-key': 'share-1' };
  const again = () =>
    edge.call<{ data: Link[] }>('POST', '/api/presentations/share', {
      headers,
      json: { presentations: [gone], recipients: ['a@x.example', 'b@x.example'] },
    });
  const first = await again();
  expect((await edge.call('DELETE', `/api/admin/presentations/${gone}`)).status).toBeLessThan(300);
  const repeated = await again();
  expect([repeated.status, repeated.body.data.map(({ id }) => id)]).toEqual([
    201,
    first.body.data.map(({ id }) => id),
  ]);
  await until(
    async () =>
      (await edge.call('POST', '/api/presentations/share', { json: { presentations: [gone] } }))
        .status === 404,
    'a new one is refused',
  );
});

test('the list is narrowed and ordered by its query', async () => {
  const [a, b] = [
    await share({ name: 'Quokka one', expires_at: '2099-05-01T00:00:00Z' }),
    await share({ name: 'Quokka two', recipients: ['q@quokka.example'] }),
  ];
  const ids = async (query: string) =>
    (await list(`search=quokka&${query}`)).data.map(({ id }) => id);
  expect([
    await ids(''),
    await ids('sort=oldest'),
    await ids('sort=expires_at'),
    await ids('type=Email'),
    await ids('status=Expired'),
    await ids('per_page=1&page=2'),
  ]).toEqual([[b.id, a.id], [a.id, b.id], [a.id, b.id], [b.id], [], [a.id]]);
  expect((await edge.call('GET', '/api/shared-links?sort=name')).status).toBe(422);
});

test('links and hits are had as files that open without a formula, by whoever may', async () => {
  const { id, token } = await share({
    name: '=1+1',
    recipients: [{ email: 'kim@x.example', name: '"Kim", \u202e😀' }],
  });
  await edge.call('GET', `/api/public/shared-links/${token}`, { token: null });
  const links = await edge.call('POST', '/api/shared-links/export', { json: { search: '1' } });
  expect([
    links.status,
    links.headers.get('content-disposition'),
    links.headers.get('content-type'),
  ]).toEqual([200, 'attachment; filename="shared_links.csv"', 'text/csv; charset=utf-8']);
  const [head, ...rows] = links.text.trim().split('\r\n');
  expect(head).toContain(
    'id,name,url,alias,type,status,presentation_id,presentation,user_id,user,recipients,hits',
  );
  expect(rows.find((row) => row.startsWith(id))).toContain(`${id},'=1+1,`);
  const { id: other } = await share({ name: 'Not this one' });
  const few = await edge.call('POST', '/api/shared-links/export', {
    json: { ids: [other, id, crypto.randomUUID()] },
  });
  expect(
    few.text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0]),
  ).toEqual([other, id]);
  expect(
    (
      await edge.call('POST', '/api/shared-links/export', { token: member, json: { ids: [id] } })
    ).text
      .trim()
      .split('\r\n'),
  ).toHaveLength(1);
  const hits = await until(async () => {
    const answer = await edge.call('POST', '/api/shared-link-hits/export', {
      json: { shared_link_id: id },
    });
    return answer.text.includes(id) && answer;
  }, 'the hit is there');
  expect(hits.headers.get('content-disposition')).toBe(
    'attachment; filename="shared_link_hits.csv"',
  );
  expect(hits.text.trim().split('\r\n')).toHaveLength(2);
  const own = await edge.call('POST', '/api/shared-links/export', { token: member, json: {} });
  expect([own.status, own.text.trim().split('\r\n')]).toEqual([
    200,
    [expect.stringContaining('id,name')],
  ]);
  const { token: plain } = await addPerson(edge.lectern, {
    teamId: (await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user')).body.data
      .current_team_id,
  });
  for (const path of ['/api/shared-links/export', '/api/shared-link-hits/export']) {
    expect((await edge.call('POST', path, { token: plain, json: {} })).status).toBe(403);
    const { text: all } = await edge.call('POST', path, { json: {} });
    expect(await edge.call('POST', path, { json: { nothing: 1, team_id: newId() } })).toMatchObject(
      {
        status: 200,
        text: all,
      },
    );
    for (const id of [{ $ne: null }, [presentationId], 'x'])
      expect(await edge.call('POST', path, { json: { presentation_id: id } })).toMatchObject({
        status: 422,
        body: { errors: { presentation_id: [expect.any(String)] } },
      });
  }
});

test('a file of more hits than a page holds has each of them once, also those of one moment', async () => {
  const { token, id } = await share();
  for (let n = 0; n < 8; n++)
    await Promise.all(
      Array.from({ length: 40 }, () =>
        edge.call('GET', `/api/public/shared-links/${token}`, { token: null }),
      ),
    );
  const lines = await until(async () => {
    const { text } = await edge.call('POST', '/api/shared-link-hits/export', {
      json: { shared_link_id: id },
    });
    const rows = text.trim().split('\r\n').slice(1);
    return rows.length >= 320 && rows;
  }, 'all of them are known');
  expect([lines.length, new Set(lines.map((line) => line.split(',')[0])).size]).toEqual([320, 320]);
});

const nobody = { token: null };

test('what the presentation and the link allow together is what a recipient may do', async () => {
  const { body: forbidden } = await edge.call(
    'POST',
    `/api/presentations/${presentationId}/share`,
    { json: { can_be_downloaded: true } },
  );
  expect(forbidden).toMatchObject({
    data: { can_be_downloaded: false, can_be_printed: false, can_be_forwarded: false },
  });
  await edge.call('PUT', `/api/admin/presentations/${presentationId}`, {
    json: { settings: { can_be_downloaded: true, can_be_printed: true, can_be_forwarded: true } },
  });
  const { id, token } = await share();
  interface Opened {
    download_url: string | null;
    presentation: { settings: Record<string, boolean> };
  }
  const open = async () =>
    (await edge.call<{ data: Opened }>('GET', `/api/public/shared-links/${token}`, nobody)).body
      .data;
  const may = async () => {
    const { download_url: url, presentation } = await open();
    const { can_be_printed, can_be_downloaded, can_be_forwarded } = presentation.settings;
    return [
      url === null ? null : (await fetch(url)).status,
      can_be_printed,
      can_be_downloaded,
      can_be_forwarded,
    ];
  };
  await until(async () => (await may())[0] === 200, 'the settings have arrived');
  const { download_url: before } = await open();
  const holds = async () =>
    (await edge.call<{ data: object }>('GET', `/api/shared-links/${id}`)).body.data;
  expect(await holds()).toMatchObject({
    can_be_downloaded: true,
    can_be_printed: true,
    can_be_forwarded: true,
  });
  await patch(id, { can_be_downloaded: false, can_be_printed: false });
  expect(await holds()).toMatchObject({
    can_be_downloaded: false,
    can_be_printed: false,
    can_be_forwarded: true,
  });
  expect([await may(), (await fetch(before!)).status]).toEqual([[null, false, false, true], 403]);
});

test('a direct link sends the browser to the file once nothing is asked', async () => {
  const { id, url } = await share({ is_direct: true });
  const path = new URL(url).pathname;
  const answer = await edge.call('GET', path, nobody);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/file.pdf'),
  ]);
  expect((await fetch(answer.headers.get('location')!)).status).toBe(200);
  await patch(id, { access_code: 'harbor-27' });
  expect((await edge.call('GET', path, nobody)).status).toBe(200);
});

test('a closed link says why, and who asks for access is heard by its owner', async () => {
  const { id, token } = await share({ name: 'For Northwind' });
  const ask = (json: object, of = token) =>
    edge.call('POST', `/api/public/shared-links/${of}/ask`, { ...nobody, json });
  const why = async () =>
    (await edge.call('GET', `/api/public/shared-links/${token}`, nobody)).body;
  expect((await ask({ email: 'ana@asks.example' })).status).toBe(409);
  await edge.call('PUT', `/api/shared-links/${id}/deactivate`);
  expect(await why()).toMatchObject({
    code: 'GONE',
    message: 'Link not found.',
    reason: 'canceled',
  });
  await edge.call('PUT', `/api/shared-links/${id}/expire`);
  expect(await why()).toMatchObject({ reason: 'expired' });
  expect(
    await ask({ email: 'ana@asks.example', name: 'Ana', message: 'Once more, please.' }),
  ).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  expect((await ask({ email: 'no address' })).status).toBe(422);
  expect((await ask({ email: 'ana@asks.example' }, 'no-such-link')).status).toBe(404);
  await until(
    async () =>
      (await mailsTo(edge, admin.email)).some(({ text }) => text?.includes('ana@asks.example')),
    'the owner has mail',
  );
  const releaseAt = '2099-01-01T00:00:00.000Z';
  const later = await share();
  await edge.call('PUT', `/api/admin/presentations/${presentationId}`, {
    json: { release_at: releaseAt },
  });
  await until(
    async () =>
      (await edge.call('GET', `/api/public/shared-links/${later.token}`, nobody)).status === 410,
    'it is closed',
  );
  expect(
    (await edge.call('GET', `/api/public/shared-links/${later.token}`, nobody)).body,
  ).toMatchObject({ reason: 'not_released', release_at: releaseAt });
  const page = await edge.call('GET', `/s/${later.token}`, nobody);
  expect(page.text).toContain('"code":10003,"message":"Link not found.","reason":"not_released"');
  await edge.call('PUT', `/api/admin/presentations/${presentationId}`, {
    json: { release_at: null },
  });
});

test('a link to a document that could not be prepared says so, and not that it was taken away', async () => {
  const locked = await PDFDocument.create();
  locked.addPage([300, 200]);
  locked.encrypt({ userPassword: 'secret' });
  const form = new FormData();
  form.set('status', 'Active');
  form.set('file', new File([new Uint8Array(await locked.save())], 'locked.pdf'));
  const made = await edge.call<{ data: { id: string } }>('POST', '/api/admin/presentations', {
    body: form,
  });
  const share = () =>
    edge.call<{ data: { id: string; token: string }; meta?: { warnings: object[] } }>(
      'POST',
      `/api/presentations/${made.body.data.id}/share`,
      { json: { send_email: false } },
    );
  const { body } = await share();
  const why = async () => {
    const answer = await edge.call('GET', `/api/public/shared-links/${body.data.token}`, nobody);
    return (answer.body as { reason?: string }).reason;
  };
  await until(async () => (await why()) === 'preparation_failed', 'it is known to have failed');
  const page = await edge.call('GET', `/s/${body.data.token}`, nobody);
  expect(page.text).toContain('"reason":"preparation_failed"');

  const again = (await share()).body;
  expect(again.meta).toEqual({
    warnings: [
      {
        id: again.data.id,
        code: 'preparation_failed',
        message: expect.stringContaining('could not be prepared'),
      },
    ],
  });
  const all = await edge.call<{ data: { id: string }[]; meta?: { warnings: { id: string }[] } }>(
    'POST',
    '/api/presentations/share',
    { json: { presentations: [made.body.data.id, presentationId], send_email: false } },
  );
  expect(all.body.meta?.warnings.map(({ id }) => id)).toEqual([all.body.data[0]!.id]);
});
