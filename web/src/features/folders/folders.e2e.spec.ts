import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { launchBrowser, PATIENCE_MS } from '../../../../deploy/browser/browser.ts';
import { faultsInBothThemes } from '../../../../deploy/browser/faults.ts';
import { PublicApi } from '../../../../deploy/standalone/public-api.ts';
import { admin } from '../../../../deploy/standalone/spawn.ts';
import { startHere, type LecternHere } from '../../../../deploy/testing/lectern-here.ts';

let lectern: LecternHere;
let browser: Browser;
beforeAll(async () => {
  [lectern, browser] = await Promise.all([startHere(), launchBrowser()]);
  const api = await PublicApi.signIn(lectern.url);
  await api.publish(await aPdf({ pages: 1 }), 'Solar roofs.pdf');
});
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
});

test('folders are made, filled, dragged into one another, deleted and taken back', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${lectern.url}/login?next=/folders`);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await page.getByRole('heading', { name: 'No folders yet' }).waitFor();
  const cards = page.getByRole('list', { name: 'Folders' });
  for (const name of ['Sales', 'Europe']) {
    await page.getByRole('button', { name: 'New folder' }).last().click();
    await page.getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
    await cards.getByRole('link', { name }).waitFor();
  }
  expect(await faultsInBothThemes(page)).toEqual([]);

  const tree = page.getByRole('tree', { name: 'Folders' });
  const item = (name: RegExp) => tree.getByRole('treeitem', { name });
  await item(/^Europe/).dragTo(item(/^Sales/));
  await page.getByText('Moved Europe').waitFor();
  await cards.getByRole('link', { name: 'Europe' }).waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'All content' }).click();
  await page.getByRole('checkbox', { name: 'Select Solar roofs' }).check({ force: true });
  await page.getByRole('button', { name: 'Add to folder' }).click();
  await page.getByLabel('Find a folder').fill('eur');
  await page.getByRole('menuitem', { name: /Europe/ }).click();
  await page.getByText('Added 1 presentation to Europe').waitFor();

  await tree.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Europe', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Solar roofs' }).last().waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page
    .getByRole('navigation', { name: 'Folder path' })
    .getByRole('link', { name: 'Sales' })
    .click();
  await page.getByRole('heading', { name: 'Sales', level: 1 }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'More about Sales' }).last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('Sales deleted').waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await item(/^Sales/).waitFor();
});
