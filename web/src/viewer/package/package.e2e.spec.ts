import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aZip } from '@lectern/content/testing/a-zip.ts';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../../deploy/browser/browser.ts';
import { PublicApi, until } from '../../../../deploy/standalone/public-api.ts';
import { startHere, type LecternHere } from '../../../../deploy/testing/lectern-here.ts';

let lectern: LecternHere;
let browser: Browser;
let api: PublicApi;
let canary: Server;
let canaryUrl: string;
const called: string[] = [];

beforeAll(async () => {
  canary = createServer((req, res) => {
    called.push(req.url ?? '');
    res.writeHead(200, { 'access-control-allow-origin': '*' }).end('');
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  canaryUrl = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  [lectern, browser] = await Promise.all([startHere(), launchBrowser()]);
  api = await PublicApi.signIn(lectern.url);
});
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
  canary?.close();
});

async function opened(
  files: Parameters<typeof aZip>[0],
): Promise<{ page: Page; presentationId: string }> {
  const presentationId = await api.publish(aZip(files), 'tour.zip');
  const { token } = await api.share(presentationId);
  const page = await (
    await browser.newContext({ viewport: { width: 1200, height: 800 } })
  ).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${lectern.url}/s/${token}`);
  return { page, presentationId };
}

const html = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

test('a package is read in its frame: its own links turn pages, time and links are counted', async () => {
  const { page, presentationId } = await opened({
    'index.html': html(
      'Start',
      '<a href="sub/two.html">Next</a><a href="https://example.com/offer">Offer</a><p id="kept"></p><script>localStorage.setItem("a", "kept"); kept.textContent = localStorage.getItem("a")</script><iframe src="inner.html"></iframe>',
    ),
    'inner.html': html('Inner', ''),
    'sub/two.html': html('Two', '<img src="../red.svg" onload="document.title = \'drawn\'">'),
    'red.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  });
  const frame = page.frameLocator('.package-frame');
  await frame.getByRole('heading', { name: 'Start' }).waitFor();
  await frame.getByText('kept').waitFor();
  await frame.frameLocator('iframe').getByRole('heading', { name: 'Inner' }).waitFor();
  await page.context().route('https://example.com/**', (route) => route.fulfill({ body: 'offer' }));
  const window = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Offer' }).click();
  await window;
  await frame.getByRole('link', { name: 'Next' }).click();
  await frame.getByRole('heading', { name: 'Two' }).waitFor();
  const current = page.locator('.thumbnails [aria-current]');
  await until(async () => (await current.textContent()) === '3', 'the rail shows the third page');
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await frame.getByRole('heading', { name: 'Start' }).waitFor();
  await page.close({ runBeforeUnload: true });

  const figures = async (what: 'pages' | 'links') =>
    api.ask<{ data: Record<string, unknown>[] }>(
      'GET',
      `/api/analytics/presentations/${presentationId}/${what}`,
    );
  await until(async () => {
    const { data } = await figures('links');
    return data.some((link) => JSON.stringify(link).includes('https://example.com/offer'));
  }, 'the link is counted');
  await until(async () => {
    const { data } = await figures('pages');
    return data.some((each) => Number(each['page']) === 3 && Number(each['views']) > 0);
  }, 'the pages are counted');
});

test('a hostile package reaches neither the console, nor other sites, nor the page around it', async () => {
  const out = (path: string) => `${canaryUrl}/${path}`;
  const { page } = await opened({
    'index.html': `<!doctype html><html><head><title>Hostile</title>
      <link rel="stylesheet" href="${out('css')}"><link rel="prefetch" href="${out('prefetch')}">
      <link rel="preload" as="image" href="${out('preload')}"><base href="${out('base/')}">
      <script src="${out('script')}"></script></head>
      <body><h1>Hostile</h1><button onclick="location.href = '${out('navigation')}'">Leave</button><img src="${out('img')}"><iframe src="${out('frame')}"></iframe>
      <object data="${out('object')}"></object><video src="${out('video')}"></video>
      <svg><image href="${out('svg')}"/></svg><style>@import url(${out('import')}); h1 { background: url(${out('background')}) }</style>
      <iframe name="inner"></iframe><form id="form" target="inner" action="${out('form')}" method="post"><input name="a"></form>
      <script>
        const found = {};
        const attempt = (name, act) => { try { found[name] = String(act()) } catch (error) { found[name] = 'refused' } };
        attempt('cookie', () => document.cookie);
        attempt('parent', () => parent.document.title);
        attempt('top', () => { top.location = '${out('top')}'; return 'moved' });
        attempt('worker', () => navigator.serviceWorker.register('app.js') && 'registered');
        attempt('form', () => { document.getElementById('form').submit(); return '' });
        attempt('beacon', () => navigator.sendBeacon('${out('beacon')}', 'x'));
        const asked = (name, url, init) => fetch(url, init).then((answer) => { found[name] = answer.status }, () => { found[name] = 'refused' });
        Promise.all([
          asked('fetch', '${out('fetch')}', { mode: 'no-cors' }),
          asked('api', '${lectern.url}/api/user', { credentials: 'include' }),
        ]).then(() => {
          for (let at = 0; at < 500; at++) parent.postMessage({ lectern: 1, type: 'page', path: 'x'.repeat(at) }, '*');
          parent.postMessage({ lectern: 1, type: 'link', url: 'javascript:alert(1)' }, '*');
          const result = document.createElement('pre');
          result.textContent = JSON.stringify(found);
          document.body.append(result);
        });
      </script></body></html>`,
    'app.js': 'addEventListener("fetch", () => {})',
  });
  const frame = page.frameLocator('.package-frame');
  const result = frame.locator('pre');
  const found: Record<string, unknown> = JSON.parse((await result.textContent()) ?? '{}');
  expect(found).toMatchObject({ parent: 'refused', fetch: 'refused', api: 'refused' });
  expect(['', 'refused']).toContain(found['cookie']);
  expect(found['worker']).toBe('refused');
  await frame.getByRole('button', { name: 'Leave' }).click();
  await until(
    async () => page.frames().some((frame) => frame.url().startsWith('chrome-error:')),
    'it has tried to leave',
  );
  expect(new URL(page.url()).origin).toBe(lectern.url);
  expect(called).toEqual([]);
  await page.close();
});

test('once a reader agrees, the package may load from other sites, and only then', async () => {
  const presentationId = await api.publish(
    aZip({ 'index.html': html('Styled', `<img src="${canaryUrl}/agreed">`) }),
    'styled.zip',
  );
  const { token } = await api.share(presentationId, { consent_mode: 'required' });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${lectern.url}/s/${token}`);
  await page.getByRole('checkbox').check();
  expect(called).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.frameLocator('.package-frame').getByRole('heading', { name: 'Styled' }).waitFor();
  await until(async () => called.includes('/agreed'), 'the other site is asked');
  await page.close();
});

test('an ePub is read chapter by chapter, and nothing in it runs', async () => {
  const chapter = (title: string) =>
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title></head><body><h1>${title}</h1><p id="ran">still</p><script>document.getElementById('ran').textContent = 'ran'</script></body></html>`;
  const { page } = await opened({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfile full-path="book.opf"/></container>',
    'book.opf':
      '<package><item id="nav" href="nav.xhtml" properties="nav"/><item id="a" href="a.xhtml"/><item id="b" href="b.xhtml"/><itemref idref="a"/><itemref idref="b"/></package>',
    'nav.xhtml':
      '<html><nav epub:type="toc"><ol><li><a href="a.xhtml">The beginning</a></li><li><a href="b.xhtml">The end</a></li></ol></nav></html>',
    'a.xhtml': chapter('Alpha'),
    'b.xhtml': chapter('Beta'),
  });
  const frame = page.frameLocator('.package-frame');
  await frame.getByRole('heading', { name: 'Alpha' }).waitFor();
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.getByRole('button', { name: /The end/ }).click();
  await frame.getByRole('heading', { name: 'Beta' }).waitFor();
  expect(await frame.locator('#ran').textContent()).toBe('still');
  await page.close();
});
