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
  await api.publish(await aPdf({ pages: 1 }), 'Heat pumps.pdf');
});
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
});

test('labels are created, put on presentations, filtered by and merged, by keyboard where one types', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${lectern.url}/login?next=/labels`);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await page.getByRole('heading', { name: 'No labels yet' }).waitFor();
  await page.getByRole('button', { name: 'Create label' }).first().click();
  await page.getByLabel('Name').fill('Customer story');
  await page.getByRole('radio', { name: 'Gray' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const row = (name: RegExp) => page.getByRole('row', { name });
  await row(/Customer story 0/).waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Content' })
    .click();
  await page.getByRole('link', { name: 'Solar roofs' }).click();
  await page.getByRole('button', { name: 'Add label' }).click();
  await page.getByLabel('Find or create a label').fill('story');
  await page.keyboard.press('Enter');
  const labels = page.getByRole('list', { name: 'Labels' });
  await labels.getByText('Customer story').waitFor();
  await page.getByLabel('Find or create a label').fill('Case study');
  await page.keyboard.press('Enter');
  await labels.getByText('Case study').waitFor();
  await page.keyboard.press('Escape');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.goBack();
  await page.getByRole('button', { name: 'Label', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Customer story' }).click();
  await page.getByText('1 presentation', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).search).toMatch(/^\?label=[\w-]{36}$/);
  expect(await page.getByRole('link', { name: 'Heat pumps' }).count()).toBe(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  const filtered = page.url();

  await page.goto(`${lectern.url}/labels`);
  await page.getByRole('button', { name: 'More about Customer story' }).click();
  await page.getByRole('menuitem', { name: 'Merge into another' }).click();
  await page.getByRole('combobox', { name: 'Merge into' }).fill('case');
  await page.getByRole('option', { name: /Case study/ }).click();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await row(/Customer story/).waitFor({ state: 'detached' });
  await row(/Case study 1/).waitFor();

  // A link to the filter of before still finds it.
  await page.goto(filtered);
  await page.getByRole('link', { name: 'Solar roofs' }).waitFor();
  await page.getByText('1 presentation', { exact: true }).waitFor();
});
