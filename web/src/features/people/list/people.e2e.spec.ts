import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { faultsInBothThemes } from '../../../../../deploy/browser/faults.ts';
import { signIn, Windows } from '../../../../../deploy/browser/windows.ts';
import { startSmtp } from '../../../../../deploy/engines/smtp.ts';
import { admin } from '../../../../../deploy/standalone/spawn.ts';
import { startHere, type LecternHere } from '../../../../../deploy/testing/lectern-here.ts';

const kim = { email: 'kim@halden.example', password: 'a boat full of lemons' };
const publish = /^(Upload|Choose files)/;

let lectern: LecternHere;
let windows: Windows;
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  [windows, smtp] = await Promise.all([Windows.open(), startSmtp()]);
  lectern = await startHere({ env: { LECTERN_MAIL: smtp.url } });
});
afterAll(async () => {
  await windows?.close();
  await lectern?.stop();
  await smtp?.stop();
});

async function signInAs(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto(`${lectern.url}/login`);
  await signIn(page, person);
}

test('an administrator invites somebody, who opens the link of the mail, chooses a password and has a member’s rights until they are removed, again once they are restored, and gets the receipt of being erased', async () => {
  const console = await windows.newPage(1440);
  await signInAs(console, admin);
  await console.getByRole('link', { name: 'People' }).click();
  await console.getByRole('heading', { name: 'You are the only one here' }).waitFor();
  await console.getByRole('button', { name: 'Invite people' }).first().click();
  const sheet = console.getByRole('dialog', { name: 'Invite people' });
  await sheet.getByLabel('Emails').fill(kim.email);
  await sheet.getByLabel('Name').fill('Kim');
  await sheet.getByText('Fine-tune permissions').click();
  await sheet.getByRole('checkbox', { name: 'Labels' }).check();
  expect(await faultsInBothThemes(console)).toEqual([]);
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  await sheet.getByText('Invited. The email is on its way.').waitFor();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await console
    .getByRole('row', { name: /kim@halden.example/ })
    .getByText('Invited')
    .waitFor();
  await console.getByRole('button', { name: 'Permissions', exact: true }).click();
  // Everything is visible; where there is less room, a fade shows that there is more.
  const matrix = console.getByRole('region', { name: 'Permissions' });
  const edges = (which: string) => console.locator(which).filter({ has: matrix }).waitFor();
  expect(await matrix.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await matrix.evaluate((each) => (each.style.maxWidth = '500px'));
  await edges('[data-after]:not([data-before])');
  await matrix.evaluate((each) => each.scrollTo({ left: each.scrollWidth }));
  await edges('[data-before]:not([data-after])');
  await matrix.evaluate((each) => (each.style.maxWidth = ''));

  const mail = await smtp.waitFor(({ recipients }) => recipients.includes(kim.email));
  const link = /http\S+\/password\/create#\S+/.exec(mail.text ?? '')![0];
  const phone = await windows.newPage(375);
  await phone.goto(link);
  await phone.getByRole('heading', { name: `Join ${admin.teamName}` }).waitFor();
  expect(await faultsInBothThemes(phone)).toEqual([]);
  await phone.getByLabel('Your name').fill('Kim Berg');
  await phone.getByLabel('Password', { exact: true }).fill(kim.password);
  await phone.getByLabel('Confirm password').fill(kim.password);
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

  const again = await windows.newPage(375);
  await again.goto(link);
  await again.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();

  const row = console.getByRole('row', { name: /Kim Berg/ });
  await row.getByRole('button', { name: 'Kim Berg: Presentations' }).click(); // The list got the update that Kim has joined.
  expect(
    await row.getByRole('button', { name: 'Kim Berg: Labels' }).getAttribute('aria-pressed'),
  ).toBe('true');
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

  await row.getByRole('link', { name: /^Kim Berg/ }).click();
  await console.getByRole('heading', { level: 1, name: 'Kim Berg' }).waitFor();
  expect(await faultsInBothThemes(console)).toEqual([]);
  const desk = console.viewportSize()!;
  await console.setViewportSize({ width: 375, height: 812 });
  const tabs = console.getByRole('navigation', { name: 'Person' }).getByRole('link');
  for (const tab of await tabs.all()) {
    await tab.scrollIntoViewIfNeeded(); // They scroll on their own: the page keeps its width.
    const { x: left, width: wide } = (await tab.boundingBox())!;
    expect([left >= 0, left + wide <= 375]).toEqual([true, true]);
  }
  expect(await console.evaluate('document.documentElement.scrollWidth')).toBe(375);
  await console.setViewportSize(desk);
  await console.getByRole('button', { name: 'More about Kim Berg' }).click();
  await console.getByRole('menuitem', { name: 'Remove from the team' }).click();
  await console.getByRole('button', { name: 'Remove Kim Berg' }).click();
  await console.getByText('Kim Berg is removed').waitFor();
  await phone.getByRole('heading', { name: 'Sign in' }).waitFor(); // The open page got the update.

  await console.goto(`${lectern.url}/people?status=REMOVED`);
  await console.getByRole('button', { name: 'Restore Kim Berg' }).waitFor();
  expect(await faultsInBothThemes(console)).toEqual([]);
  await console.getByRole('button', { name: 'Restore Kim Berg' }).click();
  await console.getByRole('heading', { name: 'No one was removed in the last 30 days' }).waitFor();
  await signInAs(phone, kim);
  await phone.goto(`${lectern.url}/content`);
  await phone.getByRole('button', { name: publish }).first().waitFor();

  await console.goto(`${lectern.url}/people?search=kim`);
  await console.getByRole('link', { name: /Kim Berg/ }).click();
  await console.getByRole('button', { name: 'More about Kim Berg' }).click();
  await console.getByRole('menuitem', { name: 'Erase…' }).click();
  await console.getByLabel('Type Kim Berg').fill('Kim Berg');
  await console.getByRole('button', { name: 'Erase', exact: true }).click();
  await console.getByText('We also emailed you the signed receipt.').waitFor();
  await smtp.waitFor(
    ({ recipients, subject }) =>
      recipients.includes(kim.email) && subject === 'Your account on Lectern is erased',
  );
});
