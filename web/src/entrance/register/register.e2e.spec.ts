import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { faultsInBothThemes } from '../../../../deploy/browser/faults.ts';
import { signIn, Windows } from '../../../../deploy/browser/windows.ts';
import { startSmtp } from '../../../../deploy/engines/smtp.ts';
import { startHere, type LecternHere } from '../../../../deploy/testing/lectern-here.ts';

const kim = { email: 'kim@northwind.example', password: 'seven slow green trains' };
const sam = { email: 'sam@northwind.example', password: 'a boat full of lemons' };

let lectern: LecternHere;
let windows: Windows;
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  [windows, smtp] = await Promise.all([Windows.open(), startSmtp()]);
  lectern = await startHere({
    env: {
      LECTERN_MAIL: smtp.url,
      LECTERN_REGISTRATION: 'open',
      LECTERN_TERMS_URL: 'https://lectern.example/terms',
      LECTERN_PRIVACY_URL: 'https://lectern.example/privacy',
    },
  });
});
afterAll(async () => {
  await windows?.close();
  await lectern?.stop();
  await smtp?.stop();
});

/** The link to this page in the latest mail to an address. */
async function mailedLink(to: string, path: string): Promise<string> {
  const mail = await smtp.waitFor(
    ({ recipients, text }) => recipients.includes(to) && (text ?? '').includes(`${path}#`),
  );
  return new RegExp(`http\\S+${path}#\\S+`).exec(mail.text ?? '')![0];
}

/** A device that verifies its owner and stores passkeys. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
}

/** Calls the server from the open page, like its scripts. */
const eventTypes = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/event-stream/types');
    await answer.text();
    return answer.status;
  });

async function registers(): Promise<Page> {
  const phone = await windows.newPage(375);
  await phone.goto(`${lectern.url}/login`);
  await phone.getByRole('link', { name: 'Register your company' }).click();
  await phone.getByRole('heading', { name: 'Register your company' }).waitFor();
  await phone.getByLabel('Company').fill('Northwind Estates');
  await phone.getByLabel('First name').fill('Kim');
  await phone.getByLabel('Last name').fill('Marlow');
  await phone.getByLabel('Work email').fill('kim');
  await phone.getByLabel('Password', { exact: true }).fill(kim.password);
  await phone.getByText('Enter a valid email.').waitFor();
  await phone.getByText('Strong').waitFor();
  expect(await phone.getByRole('button', { name: 'Register' }).isDisabled()).toBe(true);
  expect(await faultsInBothThemes(phone)).toEqual([]);
  await phone.getByLabel('Work email').fill(kim.email);
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: 'Register' }).click();
  await phone.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(await faultsInBothThemes(phone)).toEqual([]);

  const desk = await windows.newPage(1440);
  await desk.goto(await mailedLink(kim.email, '/register/activate'));
  await desk.getByRole('heading', { name: 'Activate Northwind Estates' }).waitFor();
  await desk.getByLabel('Password', { exact: true }).fill(kim.password);
  expect(await faultsInBothThemes(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Activate and sign in' }).click();
  await desk.getByRole('button', { name: /Kim Marlow: account/ }).waitFor();

  await phone.getByRole('link', { name: 'Back to sign in' }).click();
  await signIn(phone, kim);
  return desk;
}

async function invites(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'People' }).click();
  await desk.getByRole('button', { name: 'Invite people' }).first().click();
  const sheet = desk.getByRole('dialog', { name: 'Invite people' });
  await sheet.getByLabel('Emails').fill(sam.email);
  await sheet.getByText('Fine-tune permissions').click();
  await sheet.getByRole('checkbox', { name: 'Export data' }).check();
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
}

async function joinsWithPasskey(): Promise<Page> {
  const page = await windows.newPage(1440);
  await withAuthenticator(page);
  await page.goto(await mailedLink(sam.email, '/password/create'));
  await page.getByLabel('Your name').fill('Sam Berg');
  await page.getByLabel('Password', { exact: true }).fill(sam.password);
  await page.getByLabel('Confirm password').fill(sam.password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await page.getByRole('button', { name: /Sam Berg: account/ }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('group', { name: 'Recovery codes' });
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByRole('button', { name: /^Rename Chrome/ }).waitFor();
  await smtp.waitFor(
    ({ recipients, subject }) =>
      recipients.includes(sam.email) && subject === 'A passkey was added on Lectern',
  );

  await page.getByRole('button', { name: /Sam Berg: account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: /Sam Berg: account/ }).waitFor();
  return page;
}

test('a company registers on a phone and invites somebody, who signs in with a passkey and may do what they are given until it is taken', async () => {
  const desk = await registers();
  await invites(desk);
  const page = await joinsWithPasskey();
  await page.getByRole('link', { name: 'Event stream' }).waitFor();
  expect(await eventTypes(page)).toBe(200);

  await desk.getByRole('button', { name: 'Permissions', exact: true }).click();
  const row = desk.getByRole('row', { name: /Sam Berg/ });
  await row.getByRole('button', { name: 'Sam Berg: Export data' }).click();
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Saved 1 change').waitFor();
  expect(await eventTypes(page)).toBe(403);
  await page.getByRole('link', { name: 'Event stream' }).waitFor({ state: 'hidden' }); // The open page got the update.

  // The password is no longer enough: the page asks for the passkey.
  const answer = await fetch(`${lectern.url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...sam, device_name: 'spec' }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    403,
    {
      code: 'SECOND_FACTOR_REQUIRED',
      second_factors: ['passkey', 'recovery_code'],
      passkey_options: { allowCredentials: [{ type: 'public-key' }] },
    },
  ]);
});
