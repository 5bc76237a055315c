import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/conversion/a-pdf.ts';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../../deploy/browser/browser.ts';
import { PublicApi, until } from '../../../deploy/standalone/public-api.ts';
import { spawnLectern, type SpawnedLectern } from '../../../deploy/standalone/spawn.ts';

let lectern: SpawnedLectern;
let browser: Browser;
let api: PublicApi;
let reader: Page;
let link: { id: string; token: string };

beforeAll(async () => {
  [lectern, browser] = await Promise.all([spawnLectern(), launchBrowser()]);
  api = await PublicApi.signIn(lectern.url);
  link = await api.share(await api.publish(await aPdf({ pages: 6 }), 'Solar roofs.pdf'));
  reader = await newReader();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
});

async function newReader(): Promise<Page> {
  // A context of its own: one that ends with its page takes the browser away from under it, and no page can say goodbye.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  await page.goto(`${lectern.url}/s/${link.token}`);
  await page.locator('.page.is-there').waitFor();
  return page;
}

/** What axe finds wrong with a page as it stands. */
async function faultsOf(page: Page): Promise<string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const top = async (selector: string) => (await reader.locator(selector).boundingBox())!.y;

test('what is found is marked on its words, beside a large figure too', async () => {
  await reader.getByRole('textbox', { name: 'Page' }).fill('5');
  await reader.keyboard.press('Enter');
  await reader.locator('.page-text').waitFor();
  await reader.locator('#stage').focus();
  await reader.keyboard.press('/');
  await reader.getByRole('searchbox').fill('% less spent');
  await reader.getByText('1 of 1').waitFor();
  const [page, figure, words] = [await reader.locator('.page').boundingBox(), ...(await Promise.all([0, 1].map((mark) => reader.locator('mark').nth(mark).boundingBox())))];
  const points = (pixels: number) => (pixels / page!.width) * 960;
  expect(points(words!.x - page!.x)).toBeCloseTo(500, -1);
  expect(points(words!.width)).toBeCloseTo(95, -1);
  expect(points(words!.height)).toBeLessThan(30);
  expect(points(figure!.height)).toBeGreaterThan(150);
  expect(await faultsOf(reader)).toEqual([]);
  await reader.keyboard.press('Escape');
}, 20_000);

test('in full screen the page stands alone, and every tool in sight beside it', async () => {
  await reader.getByRole('button', { name: 'Full screen' }).click();
  await reader.locator('.is-full').waitFor();
  await reader.mouse.move(640, 400);
  await reader.waitForFunction(`getComputedStyle(document.querySelector('.top')).opacity === '0'`);
  await reader.locator('.thumbnails').waitFor({ state: 'hidden' });
  await reader.keyboard.press('/');
  await reader.locator('.find').waitFor();
  expect(await top('.find')).toBeGreaterThan(56);
  await reader.keyboard.press('Escape');
  await reader.mouse.move(640, 10);
  await reader.getByRole('button', { name: 'Contents' }).click();
  await reader.locator('.thumbnails').waitFor();
  await reader.keyboard.press('Tab');
  await reader.waitForFunction(`document.querySelector('.stage-scroll').getBoundingClientRect().top >= document.querySelector('.top').getBoundingClientRect().bottom`);
  await reader.evaluate('document.exitFullscreen()');
  await reader.locator('.is-full').waitFor({ state: 'detached' });
}, 20_000);

test('whoever closes the tab is gone at once', async () => {
  const isLive = async () => (await api.ask<{ data: { is_live: boolean }[] }>('GET', '/api/sessions')).data.filter((session) => session.is_live).length;
  const other = await newReader();
  await until(async () => (await isLive()) === 2, 'two are reading');
  await other.close({ runBeforeUnload: true });
  const closedAt = Date.now();
  await until(async () => (await isLive()) === 1, 'one is left');
  expect(Date.now() - closedAt).toBeLessThan(2_000);
}, 20_000);

test('a link that was taken back says so once, and whom to ask, after a reload too', async () => {
  await api.ask('PUT', `/api/shared-links/${link.id}/deactivate`);
  await until(async () => (await fetch(`${lectern.url}/api/public/shared-links/${link.token}`)).status === 410, 'the link is closed');
  await reader.keyboard.press('Home'); // Whatever is reported next is refused.
  await reader.getByRole('heading', { name: 'That link is no longer available.' }).waitFor();
  await reader.reload();
  await reader.getByRole('button', { name: /^Ask / }).waitFor();
  expect(await reader.getByText(/not found/i).count()).toBe(0);
  expect(await faultsOf(reader)).toEqual([]);
}, 20_000);
