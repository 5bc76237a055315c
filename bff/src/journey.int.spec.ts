import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { until } from '@lectern/kernel/testing/until.ts';
import { startEdge, type RunningEdge } from './testing/start-edge.ts';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.stop());

interface Data<T> {
  data: T;
}

async function aPdf(pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page++) document.addPage([300, 200]).drawText(`Page ${page}`);
  return new Uint8Array(await document.save());
}

test('a PDF is published, shared, read and counted over the exact paths', async () => {
  const form = new FormData();
  form.set('name', 'Price list');
  form.set('status', 'Active');
  form.set('settings', JSON.stringify({ can_be_downloaded: true }));
  form.set('file', new File([await aPdf(3)], 'price list.pdf', { type: 'application/pdf' }));
  const created = await edge.call<Data<{ id: string }>>('POST', '/api/admin/presentations', {
    body: form,
  });
  expect(created).toMatchObject({
    status: 201,
    body: { data: { name: 'Price list', status: 'Active', settings: { can_be_downloaded: true } } },
  });
  const presentationId = created.body.data.id;
  await until(async () => {
    const { body } = await edge.call<Data<{ page_count: number | null }>>(
      'GET',
      `/api/admin/presentations/${presentationId}`,
    );
    return body.data.page_count === 3;
  }, 'it is processed');
  const listed = await edge.call('GET', '/api/user/presentations');
  expect(listed.body).toMatchObject({
    data: [{ id: presentationId }],
    meta: { page: 1, per_page: 300, total: 1 },
  });

  const shared = await edge.call<Data<{ id: string; token: string }>>(
    'POST',
    `/api/presentations/${presentationId}/share`,
    { json: { name: 'Kim', link_expires: false } },
  );
  expect(shared).toMatchObject({
    status: 201,
    body: { data: { status: 'Active', type: 'Link', link_expires: false, expires_at: null } },
  });
  const { id: linkId, token } = shared.body.data;

  const opened = await until(async () => {
    const answer = await edge.call<Data<Record<string, string>>>(
      'GET',
      `/api/public/shared-links/${token}`,
      { token: null },
    );
    return answer.status === 200 && answer.body;
  }, 'the link opens');
  const { hit_uuid: hitUuid, pages_url: pagesUrl, signed_url: signedUrl } = opened.data;
  const picture = await fetch(`${pagesUrl}pictures/0001.jpg`);
  expect([
    picture.status,
    picture.headers.get('content-type'),
    picture.headers.get('cache-control'),
  ]).toEqual([200, 'image/jpeg', 'private, no-store']);
  const text = await edge.call('GET', `${pagesUrl}text/0002.json`, { token: null });
  expect(text.body).toMatchObject({ runs: [{ text: 'Page 2' }] });
  const range = await fetch(signedUrl!, { headers: { range: 'bytes=0-4' } });
  expect([range.status, await range.text(), range.headers.get('content-range')]).toEqual([
    206,
    '%PDF-',
    expect.stringMatching(/^bytes 0-4\/\d+$/),
  ]);

  const session = await edge.call<Data<{ id: string }>>('POST', '/api/sessions', {
    token: null,
    json: { hit_uuid: hitUuid, meta: { pageCount: 3 } },
  });
  expect(session.status).toBe(201);
  const path = `/api/sessions/${session.body.data.id}`;
  const event = await edge.call('POST', `${path}/events`, {
    token: null,
    json: {
      event_at_ms: Date.now() * 1000,
      category: 'PDF',
      action: 'change_page',
      path: '0002',
      meta: { elapsed_ms: 0, currentPage: 2 },
    },
  });
  expect(event.status).toBe(201);
  const ping = await edge.call('PUT', `${path}/ping`, {
    token: null,
    json: { elapsed_ms: 1e9, meta: { currentPage: 2, pageCount: 3, paused: false } },
  });
  expect(ping.status).toBe(200);
  const ended = await edge.call('PUT', `${path}/end`, {
    token: null,
    json: { ended_at: new Date().toISOString(), elapsed_ms: -5 },
  });
  expect(ended).toMatchObject({ status: 200, body: { data: { elapsed_ms: 0 } } });

  const sessions = await until(async () => {
    const { body } = await edge.call<
      Data<
        { id: string; ended_at: string | null; presentation_id: string; shared_link_id: string }[]
      >
    >('GET', '/api/sessions');
    return body.data.some(({ ended_at: endedAt }) => endedAt !== null) && body.data;
  }, 'the session is counted');
  expect(sessions).toMatchObject([{ presentation_id: presentationId, shared_link_id: linkId }]);
  const statistics = await edge.call('GET', `/api/analytics/presentations/${presentationId}/pages`);
  expect(statistics).toMatchObject({
    status: 200,
    body: { data: expect.any(Array), meta: { views: 1 } },
  });

  const feed = await edge.call('GET', '/api/event-stream');
  const events = feed.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; cursor: string });
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'PresentationCreated',
      'SharedLinkCreated',
      'SharedLinkHitRecorded',
      'ViewerSessionStarted',
      'ViewerEventRecorded',
      'ViewerSessionEnded',
    ]),
  );
  const last = await edge.call(
    'GET',
    `/api/event-stream?after=${encodeURIComponent(events.at(-2)!.cursor)}&limit=1`,
  );
  expect(JSON.parse(last.text)).toEqual(events.at(-1));

  await edge.call('PUT', `/api/shared-links/${linkId}/deactivate`);
  expect(
    await edge.call('PUT', `${path}/ping`, { token: null, json: { elapsed_ms: 1 } }),
  ).toMatchObject({ status: 410, body: { code: 'GONE', reason: 'canceled' } });
  expect((await fetch(`${pagesUrl}pictures/0001.jpg`)).status).toBe(403);
  expect(
    (
      await edge.call('GET', `/api/public/shared-links/${token}?hit_uuid=${hitUuid}`, {
        token: null,
      })
    ).status,
  ).toBe(410);
});
