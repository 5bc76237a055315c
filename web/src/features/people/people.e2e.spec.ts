import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../../deploy/browser/browser.ts';
import { faultsInBothThemes } from '../../../../deploy/browser/faults.ts';
import { startSmtp } from '../../../../deploy/engines/smtp.ts';
import { admin, spawnLectern, type SpawnedLectern } from '../../../../deploy/standalone/spawn.ts';

const kim = { email: 'kim@halden.example', password: 'a boat full of lemons' };
const publish = /^(Upload|Choose files)/;

let lectern: SpawnedLectern;
let browser: Browser;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [browser, smtp] = await Promise.all([launchBrowser(), startSmtp()]);
  lectern = await spawnLectern({ env: { LECTERN_MAIL: smtp.url } });
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

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(`${lectern.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

test('an administrator invites somebody, who opens the link of the mail, chooses a password and has a member’s rights until they are removed', async () => {
  const console = await newPage(1440);
  await signIn(console, admin);
  await console.getByRole('link', { name: 'People' }).click();
  await console.getByRole('heading', { name: 'Nobody else is here yet' }).waitFor();
  await console.getByRole('button', { name: 'Invite people' }).first().click();
  const sheet = console.getByRole('dialog', { name: 'Invite people' });
  await sheet.getByLabel('Email addresses').fill(kim.email);
  await sheet.getByLabel('Name').fill('Kim');
  await sheet.getByRole('checkbox', { name: 'Labels' }).check();
  expect(await faultsInBothThemes(console)).toEqual([]);
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  await sheet.getByText('Invited. The mail is on its way.').waitFor();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await console.getByRole('row', { name: /kim@halden.example/ }).getByText('Invited').waitFor();

  const mail = await smtp.waitFor(({ recipients }) => recipients.includes(kim.email));
  const link = /http\S+\/password\/create#\S+/.exec(mail.text ?? '')![0];
  const phone = await newPage(375);
  await phone.goto(link);
  await phone.getByRole('heading', { name: `Join ${admin.teamName}` }).waitFor();
  expect(await faultsInBothThemes(phone)).toEqual([]);
  await phone.getByLabel('Your name').fill('Kim Berg');
  await phone.getByLabel('Password', { exact: true }).fill(kim.password);
  await phone.getByLabel('Password, once more').fill(kim.password);
  await phone.getByRole('button', { name: 'Set password and sign in' }).click();
  await phone.getByRole('button', { name: /Kim Berg: account/ }).waitFor();
  await phone.getByRole('heading', { level: 1 }).waitFor();
  expect(await phone.getByRole('button', { name: publish }).count()).toBe(0);

  await phone.goto(`${lectern.url}/people`);
  await phone.getByRole('row', { name: /Kim Berg/ }).waitFor();
  expect(await phone.getByRole('button', { name: 'Invite people' }).count()).toBe(0);
  expect(await faultsInBothThemes(phone)).toEqual([]);
  await phone.goto(`${lectern.url}/profile`);
  await phone.getByRole('heading', { name: 'Password' }).waitFor();
  expect(await faultsInBothThemes(phone)).toEqual([]);

  const again = await newPage(375);
  await again.goto(link);
  await again.getByRole('heading', { name: 'This invitation is not valid any more' }).waitFor();

  const row = console.getByRole('row', { name: /Kim Berg/ });
  await row.getByRole('button', { name: 'Kim Berg: Presentations' }).click(); // The list has heard that Kim has come.
  expect(await row.getByRole('button', { name: 'Kim Berg: Labels' }).getAttribute('aria-pressed')).toBe('true');
  expect(await faultsInBothThemes(console)).toEqual([]);
  await console.getByRole('button', { name: 'Save' }).click();
  await console.getByText('Saved 1 change').waitFor();
  await console.keyboard.press('Control+k');
  await console.keyboard.type('kim');
  await console.getByRole('option', { name: /Kim Berg/ }).waitFor();
  const { x, width } = (await console.getByRole('listbox').boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(console.viewportSize()!.width);
  await console.keyboard.press('Escape');
  await phone.goto(`${lectern.url}/content`);
  await phone.getByRole('button', { name: publish }).first().waitFor();

  await row.getByRole('button', { name: /^Kim Berg kim@/ }).click();
  const person = console.getByRole('dialog', { name: 'Kim Berg' });
  await person.getByRole('button', { name: 'Remove from the team' }).click();
  await person.getByRole('button', { name: 'Remove Kim Berg' }).click();
  await console.getByText('Kim Berg is removed').waitFor();
  await phone.getByRole('heading', { name: 'Sign in' }).waitFor(); // The open page has heard of it.
});
