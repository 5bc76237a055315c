import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../../deploy/browser/browser.ts';
import { faultsInBothThemes } from '../../../../deploy/browser/faults.ts';
import { startSmtp } from '../../../../deploy/engines/smtp.ts';
import { admin, spawnLectern, type SpawnedLectern } from '../../../../deploy/standalone/spawn.ts';

const kim = { email: 'kim@halden.example', password: 'a boat full of lemons' };

let lectern: SpawnedLectern;
let browser: Browser;
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  [browser, smtp] = await Promise.all([launchBrowser(), startSmtp()]);
  lectern = await spawnLectern({ env: { LECTERN_MAIL: smtp.url } });
});
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
  await smtp?.stop();
});

async function call<Body>(method: string, path: string, token: string | null, json?: unknown): Promise<Body> {
  const answer = await fetch(lectern.url + path, { method, headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }, ...(json !== undefined && { body: JSON.stringify(json) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Body;
}

/** A device that recognises its owner and keeps passkeys. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
}

test('somebody who was invited adds a passkey, signs in with it alone, and may do what they are given until it is taken', async () => {
  const { data: { token } } = await call<{ data: { token: string } }>('POST', '/login', null, { email: admin.email, password: admin.password, device_name: 'spec' });
  await call('POST', '/api/users/invitations', token, { emails: [kim.email], permissions: { can_export_data: true } });
  const mail = await smtp.waitFor(({ recipients }) => recipients.includes(kim.email));
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await withAuthenticator(page);

  await page.goto(/http\S+\/password\/create#\S+/.exec(mail.text ?? '')![0]);
  await page.getByLabel('Your name').fill('Kim Berg');
  await page.getByLabel('Password', { exact: true }).fill(kim.password);
  await page.getByLabel('Password, once more').fill(kim.password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await page.getByRole('button', { name: /Kim Berg: account/ }).click();
  await page.getByRole('menuitem', { name: 'Signing in' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('group', { name: 'Recovery codes' });
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: /^Rename Chrome/ }).waitFor();
  await smtp.waitFor(({ recipients, subject }) => recipients.includes(kim.email) && subject === 'A passkey was added on Lectern');

  await page.getByRole('button', { name: /Kim Berg: account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: /Kim Berg: account/ }).waitFor();

  const types = () => page.evaluate(async () => {
    const answer = await fetch('/api/event-stream/types');
    await answer.text();
    return answer.status;
  });
  expect(await types()).toBe(200);
  const { data: people } = await call<{ data: { id: string; email: string }[] }>('GET', '/api/users', token);
  await call('PUT', `/api/users/${people.find(({ email }) => email === kim.email)!.id}/permissions`, token, { permissions: { can_export_data: false } });
  expect(await types()).toBe(403);

  // The password alone is not enough any more: the passkey is asked for beside it.
  const answer = await fetch(`${lectern.url}/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...kim, device_name: 'spec' }) });
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'SECOND_FACTOR_REQUIRED', second_factors: ['passkey', 'recovery_code'], passkey_options: { allowCredentials: [{ type: 'public-key' }] } }]);
});
