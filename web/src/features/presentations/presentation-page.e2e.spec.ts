import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { launchBrowser, PATIENCE_MS } from '../../../../deploy/browser/browser.ts';
import { faultsInBothThemes, faultsOf } from '../../../../deploy/browser/faults.ts';
import { PublicApi } from '../../../../deploy/standalone/public-api.ts';
import { admin } from '../../../../deploy/standalone/spawn.ts';
import { startHere, type LecternHere } from '../../../../deploy/testing/lectern-here.ts';

let lectern: LecternHere;
let browser: Browser;
let presentationId: string;

beforeAll(async () => {
  [lectern, browser] = await Promise.all([startHere(), launchBrowser()]);
  const api = await PublicApi.signIn(lectern.url);
  presentationId = await api.publish(await aPdf({ pages: 3 }), 'Solar roofs.pdf');
  await api.share(presentationId);
});
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
});

async function signedIn(width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${lectern.url}/login?next=/content/${presentationId}`);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Solar roofs' }).waitFor();
  return page;
}

test('a presentation is protected and renamed; its history tells both, and shows it as it was', async () => {
  const page = await signedIn(1440);
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Presentation' }).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'More about Solar roofs' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).and(page.locator(':enabled')).waitFor();
  // Floating elements are outside the landmarks.
  expect((await faultsOf(page)).filter((fault) => !fault.startsWith('region:'))).toEqual([]);
  await page.keyboard.press('Escape');

  await tab('Settings');
  await page.getByLabel('Name', { exact: true }).fill('Solar roofs 2027');
  await page.getByRole('switch', { name: /^Protected/ }).click();
  await tab('Files');
  await page
    .getByRole('dialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved 2 changes').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Solar roofs 2027' }).waitFor();
  await page.getByRole('button', { name: 'More about Solar roofs 2027' }).click();
  await page.getByText('Protected: turn this off in its settings to delete it.').waitFor();
  await page.keyboard.press('Escape');

  await tab('History');
  const change = page.getByRole('listitem').filter({ hasText: 'edited this' });
  await change.getByText('Solar roofs 2027').waitFor();
  expect(await change.innerText()).toContain('Protected');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page
    .getByRole('listitem')
    .filter({ hasText: /created this/ })
    .getByRole('link', { name: /^View this version/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Solar roofs', exact: true }).waitFor();
  await page.getByText('now: Solar roofs 2027').waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('heading', { level: 1, name: 'Solar roofs 2027' }).waitFor();
});

test('every tab is sound on a phone', async () => {
  const page = await signedIn(320);
  for (const path of ['', '/links', '/settings', '/files', '/history']) {
    await page.goto(`${lectern.url}/content/${presentationId}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('section h2').first().waitFor();
    await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
    expect(await faultsInBothThemes(page)).toEqual([]);
  }
});

test('a file is replaced while its link is read: the reader is led to the new version, and the old one is a press away', async () => {
  const api = await PublicApi.signIn(lectern.url);
  const id = await api.publish(await aPdf({ pages: 2 }), 'Price list.pdf');
  const { token } = await api.share(id);
  const reader = await (
    await browser.newContext({ viewport: { width: 375, height: 812 } })
  ).newPage();
  reader.setDefaultTimeout(PATIENCE_MS);
  await reader.goto(`${lectern.url}/s/${token}`);
  await reader.locator('.page.is-there').first().waitFor();

  const page = await signedIn(1440);
  await page.goto(`${lectern.url}/content/${id}/files`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Replace file' }).click(),
  ]);
  await chooser.setFiles({
    name: 'Price list 2027.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await aPdf({ pages: 5 })),
  });
  const versions = page.getByRole('region', { name: /^Versions/ });
  await versions
    .getByRole('row', { name: /Price list 2027.pdf/ })
    .getByText('current')
    .waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);

  // Old readings stay, new ones use the new file; they never mix.
  await reader.reload();
  await reader.getByRole('article', { name: 'Page 1 of 5' }).waitFor();

  await versions.getByRole('button', { name: 'Restore version 1' }).click();
  await versions
    .getByRole('row', { name: /Price list.pdf Version 3/ })
    .getByText('current')
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await versions
    .getByRole('row', { name: /Price list 2027.pdf Version 4/ })
    .getByText('current')
    .waitFor();
});
