import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aFilm } from '@lectern/content/testing/a-film.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { startEdge, type RunningEdge } from '../../../testing/start-edge.ts';

let edge: RunningEdge;
let site: Server;
/** An origin that the operator trusts, on this machine. */
let origin: string;
/** One that must not be called. */
let canary: Server;
let forbidden: string;
let calls = 0;

const film = Buffer.from(aFilm());
const page = `<!doctype html><html><head><title>Roofs &amp; more</title>
<meta name="description" content="All about roofs"><meta content="/roof.png" property="og:image">`;
const answers: Record<string, (req: IncomingMessage, res: ServerResponse) => void> = {
  '/page': (_, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end(page),
  '/closed': (_, res) =>
    void res.writeHead(200, { 'content-type': 'text/html', 'x-frame-options': 'DENY' }).end(page),
  '/film.mp4': (_, res) => void res.writeHead(200, { 'content-length': film.length }).end(film),
  '/moved': (_, res) => void res.writeHead(302, { location: '/film.mp4' }).end(),
  '/away': (_, res) => void res.writeHead(302, { location: `${forbidden}/film.mp4` }).end(),
  '/endless': (_, res) => {
    res.writeHead(200, { 'content-type': 'text/html' });
    const more = (): void => {
      while (!res.destroyed && res.write('x'.repeat(65_536)));
    };
    res.on('drain', more);
    more();
  },
};

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  site = createServer((req, res) => {
    const answer = answers[req.url ?? ''];
    if (answer) answer(req, res);
    else res.writeHead(404).end();
  });
  canary = createServer((_, res) => void (calls++, res.end(film)));
  origin = await listening(site);
  forbidden = await listening(canary);
  edge = await startEdge({ env: { LECTERN_OUTBOUND_HOSTS: origin } });
}, 120_000);
afterAll(async () => {
  await edge.stop();
  for (const server of [site, canary]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

interface Presentation {
  id: string;
  name: string;
  presentation_type: string;
  page_count: number | null;
  file_url: string | null;
  processing: { status: string; failure: string | null };
}
const look = (url: string) =>
  edge.call<{ data: Record<string, unknown> }>('POST', '/api/url/info', { json: { url } });
const create = (path: string, json: object) =>
  edge.call<{ data: Presentation }>('POST', `/api/admin/presentations${path}`, { json });
const read = async (id: string) =>
  (await edge.call<{ data: Presentation }>('GET', `/api/admin/presentations/${id}`)).body.data;
const over = (id: string) =>
  until(async () => {
    const found = await read(id);
    return (found.page_count !== null || found.processing.failure !== null) && found;
  }, 'it is processed');
const mediaOf = async (id: string) =>
  (
    await edge.graph<{ presentation: { media: Record<string, unknown> | null } }>(
      `query ($id: ID!) { presentation(id: $id) { media { kind url mimeType } } }`,
      { id },
    )
  ).presentation.media;

test('a page says what it is about', async () => {
  expect(await look(`${origin}/page`)).toMatchObject({
    status: 200,
    body: {
      data: {
        url: `${origin}/page`,
        title: 'Roofs & more',
        description: 'All about roofs',
        image: `${origin}/roof.png`,
        content_type: 'text/html',
      },
    },
  });
  // Only its beginning is read.
  expect((await look(`${origin}/endless`)).status).toBe(200);
});

test('nothing in our own network is called, by any spelling, redirect or name', async () => {
  const { port } = new URL(forbidden);
  const urls = [
    forbidden,
    `http://localhost:${port}`,
    `http://127.1:${port}`,
    `http://0x7f.1:${port}`,
    `http://2130706433:${port}`,
    `http://[::1]:${port}`,
    `http://[::ffff:7f00:1]:${port}`,
    `http://0.0.0.0:${port}`,
    `http://user:password@127.0.0.1:${port}`,
    'http://169.254.169.254/latest/meta-data',
    `${origin}/away`,
  ];
  for (const url of urls) expect([url, (await look(url)).status]).toEqual([url, 422]);
  for (const url of [forbidden, `${origin}/away`]) {
    const { id } = (await create('/import-video', { video_url: url })).body.data;
    expect(await over(id)).toMatchObject({
      page_count: null,
      processing: { failure: 'The video could not be fetched.' },
    });
  }
  for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'ftp://127.0.0.1/film.mp4'])
    expect((await create('/import-video', { video_url: url })).status).toBe(422);
  expect(calls).toBe(0);
}, 120_000);

test('the video at a URL is fetched and becomes the file', async () => {
  const made = await create('/import-video', { video_url: `${origin}/moved`, name: 'Roof tour' });
  expect([made.status, made.body.data]).toMatchObject([201, { file_url: `${origin}/moved` }]);
  const { id } = made.body.data;
  expect(await over(id)).toMatchObject({ presentation_type: 'Video', page_count: 4 });
  expect(await mediaOf(id)).toEqual({ kind: 'VIDEO', url: null, mimeType: 'video/mp4' });
  const page = (await create('/import-video', { video_url: `${origin}/page` })).body.data.id;
  expect((await over(page)).processing.failure).toBe(
    'This link does not lead to the file of a video.',
  );
  const missing = (await create('/import-video', { video_url: `${origin}/none` })).body.data.id;
  expect((await over(missing)).processing.failure).toBe(
    'The video could not be fetched: the server answered 404.',
  );
}, 60_000);

test('a page of a video site is shown by its player, and it is called only after the reader asks for it', async () => {
  const video_url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const { id } = (await create('/import-video', { video_url, status: 'Active' })).body.data;
  expect(await over(id)).toMatchObject({ presentation_type: 'Video', page_count: 1 });
  const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  expect(await mediaOf(id)).toEqual({ kind: 'EMBED', url: player, mimeType: null });

  const { token } = (
    await edge.call<{ data: { token: string } }>('POST', `/api/presentations/${id}/share`, {
      json: { send_email: false },
    })
  ).body.data;
  const shown = await until(async () => {
    const answer = await edge.call('GET', `/s/${token}`, { token: null });
    return answer.text.includes(player) && answer;
  }, 'the link opens');
  expect(shown.headers.get('content-security-policy')).toMatch(
    /frame-src [^;]* https:\/\/www\.youtube-nocookie\.com;/,
  );
  const console = await edge.call('GET', '/login', { token: null });
  expect(console.headers.get('content-security-policy')).not.toContain('youtube');
});

test('a website is shown in a frame only where it allows that', async () => {
  const open = (await create('', { external_url: `${origin}/page` })).body.data.id;
  const closed = (await create('', { external_url: `${origin}/closed` })).body.data.id;
  expect(await over(open)).toMatchObject({ presentation_type: 'URL', page_count: 1 });
  await over(closed);
  expect(await mediaOf(open)).toEqual({ kind: 'WEBSITE', url: `${origin}/page`, mimeType: null });
  expect(await mediaOf(closed)).toBeNull();
});
