import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { anEdge } from './an-edge.ts';
import { startTelemetry, type Telemetry } from './telemetry.ts';

const edge = anEdge();
let telemetry: Telemetry | undefined;
let gone = 0;
let connection: boolean[] = [];

const start = (pingEveryMs = 20) => {
  telemetry = startTelemetry({
    hitUuid: 'hit.visit',
    pageCount: 4,
    pingEveryMs,
    onGone: () => (gone += 1),
    onConnection: (isOnline) => connection.push(isOnline),
  });
  return telemetry;
};

beforeAll(() => {
  edge.server.listen();
});
beforeEach(() => {
  edge.reset();
  [gone, connection] = [0, []];
});
afterEach(async () => {
  telemetry?.stop();
  await waitFor(() => expect(edge.isQuiet()).toBe(true));
});
afterAll(() => edge.server.close());

test('a session is made at once, then the first page is reported, then pings follow', async () => {
  start();
  await waitFor(() => expect(edge.of('/ping').length).toBeGreaterThan(1));
  expect(
    edge.calls
      .slice(0, 3)
      .map(({ method, path }) => `${method} ${path.replace(/session-\d+/, ':id')}`),
  ).toEqual(['POST /api/sessions', 'POST /api/sessions/:id/events', 'PUT /api/sessions/:id/ping']);
  expect(edge.calls[0]?.body).toMatchObject({ hit_uuid: 'hit.visit' });
  expect(edge.of('/events')[0]?.body).toMatchObject({
    category: 'PDF',
    action: 'change_page',
    path: '0001',
  });
  expect(edge.of('/ping')[0]?.body).toMatchObject({
    elapsed_ms: expect.any(Number),
    meta: { currentPage: 1, pageCount: 4, paused: false, visibility: 'visible' },
  });
});

test('every page change is an event of its own moment, with the page in four digits and the visible time so far', async () => {
  const running = start(60_000);
  running.turnPage(4);
  running.turnPage(4);
  running.turnPage(2);
  await waitFor(() => expect(edge.of('/events')).toHaveLength(3));
  expect(edge.of('/events').map(({ body }) => body['path'])).toEqual(['0001', '0004', '0002']);
  const moments = edge.of('/events').map(({ body }) => Number(body['event_at_ms']));
  expect(new Set(moments).size).toBe(3);
  expect(Math.abs((moments[0] ?? 0) / 1000 - Date.now())).toBeLessThan(60_000);
  expect(edge.of('/events')[1]?.body['meta']).toEqual({
    elapsed_ms: expect.any(Number),
    currentPage: 4,
  });
});

test('hiding is reported with a last paused ping, and no ping follows until the page is seen again', async () => {
  const running = start(15);
  await waitFor(() => expect(edge.of('/ping').length).toBeGreaterThan(0));
  running.setVisible(false);
  await waitFor(() =>
    expect(edge.of('/ping').at(-1)?.body['meta']).toMatchObject({
      paused: true,
      visibility: 'hidden',
    }),
  );
  const heard = edge.of('/ping').length;
  running.setVisible(true);
  await waitFor(() => expect(edge.of('/ping').length).toBeGreaterThan(heard));
  expect(edge.of('/ping')[heard]?.body['meta']).toMatchObject({ paused: false });
  expect(
    edge.of('/events').map(({ body }) => `${String(body['category'])} ${String(body['action'])}`),
  ).toEqual(['PDF change_page', 'visibility hidden', 'visibility visible']);
});

test('a 410 ends the reporting at once and says so', async () => {
  edge.answers.ping = 410;
  start();
  await waitFor(() => expect(gone).toBe(1));
  expect(edge.of('/ping')).toHaveLength(1);
});

test('more than five failures in a row end the pings', async () => {
  edge.answers.ping = 500;
  start(5);
  await waitFor(() => expect(edge.of('/ping')).toHaveLength(6));
  telemetry?.turnPage(3);
  expect(edge.of('/events')).toHaveLength(1);
  expect(gone).toBe(0);
});

test('a 503 does not count as a failure', async () => {
  edge.answers.ping = 503;
  start(5);
  await waitFor(() => expect(edge.of('/ping').length).toBeGreaterThan(8));
});

test('what happened while the server could not be reached is reported later, in its order', async () => {
  edge.answers.event = 0;
  const running = start(20);
  await waitFor(() => expect(connection).toContain(false));
  running.turnPage(3);
  edge.calls.length = 0;
  edge.answers.event = 201;
  await waitFor(() => expect(edge.of('/ping').length).toBeGreaterThan(0));
  expect(edge.of('/events').map(({ body }) => body['path'])).toEqual(['0001', '0003']);
  expect(connection.at(-1)).toBe(true);
});

test('a session that could not be made is made later', async () => {
  edge.answers.session = 503;
  start(10);
  await waitFor(() =>
    expect(edge.calls.filter(({ path }) => path === '/api/sessions').length).toBeGreaterThan(2),
  );
  edge.answers.session = 201;
  await waitFor(() => expect(edge.of('/ping').length).toBeGreaterThan(0));
});

test('leaving ends the session with the time that was counted', async () => {
  const running = start(60_000);
  await waitFor(() => expect(edge.of('/events')).toHaveLength(1));
  running.end();
  await waitFor(() => expect(edge.of('/end')).toHaveLength(1));
  expect(edge.of('/end')[0]?.body).toMatchObject({
    ended_at: expect.stringMatching(/Z$/),
    elapsed_ms: expect.any(Number),
  });
});

test('on the end card no time passes for the last page, and pings say that it is paused', async () => {
  const running = start(15);
  running.turnPage(4);
  running.setPageShown(false);
  await waitFor(() =>
    expect(
      edge.of('/ping').filter(({ body }) => (body['meta'] as { paused: boolean }).paused).length,
    ).toBeGreaterThan(2),
  );
  const paused = edge
    .of('/ping')
    .filter(({ body }) => (body['meta'] as { paused: boolean }).paused);
  expect(new Set(paused.map(({ body }) => body['elapsed_ms'])).size).toBe(1);
  expect(paused.at(-1)?.body['meta']).toMatchObject({ currentPage: 4, visibility: 'visible' });
  running.setPageShown(true);
  await waitFor(() =>
    expect(edge.of('/ping').at(-1)?.body['meta']).toMatchObject({ paused: false }),
  );
});
