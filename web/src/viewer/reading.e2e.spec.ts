import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { aReport } from '@lectern/content/testing/a-report.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../deploy/browser/browser.ts';
import { faultsOf } from '../../../deploy/browser/faults.ts';
import { PublicApi, until } from '../../../deploy/standalone/public-api.ts';
import { startHere, type LecternHere } from '../../../deploy/testing/lectern-here.ts';

let lectern: LecternHere;
let browser: Browser;
let token: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [lectern, browser] = await Promise.all([startHere(), launchBrowser()]);
  const api = await PublicApi.signIn(lectern.url);
  const presentationId = await api.publish(await aReport(), 'Annual report.pdf');
  await api.ask('PUT', `/api/admin/presentations/${presentationId}`, {
    settings: { can_be_printed: true },
  });
  ({ token } = await api.share(presentationId));
  await until(async () => {
    const { data } = (await (
      await fetch(`${lectern.url}/api/public/shared-links/${token}`)
    ).json()) as { data: { presentation: { settings: { can_be_printed: boolean } } } };
    return data.presentation.settings.can_be_printed;
  }, 'the recipient may print');
});
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
});

async function newReader(hash = '', options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${lectern.url}/s/${token}${hash}`);
  await page.locator('.page.is-there').first().waitFor();
  return page;
}

function pagesRead(page: Page): string[] {
  const pages: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/events')) return;
    const { action, path } = request.postDataJSON() as { action: string; path: string };
    if (action === 'change_page') pages.push(path);
  });
  return pages;
}

const isAt = (page: Page, number: number) =>
  until(
    () =>
      page.evaluate<boolean>(
        `location.hash === '#page=${number}' && document.querySelector('[aria-label="Page"]').value === '${number}'`,
      ),
    `page ${number} is read`,
  );
const topOf = (page: Page, number: number) =>
  page.evaluate<number>(
    `document.querySelector('article[aria-label^="Page ${number} "]').getBoundingClientRect().top - document.querySelector('#stage').getBoundingClientRect().top`,
  );

test('an upright document is read by wheel and by keyboard from one page to the next', async () => {
  const page = await newReader();
  const read = pagesRead(page);
  const box = (await page.locator('.page').first().boundingBox())!;
  expect(box.width).toBeCloseTo(1000, -1);
  await page.mouse.move(800, 500);
  await page.mouse.wheel(0, 1500);
  await isAt(page, 2);
  await until(async () => read.at(-1) === '0002', 'the second page is reported');
  await page.locator('#stage').focus();
  await page.keyboard.press('ArrowRight');
  await isAt(page, 3);
  expect(await topOf(page, 3)).toBeLessThan(60);
  await until(async () => read.at(-1) === '0003', 'the third page is reported');
  await page.keyboard.press('PageDown');
  await page.keyboard.press(' ');
  await isAt(page, 4);
  expect(await page.locator('article').count()).toBeLessThan(6);
  await page.keyboard.press('End');
  await isAt(page, 12);
  await until(async () => read.at(-1) === '0012', 'the last page is reported');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press(' ');
  await page.locator('.end-card').waitFor();
  expect(read).toEqual(['0002', '0003', '0004', '0012']);
  expect(await faultsOf(page)).toEqual([]);
});

test('Back returns to the place one jumped from, Forward and a reload to the page', async () => {
  const page = await newReader('#page=2');
  await isAt(page, 2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const before = await topOf(page, 2);
  await page.getByRole('button', { name: 'Page 9' }).click();
  await isAt(page, 9);
  await page.goBack();
  await isAt(page, 2);
  expect(await topOf(page, 2)).toBeCloseTo(before, -1);
  await page.goForward();
  await isAt(page, 9);
  await page.reload();
  await isAt(page, 9);
  await page.evaluate(`location.hash = '#page=5'`);
  await isAt(page, 5);
});

test('what is found is scrolled into sight, also when zoomed, and its pages are marked', async () => {
  const page = await newReader();
  for (let step = 0; step < 3; step += 1)
    await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('naive reader would compile');
  await page.getByText('1 of 1', { exact: true }).waitFor();
  const mark = page.locator('mark.is-current').first();
  await mark.waitFor();
  const [box, stage] = [(await mark.boundingBox())!, (await page.locator('#stage').boundingBox())!];
  expect(box.y).toBeGreaterThan(stage.y);
  expect(box.y + box.height).toBeLessThan(stage.y + stage.height);
  await page.getByRole('button', { name: 'Page 2, 1 match' }).waitFor();
  expect(
    await page.getByRole('link', { name: 'See www.example.com/roofs' }).getAttribute('href'),
  ).toBe('https://www.example.com/roofs');
  await page.keyboard.press('Escape');
  await page.goBack();
  await isAt(page, 1);
});

test('the view is chosen in the menu and remembered', async () => {
  const page = await newReader('#page=3');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Two pages' }).click();
  await page.getByRole('article', { name: 'Page 4 of 12' }).waitFor();
  expect(await page.locator('article').count()).toBe(2);
  await page.getByRole('button', { name: 'One page' }).click();
  await page.getByRole('button', { name: 'Whole page' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await page.getByRole('article', { name: 'Page 3 of 12' }).waitFor();
  expect(await page.locator('article').count()).toBe(1);
  await page.mouse.move(800, 500);
  await page.mouse.wheel(0, 120);
  await isAt(page, 4);
});

test('offline, find and print say what is missing, and go on by themselves', async () => {
  const page = await newReader();
  await page.locator('.page-text').first().waitFor();
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await page.evaluate('window.print = () => { window.isPrinted = true; }');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').waitFor();
  await page.context().setOffline(true);
  await page.keyboard.type('line 7:');
  await page.getByText(/^You’re offline\. The text of \d+ pages is missing\.$/).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+p');
  await page.getByText(/^You’re offline\. This continues/).waitFor();
  await page.context().setOffline(false);
  await until(() => page.evaluate<boolean>('window.isPrinted === true'), 'the pages are printed');
  await page.keyboard.press('/');
  await page.keyboard.type('line 7:');
  await page.getByText('1 of 12', { exact: true }).first().waitFor();
});
