import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../../deploy/browser/browser.ts';
import { faultsInBothThemes } from '../../../../deploy/browser/faults.ts';
import { admin } from '../../../../deploy/standalone/spawn.ts';
import { startHere, type LecternHere } from '../../../../deploy/testing/lectern-here.ts';

const nordic = 'Halden Nordic and Baltic Instruments and Calibration Services';

let lectern: LecternHere;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [browser, lectern] = await Promise.all([launchBrowser(), startHere()]);
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
});
afterAll(async () => {
  await context?.close();
  await browser?.close();
  await lectern?.stop();
});

const teams = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}.*: teams$`) });

test('an administrator makes a second team, sets it up and goes back; the other tabs go along', async () => {
  const page = await context.newPage();
  await page.goto(`${lectern.url}/login`);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await teams(page, admin.teamName).waitFor();
  const tab = await context.newPage();
  await tab.goto(`${lectern.url}/people`);
  await teams(tab, admin.teamName).waitFor();

  await teams(page, admin.teamName).click();
  await page
    .getByRole('menuitemradio', { name: new RegExp(admin.teamName), checked: true })
    .waitFor();
  await page.getByRole('menuitem', { name: 'New team' }).click();
  const dialog = page.getByRole('dialog', { name: 'New team' });
  await dialog.getByLabel('Name').fill(nordic);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create team' }).click();
  await page.waitForURL('**/team');
  await teams(page, nordic).waitFor();
  await page.getByRole('link', { name: 'Your own apps' }).click();
  await page.getByRole('switch', { name: /^For your own apps/ }).click();
  const apps = page.getByRole('region', { name: 'Your own apps' });
  const prompt = apps.getByLabel('Customer prompt timeout');
  expect(await prompt.inputValue()).toBe('10');
  await prompt.fill('45');
  await apps.getByLabel('Account owner').click();
  await page.getByRole('option', { name: new RegExp(admin.email) }).click();
  await page.getByRole('switch', { name: /^Fax/ }).check();
  await apps.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Team settings saved').waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await teams(tab, nordic).waitFor();

  await page.reload();
  expect(await prompt.inputValue()).toBe('45');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: 'Team settings' })
    .waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await teams(page, nordic).click();
  const menu = page.getByRole('menu');
  await menu.getByRole('menuitem', { name: 'New team' }).waitFor();
  const { x, width } = (await menu.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(375);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Uses the keyboard only.
  await page.reload();
  await teams(page, nordic).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: new RegExp(admin.teamName) }).focus();
  await page.keyboard.press('Enter');
  await teams(page, admin.teamName).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await teams(tab, admin.teamName).waitFor();
});
