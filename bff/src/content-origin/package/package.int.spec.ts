import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aZip } from '@lectern/content/testing/a-zip.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { startEdge, type RunningEdge } from '../../testing/start-edge.ts';

interface PublicLink {
  hit_uuid: string;
  pages_url: string;
  signed_url: string;
  download_url: string | null;
  page_count: number;
}
interface File {
  id: string;
  name: string;
  editable: boolean;
  url: string;
}

let edge: RunningEdge;
beforeAll(async () => void (edge = await startEdge()));
afterAll(() => edge.stop());

const page = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
const site = {
  'start.htm': page('Start', '<a href="sub/more.html">More</a>'),
  'sub/more.html': page('More', '<img src="../Bild ä.svg">'),
  'Bild ä.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>1</script><rect width="20" height="30"/></svg>',
  'app.js': 'console.log(1)',
  'data.bin': '0123456789',
  'page.php': '<?php ?>',
};

async function publish(
  files: Parameters<typeof aZip>[0] | string,
  fields: Record<string, string> = {},
): Promise<string> {
  const form = new FormData();
  form.set('status', 'Active');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const bytes = typeof files === 'string' ? files : new Uint8Array(aZip(files));
  form.set('file', new Blob([bytes]), 'tour.zip');
  const created = await edge.call<{ data: { id: string } }>('POST', '/api/admin/presentations', {
    body: form,
  });
  if (created.status !== 201) throw new Error(created.text);
  const { id } = created.body.data;
  await until(async () => (await read(id))['page_count'] !== null, 'it is unpacked');
  return id;
}

const read = async (id: string) =>
  (await edge.call<{ data: Record<string, unknown> }>('GET', `/api/admin/presentations/${id}`)).body
    .data;

async function share(id: string, fields: object = {}): Promise<{ id: string; token: string }> {
  const { body } = await edge.call<{ data: { id: string; token: string } }>(
    'POST',
    `/api/presentations/${id}/share`,
    { json: { send_email: false, ...fields } },
  );
  await until(async () => (await open(body.data.token)) !== null, 'the link opens');
  return body.data;
}

async function open(token: string, hit = ''): Promise<PublicLink | null> {
  const { status, body } = await edge.call<{ data: PublicLink }>(
    'GET',
    `/api/public/shared-links/${token}${hit && `?hit_uuid=${hit}`}`,
    { token: null },
  );
  return status === 200 ? body.data : null;
}

const filesOf = async (id: string) =>
  (await edge.call<{ data: File[] }>('GET', `/api/presentations/${id}/files`)).body.data;
const fileCalled = async (id: string, name: string) => {
  const found = (await filesOf(id)).find((file) => file.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
};

test('a package opens where it begins, with its own files below its grant, in a sandbox', async () => {
  const id = await publish(site);
  expect(await read(id)).toMatchObject({ presentation_type: 'HTML', page_count: 2 });
  const link = await open((await share(id)).token);
  expect(link?.signed_url).toBe(`${link?.pages_url}package/`);
  expect(link?.download_url).toBeNull();
  const get = (path: string) => fetch(`${link?.pages_url}${path}`);

  const start = await get('package/');
  const policy = start.headers.get('content-security-policy') ?? '';
  expect([start.status, start.headers.get('content-type')]).toEqual([200, 'text/html']);
  expect(policy).toMatch(/sandbox [^;]*allow-scripts/);
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).not.toMatch(/https?:(?!\/\/)/);
  expect(await start.text()).toMatch(
    /<head><script src="\/package.js" data-base="[^"]+"><\/script>/,
  );
  expect(await (await get('package.json')).json()).toEqual({
    main_path: 'start.htm',
    pages: [
      { path: 'start.htm', title: 'Start' },
      { path: 'sub/more.html', title: 'More' },
    ],
  });

  const types = {
    'package/sub/more.html': 'text/html',
    'package/Bild%20%C3%A4.svg': 'image/svg+xml',
    'package/APP.js': 'text/javascript',
    'package/page.php': 'application/octet-stream',
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await get(path);
    const kind = answer.headers.get('content-type');
    expect([path, answer.status, kind]).toEqual([path, 200, type]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  const part = await fetch(`${link?.pages_url}package/data.bin`, {
    headers: { range: 'bytes=2-4' },
  });
  expect([part.status, await part.text()]).toEqual([206, '234']);
  for (const path of ['package/missing.html', 'package/..%2Foriginal', 'package/%ff', 'custom.js'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await get('../package/start.htm')).status).toBe(404);
});

test('the package closes with its link, and a grant opens no other package', async () => {
  const [one, other] = [await publish(site), await publish({ 'index.html': page('Other', 'x') })];
  const link = await share(one);
  const opened = await open(link.token);
  const theirs = await open((await share(other)).token);
  expect((await fetch(`${opened?.signed_url}app.js`)).status).toBe(200);
  expect((await fetch(`${theirs?.signed_url}app.js`)).status).toBe(404);
  const forged = opened?.pages_url.replace(/.(?=\/$)/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await fetch(`${forged}package/app.js`)).status).toBe(403);
  await edge.call('PUT', `/api/shared-links/${link.id}/deactivate`);
  await until(
    async () => (await fetch(`${opened?.signed_url}app.js`)).status === 403,
    'the package is closed',
  );
  const inFrame = await fetch(opened?.signed_url ?? '', {
    headers: { 'sec-fetch-dest': 'iframe' },
  });
  expect([inFrame.status, inFrame.headers.get('content-type')]).toEqual([
    403,
    'text/html; charset=utf-8',
  ]);
});

test('a text is edited under the same link, keeps its versions, and a copy keeps its own', async () => {
  const id = await publish(site);
  const link = await open((await share(id)).token);
  const { id: fileId, editable } = await fileCalled(id, 'app.js');
  expect([editable, (await fileCalled(id, 'data.bin')).editable]).toEqual([true, false]);
  const content = () =>
    edge.call<{ data: { content: string } }>('GET', `/api/admin/files/${fileId}/content`);
  expect((await content()).body).toEqual({ data: { content: 'console.log(1)' } });
  const edited = await edge.call('PUT', `/api/admin/files/${fileId}/content`, {
    json: { content: 'console.log("två")' },
  });
  expect([edited.status, edited.body]).toMatchObject([200, { data: { id: fileId, size: 19 } }]);
  expect((await content()).body).toEqual({ data: { content: 'console.log("två")' } });
  const shown = () => fetch(`${link?.signed_url}app.js`).then((answer) => answer.text());
  await until(async () => (await shown()) === 'console.log("två")', 'readers get it');

  const copy = await edge.call<{ data: { id: string } }>('POST', `/api/presentations/${id}/copy`);
  const copied = await fileCalled(copy.body.data.id, 'app.js');
  expect(copied.id).not.toBe(fileId);
  await edge.call('PUT', `/api/admin/files/${copied.id}/content`, { json: { content: 'copy' } });
  expect((await content()).body.data.content).toBe('console.log("två")');
  const copyOf = await fetch((await fileCalled(copy.body.data.id, 'app.js')).url);
  expect(await copyOf.text()).toBe('copy');

  const restore = (version: number) =>
    edge.call<{ errors?: unknown }>('POST', '/graphql', {
      json: {
        query:
          'mutation($id: ID!, $version: Int!) { restoreText(id: $id, version: $version) { textVersions { number size } } }',
        variables: { id: fileId, version },
      },
    });
  expect((await restore(1)).body).toEqual({
    data: {
      restoreText: {
        textVersions: [
          { number: 3, size: 14 },
          { number: 2, size: 19 },
          { number: 1, size: 14 },
        ],
      },
    },
  });
  expect((await content()).body.data.content).toBe('console.log(1)');
  const binary = await fileCalled(id, 'data.bin');
  const refused = await edge.call('PUT', `/api/admin/files/${binary.id}/content`, {
    json: { content: 'x' },
  });
  expect(refused.status).toBe(422);
  expect((await edge.call('GET', `/api/admin/files/${binary.id}/content`)).status).toBe(404);
});

test('where it opens and its picture are chosen from its own files', async () => {
  const id = await publish(site);
  const put = (json: object) => edge.call('PUT', `/api/admin/presentations/${id}`, { json });
  expect((await put({ main_path: 'sub/gone.html' })).status).toBe(422);
  expect((await put({ main_path: 'sub/more.html' })).status).toBe(200);
  const link = await open((await share(id)).token);
  expect(await (await fetch(link?.signed_url ?? '')).text()).toContain('<title>More');
  const picture = await fileCalled(id, 'Bild ä.svg');
  const text = await fileCalled(id, 'app.js');
  expect((await edge.call('PUT', `/api/presentations/${id}/thumbnail/${text.id}`)).status).toBe(
    404,
  );
  expect((await edge.call('PUT', `/api/presentations/${id}/thumbnail/${picture.id}`)).status).toBe(
    200,
  );
  const shown = String((await read(id))['thumbnail_url']);
  expect(shown).toMatch(/\/images\/000\d\.jpg$/);
  const { headers } = await fetch(new URL(shown, edge.url), {
    headers: { authorization: `Bearer ${edge.token}` },
  });
  expect(headers.get('content-type')).toBe('image/jpeg');
  const { body } = await edge.call<{ exists: boolean }>(
    'GET',
    `/api/presentations/${id}/files/check-path?path=SUB/more.html`,
  );
  expect(body).toEqual({ exists: true });
});

test('other sites and scripts come only after the reader agreed', async () => {
  const id = await publish(site, { custom_javascript: 'var ours = 1', hubspot_pixel: '4711' });
  const { token } = await share(id, { consent_mode: 'optional' });
  const before = await open(token);
  const policyOf = async (url = '') =>
    (await fetch(url)).headers.get('content-security-policy') ?? '';
  expect(await policyOf(before?.signed_url)).not.toMatch(/https?:(?!\/\/)/);
  expect(await (await fetch(before?.signed_url ?? '')).text()).not.toContain('custom.js');
  expect((await fetch(`${before?.pages_url}custom.js`)).status).toBe(404);
  expect((await fetch(`${before?.pages_url}trackers.html`)).status).toBe(204);

  const agreed = await edge.call<{ data: { hit_uuid: string } }>(
    'PUT',
    `/api/public/shared-link-hits/${before?.hit_uuid}`,
    { token: null, json: { consent: true } },
  );
  const after = await open(token, agreed.body.data.hit_uuid);
  expect(await policyOf(after?.signed_url)).toContain(' https:');
  expect(await (await fetch(after?.signed_url ?? '')).text()).toContain('custom.js');
  expect(await (await fetch(`${after?.pages_url}custom.js`)).text()).toBe('var ours = 1');
  const trackers = await fetch(`${after?.pages_url}trackers.html`);
  expect(trackers.headers.get('content-security-policy')).toContain('sandbox allow-scripts');
  expect(await trackers.text()).toContain('https://js.hs-scripts.com/4711.js');
});

test('an ePub runs nothing of its own; a ZIP without pages is a list with a download', async () => {
  const book = await publish({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfile full-path="b.opf"/></container>',
    'b.opf': '<package><item id="a" href="a.xhtml"/><itemref idref="a"/></package>',
    'a.xhtml':
      '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>One</title></head><body>Words</body></html>',
  });
  expect((await read(book))['presentation_type']).toBe('ePub');
  const opened = await open((await share(book)).token);
  const chapter = await fetch(opened?.signed_url ?? '');
  expect(chapter.headers.get('content-type')).toBe('application/xhtml+xml');
  expect(chapter.headers.get('content-security-policy')).toMatch(
    /script-src http:\/\/[^ ]+\/package.js;/,
  );

  const archive = await publish(
    { 'a.txt': 'x' },
    { settings: JSON.stringify({ can_be_downloaded: true }) },
  );
  const link = await open((await share(archive, { can_be_downloaded: true })).token);
  const file = await fetch(link?.download_url ?? '');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect((await fetch(link?.signed_url ?? '')).headers.get('content-type')).toBe('application/pdf');
  expect(await (await fetch(`${link?.pages_url}package/a.txt`)).text()).toBe('x');
});

test('the files in a ZIP are a download; who may not download sees their list', async () => {
  const archive = await publish({ 'a.txt': 'x' });
  const link = await open((await share(archive)).token);
  expect(link?.download_url).toBeNull();
  expect((await fetch(`${link?.pages_url}package/a.txt`)).status).toBe(403);
  const list = await fetch(link?.signed_url ?? '');
  expect([list.status, list.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const words = await fetch(`${link?.pages_url}text/0001.json`);
  expect(await words.text()).toContain('a.txt');
});
