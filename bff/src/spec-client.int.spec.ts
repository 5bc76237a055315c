import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { publishAndShare, type Shared } from './testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from './testing/start-edge.ts';

interface Data<T> {
  data: T;
}

let edge: RunningEdge;
let shared: Shared;
beforeAll(async () => {
  edge = await startEdge();
  shared = await publishAndShare(edge);
});
afterAll(() => edge.stop());

const send = (method: string, path: string, json: unknown) =>
  edge.call<Data<Record<string, unknown>>>(method, path, { token: null, json });
/** @returns the path of a new session, and when it began by the server's clock */
async function start() {
  const { status, body } = await send('POST', '/api/sessions', {
    hit_uuid: shared.hitUuid,
    live_mode: 1,
    recaptcha: null,
    device: 'unknown here',
  });
  expect(status).toBe(201);
  return {
    path: `/api/sessions/${String(body.data['id'])}`,
    startedAt: Date.parse(String(body.data['started_at'])),
  };
}
const pause = (from: number, ms: number) => until(() => Date.now() - from >= ms, 'time passes');
const sessionMeta = {
  currentEventID: 7,
  currentPage: 0,
  pageCount: 3,
  paused: 0,
  visibility: 'visible',
  hasFocus: true,
  recaptcha: null,
  more: {},
};

test('what a client sends that knows only the specification is taken, by the fast lane and by the routes alike', async () => {
  const { path, startedAt } = await start();
  const now = () => Date.now() * 1_000;
  for (const query of ['', '?x=1']) {
    const calls = [
      await send('PUT', `${path}/ping${query}`, {
        session_id: path,
        elapsed_ms: 1,
        ended_at: null,
        meta: { ...sessionMeta, timestamp: String(now()) },
        more: 1,
      }),
      await send('PUT', `${path}/ping${query}`, {
        meta: { ...sessionMeta, elapsed_ms: 1, timestamp: now() },
      }),
      await send('POST', `${path}/events${query}`, {
        session_id: path,
        event_at_ms: String(now()),
        category: 'PDF',
        action: 'change_page',
        path: 2,
        meta: {},
        more: 1,
      }),
      await send('POST', `${path}/events${query}`, {
        event_at_ms: now(),
        category: 'PDF',
        action: 'change_page',
        path: '0003',
        meta: { ...sessionMeta, timestamp: now() },
      }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 201, 201]);
  }
  const end = await send('PUT', `${path}/end?x=1`, {
    session_id: path,
    ended_at: String(now()),
    meta: sessionMeta,
    more: 1,
  });
  expect(end.status).toBe(200);
  expect(end.body.data['elapsed_ms']).toBe(
    Date.parse(String(end.body.data['ended_at'])) - startedAt,
  );
});

interface Session {
  elapsed_ms: number;
  ended_at: string | null;
  current_page: number | null;
  pages: { page: number; time_ms: number }[];
}
const sessionOf = (path: string, isKnown: (session: Session) => boolean) =>
  until(async () => {
    const { body } = await edge.call<Data<Session>>('GET', path.split('.')[0]!);
    return isKnown(body.data) && body.data;
  }, 'what was reported is known');

test('each page has its time, by the moments of a clock that is a day ahead, and the end answers how long it was', async () => {
  const before = Date.now();
  const { path, startedAt } = await start();
  const turn = async (page: string) => {
    const at = Date.now();
    await send('POST', `${path}/events`, {
      event_at_ms: at + 86_400_000,
      category: 'PDF',
      action: 'change_page',
      path: page,
    });
    return at;
  };
  const first = await turn('0001');
  await pause(first, 600);
  const second = await turn('0002');
  await pause(second, 900);
  const left = Date.now();
  const {
    body: { data: end },
  } = await send('PUT', `${path}/end`, { ended_at: (left + 86_400_000) * 1_000 });
  // The calls' own duration is uncertain.
  const unsureMs = Math.max(first - before, second - first - 600, Date.now() - left) + 20;
  const session = await sessionOf(path, ({ ended_at: at }) => at !== null);
  const near = (told: number, truth: number) => Math.abs(told - truth) <= unsureMs;
  const timeOf = (page: number) => session.pages.find((each) => each.page === page)!.time_ms;
  expect([
    near(timeOf(1), second - startedAt),
    near(timeOf(2), left - second),
    near(Number(end['elapsed_ms']), left - startedAt),
    near(session.elapsed_ms, left - startedAt),
  ]).toEqual([true, true, true, true]);
  expect(timeOf(1) + timeOf(2)).toBe(session.elapsed_ms);
});

test('what is pinged after the end makes nothing longer', async () => {
  const { path, startedAt } = await start();
  const sentAt = Date.now();
  const {
    body: { data: end },
  } = await send('PUT', `${path}/end`, { ended_at: startedAt + 1, meta: { timestamp: sentAt } });
  const onTheWayMs = Date.now() - sentAt;
  await pause(Date.now(), 500);
  await send('PUT', `${path}/ping`, { elapsed_ms: onTheWayMs + 500, meta: { currentPage: 2 } });
  const session = await sessionOf(path, ({ current_page: page }) => page === 2);
  expect(session.elapsed_ms).toBeLessThanOrEqual(Number(end['elapsed_ms']) + onTheWayMs + 1);
});
