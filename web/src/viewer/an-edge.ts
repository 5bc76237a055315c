import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { SharedLink } from './shared-link.ts';

export interface Call {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** A server that answers what the viewer asks, and remembers it. `answers` may be changed while it runs. */
export function anEdge() {
  const calls: Call[] = [];
  const answers: { session: number; ping: number; event: number; link: SharedLink | number } = { session: 201, ping: 200, event: 201, link: 404 };
  let sessions = 0;
  const remember = async (request: Request) => {
    const text = await request.text();
    calls.push({ method: request.method, path: new URL(request.url).pathname + new URL(request.url).search, body: text ? JSON.parse(text) : {} });
  };
  const answer = (status: number, id: string) =>
    status === 0 ? HttpResponse.error() : HttpResponse.json(status < 300 ? { data: { id } } : { message: 'No.', code: 'GONE' }, { status });
  const server = setupServer(
    http.post('*/api/sessions', async ({ request }) => (await remember(request), answer(answers.session, `session-${++sessions}`))),
    http.put('*/api/sessions/:id/ping', async ({ request }) => (await remember(request), answer(answers.ping, 'ping'))),
    http.put('*/api/sessions/:id/end', async ({ request }) => (await remember(request), answer(200, 'end'))),
    http.post('*/api/sessions/:id/events', async ({ request }) => (await remember(request), answer(answers.event, 'event'))),
    http.get('*/api/public/shared-links/:token', async ({ request }) => {
      await remember(request);
      const { link } = answers;
      return typeof link === 'number' ? answer(link, '') : HttpResponse.json({ data: link });
    }),
    http.get('http://127.0.0.1:4001/c/*/text/*', () => HttpResponse.json({ width: 960, height: 540, runs: [{ text: 'Savings by quarter', x: 64, y: 60, width: 300, height: 36 }] })),
  );
  /** The calls of the newest session: an older one may still say its last word. */
  const of = (end: string) => calls.filter(({ path }) => path === `/api/sessions/session-${sessions}${end}`);
  let open = 0;
  server.events.on('request:start', () => (open += 1));
  server.events.on('request:end', () => (open -= 1));
  return { server, calls, answers, of, isQuiet: () => open === 0 };
}
