import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { commandHere, startHere } from '../testing/lectern-here.ts';
import { PublicApi, until } from './public-api.ts';

let folder: string;
let lectern: Awaited<ReturnType<typeof startHere>> | undefined;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lectern-full-'))));
afterAll(async () => {
  await lectern?.stop();
  await rm(folder, { recursive: true, force: true });
});

const store = () => join(folder, 'lectern.sqlite');
async function start(pages?: number): Promise<string> {
  await lectern?.stop();
  lectern = await startHere({
    folder,
    env: { LECTERN_STORE: `sqlite:${store()}${pages ? `?max_page_count=${pages}` : ''}` },
  });
  return lectern.url;
}

test('a full disk is a 507 that leaves nothing half done: reading goes on, and with room again so does all else', async () => {
  const first = await PublicApi.signIn(await start());
  const presentationId = await first.publish(await aPdf({ pages: 2 }), 'deck.pdf');
  const { token } = await first.share(presentationId);
  const session = await first.openSession(token);
  await lectern!.stop();
  const database = new DatabaseSync(store());
  const pages = Number(database.prepare('PRAGMA page_count').get()!['page_count']);
  database.close();

  const url = await start(pages + 8);
  const call = async (method: string, path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, {
      method,
      ...init,
      headers: {
        authorization: first.authorization,
        ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
        ...(init.headers as Record<string, string>),
      },
    });
    const text = await answer.text();
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (answer.headers.get('content-type')?.startsWith('application/json')
        ? JSON.parse(text)
        : null) as { data?: { id: string }; code?: string } | null,
    };
  };
  const shared: string[] = [];
  const share = (name: string) =>
    call('POST', `/api/presentations/${presentationId}/share`, { body: JSON.stringify({ name }) });
  const fill = async (name: string) => {
    let answer = await share(name);
    for (; answer.status === 201; answer = await share(name)) shared.push(answer.body!.data!.id);
    return answer;
  };
  await fill('x'.repeat(200));
  const refused = await fill('x'); // What is smaller still finds room between two pages.
  const full = { status: 507, body: { code: 'STORAGE_FULL', message: expect.any(String) } };
  expect(refused).toMatchObject(full);
  const label = (number: number) =>
    call('POST', '/graphql', {
      body: JSON.stringify({
        query: 'mutation ($name: String!) { createLabel(input: { name: $name }) { id } }',
        variables: { name: `label ${number}` },
      }),
    });
  let asked = await label(0);
  for (let number = 1; asked.status === 200; number++) asked = await label(number);
  expect([asked.status, Number(asked.retryAfter) > 0, asked.body]).toEqual([
    507,
    true,
    expect.objectContaining({ errors: [expect.objectContaining({ message: full.body.message })] }),
  ]);

  const blobs = async () => (await readdir(join(folder, 'blobs'), { recursive: true })).length;
  const form = new FormData();
  form.set('file', new File([Buffer.from(await aPdf({ pages: 3 }))], 'another.pdf'));
  const upload = () => call('POST', '/api/admin/presentations', { body: form });
  let before = await blobs();
  let uploaded = await upload();
  for (; uploaded.status === 201; uploaded = await upload()) before = await blobs();
  expect(uploaded).toMatchObject(full);
  await until(
    async () => (await blobs()) <= before + 2,
    'nothing of the upload stays but empty folders',
  );
  expect(
    await call('PUT', `/api/admin/presentations/${presentationId}`, {
      body: JSON.stringify({ description: 'x'.repeat(10_000) }),
    }),
  ).toMatchObject(full);
  expect((await call('GET', '/api/user')).status).toBe(200);
  expect((await call('GET', `/api/admin/presentations/${presentationId}`)).body).toMatchObject({
    data: { description: null, page_count: 2 },
  });
  expect((await call('GET', '/api/user/presentations')).body).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ id: presentationId })]),
  });
  const link = await call('GET', `/api/public/shared-links/${token}`);
  expect(link).toMatchObject({ status: 200, body: { data: { page_count: 2 } } });
  const picture = await fetch(
    `${(link.body as unknown as { data: { pages_url: string } }).data.pages_url}pictures/0001.jpg`,
  );
  expect([picture.status, (await picture.arrayBuffer()).byteLength > 1_000]).toEqual([200, true]);
  // Reports find room between two pages for a while; then they say to come again.
  let pinged = await call('PUT', `/api/sessions/${session}/ping`, { body: '{"elapsed_ms":1}' });
  for (let elapsed = 2; pinged.status === 200; elapsed++)
    pinged = await call('PUT', `/api/sessions/${session}/ping`, {
      body: JSON.stringify({ elapsed_ms: elapsed, meta: { currentPage: 1 } }),
    });
  expect([503, 507]).toContain(pinged.status);
  expect((await call('GET', '/api/user')).status).toBe(200); // It serves on.

  const again = await PublicApi.signIn(await start());
  const links = await again.ask<{ data: { id: string }[]; meta: { total: number } }>(
    'GET',
    '/api/shared-links',
  );
  expect(links.meta.total).toBe(shared.length + 1);
  await again.share(presentationId);
  await again.ask('PUT', `/api/sessions/${session}/ping`, { elapsed_ms: 10_000 });
  await again.publish(await aPdf({ pages: 1 }), 'another.pdf');
  expect(
    await commandHere(['verify'], { LECTERN_STORE: `sqlite:${store()}`, LECTERN_DATA: folder }),
  ).toEqual({ code: 0, said: expect.stringContaining('all is well') });
});
