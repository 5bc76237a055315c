import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { publish } from '../../testing/publish-and-share.ts';
import { browser, startEdge, type RunningEdge } from '../../testing/start-edge.ts';

const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const DAY_MS = 24 * 60 * 60_000;

let edge: RunningEdge;
let presentationId: string;
let linkId: string;
beforeAll(async () => {
  edge = await startEdge();
  presentationId = await publish(edge, 5);
  const { body } = await edge.call<{ data: { id: string } }>(
    'POST',
    `/api/presentations/${presentationId}/share`,
    { json: { name: 'Acqua Norte' } },
  );
  linkId = body.data.id;
});
afterAll(() => edge.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const aViewing = (changes: object = {}) => ({
  id: 'old-1',
  shared_link_id: linkId,
  opened_at: daysAgo(9),
  user_agent: browser,
  ip_address: '192.0.2.7',
  pages: [
    { page: 1, time_ms: 4_000 },
    { page: 3, time_ms: 11_000 },
    { page: 1, time_ms: 1_000 },
  ],
  actions: [
    { action: 'download', page: 3, after_ms: 9_000 },
    { action: 'click_link', page: 3, after_ms: 9_500, target: 'https://halden.example' },
  ],
  ...changes,
});
const send = (
  lines: readonly (object | string)[],
  { token = edge.token, type = 'application/x-ndjson' } = {},
) =>
  edge.call<{ data: { accepted: number }; errors: Record<string, string[]> }>(
    'POST',
    '/api/import/viewings',
    {
      token,
      body: lines
        .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
        .join('\n'),
      headers: { 'content-type': type },
    },
  );
interface Listed {
  data: Record<string, unknown>[];
  meta: Record<string, unknown>;
}
const get = async (path: string) => (await edge.call<Listed>('GET', path)).body;
const total = async () =>
  (await get(`/api/sessions?shared_link_id=${linkId}&bots=1&own_team=1`)).meta['total'];
const pages = (query = '') => get(`/api/analytics/presentations/${presentationId}/pages${query}`);

test('a viewing of before is in every figure and list, at its time, once', async () => {
  const line = aViewing();
  const lines = [
    line,
    aViewing({ id: 'old-2', user_agent: robot }),
    aViewing({ id: 'old-3', is_own_team: true }),
    aViewing({ id: 'old-4', verified_email: 'Tom@Severnwye.example', opened_at: daysAgo(3) }),
  ];
  expect(await send(lines)).toMatchObject({ status: 200, body: { data: { accepted: 4 } } });
  const figures = await until(async () => {
    const found = await pages();
    return found.meta['downloads'] === 2 && found;
  }, 'it is counted');
  expect(figures.meta).toMatchObject({ views: 2, unique_visitors: 2, link_clicks: 2 });
  expect(await pages('?bots=1&own_team=1')).toMatchObject({ meta: { views: 4 } });
  expect(await pages(`?to=${encodeURIComponent(daysAgo(5))}`)).toMatchObject({
    meta: { views: 1 },
  });
  const sessions = await get(`/api/sessions?shared_link_id=${linkId}`);
  expect(sessions.data.at(-1)).toMatchObject({ lane: 'person', pages: [{ page: 1 }, { page: 3 }] });
  expect(sessions.data.map(({ contact_id }) => contact_id !== null)).toEqual([true, false]);
  const hitCount = async () =>
    (await edge.call<{ data: { hit_count: number } }>('GET', `/api/shared-links/${linkId}`)).body
      .data.hit_count;
  await until(async () => (await hitCount()) === 2, 'the link counts its openings, too');

  expect((await send(lines)).status).toBe(200);
  expect((await send([aViewing({ id: 'another', opened_at: daysAgo(4) })])).status).toBe(200);
  await until(async () => (await pages()).meta['views'] === 3, 'the other one is counted');
  const events = await get(`/api/events?session_id=${String(sessions.data.at(-1)!['id'])}&min=`);
  expect(events.data.map(({ action }) => action)).toEqual([
    'change_page',
    'change_page',
    'download',
    'click_link',
    'change_page',
  ]);
  await until(async () => (await total()) === 5, 'all of them are listed');
});

/** An id is random letters, and one in 64 begins with what a spreadsheet would take for a formula, as an address may. */
const inCell = (text: string) => (/^[=+@-]/.test(text) ? `'${text}` : text);

test('contacts are saved as a file with the figures of the list and what narrows it, which takes the permission to export', async () => {
  const file = (json: object, token = edge.token) =>
    edge.call<string>('POST', '/api/analytics/contacts/export', { token, json });
  const rows = async (json: object) =>
    (await file(json)).text
      .slice(1)
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(','));
  const query =
    '{ contacts { items { id email figures { views timeMs } lastSession { id lastSeenAt presentation { id name } sharedLink { id name } } } } }';
  expect(
    (
      await send([
        aViewing({ id: 'sum', verified_email: '+sum@severnwye.example', opened_at: daysAgo(2) }),
      ])
    ).status,
  ).toBe(200);
  type Contact = {
    id: string;
    email: string;
    figures: { views: number; timeMs: number };
    lastSession: {
      id: string;
      lastSeenAt: string;
      presentation: { id: string; name: string };
      sharedLink: { id: string; name: string };
    };
  };
  const listed = await until(async () => {
    const { items } = (
      await edge.call<{ data: { contacts: { items: Contact[] } } }>('POST', '/graphql', {
        json: { query },
      })
    ).body.data.contacts;
    const isWhole = ({ email, figures: { timeMs } }: Contact) =>
      email !== null && timeMs === 16_000;
    return items.length === 2 && items.every(isWhole) && items;
  }, 'both are listed with all of their time');
  // The file is of a range, which another projection counts.
  const saved = await until(async () => {
    const all = await rows({});
    return all.every(([, , , , , timeMs]) => timeMs === '16000') && all;
  }, 'the file has all of their time');
  expect(saved).toEqual(
    listed.map(
      ({ id, email, figures, lastSession: { id: last, lastSeenAt, presentation, sharedLink } }) => [
        inCell(id),
        '',
        inCell(email),
        'true',
        String(figures.views),
        String(figures.timeMs),
        lastSeenAt,
        last,
        presentation.id,
        presentation.name,
        sharedLink.id,
        sharedLink.name,
      ],
    ),
  );
  expect((await rows({ search: 'tom' })).map(([, , email]) => email)).toEqual([
    'tom@severnwye.example',
  ]);
  expect((await rows({ to: daysAgo(2.5), bots: true })).map(([, , email]) => email)).toEqual([
    'tom@severnwye.example',
  ]);
  const { headers } = await file({});
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="contacts.csv"',
  ]);
  expect((await file({ page: 2, per_page: 1, team_id: crypto.randomUUID() })).text).toBe(
    (await file({})).text,
  );
  for (const json of [
    { search: { $ne: '' } },
    { search: ['tom'] },
    { bots: 'some' },
    { to: 'soon' },
  ])
    expect([json, (await file(json)).status]).toEqual([json, 422]);
  const { body: me } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  expect(
    (await file({}, (await addPerson(edge.lectern, { teamId: me.data.current_team_id })).token))
      .status,
  ).toBe(403);
});

test('nothing is taken where a line is wrong, and each says why', async () => {
  await until(async () => (await total()) === 6, 'what was taken before is listed');
  const { status, body } = await send([
    aViewing({ id: 'right' }),
    '{',
    aViewing({ opened_at: new Date(Date.now() - 2_000).toISOString() }),
    aViewing({ opened_at: '1999-12-31T00:00:00Z' }),
    aViewing({ pages: [] }),
    { ...aViewing(), more: 1 },
    aViewing({ actions: [{ action: 'print', page: 1, after_ms: 20_000 }] }),
  ]);
  expect([status, Object.keys(body.errors)]).toEqual([
    422,
    ['line 2', 'line 3', 'line 4', 'line 5', 'line 6', 'line 7'],
  ]);
  expect(body.errors['line 3']).toEqual(['opened_at: This viewing is not over yet.']);
  expect(
    await send([aViewing({ id: 'right' }), aViewing({ shared_link_id: newId() })]),
  ).toMatchObject({ status: 422, body: { errors: expect.objectContaining({}) } });
  expect((await send([])).status).toBe(422);
  expect((await send(Array.from({ length: 1_001 }, () => 'x'))).status).toBe(413);
  expect((await send(['x'.repeat(5 * 1024 * 1024)])).status).toBe(413);
  expect((await send([aViewing()], { type: 'text/plain' })).status).toBe(415);
  expect(await total()).toBe(6);
});

test('another team’s links are no links, and members may not import', async () => {
  const { body: me } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  const member = await addPerson(edge.lectern, { teamId: me.data.current_team_id });
  expect((await send([aViewing()], { token: member.token })).status).toBe(403);
  const stranger = await addPerson(edge.lectern, { role: 'TEAM_ADMIN' });
  expect(await send([aViewing()], { token: stranger.token })).toMatchObject({
    status: 422,
    body: { errors: { [linkId]: ['There is no such link.'] } },
  });
});
