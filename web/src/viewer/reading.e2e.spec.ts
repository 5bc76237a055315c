import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/conversion/a-pdf.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../../deploy/browser/browser.ts';
import { PublicApi, until } from '../../../deploy/standalone/public-api.ts';
import { spawnLectern, type SpawnedLectern } from '../../../deploy/standalone/spawn.ts';

let lectern: SpawnedLectern;
let browser: Browser;
let api: PublicApi;
let presentationId: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [lectern, browser] = await Promise.all([spawnLectern(), launchBrowser()]);
  api = await PublicApi.signIn(lectern.url);
  presentationId = await api.publish(await aPdf({ pages: 4 }), 'Solar roofs.pdf');
}, 60_000);
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
});

const desk = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

async function open(token: string, options: BrowserContextOptions = desk): Promise<Page> {
  const context = await browser.newContext(options);
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  await page.goto(`${lectern.url}/s/${token}`);
  await page.locator('.page.is-there').waitFor();
  return page;
}

/** What may be done with it is changed, and the recipient's side knows. */
async function allow(settings: Record<string, boolean>): Promise<string> {
  await api.ask('PUT', `/api/admin/presentations/${presentationId}`, { settings });
  const { token } = await api.share(presentationId);
  return token;
}

async function faultsOf(page: Page): Promise<string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What the page reports of one kind, with what the server made of it. */
function reports(page: Page, action: string): { body: Record<string, unknown>; status: Promise<number> }[] {
  const found: { body: Record<string, unknown>; status: Promise<number> }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/events')) return;
    const body = request.postDataJSON() as Record<string, unknown>;
    if (body['action'] === action) found.push({ body, status: request.response().then((response) => response?.status() ?? 0) });
  });
  return found;
}

test('a document is read to its end with the keyboard alone: contents, find, a link in the page, the card behind it', async () => {
  const page = await open(await allow({ can_be_downloaded: true }));
  const clicks = reports(page, 'click_link');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Outline' }).focus();
  await page.keyboard.press('Enter');
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: /Savings by quarter/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'Page 3 of 4' }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.type('shall we');
  await page.getByText('1 of 1').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('article', { name: 'Page 4 of 4' }).waitFor();
  const link = page.getByRole('link', { name: 'Book a visit' });
  await link.waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Book a visit');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await opened).close();
  await page.bringToFront();
  expect(clicks.map(({ body }) => [body['category'], body['path'], (body['meta'] as { currentPage: number }).currentPage])).toEqual([['PDF', 'https://example.com/visit', 4]]);
  expect(await clicks[0]!.status).toBe(201);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('region', { name: /solar roofs/i }).getByRole('button', { name: 'Download' }).waitFor();
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H2');
}, 30_000);

test('download, print and forward are there only where they are allowed, and each is reported', async () => {
  const closed = await open(await allow({ can_be_downloaded: false, can_be_printed: false, can_be_forwarded: false }));
  for (const name of ['Download', 'Print', 'Forward']) expect(await closed.getByRole('button', { name }).count()).toBe(0);
  await closed.emulateMedia({ media: 'print' });
  expect(await closed.locator('.page-picture').isVisible()).toBe(false);

  const page = await open(await allow({ can_be_downloaded: true, can_be_printed: true }));
  const [downloads, prints] = [reports(page, 'download'), reports(page, 'print')];
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^solar-roofs.*\.pdf$/);
  await page.evaluate(`window.print = () => {
    window.printed = [...document.querySelectorAll('.print-sheets img')].map((image) => image.naturalWidth);
    window.sheet = getComputedStyle(document.querySelector('.print-sheets div')).page;
  }`);
  await page.keyboard.press('Control+p');
  await until(() => page.evaluate<boolean>('window.printed !== undefined'), 'the dialog was called');
  expect(await page.evaluate('[window.printed, window.sheet]')).toEqual([[1280, 1280, 1280, 1280], 'across']);
  await expect(Promise.all([downloads[0]!.status, prints[0]!.status])).resolves.toEqual([201, 201]);
}, 30_000);

test.each([
  ['a desk', 'light', desk],
  ['a desk', 'dark', desk],
  ['a phone', 'light', phone],
  ['a phone', 'dark', phone],
] as const)('nothing stands in the way of anybody on %s in the %s: pages, contents, menu, end', async (_where, colorScheme, options) => {
  const page = await open((await api.share(presentationId)).token, { ...options, colorScheme });
  await page.locator('.page-text').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'More' }).click();
  expect(await faultsOf(page)).toEqual([]);
  if (options === phone) await page.getByRole('button', { name: 'Contents' }).click();
  else await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.getByRole('navigation', { name: 'Outline' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'To the end' }).first().click();
  await page.locator('.end-card').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // Nothing is wider than the window.
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}, 30_000);
