import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../deploy/browser/browser.ts';
import { faultsOf } from '../../../deploy/browser/faults.ts';
import { admin } from '../../../deploy/standalone/spawn.ts';
import { startHere, type LecternHere } from '../../../deploy/testing/lectern-here.ts';

const MB = 1_000_000;
/**
 * Takes minutes: on a busy machine the browser's throttle lets several times as much through, and
 * some must be left for the cut.
 */
const large = 40 * MB;
const slow = MB / 4;

let lectern: LecternHere;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let network: CDPSession;
let folder: string;

beforeAll(async () => {
  [browser, lectern, folder] = await Promise.all([
    launchBrowser(),
    startHere(),
    mkdtemp(join(tmpdir(), 'lectern-files-')),
  ]);
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await page.goto(`${lectern.url}/login`);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.goto(`${lectern.url}/content`);
});
afterAll(async () => {
  await context?.close();
  await browser?.close();
  await lectern?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** A real PDF with unreferenced filler bytes. */
async function aFile(title: string, bytes = 0): Promise<string> {
  const document = Buffer.from(await aPdf({ pages: 3, title }));
  const path = join(folder, `${title}.pdf`);
  await writeFile(
    path,
    bytes === 0
      ? document
      : Buffer.concat([
          document,
          randomBytes(bytes),
          document.subarray(document.lastIndexOf('startxref')),
        ]),
  );
  return path;
}

/** Throttles the line to bytes a second; -1 is unlimited. */
const line = (is: 'cut' | number) =>
  network.send('Network.emulateNetworkConditions', {
    offline: is === 'cut',
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: is === 'cut' ? -1 : is,
  });

const drawer = () => page.getByRole('region', { name: 'Uploads' });
const upload = (...paths: string[]) => page.getByLabel('Files to upload').setInputFiles(paths);
async function goTo(name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
/** Some bytes have left, but not all. */
const isUnderWay = () =>
  drawer()
    .getByText(/^[1-9][\d.]* of [\d.]+ MB/)
    .first()
    .waitFor();

/** The server offset of each part. */
function offsetsSent(): number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
}

test('an upload whose connection is cut in the middle goes on by itself, wherever one navigates, and is published', async () => {
  const offsets = offsetsSent();
  await line(slow);
  await upload(await aFile('Proposal', large));
  await isUnderWay();
  await goTo('People');
  await line('cut');
  await drawer()
    .getByText(/Connection lost; it continues by itself/)
    .waitFor();
  await line(-1);
  await drawer().getByText('3 pages, ready').waitFor();
  expect(offsets.length).toBeGreaterThan(1);
  expect(offsets.at(-1)).toBeGreaterThan(0);
  await goTo('Content');
  await page.getByRole('heading', { name: 'Proposal' }).waitFor();
});

test('an upload goes on after a reload, from where it was', async () => {
  await line(slow);
  await upload(await aFile('Handbook', large));
  await isUnderWay();
  await page.waitForFunction(
    'navigator.locks.query().then(({ held }) => held.some(({ name }) => name.startsWith("lectern-upload-")))',
  );
  const offsets = offsetsSent();
  await page.reload();
  await line(-1);
  await drawer().getByText('3 pages, ready').waitFor();
  expect(offsets[0]).toBeGreaterThan(0);
  await page.getByRole('heading', { name: 'Handbook' }).waitFor();
});

test('what comes in while one looks moves nothing away at a stroke', async () => {
  await page.goto(`${lectern.url}/content`);
  await page.getByRole('heading', { name: 'Handbook' }).waitFor();
  await page.evaluate(`(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value; }).observe({ type: 'layout-shift' });
  })()`);
  const names = ['Alpha', 'Beta', 'Gamma'];
  await upload(...(await Promise.all(names.map((name) => aFile(name)))));
  for (const name of names) await page.getByRole('heading', { name }).waitFor();
  await drawer().getByText('3 uploaded').waitFor();
  // A good Cumulative Layout Shift; busy machines show a little.
  expect(await page.evaluate<number>('window.shifted')).toBeLessThan(0.1);
  expect(await faultsOf(page)).toEqual([]);
});
