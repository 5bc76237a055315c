import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { publish } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

const DAY_MS = 86_400_000;
const realNow = Date.now;

let edge: RunningEdge;
let token: string;
beforeAll(async () => {
  edge = await startEdge();
  const id = await publish(edge, 1);
  const shared = await edge.call<{ data: { token: string } }>(
    'POST',
    `/api/presentations/${id}/share`,
    { json: {} },
  );
  token = shared.body.data.token;
});
afterEach(() => setClock(0));
afterAll(() => edge.stop());

function setClock(byMs: number): void {
  Date.now = () => realNow() + byMs;
}

const anonymous = <Body>(method: string, path: string, json?: object) =>
  edge.call<Body>(method, path, { token: null, ...(json && { json }) });

async function openSession(): Promise<string> {
  const visit = await anonymous<{ data: { hit_uuid: string } }>(
    'GET',
    `/api/public/shared-links/${token}`,
  );
  const session = await anonymous<{ data: { id: string } }>('POST', '/api/sessions', {
    hit_uuid: visit.body.data.hit_uuid,
  });
  return session.body.data.id;
}

const ping = (session: string, elapsedMs: number) =>
  anonymous<{ data: { elapsed_ms: number } }>('PUT', `/api/sessions/${session}/ping`, {
    elapsed_ms: elapsedMs,
  });

test.each([
  ['back', -DAY_MS],
  ['forward', 2 * DAY_MS],
])(
  'a viewing goes on while the clock is set %s by days, and one that begins then does',
  async (_way, byMs) => {
    const session = await openSession();
    expect((await ping(session, 1)).status).toBe(200);
    setClock(byMs);
    for (let elapsed = 2; elapsed < 10; elapsed++)
      expect(await ping(session, elapsed)).toMatchObject({
        status: 200,
        body: { data: { elapsed_ms: elapsed } },
      });
    const later = await openSession();
    expect((await ping(later, 1)).status).toBe(200);
    setClock(0);
    expect((await ping(session, 20)).status).toBe(200);
    expect((await ping(later, 2)).status).toBe(200);
    expect((await anonymous('PUT', `/api/sessions/${session}/end`, {})).status).toBe(200);
  },
);
