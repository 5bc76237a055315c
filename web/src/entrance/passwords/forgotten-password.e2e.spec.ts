import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { until } from '@lectern/kernel/testing/until.ts';
import { faultsInBothThemes } from '../../../../deploy/browser/faults.ts';
import { signIn, Windows } from '../../../../deploy/browser/windows.ts';
import { admin } from '../../../../deploy/standalone/spawn.ts';
import { startHere, type LecternHere } from '../../../../deploy/testing/lectern-here.ts';

const next = 'seven slow green trains';

let lectern: LecternHere;
let windows: Windows;

beforeAll(async () => {
  [windows, lectern] = await Promise.all([Windows.open(), startHere()]);
});
afterAll(async () => {
  await windows?.close();
  await lectern?.stop();
});

/** The link of the mail with this subject. */
async function linkIn(subject: string): Promise<string> {
  const folder = join(lectern.folder, 'mail');
  return until(async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    );
    return mails.flatMap((mail) =>
      mail.subject === subject ? (/http\S+/.exec(mail.text ?? '') ?? []) : [],
    )[0];
  }, `there is a mail “${subject}”`);
}

test('forgotten, asked for, found in the mail folder, chosen anew: the old sign-in has ended, and the new password opens', async () => {
  const console = await windows.newPage(1440);
  await console.goto(`${lectern.url}/login`);
  await signIn(console, admin);

  // Keyboard only, on a phone.
  const phone = await windows.newPage(375);
  await phone.goto(`${lectern.url}/login`);
  await phone.getByRole('link', { name: 'Forgot your password?' }).focus();
  await phone.keyboard.press('Enter');
  await phone.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  expect(await faultsInBothThemes(phone)).toEqual([]);
  await phone.keyboard.type(admin.email);
  await phone.keyboard.press('Enter');
  await phone.getByRole('heading', { name: 'Check your email' }).waitFor();
  expect(await faultsInBothThemes(phone)).toEqual([]);

  const link = await linkIn('Choose a new password for Lectern');
  await phone.goto(link);
  await phone.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await phone.keyboard.type(admin.email);
  await phone.getByText('Too easy to guess').waitFor();
  await phone.getByLabel('Confirm new password').fill(admin.email);
  await phone.keyboard.press('Enter');
  await phone.getByText(/contains your name, email or team/).waitFor();
  expect(await faultsInBothThemes(phone)).toEqual([]);
  await phone.getByLabel('New password', { exact: true }).fill(next);
  await phone.getByText('Strong').waitFor();
  await phone.getByLabel('Confirm new password').fill(next);
  await phone.getByRole('button', { name: 'Change password' }).click();
  await phone.getByText('Your password was changed. Sign in with it.').waitFor();
  expect(await faultsInBothThemes(phone)).toEqual([]);

  await console.getByRole('heading', { name: 'Sign in' }).waitFor(); // The open page got the update.
  expect(await linkIn('Your password for Lectern was changed')).toBe(
    `${lectern.url}/password/forgot`,
  );
  await signIn(phone, { email: admin.email, password: next });

  const again = await windows.newPage(1440);
  await again.goto(link);
  await again.getByLabel('New password', { exact: true }).fill(`${next}.`);
  await again.getByLabel('Confirm new password').fill(`${next}.`);
  await again.keyboard.press('Enter');
  await again.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
  expect(await faultsInBothThemes(again)).toEqual([]);
  await again.getByRole('link', { name: 'Ask for a new link' }).click();
  await again.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
});
