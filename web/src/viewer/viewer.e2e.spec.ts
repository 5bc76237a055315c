import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import sharp from 'sharp';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../deploy/browser/browser.ts';
import { faultsOf } from '../../../deploy/browser/faults.ts';
import { PublicApi, until } from '../../../deploy/standalone/public-api.ts';
import { startHere, type LecternHere } from '../../../deploy/testing/lectern-here.ts';

let lectern: LecternHere;
let browser: Browser;
let api: PublicApi;
let reader: Page;
const others: BrowserContext[] = [];
let presentationId: string;
let link: { id: string; token: string };

beforeAll(async () => {
  [lectern, browser] = await Promise.all([startHere(), launchBrowser()]);
  api = await PublicApi.signIn(lectern.url);
  presentationId = await api.publish(await aPdf({ pages: 6 }), 'Solar roofs.pdf');
  link = await api.share(presentationId);
  reader = await newReader();
});
afterEach(() => Promise.all(others.splice(0).map((context) => context.close())));
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
});

const desk = { viewport: { width: 1440, height: 900 } } as const;
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } as const;

async function newReader(
  token = link.token,
  options: BrowserContextOptions = { viewport: { width: 1280, height: 800 } },
): Promise<Page> {
  // Its own context: one that closes with its page would end the browser before the page's last
  // requests.
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  if (reader) others.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${lectern.url}/s/${token}`);
  await page.locator('.page.is-there').waitFor();
  return page;
}

/** Changes the settings of a link. */
async function allow(settings: Record<string, boolean>): Promise<string> {
  await api.ask('PUT', `/api/admin/presentations/${presentationId}`, { settings });
  const { token } = await api.share(presentationId);
  const isAsWanted = async () => {
    const { data } = (await (
      await fetch(`${lectern.url}/api/public/shared-links/${token}`)
    ).json()) as { data: { presentation: { settings: Record<string, boolean> } } };
    return Object.entries(settings).every(
      ([name, isOn]) => data.presentation.settings[name] === isOn,
    );
  };
  await until(isAsWanted, 'the recipient may do so');
  return token;
}

/** Reported events of a kind, with the server's results. */
function reports(
  page: Page,
  action: string,
): { body: Record<string, unknown>; status: Promise<number> }[] {
  const found: { body: Record<string, unknown>; status: Promise<number> }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/events')) return;
    const body = request.postDataJSON() as Record<string, unknown>;
    if (body['action'] === action)
      found.push({ body, status: request.response().then((response) => response?.status() ?? 0) });
  });
  return found;
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
  const [page, figure, words] = [
    await reader.locator('.page').boundingBox(),
    ...(await Promise.all([0, 1].map((mark) => reader.locator('mark').nth(mark).boundingBox()))),
  ];
  const points = (pixels: number) => (pixels / page!.width) * 960;
  expect(points(words!.x - page!.x)).toBeCloseTo(500, -1);
  expect(points(words!.width)).toBeCloseTo(95, -1);
  expect(points(words!.height)).toBeLessThan(30);
  expect(points(figure!.height)).toBeGreaterThan(150);
  expect(await faultsOf(reader)).toEqual([]);
  await reader.keyboard.press('Escape');
});

test('in full screen the page stands alone, and every tool in sight beside it', async () => {
  await reader.getByRole('button', { name: 'Full screen' }).click();
  await reader.locator('.is-full').waitFor();
  // The pointer is still at the button, which does not count as hovering the bar.
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
  await reader.waitForFunction(
    `document.querySelector('.stage-scroll').getBoundingClientRect().top >= document.querySelector('.top').getBoundingClientRect().bottom`,
  );
  await reader.evaluate('document.exitFullscreen()');
  await reader.locator('.is-full').waitFor({ state: 'detached' });
});

test('a document is read to its end with the keyboard alone: contents, find, a link in the page, the card behind it', async () => {
  const page = await newReader(await allow({ can_be_downloaded: true }));
  const clicks = reports(page, 'click_link');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Outline' }).focus();
  await page.keyboard.press('Enter');
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: /Savings by quarter/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'Page 3 of 6' }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.type('shall we');
  await page.getByText('1 of 1').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('article', { name: 'Page 6 of 6' }).waitFor();
  const link = page.getByRole('link', { name: 'Book a visit' });
  await link.waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
    'Book a visit',
  );
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await opened).close();
  await page.bringToFront();
  await until(async () => clicks.length > 0, 'the click is told'); // After everything before it.
  expect(
    clicks.map(({ body }) => [
      body['category'],
      body['path'],
      (body['meta'] as { currentPage: number }).currentPage,
    ]),
  ).toEqual([['PDF', 'https://example.com/visit', 6]]);
  expect(await clicks[0]!.status).toBe(201);
  await page.keyboard.press('ArrowRight');
  await page
    .getByRole('region', { name: /solar roofs/i })
    .getByRole('button', { name: 'Download' })
    .waitFor();
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H2');
});

test('download, print and forward are there only where they are allowed, and each is reported', async () => {
  const closed = await newReader(
    await allow({ can_be_downloaded: false, can_be_printed: false, can_be_forwarded: false }),
  );
  for (const name of ['Download', 'Print', 'Forward'])
    expect(await closed.getByRole('button', { name }).count()).toBe(0);
  await closed.emulateMedia({ media: 'print' });
  expect(await closed.locator('.page-picture').isVisible()).toBe(false);

  const page = await newReader(await allow({ can_be_downloaded: true, can_be_printed: true }));
  const [downloads, prints] = [reports(page, 'download'), reports(page, 'print')];
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^solar-roofs.*\.pdf$/);
  await page.evaluate(`window.print = () => {
    window.printed = [...document.querySelectorAll('.print-sheets img')].map((image) => image.naturalWidth);
    window.sheet = getComputedStyle(document.querySelector('.print-sheets div')).page;
  }`);
  await page.keyboard.press('Control+p');
  await until(
    () => page.evaluate<boolean>('window.printed !== undefined'),
    'the dialog was called',
  );
  expect(await page.evaluate('[window.printed, window.sheet]')).toEqual([
    [1280, 1280, 1280, 1280, 1280, 1280],
    'across',
  ]);
  await until(async () => downloads.length > 0 && prints.length > 0, 'both are told');
  await expect(Promise.all([downloads[0]!.status, prints[0]!.status])).resolves.toEqual([201, 201]);
});

test.each([
  ['a desk', 'light', desk],
  ['a desk', 'dark', desk],
  ['a phone', 'light', phone],
  ['a phone', 'dark', phone],
] as const)(
  'nothing stands in the way of anybody on %s in the %s: pages, contents, menu, end',
  async (_where, colorScheme, options) => {
    const page = await newReader(link.token, { ...options, colorScheme });
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
  },
);

test('a picture is read like a document of one page, in its own proportions', async () => {
  const png = await sharp({
    create: { width: 1600, height: 2000, channels: 3, background: '#0E4A48' },
  })
    .png()
    .toBuffer();
  const page = await newReader((await api.share(await api.publish(png, 'Roof.png'))).token, desk);
  const box = (await page.locator('.page').boundingBox())!;
  expect(box.height / box.width).toBeCloseTo(1.25, 2);
  expect(await page.getByRole('article', { name: 'Page 1 of 1' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Contents' }).count()).toBe(0);
  await page.locator('#stage').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.end-card').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('a phone gets small pictures, and a large one where it zooms in', async () => {
  const page = await newReader(await allow({ can_be_downloaded: false }), {
    ...phone,
    deviceScaleFactor: 2,
  });
  const first = page.locator('.page-picture img').first();
  expect(await first.getAttribute('src')).toContain('/small/0001.webp');
  expect(await first.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(768);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/small/0001')),
  );
  expect(loaded).toHaveLength(1); // Preloaded, and not loaded again.
  for (let step = 0; step < 2; step++) await page.keyboard.press('Control+=');
  const large = page.locator('.page-drawing img');
  await large.waitFor();
  expect(await large.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(1280);
  expect(await faultsOf(page)).toEqual([]);
});

test('a reader who closes the tab disappears at once', async () => {
  const live = async () =>
    (
      await api.ask<{ data: { id: string; is_live: boolean }[] }>('GET', '/api/sessions')
    ).data.flatMap(({ id, is_live }) => (is_live ? [id] : []));
  const others = await live();
  const other = await newReader();
  let id: string | undefined;
  await until(
    async () => (id = (await live()).find((each) => !others.includes(each))) !== undefined,
    'one more is reading',
  );
  await other.close({ runBeforeUnload: true });
  const closedAt = Date.now();
  await until(async () => !(await live()).includes(id!), 'they are gone');
  expect(Date.now() - closedAt).toBeLessThan(5_000); // A ping counts for twelve seconds and is at most five old: a silent reader disappears after seven.
});

test('a link that was taken back says so once, and whom to ask, after a reload too', async () => {
  await api.ask('PUT', `/api/shared-links/${link.id}/deactivate`);
  await until(
    async () =>
      (await fetch(`${lectern.url}/api/public/shared-links/${link.token}`)).status === 410,
    'the link is closed',
  );
  await reader.keyboard.press('Home'); // The next reports are refused.
  await reader.getByRole('heading', { name: 'This link is no longer available.' }).waitFor();
  await reader.reload();
  await reader.getByRole('button', { name: /^Ask / }).waitFor();
  expect(await reader.getByText(/not found/i).count()).toBe(0);
  expect(await faultsOf(reader)).toEqual([]);
});
