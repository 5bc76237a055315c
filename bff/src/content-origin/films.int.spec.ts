import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aFilm } from '@lectern/content/testing/a-film.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

interface Opened {
  hit_uuid: string;
  signed_url: string;
  download_url: string | null;
  pages_url: string;
  page_count: number;
  media: { kind: string; duration_ms: number; captions: { id: string; language: string }[] } | null;
}

let edge: RunningEdge;
let presentationId: string;
let link: { id: string; token: string };
const film = Buffer.from(aFilm());

beforeAll(async () => {
  edge = await startEdge();
  const form = new FormData();
  form.set('status', 'Active');
  form.set('settings', JSON.stringify({ can_be_downloaded: true }));
  form.set('file', new File([aFilm()], 'Roof tour.mp4'));
  const { body } = await edge.call<{ data: { id: string } }>('POST', '/api/admin/presentations', {
    body: form,
  });
  presentationId = body.data.id;
  link = (
    await edge.call<{ data: typeof link }>('POST', `/api/presentations/${presentationId}/share`, {
      json: { can_be_downloaded: true, send_email: false },
    })
  ).body.data;
  await until(async () => (await open())?.media != null, 'the link opens');
}, 120_000);
afterAll(() => edge.stop());

const open = async () =>
  (
    await edge.call<{ data: Opened | undefined }>('GET', `/api/public/shared-links/${link.token}`, {
      token: null,
    })
  ).body.data;

test('a film is played from its URL, whole or in ranges, and saved as it was uploaded', async () => {
  const opened = (await open())!;
  expect(opened).toMatchObject({ page_count: 4, media: { kind: 'video', captions: [] } });
  expect(Math.round(opened.media!.duration_ms / 1000)).toBe(8);
  const whole = await fetch(opened.signed_url);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(film);
  const range = await fetch(opened.signed_url, { headers: { range: 'bytes=100-' } });
  expect([range.status, range.headers.get('content-range')]).toEqual([
    206,
    `bytes 100-${film.length - 1}/${film.length}`,
  ]);
  expect(Buffer.from(await range.arrayBuffer())).toEqual(film.subarray(100));
  const saved = await fetch(opened.download_url!);
  expect(saved.headers.get('content-disposition')).toContain('filename="roof-tour.mp4"');
  expect(Buffer.from(await saved.arrayBuffer())).toEqual(film);
  const poster = await fetch(`${opened.pages_url}large/0001.webp`);
  expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const signed = await edge.call<{ data: { signed_url: string } }>(
    'GET',
    `/api/presentations/${presentationId}/signed`,
  );
  expect((await fetch(signed.body.data.signed_url)).headers.get('content-type')).toBe('video/mp4');
});

test('captions are WebVTT in a language each, and go with the film', async () => {
  const add = (language: string, text: string) => {
    const form = new FormData();
    form.set('language', language);
    form.set('file', new File([text], 'captions.vtt'));
    return edge.call<{ data: { language: string; file_id: string }[] }>(
      'POST',
      `/api/admin/presentations/${presentationId}/captions`,
      { body: form },
    );
  };
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nA roof\n';
  expect((await add('en', vtt)).status).toBe(200);
  expect((await add('de', vtt.replace('A roof', 'Ein Dach'))).body.data).toMatchObject([
    { language: 'de' },
    { language: 'en' },
  ]);
  expect(await add('fr', '<script>alert(1)</script>')).toMatchObject({
    status: 422,
    body: { errors: { file: [expect.stringContaining('Captions are WebVTT files')] } },
  });
  expect((await add('not a language', vtt)).body).toMatchObject({
    errors: { language: [expect.any(String)] },
  });
  const opened = await until(async () => {
    const found = await open();
    return found?.media?.captions.length === 2 && found;
  }, 'the link has captions');
  const german = opened.media!.captions.find(({ language }) => language === 'de')!;
  const track = await fetch(`${opened.pages_url}captions/${german.id}.vtt`);
  expect([track.status, track.headers.get('content-type'), await track.text()]).toEqual([
    200,
    'text/vtt; charset=utf-8',
    expect.stringContaining('Ein Dach'),
  ]);
  // Another file of the team is not one of its captions.
  const other = `${opened.pages_url}captions/${presentationId}.vtt`;
  expect((await fetch(other)).status).toBe(404);
  await edge.call('DELETE', `/api/admin/presentations/${presentationId}/captions/de`);
  await until(async () => (await open())?.media?.captions.length === 1, 'they are removed');
});

test('parts that are played count like pages, with the markers beside them', async () => {
  const { hit_uuid } = (await open())!;
  const say = (path: string, json: object, method = 'POST') =>
    edge.call<{ data: { id: string } }>(method, `/api/sessions${path}`, { token: null, json });
  const session = (await say('', { hit_uuid, meta: { pageCount: 4 } })).body.data.id;
  const start = Date.now() * 1000;
  const event = (ms: number, action: string, more: object = {}) =>
    say(`/${session}/events`, {
      event_at_ms: start + ms * 1000,
      category: 'Video',
      action,
      meta: { elapsed_ms: ms },
      ...more,
    });
  for (const [part, ms] of [0, 0, 1_000, 3_000, 4_000].entries())
    if (part > 0) await event(ms, 'change_page', { path: `000${part}` });
  await event(4_500, 'change_page', { path: '0001' });
  await event(4_200, 'progress', { data: { progress: 75 } });
  await say(`/${session}/end`, { elapsed_ms: 6_000 }, 'PUT');
  const id = session.split('.', 1)[0];
  const pages = await until(async () => {
    const { body } = await edge.call<{ data: { pages: { page: number; views: number }[] } }>(
      'GET',
      `/api/sessions/${id}`,
    );
    return body.data?.pages.length === 4 && body.data.pages;
  }, 'the session has its parts');
  expect(pages.map(({ page, views }) => [page, views])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 1],
  ]);
}, 60_000);

test('what takes the link away takes the film away', async () => {
  const { signed_url } = (await open())!;
  await edge.call('PATCH', `/api/shared-links/${link.id}`, {
    json: { data: { can_be_downloaded: false } },
  });
  const opened = await until(async () => {
    const found = await open();
    return found?.download_url === null && found;
  }, 'the link has changed');
  expect((await fetch(opened.signed_url)).status).toBe(200);
  await edge.call('PUT', `/api/shared-links/${link.id}/deactivate`);
  await until(async () => (await fetch(signed_url)).status === 403, 'its film is refused');
});
