import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../../deploy/browser/browser.ts';
import { faultsInBothThemes, faultsOf } from '../../../../deploy/browser/faults.ts';
import { PublicApi } from '../../../../deploy/standalone/public-api.ts';
import { admin } from '../../../../deploy/standalone/spawn.ts';
import { startHere, type LecternHere } from '../../../../deploy/testing/lectern-here.ts';

let lectern: LecternHere;
let browser: Browser;
let api: PublicApi;
let page: Page;

beforeAll(async () => {
  [lectern, browser] = await Promise.all([startHere(), launchBrowser()]);
  api = await PublicApi.signIn(lectern.url);
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${lectern.url}/login?next=/contacts`);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
});
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
});

test('a visit grows under one’s eyes, and whoever is said to be a bot leaves the contacts until it is taken back', async () => {
  await page.getByRole('heading', { name: 'No contacts yet' }).waitFor();
  const presentationId = await api.publish(
    await aPdf({ pages: 6, title: 'Solar roofs' }),
    'Solar roofs.pdf',
  );
  const { token } = await api.share(presentationId, {
    name: 'Acqua Norte',
    recipients: [{ email: 'ana@acqua.example', name: 'Ana Ribeiro' }],
    send_email: false,
  });
  const session = await api.openSession(token);
  const turn = (to: number) =>
    api.ask('POST', `/api/sessions/${session}/events`, {
      event_at_ms: Date.now() * 1000,
      category: 'PDF',
      action: 'change_page',
      path: String(to).padStart(4, '0'),
      meta: { elapsed_ms: 0, currentPage: to },
    });
  await turn(1);

  await page.getByRole('link', { name: /Ana Ribeiro/ }).click();
  await page.getByRole('heading', { name: 'Ana Ribeiro', level: 1 }).waitFor();
  await page
    .getByRole('region', { name: /^Visits ?1/ })
    .getByRole('link', { name: /Solar roofs/ })
    .click();
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await timeline.getByText('Page 1', { exact: true }).waitFor();
  await turn(4);
  await timeline.getByText('Page 4', { exact: true }).waitFor();
  expect(await timeline.getByText('Opened the link').count()).toBe(1);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: 'Mark as bot' }).click();
  await page.getByText('Bot, not counted').waitFor();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contacts' })
    .click();
  await page.getByRole('heading', { name: 'No contacts yet' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: 'Undo change' }).click();
  await page.getByText('Person').waitFor();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contacts' })
    .click();
  await page
    .getByRole('row', { name: /Ana Ribeiro/ })
    .getByRole('link', { name: 'Ana Ribeiro' })
    .waitFor();
});
