import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../../deploy/browser/browser.ts';
import { faultsOf } from '../../../../deploy/browser/faults.ts';
import { PublicApi, until } from '../../../../deploy/standalone/public-api.ts';
import { startHere, type LecternHere } from '../../../../deploy/testing/lectern-here.ts';

let lectern: LecternHere;
let browser: Browser;
let page: Page;

const report = `<!doctype html><html lang="en"><title>Report</title>
  <style>.mark { height: 1px; width: 1px; background: #000 } svg { width: 200px }</style>
  <h1>Annual report</h1><p>Roofs pay for <b>themselves</b>.</p>
  <h2>Savings</h2><ul><li>Less water</li><li>Less heat</li></ul>
  <img alt="Savings by year" width="100" height="50"
    src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><path d='M0 0h1v1H0z'/></svg>">
  <h3>Outlook</h3><p>More of both.</p></html>`;

beforeAll(async () => {
  [lectern, browser] = await Promise.all([startHere(), launchBrowser()]);
  const writer = await browser.newPage();
  await writer.setContent(report);
  const pdf = await writer.pdf({ tagged: true, format: 'A4' });
  await writer.close();
  const api = await PublicApi.signIn(lectern.url);
  const presentationId = await api.publish(pdf, 'Report.pdf');
  const { token } = await api.share(presentationId, { can_be_downloaded: false });
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${lectern.url}/s/${token}`);
  await page.locator('.page.is-there').first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
});

interface AccessibleNode {
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

test('a screen reader gets headings, lists and pictures of a tagged PDF', async () => {
  await page.locator('.page-text [role="heading"]').first().waitFor();
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: AccessibleNode[];
  };
  const named = nodes
    .filter(({ role }) => ['heading', 'image', 'listitem'].includes(role?.value ?? ''))
    .map(({ role, name, properties = [] }) => {
      const level = properties.find((property) => property.name === 'level')?.value.value;
      return [role?.value, name?.value.trim(), ...(role?.value === 'heading' ? [level] : [])];
    });
  expect(named.filter(([, name]) => name !== 'Report').sort()).toEqual([
    ['heading', 'Annual report', 1],
    ['heading', 'Outlook', 3],
    ['heading', 'Savings', 2],
    ['image', 'Savings by year'],
    ['listitem', ''],
    ['listitem', ''],
  ]);
  expect(await faultsOf(page)).toEqual([]);
});

/** Of the parts of the page on the screen: pixels that were drawn for each that is shown; 0 for a part that is missing. */
const sharpness = () =>
  page.evaluate<number[]>(`[...document.querySelectorAll('.page-part')].flatMap((part) => {
    const { left, top, right, bottom, width } = part.getBoundingClientRect();
    if (right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) return [];
    return [(part.querySelector('canvas')?.width ?? 0) / (width * devicePixelRatio)];
  })`);
const isSharp = () =>
  until(async () => {
    const drawn = await sharpness();
    return drawn.length > 0 && Math.min(...drawn) >= 0.95;
  }, 'all that is seen is sharp');

test('a page that may not be downloaded is sharp at any zoom, without its file', async () => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const parts = () => paths.filter((path) => path.includes('/parts/'));
  for (let step = 0; step < 9; step++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await isSharp();
  const { length } = parts();
  await page.evaluate(`document.querySelector('#stage').scrollBy(900, 2400)`);
  await until(async () => parts().length > length, 'more of the page is drawn');
  await isSharp();
  expect(new Set(parts().map((path) => path.split('/').at(-2)))).toEqual(new Set(['3840']));
  expect(paths.filter((path) => path.endsWith('/file.pdf'))).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
});
