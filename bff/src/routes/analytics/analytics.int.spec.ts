import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { publish } from '../../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../../testing/start-edge.ts';

interface Data<T> {
  data: T;
}
interface Listed {
  data: Record<string, unknown>[];
  meta: Record<string, unknown>;
}

const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let edge: RunningEdge;
let presentationId: string;
let token: string;
beforeAll(async () => {
  edge = await startEdge();
  presentationId = await publish(edge, 5);
  const { body } = await edge.call<Data<{ token: string }>>(
    'POST',
    `/api/presentations/${presentationId}/share`,
    { json: {} },
  );
  token = body.data.token;
});
afterAll(() => edge.stop());

const get = async (path: string, as: string = edge.token) =>
  (await edge.call<Listed>('GET', path, { token: as })).body;
const send = (method: string, path: string, json: unknown, as: string | null = null) =>
  edge.call<Data<{ id: string }>>(method, path, { token: as, json });

/** Somebody opens the link, and reads. @returns the session's signed text */
async function open(userAgent?: string): Promise<string> {
  const headers: Record<string, string> = userAgent ? { 'user-agent': userAgent } : {};
  const opened = await until(async () => {
    const answer = await edge.call<Data<{ hit_uuid: string }>>(
      'GET',
      `/api/public/shared-links/${token}`,
      { token: null, headers },
    );
    return answer.status === 200 && answer.body.data;
  }, 'the link opens');
  return (
    await edge.call<Data<{ id: string }>>('POST', '/api/sessions', {
      token: null,
      headers,
      json: { hit_uuid: opened.hit_uuid },
    })
  ).body.data.id;
}
let last = 0;
/** Never at the same time as what happened before. */
const happened = async (
  session: string,
  what: { category: string; action: string; path: string; data?: unknown; page?: number },
) => {
  const { page, ...event } = what;
  last = await until(() => Date.now() > last && Date.now(), 'time goes on');
  return send('POST', `/api/sessions/${session}/events`, {
    ...event,
    event_at_ms: last * 1_000,
    meta: { elapsed_ms: 0, currentPage: page ?? 1 },
  });
};
const counted = (path: string, views: number) =>
  until(async () => {
    const body = await get(path);
    return body.meta['views'] === views && body;
  }, `${path} has ${views} views`);

test('pages, links, sessions and events tell of one viewing, and agree', async () => {
  const session = await open();
  const sessionId = session.split('.', 1)[0]!;
  await happened(session, { category: 'PDF', action: 'change_page', path: '0004' });
  await happened(session, {
    category: 'PDF',
    action: 'click_link',
    path: 'https://lectern.example/flow',
    page: 4,
  });
  await happened(session, {
    category: 'PDF',
    action: 'zoom',
    path: '0004',
    data: { zoom: 1.5, other: 'x' },
  });
  const { body: download } = await happened(session, {
    category: 'Download',
    action: 'download',
    path: '0004',
  });
  await send('PUT', `/api/sessions/${session}/end`, { elapsed_ms: 0 });

  const pages = await until(async () => {
    const body = await get(`/api/analytics/presentations/${presentationId}/pages`);
    return body.meta['downloads'] === 1 && body;
  }, 'the viewing is told of');
  expect(pages.meta).toMatchObject({
    views: 1,
    unique_visitors: 1,
    is_unique_visitors_upper_bound: false,
    link_clicks: 1,
    prints: 0,
    page_count: 5,
    completion: 0, // Its page was open for less than a second.
    as_of: expect.any(String),
  });
  expect(pages.data).toMatchObject([
    { page: 4, views: 1, opened: 1, viewings: 0, stopped_here: 0, read_again: 0 },
  ]);
  expect(await get(`/api/analytics/presentations/${presentationId}/links`)).toEqual({
    data: [
      { page: 4, target: 'https://lectern.example/flow', file_id: expect.any(String), clicks: 1 },
    ],
    meta: { as_of: expect.any(String), clicks: 1 },
  });
  const sessions = await get(`/api/sessions?presentation_id=${presentationId}`);
  expect(sessions.meta).toMatchObject({ total: 1, as_of: expect.any(String) });
  expect(sessions.data).toMatchObject([
    {
      id: sessionId,
      lane: 'person',
      downloads: 1,
      link_clicks: 1,
      pages: [{ page: 4 }],
      contact_id: null,
      is_contact_verified: false,
      user_id: null,
    },
  ]);
  expect(
    await get(`/api/sessions?hit_uuid=${String(sessions.data[0]!['hit_uuid'])}`),
  ).toMatchObject({ data: [{ id: sessionId }], meta: { total: 1 } });

  const totals: unknown[] = [];
  for (const did of ['download', 'print', 'click'])
    totals.push(
      (await get(`/api/sessions?presentation_id=${presentationId}&did=${did}`)).meta['total'],
    );
  expect(totals).toEqual([1, 0, 1]);
  for (const query of ['did=download', `did=read&presentation_id=${presentationId}`])
    expect((await edge.call('GET', `/api/sessions?${query}`)).status).toBe(422);

  const events = await get(`/api/events?session_id=${sessionId}&min=`);
  expect(events.data.map(({ action, path, page, detail }) => [action, path, page, detail])).toEqual(
    [
      ['change_page', '0004', 1, null],
      ['click_link', 'https://lectern.example/flow', 4, null],
      ['zoom', '0004', 1, '1.5'],
      ['download', '0004', 1, null],
    ],
  );
  expect(
    (await get(`/api/events?presentation_id=${presentationId}&category=download`)).data,
  ).toMatchObject([{ id: download.data.id, session_id: sessionId }]);
  expect((await get(`/api/events/${download.data.id}`)).data).toMatchObject({
    id: download.data.id,
    category: 'Download',
  });
  const first = await get('/api/events?chunk=3');
  const rest = await get(`/api/events?chunk=3&cursor=${String(first.meta['next'])}`);
  expect([...first.data, ...rest.data].map(({ action }) => action)).toEqual([
    'download',
    'zoom',
    'click_link',
    'change_page',
  ]);
  expect(rest.meta['next']).toBeNull();
});

test('bots and the own team are left out, and let in by a parameter; ranges are of when a viewing began', async () => {
  await happened(await open(robot), { category: 'PDF', action: 'change_page', path: '0002' });
  const own = await send(
    'POST',
    '/api/sessions',
    { activity_id: newId(), presentation_id: presentationId },
    edge.token,
  );
  expect(own.status).toBe(201);
  expect(
    (await send('PUT', `/api/sessions/${own.body.data.id}/ping`, { elapsed_ms: 0 })).status,
  ).toBe(200);
  const path = `/api/analytics/presentations/${presentationId}/pages`;
  await counted(`${path}?own_team=1&bots=1`, 3);
  await counted(`${path}?own_team=1`, 2);
  await counted(`${path}?bots=1`, 2);
  await counted(path, 1);
  await counted(`${path}?to=2026-01-01`, 0);
  await counted(`${path}?from=2026-01-01&bots=1&own_team=true`, 3);
  await counted(
    `${path}?from=${encodeURIComponent(new Date(Date.now() - 60_000).toISOString())}&bots=1&own_team=1`,
    3,
  );
  expect(
    (await get('/api/sessions?own_team=1&bots=1')).data.map(({ lane }) => lane).toSorted(),
  ).toEqual(['bot', 'own-team', 'person']);
  expect((await get('/api/sessions')).meta['total']).toBe(1);
  const { status, body } = await edge.call('GET', `${path}?from=2026-02-01&to=2026-01-01`);
  expect([status, body['errors']]).toEqual([422, { to: ['The range ends before it begins.'] }]);
});

test('the graph joins names to what analytics lists', async () => {
  const query = `{ dashboard(timeZone: "Europe/Oslo") { views { now } links { total items { sharedLink { id token presentation { name } } figures { views asOf } } }
    presentations { items { presentation { name pageCount } figures { views pages { page } } } } visitors { total }
    recentViews { items { id lane presentation { name } sharedLink { token } timeline { kind page } } } live { id } } }`;
  const { body } = await edge.call<{ data: { dashboard: unknown } }>('POST', '/graphql', {
    json: { query },
  });
  expect(body.data.dashboard).toMatchObject({
    views: { now: 1 },
    visitors: { total: 1 },
    links: {
      total: 1,
      items: [
        {
          sharedLink: { token, presentation: { name: 'Price list' } },
          figures: { views: 1, asOf: expect.any(String) },
        },
      ],
    },
    presentations: {
      items: [
        {
          presentation: { name: 'Price list', pageCount: 5 },
          figures: { views: 1, pages: [{ page: 4 }] },
        },
      ],
    },
    recentViews: {
      items: [
        {
          lane: 'PERSON',
          presentation: { name: 'Price list' },
          sharedLink: { token },
          timeline: expect.arrayContaining([
            { kind: 'LINK_CLICKED', page: 4 },
            { kind: 'ENDED', page: null },
          ]),
        },
      ],
    },
  });
});

test('whoever may see all that was read sees by which links, whose they are, and nothing else of them', async () => {
  const { body: me } = await edge.call<Data<{ current_team_id: string; name: string }>>(
    'GET',
    '/api/user',
  );
  const in_ = (permissions: string[]) =>
    addPerson(edge.lectern, { teamId: me.data.current_team_id, permissions });
  const [analyst, member] = await Promise.all([
    in_(['can_edit_events', 'can_export_data']),
    in_([]),
  ]);
  const asked =
    '{ dashboard(timeZone: "Europe/Oslo") { links { items { sharedLink { id isVisible name userName token url accessCode hasAccessCode hitCount recipients { email } history { id } presentation { name } } } } recentViews { items { sharedLink { id isVisible name } } } } }';
  const ask = async ({ token: by }: { token: string }) =>
    (
      await edge.call<{
        data: { dashboard: { links: { items: object[] }; recentViews: { items: object[] } } };
        errors?: unknown;
      }>('POST', '/graphql', { token: by, json: { query: asked } })
    ).body;
  const { data, errors } = await ask(analyst);
  expect(errors).toBeUndefined();
  const [{ name }] = (
    await edge.graph<{ sharedLinks: { items: [{ name: string | null }] } }>(
      '{ sharedLinks { items { name } } }',
      {},
    )
  ).sharedLinks.items;
  const told = { id: expect.any(String), isVisible: false, name };
  expect(data.dashboard.links.items).toEqual([
    {
      sharedLink: {
        ...told,
        userName: me.data.name,
        token: '',
        url: '',
        accessCode: null,
        hasAccessCode: false,
        hitCount: 0,
        recipients: [],
        history: [],
        presentation: { name: 'Price list' },
      },
    },
  ]);
  expect(data.dashboard.recentViews.items).toEqual([{ sharedLink: told }]);
  expect((await ask(member)).data.dashboard.links.items).toEqual([]);
  const rows = await edge.call<Data<object[]>>('GET', '/api/analytics/dashboard/links', {
    token: analyst.token,
  });
  expect(rows.body.data).toMatchObject([
    { name, url: null, presentation: 'Price list', recipients: '' },
  ]);
  expect(
    (await edge.call('GET', '/api/shared-links', { token: analyst.token })).text,
  ).not.toContain(token);
});

test('an activity needs a sign-in, and the right to see its presentation; without one it is not recorded', async () => {
  const activity = { activity_id: newId(), presentation_id: presentationId };
  const alone = await send('POST', '/api/sessions', { activity_id: newId() }, edge.token);
  expect(alone.status).toBe(201);
  const own = `/api/sessions/${alone.body.data.id}`;
  const turned = { event_at_ms: Date.now(), category: 'PDF', action: 'change_page', path: '0001' };
  expect([
    (await send('PUT', `${own}/ping`, { elapsed_ms: 1 })).status,
    (await send('POST', `${own}/events`, turned)).status,
    (await send('PUT', `${own}/end`, {})).status,
    (await edge.call('GET', own)).status,
  ]).toEqual([200, 201, 200, 404]);
  expect((await send('POST', '/api/sessions', { activity_id: newId() })).status).toBe(401);
  expect((await send('POST', '/api/sessions', {}, edge.token)).status).toBe(422);
  expect((await send('POST', '/api/sessions', activity)).status).toBe(401);
  expect(
    (await send('POST', '/api/sessions', { ...activity, presentation_id: newId() }, edge.token))
      .status,
  ).toBe(404);
  const stranger = await addPerson(edge.lectern, { role: 'TEAM_ADMIN' });
  expect((await send('POST', '/api/sessions', activity, stranger.token)).status).toBe(404);
});

test('events as a file are for who may export, and say what the list says', async () => {
  const { body: me } = await edge.call<Data<{ current_team_id: string }>>('GET', '/api/user');
  const member = await addPerson(edge.lectern, { teamId: me.data.current_team_id });
  expect(
    (await edge.call('POST', '/api/events/export', { token: member.token, json: {} })).status,
  ).toBe(403);
  const file = await edge.call('POST', '/api/events/export', {
    json: { presentation_id: presentationId },
  });
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="events.csv"',
  ]);
  const lines = file.text.trimEnd().split('\r\n');
  const listed = await get(`/api/events?presentation_id=${presentationId}&min=`);
  expect(lines.slice(1).map((line) => line.split(',', 1)[0])).toEqual(
    listed.data.map(({ id }) => id),
  );
  expect(
    (await edge.call('POST', '/api/events/export', { json: { from: 'yesterday' } })).status,
  ).toBe(422);
});

test('a session reports so much and no more', async () => {
  const session = await open();
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  while (answers.every(({ status }) => status === 201)) {
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          send('POST', `/api/sessions/${session}/events`, {
            event_at_ms: Date.now() * 1_000 + n,
            category: 'PDF',
            action: 'zoom',
            path: '0001',
          }),
        ),
      )),
    );
  }
  const refused = answers.filter(({ status }) => status !== 201);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(300);
  for (const { status, headers } of refused)
    expect([status, Number(headers.get('retry-after')) >= 1]).toEqual([429, true]);
});

test('an event of an erased session counts, without what was typed', async () => {
  const session = await open();
  await edge.lectern.engines.engines.keys.erase(session.split('.', 1)[0]!);
  const answer = await send('POST', `/api/sessions/${session}/events`, {
    event_at_ms: Date.now(),
    category: 'data-capture',
    action: 'submit',
    path: '0002',
    meta: { answer: 'seventy thousand' },
  });
  expect(answer.status).toBe(201);
  const read = await until(async () => {
    const found = await edge.call<Data<object>>('GET', `/api/events/${answer.body.data.id}`);
    return found.status === 200 && found.body.data;
  }, 'the event is listed');
  expect(read).toMatchObject({ category: 'data-capture', path: '0002' });
  expect(JSON.stringify(read)).not.toContain('seventy thousand');
});

test('each list of the dashboard is the same in JSON and as a file, which takes the permission to export', async () => {
  const session = await open();
  await send('PUT', `/api/sessions/${session}/end`, { elapsed_ms: 1_000 });
  const lines = (text: string) =>
    text
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n');
  const figures = ['views', 'link_clicks', 'unique_visitors', 'total_time_ms', 'completion'];
  for (const list of ['links', 'presentations', 'visitors', 'views']) {
    // Viewings are booked meanwhile: what was listed before one may be exported after it.
    const {
      body: { data, meta },
      file,
      head,
    } = await until(async () => {
      const body = await get(`/api/analytics/dashboard/${list}`);
      const [first] = body.data;
      if (
        !first ||
        (list === 'views' && body.data.every(({ id }) => !session.startsWith(String(id))))
      )
        return false;
      const file = await edge.call('POST', '/api/analytics/dashboard/export', { json: { list } });
      const [head, ...rows] = lines(file.text);
      const row = Object.fromEntries(
        head!.split(',').map((name, index) => [name, rows[0]?.split(',')[index]]),
      );
      const isSame =
        rows.length === body.data.length &&
        figures.every((name) => !(name in first) || Number(row[name]) === first[name]);
      return isSame && { body, file, head: head!.split(',') };
    }, `the dashboard's ${list} are the same in JSON and as a file`);
    expect(meta).toMatchObject({
      page: 1,
      per_page: 100,
      total: data.length,
      as_of: expect.any(String),
    });
    expect([
      file.status,
      file.headers.get('content-type'),
      file.headers.get('content-disposition'),
    ]).toEqual([200, 'text/csv; charset=utf-8', `attachment; filename="dashboard_${list}.csv"`]);
    expect(head).toEqual(Object.keys(data[0]!));
  }
  expect(
    (await edge.call('POST', '/api/analytics/dashboard/export', { json: { list: 'secrets' } }))
      .status,
  ).toBe(422);
  const { body: me } = await edge.call<Data<{ current_team_id: string }>>('GET', '/api/user');
  const member = await addPerson(edge.lectern, { teamId: me.data.current_team_id });
  expect(
    (
      await edge.call('POST', '/api/analytics/dashboard/export', {
        token: member.token,
        json: { list: 'links' },
      })
    ).status,
  ).toBe(403);
  expect((await get('/api/analytics/dashboard/links', member.token)).data).toEqual([]);
});
