import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { PageText } from '../page/page-text.ts';
import { en } from '../texts/en.ts';
import { setTexts } from '../texts/texts.ts';
import type { SharedLink } from '../shared-link.ts';

interface Call {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** An HTTP answer; status 0 is an unreachable server. */
export interface Answer {
  status: number;
  body?: Record<string, unknown>;
  retryAfter?: number;
}

interface Answers {
  session: number;
  ping: number | Answer;
  event: number;
  link: SharedLink | Answer | number;
  /** Answers for the access code and for hit updates. */
  code: (said: Record<string, unknown>) => Answer;
  hit: (said: Record<string, unknown>) => Answer;
  browser: Answer;
  forward: Answer;
  request: Answer;
  text: PageText;
}

export const accessCode = 'weir-lantern-40';

const usual = (): Answers => ({
  session: 201,
  ping: 200,
  event: 201,
  link: 404,
  code: (said) => ({
    status: 200,
    body:
      said['access_code'] === accessCode
        ? { valid: true, hit_uuid: 'hit-code.visit' }
        : { valid: false },
  }),
  hit: () => ({ status: 200, body: { data: { hit_uuid: 'hit-said.visit' } } }),
  browser: { status: 200, body: { data: { is_fake: false, block_robots: false } } },
  forward: { status: 200, body: { message: 'Shared successfully' } },
  request: { status: 200, body: {} },
  text: {
    width: 960,
    height: 540,
    runs: [{ text: 'Savings by quarter', x: 64, y: 60, width: 300, height: 36 }],
  },
});

/** A fake server for the viewer that records calls. `answers` can change during a test. */
export function fakeEdge() {
  setTexts(en, 'en');
  const calls: Call[] = [];
  const answers = usual();
  let sessions = 0;
  let endedSessions = 0;
  const remember = async (request: Request) => {
    const text = await request.text();
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    calls.push({
      method: request.method,
      path: new URL(request.url).pathname + new URL(request.url).search,
      body,
    });
    return body;
  };
  const reply = ({ status, body = { message: 'No.', code: 'GONE' }, retryAfter }: Answer) =>
    status === 0
      ? HttpResponse.error()
      : HttpResponse.json(body, {
          status,
          headers: retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` },
        });
  const answer = (said: number | Answer, id: string) =>
    reply(
      typeof said !== 'number'
        ? said
        : said < 300
          ? { status: said, body: { data: { id } } }
          : { status: said },
    );
  const server = setupServer(
    http.post(
      '*/api/sessions',
      async ({ request }) => (
        await remember(request),
        answer(answers.session, `session-${++sessions}`)
      ),
    ),
    http.put(
      '*/api/sessions/:id/ping',
      async ({ request }) => (await remember(request), answer(answers.ping, 'ping')),
    ),
    http.put(
      '*/api/sessions/:id/end',
      async ({ request }) => (await remember(request), answer(200, 'end')),
    ),
    http.post(
      '*/api/sessions/:id/events',
      async ({ request }) => (await remember(request), answer(answers.event, 'event')),
    ),
    http.patch(
      '*/api/fingerprint/hits/:id',
      async ({ request }) => (await remember(request), reply(answers.browser)),
    ),
    http.get(
      '*/api/public/shared-link-hits/:id',
      async ({ request }) => (await remember(request), reply(answers.browser)),
    ),
    http.get('*/api/recaptcha', () =>
      HttpResponse.json({
        data: {
          provider: 'proof-of-work',
          challenge: 'a.b.1.c',
          difficulty: 1,
          expires_at: new Date(Date.now() + 600_000).toISOString(),
        },
      }),
    ),
    http.post(
      '*/api/public/shared-link-hits/:id/notify',
      async ({ request }) => (await remember(request), answer(200, 'hit')),
    ),
    http.post(
      '*/api/public/shared-link-hits/:id/forward',
      async ({ request }) => (await remember(request), reply(answers.forward)),
    ),
    http.put('*/api/public/shared-link-hits/:id', async ({ request }) =>
      reply(answers.hit(await remember(request))),
    ),
    http.post('*/api/public/shared-links/check-access-code', async ({ request }) =>
      reply(answers.code(await remember(request))),
    ),
    http.post(
      '*/api/public/shared-links/:token/ask',
      async ({ request }) => (await remember(request), reply(answers.request)),
    ),
    http.get('*/api/public/shared-links/:token', async ({ request }) => {
      await remember(request);
      const { link } = answers;
      return typeof link === 'number'
        ? answer(link, '')
        : 'status' in link && typeof link.status === 'number'
          ? reply(link as Answer)
          : HttpResponse.json({ data: link as SharedLink });
    }),
    http.get('http://127.0.0.1:4001/c/*/text/*', () => HttpResponse.json(answers.text)),
  );
  /** Calls of this test's sessions: one of an earlier test may still be ending. */
  const of = (end: string) =>
    calls.filter(({ path }) => {
      const [, session = 0, rest] = /^\/api\/sessions\/session-(\d+)(.*)$/.exec(path) ?? [];
      return Number(session) > endedSessions && rest === end;
    });
  let open = 0;
  server.events.on('request:start', () => (open += 1));
  server.events.on('request:end', () => (open -= 1));
  const reset = () => {
    calls.length = 0;
    endedSessions = sessions;
    Object.assign(answers, usual());
  };
  return { server, calls, answers, of, reset, isQuiet: () => open === 0 };
}
