import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publicLimits } from './limiters.ts';
import { loadRoutes } from '../route/load-routes.ts';
import { startCopy, type RunningCopy } from '../testing/start-copy.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
/** Beside the edge's own, which allows calls from this machine more. */
let strict: RunningCopy;
/** Another one, behind a proxy on this machine. */
let behind: RunningCopy;

beforeAll(async () => {
  edge = await startEdge();
  const once = { points: 1, duration: 60 };
  const limits = { ...publicLimits, miss: once, submission: once, session: once };
  strict = await startCopy(edge, { limits: { limits, isLocalCounted: true } });
  behind = await startCopy(edge, {
    limits: { limits },
    settings: { LECTERN_TRUSTED_PROXIES: '127.0.0.1, ::1' },
  });
});
afterAll(async () => {
  await strict.stop();
  await behind.stop();
  await edge.stop();
});

async function statuses(calls: readonly string[], json?: unknown): Promise<number[]> {
  const answers: number[] = [];
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    answers.push(
      (
        await edge.call(method, strict.url + path, {
          token: null,
          ...(json !== undefined && { json }),
        })
      ).status,
    );
  }
  return answers;
}

test('guessing addresses is counted, whichever way they are asked for', async () => {
  expect(
    await statuses(['HEAD /s/no-such-link', 'HEAD /s/no-such-link', 'GET /s/no-such-link']),
  ).toEqual([404, 429, 429]);
});

test('what anybody may send in is counted', async () => {
  const input = { reps: 10, annual_quota: 500_000, hours_per_week: 12, savings_per_week: 25 };
  expect(
    await statuses(['POST /api/roi-calculator', 'POST /api/roi-calculator'], { input }),
  ).toEqual([200, 429]);
  expect(await statuses(['POST /api/sessions', 'POST /api/sessions'], { hit_uuid: 'x' })).toEqual([
    404, 429,
  ]);
});

test('behind a trusted proxy each caller is counted for itself, and saying more does not help', async () => {
  const guess = async (forwardedFor?: string) =>
    (
      await edge.call('GET', `${behind.url}/api/public/shared-links/no-such-link`, {
        token: null,
        headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
      })
    ).status;
  expect([
    await guess('198.51.100.1'),
    await guess('198.51.100.1'),
    await guess('203.0.113.5, 198.51.100.1'),
    await guess('198.51.100.2'),
  ]).toEqual([404, 429, 429, 404]);
  expect([await guess('2001:db8::1'), await guess('2001:db8::2')]).toEqual([404, 429]);
  expect([await guess(), await guess()]).toEqual([404, 429]);
});

test('an unnamed proxy on this machine counts as one address; calls from here may do more', async () => {
  const guesses = async (headers: Record<string, string>) => {
    const answers: number[] = [];
    for (let turn = 0; turn <= publicLimits.miss.points; turn++)
      answers.push(
        (await edge.call('GET', '/api/public/shared-links/no-such-link', { token: null, headers }))
          .status,
      );
    return answers.at(-1);
  };
  expect([await guesses({}), await guesses({ 'x-forwarded-for': '198.51.100.1' })]).toEqual([
    404, 429,
  ]);
});

/** What anybody may send without being counted by its route, and what holds them instead. */
const uncounted = {
  'POST /login': 'counted by place and by account, where passwords are checked',
  'POST /setup': 'counts guesses of the code',
  'POST /api/public/shared-links/check-access-code': 'counted like openings, and guesses by link',
  'PUT /api/sessions/:id/ping': 'the session, which was counted, and the clock',
  'PUT /api/sessions/:id/end': 'the session, which was counted',
  'POST /api/sessions/:id/events': 'the session, which was counted, and how much one may hold',
};

test('every route on which anybody may send something counts who does, or is held by something else', async () => {
  const open = (await loadRoutes()).filter(
    ({ method, access }) =>
      method !== 'GET' && (access === 'visit' || access.every((rule) => rule === 'public')),
  );
  expect(
    open
      .filter(({ limit }) => limit === undefined)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  ).toEqual(Object.keys(uncounted).sort());
});
