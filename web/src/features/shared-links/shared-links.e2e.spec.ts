import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { faultsInBothThemes } from '../../../../deploy/browser/faults.ts';
import { signIn, Windows } from '../../../../deploy/browser/windows.ts';
import { PublicApi } from '../../../../deploy/standalone/public-api.ts';
import { admin } from '../../../../deploy/standalone/spawn.ts';
import { startHere, type LecternHere } from '../../../../deploy/testing/lectern-here.ts';

let lectern: LecternHere;
let windows: Windows;
let api: PublicApi;

beforeAll(async () => {
  [windows, lectern] = await Promise.all([Windows.open(), startHere()]);
  api = await PublicApi.signIn(lectern.url);
  await api.publish(
    await aPdf({ pages: 3, title: 'Service tiers 2027' }),
    'Service tiers 2027.pdf',
  );
});
afterAll(async () => {
  await windows?.close();
  await lectern?.stop();
});

test('a link for one person is protected, requested by another, and opened to them', async () => {
  const console = await windows.newPage(1440);
  await console.goto(`${lectern.url}/login?next=/links`);
  await signIn(console, admin);
  await console.getByRole('heading', { name: 'No shared links yet' }).waitFor();
  await console.getByRole('button', { name: 'Create link' }).first().click();
  const share = console.getByRole('dialog', { name: 'New shared link' });
  await share.getByRole('button', { name: 'Service tiers 2027' }).click();
  await share.getByLabel('Name').fill('Acqua Norte');
  await share.getByLabel('Recipients').fill('ana@acqua.example');
  await share.getByLabel('Recipients').press('Enter');
  await share.getByRole('button', { name: 'Create link' }).click();
  const made = console.getByRole('dialog', { name: 'Shared link' });
  await made.getByText(/is ready/).waitFor();
  expect(await faultsInBothThemes(console)).toEqual([]);
  await made.getByRole('button', { name: 'Done' }).click();
  await console.getByRole('row', { name: /Acqua Norte/ }).waitFor();
  expect(await faultsInBothThemes(console)).toEqual([]);

  await console.getByRole('link', { name: /^Acqua Norte/ }).click();
  await console.getByRole('button', { name: 'Settings' }).click();
  const sheet = console.getByRole('dialog', { name: 'Link settings' });
  await sheet.getByRole('switch', { name: /Only these people/ }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.getByRole('button', { name: 'Email recipients' }).waitFor();
  const url = await sheet.getByRole('link', { name: /\/s\// }).first().getAttribute('href');
  await sheet.getByRole('button', { name: 'Back to settings' }).click();
  await sheet.getByLabel('Explain access for').fill('per@aguas.example');
  await sheet.getByText('Can’t open it').waitFor();
  expect(await faultsInBothThemes(console)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).first().click();

  const visitor = await windows.newPage(375);
  await visitor.goto(url ?? '');
  await visitor.getByRole('textbox', { name: 'Your email' }).waitFor();
  const token = new URL(url ?? '').pathname.split('/').at(-1);
  await api.ask('POST', `/api/public/shared-links/${token}/ask`, {
    email: 'per@aguas.example',
    name: 'Per Nyström',
    message: 'May I?',
  });

  await console.getByRole('button', { name: 'Grant access: Per Nyström' }).click();
  await console.getByText('ana@acqua.example +1').waitFor();
  await console.getByRole('region', { name: /^Access requests/ }).waitFor({ state: 'detached' });
  expect(await faultsInBothThemes(console)).toEqual([]);
});
