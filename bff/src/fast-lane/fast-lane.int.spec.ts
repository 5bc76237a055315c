import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishAndShare, type Shared } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
let shared: Shared;
beforeAll(async () => {
  edge = await startEdge();
  shared = await publishAndShare(edge);
});
afterAll(() => edge.stop());

/** The same call by the fast lane and, with a slash at its end, by Express. */
async function bothWays(method: string, path: string, json?: unknown) {
  const call = async (slash: string) => {
    const [before, query] = path.split('?');
    const { status, headers, body } = await edge.call(
      method,
      `${before}${slash}${query === undefined ? '' : `?${query}`}`,
      { token: null, ...(json !== undefined && { json }) },
    );
    return {
      status,
      body,
      correlationId: headers.get('x-correlation-id'),
      headers: Object.fromEntries(
        [...headers].filter(
          ([name]) => !['date', 'x-correlation-id', 'connection', 'keep-alive'].includes(name),
        ),
      ),
    };
  };
  return [await call(''), await call('/')] as const;
}

const ping = { elapsed_ms: 0, meta: { currentPage: 1, pageCount: 3, paused: false } };
const event = {
  event_at_ms: Date.now(),
  category: 'page',
  action: 'change',
  path: '0001',
};

test.each([
  ['a ping', 'PUT', 'ping', ping, 200],
  ['a ping that says nothing', 'PUT', 'ping', {}, 422],
  ['a ping that is too long', 'PUT', 'ping', { ...ping, more: 'x'.repeat(17_000) }, 413],
  ['an event', 'POST', 'events', event, 201],
  ['an event without an action', 'POST', 'events', { ...event, action: '' }, 422],
])('%s is answered alike by both ways', async (_name, method, what, json, status) => {
  const [fast, express] = await bothWays(method, `/api/sessions/${shared.session}/${what}`, json);
  expect(fast.status).toBe(status);
  expect({ ...fast, correlationId: null }).toEqual({ ...express, correlationId: null });
  expect(fast.correlationId).toMatch(/^[\da-f-]{36}$/);
  expect(fast.correlationId).not.toBe(express.correlationId);
});

test.each(['known', 'no-such-link'])('a %s link is answered alike by both ways', async (token) => {
  const name = token === 'known' ? shared.token : token;
  const query = `hit_uuid=${encodeURIComponent(shared.hitUuid)}`;
  const [fast, express] = await bothWays('GET', `/api/public/shared-links/${name}?${query}`);
  expect(fast.status).toBe(token === 'known' ? 200 : 404);
  const { signed_url: _signed, pages_url: _pages, source: _source, ...same } = dataOf(fast.body);
  expect(dataOf(express.body)).toMatchObject(same);
  expect({ ...fast.headers, 'content-length': '' }).toEqual({
    ...express.headers,
    'content-length': '',
  });
  expect(fast.correlationId).toMatch(/^[\da-f-]{36}$/);
});

function dataOf(body: unknown): Record<string, unknown> {
  const { data, ...error } = body as { data?: Record<string, unknown> };
  return data ?? error;
}
