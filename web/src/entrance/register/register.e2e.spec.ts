import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../../deploy/browser/browser.ts';
import { faultsInBothThemes } from '../../../../deploy/browser/faults.ts';
import { startSmtp } from '../../../../deploy/engines/smtp.ts';
import { spawnLectern, type SpawnedLectern } from '../../../../deploy/standalone/spawn.ts';

const kim = { email: 'kim@northwind.example', password: 'seven slow green trains' };

let lectern: SpawnedLectern;
let browser: Browser;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [browser, smtp] = await Promise.all([launchBrowser(), startSmtp()]);
  lectern = await spawnLectern({ env: { LECTERN_MAIL: smtp.url, LECTERN_REGISTRATION: 'open', LECTERN_TERMS_URL: 'https://lectern.example/terms', LECTERN_PRIVACY_URL: 'https://lectern.example/privacy' } });
});
afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await browser?.close();
  await lectern?.stop();
  await smtp?.stop();
});

async function newPage(width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: width < 768 ? 812 : 900 }, reducedMotion: 'reduce' });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

test('a company registers on a phone, is activated by the link of the mail, and invites its first colleague', async () => {
  const phone = await newPage(375);
  await phone.goto(`${lectern.url}/login`);
  await phone.getByRole('link', { name: 'Register your company' }).click();
  await phone.getByRole('heading', { name: 'Register your company' }).waitFor();
  await phone.getByLabel('Company').fill('Northwind Estates');
  await phone.getByLabel('First name').fill('Kim');
  await phone.getByLabel('Last name').fill('Marlow');
  await phone.getByLabel('Work email').fill('kim');
  await phone.getByLabel('Password', { exact: true }).fill(kim.password);
  await phone.getByText('Please enter an email address.').waitFor();
  await phone.getByText('Strong').waitFor();
  expect(await phone.getByRole('button', { name: 'Register' }).isDisabled()).toBe(true);
  expect(await faultsInBothThemes(phone)).toEqual([]);
  await phone.getByLabel('Work email').fill(kim.email);
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: 'Register' }).click();
  await phone.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(await faultsInBothThemes(phone)).toEqual([]);

  const mail = await smtp.waitFor(({ recipients }) => recipients.includes(kim.email));
  const desk = await newPage(1440);
  await desk.goto(/http\S+\/register\/activate#\S+/.exec(mail.text ?? '')![0]);
  await desk.getByRole('heading', { name: 'Activate Northwind Estates' }).waitFor();
  await desk.getByLabel('Password', { exact: true }).fill(kim.password);
  expect(await faultsInBothThemes(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Activate and sign in' }).click();
  await desk.getByRole('button', { name: /Kim Marlow: account/ }).waitFor();

  await phone.getByRole('link', { name: 'Back to sign in' }).click();
  await phone.getByLabel('Email').fill(kim.email);
  await phone.getByLabel('Password', { exact: true }).fill(kim.password);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await phone.getByRole('button', { name: /Kim Marlow: account/ }).waitFor();
  await desk.getByRole('link', { name: 'People' }).click();
  await desk.getByRole('button', { name: 'Invite people' }).first().click();
  const sheet = desk.getByRole('dialog', { name: 'Invite people' });
  await sheet.getByLabel('Email addresses').fill('sam@northwind.example');
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  await smtp.waitFor(({ recipients }) => recipients.includes('sam@northwind.example'));
});
