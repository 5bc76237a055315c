import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../../deploy/browser/browser.ts';
import { admin } from '../../../../deploy/standalone/spawn.ts';
import { startHere, type LecternHere } from '../../../../deploy/testing/lectern-here.ts';

let lectern: LecternHere;
let browser: Browser;
beforeAll(async () => {
  [lectern, browser] = await Promise.all([startHere(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
});

async function open(path: string, width = 1280): Promise<Page> {
  const viewport = { width, height: 800 };
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport, locale: 'en-GB' });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(lectern.url + path);
  return page;
}

async function addQuestion(
  page: Page,
  number: number,
  kind: string,
  words: string,
  { options, isRequired }: { options?: string; isRequired?: boolean } = {},
) {
  await page.getByRole('button', { name: 'Add question' }).click();
  const question = page.getByRole('group', { name: `Question ${number}`, exact: true });
  await question.getByLabel('Kind of answer').selectOption({ label: kind });
  await question
    .getByLabel(kind === 'Consent' ? 'Statement' : 'Question', { exact: true })
    .fill(words);
  if (options) await question.getByLabel('Options').fill(options);
  if (isRequired) await question.getByLabel('Required').check();
  return question;
}

test('a form is built, filled in on a phone over two visits, and read in the console', async () => {
  const page = await open('/login?next=/forms');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Create form' }).click();
  await page.getByLabel('Name').fill('Roof survey');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await addQuestion(page, 1, 'Short text', 'Your name', { isRequired: true });
  await addQuestion(page, 2, 'One choice', 'Your roof', { options: 'Flat\nPitched' });
  const angle = await addQuestion(page, 3, 'Number', 'How steep is it?', { isRequired: true });
  await angle.getByLabel('Shown when').selectOption({ label: 'Your roof' });
  await angle.getByRole('checkbox', { name: 'Flat' }).uncheck();
  await angle.getByRole('checkbox', { name: 'Pitched' }).check();
  await addQuestion(page, 4, 'Signature', 'Your signature', { isRequired: true });
  await addQuestion(page, 5, 'Consent', 'You may call me.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  const link = await page.getByRole('link', { name: 'Open form' }).getAttribute('href');

  const phone = await open(new URL(link ?? '').pathname, 375);
  await phone.getByRole('button', { name: 'Send' }).click();
  await phone.getByText('Your name is required').waitFor();
  await phone.getByText('You are missing one or more required fields.').waitFor();
  expect(await phone.getByLabel('How steep is it?').count()).toBe(0);
  await phone.getByLabel('Your name').fill('Ada Lovelace');
  await phone.getByLabel('Pitched').check();
  await phone.getByLabel('How steep is it?').fill('35,5');
  await phone.getByText('Saved.').waitFor();
  await phone.reload();
  await phone.getByLabel('How steep is it?').waitFor();
  expect(await phone.getByLabel('Your name').inputValue()).toBe('Ada Lovelace');
  await phone.getByLabel('Your signature').fill('Ada Lovelace');
  await phone.getByLabel('You may call me.').check();
  await phone.getByRole('button', { name: 'Send' }).click();
  await phone.getByRole('heading', { name: 'Thank you for submitting the form' }).waitFor();

  await page.getByRole('link', { name: 'Responses' }).click();
  await page.getByText('1 response', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Results' }).waitFor();
  await page.getByRole('button', { name: /Ada Lovelace · Pitched · 35.5/ }).click();
  const response = page.getByRole('dialog', { name: 'Response' });
  await response.getByText('You may call me.').waitFor();
  await response.getByRole('img', { name: 'Signed' }).waitFor();
});
