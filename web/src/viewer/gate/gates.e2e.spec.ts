import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../../deploy/browser/browser.ts';
import { faultsOf } from '../../../../deploy/browser/faults.ts';
import { startSmtp } from '../../../../deploy/engines/smtp.ts';
import { PublicApi, until } from '../../../../deploy/standalone/public-api.ts';
import { startHere, type LecternHere } from '../../../../deploy/testing/lectern-here.ts';

let lectern: LecternHere;
let browser: Browser;
let api: PublicApi;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let presentationId: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [browser, smtp] = await Promise.all([launchBrowser(), startSmtp()]);
  lectern = await startHere({ env: { LECTERN_MAIL: smtp.url } });
  api = await PublicApi.signIn(lectern.url);
  presentationId = await api.publish(await aPdf({ pages: 3 }), 'Solar roofs.pdf');
});
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
  await smtp?.stop();
});

const share = (fields: Record<string, unknown>) => api.share(presentationId, fields);
const firstPage = (page: Page) => page.locator('.page.is-there').waitFor();

async function open(token: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${lectern.url}/s/${token}`);
  return page;
}

/** What the browser stores of a page. */
const kept = async (page: Page) => [
  (await page.context().cookies()).length,
  await page.evaluate('[localStorage.length, sessionStorage.length, history.state]'),
];

test('the access code opens the document, and a reload does not ask again; nothing of it is there before', async () => {
  const { token } = await share({ access_code: 'weir-lantern-40' });
  const page = await open(token);
  const bytes: string[] = [];
  page.on('request', (request) => request.url().includes('/c/') && bytes.push(request.url()));
  const field = page.getByRole('textbox', { name: /^Access code/ });
  await field.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.type('weir-lantern-41');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Wrong code.' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(bytes).toEqual([]);
  expect(await kept(page)).toEqual([0, [0, 0, null]]);
  await field.fill('weir-lantern-40');
  await page.keyboard.press('Enter');
  await firstPage(page);
  await page.reload();
  await firstPage(page);
  expect(await field.count()).toBe(0);
});

test('after too many wrong codes the card says how long to wait, and sends no more', async () => {
  const page = await open((await share({ access_code: 'weir-lantern-40' })).token);
  const field = page.getByRole('textbox', { name: /^Access code/ });
  const tries: number[] = [];
  page.on(
    'response',
    (response) => response.url().endsWith('/check-access-code') && tries.push(response.status()),
  );
  for (let wrong = 1; wrong <= 7; wrong += 1) {
    await field.fill(`wrong ${wrong}`);
    await page.keyboard.press('Enter');
    await until(async () => tries.length === wrong, 'it was judged');
    await page
      .getByRole('button', { name: wrong < 7 ? 'Continue' : /^Try again in 1\d:\d\d$/ })
      .waitFor();
  }
  expect(tries).toEqual([200, 200, 200, 200, 200, 200, 429]);
  await field.fill('weir-lantern-40');
  await page.keyboard.press('Enter');
  expect(await faultsOf(page)).toEqual([]);
  expect(tries).toHaveLength(7);
});

test('consent: required waits for a yes, optional takes a no, implied asks nothing; each choice is in the ledger', async () => {
  const [required, optional, implied] = [
    await share({ consent_mode: 'required' }),
    await share({ consent_mode: 'optional' }),
    await share({ consent_mode: 'not_required' }),
  ];
  const page = await open(required.token);
  const box = page.getByRole('checkbox');
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Please agree to continue.').waitFor();
  expect(await kept(page)).toEqual([0, [0, 0, null]]);
  await box.check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await firstPage(page);

  const other = await open(optional.token);
  const reports: string[] = [];
  other.on(
    'request',
    (request) => request.url().includes('/api/sessions') && reports.push(request.url()),
  );
  await other.getByText('Optional. The document opens either way.').waitFor();
  await other.getByRole('button', { name: 'Continue' }).click();
  await firstPage(other);
  await other.keyboard.press('ArrowRight');
  await other.getByRole('article', { name: 'Page 2 of 3' }).waitFor();
  expect(reports).toEqual([]);

  await firstPage(await open(implied.token));
  const ledger = async () => {
    const answer = await fetch(`${lectern.url}/api/event-stream?limit=1000`, {
      headers: { authorization: api.authorization },
    });
    const lines = (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; data: Record<string, unknown> });
    return lines
      .filter(({ type }) => type.endsWith('SharedLinkConsentChosen'))
      .map(({ data }) => [data['sharedLinkId'], data['mode'], data['isGiven'], data['statement']]);
  };
  await until(async () => (await ledger()).length === 2, 'the ledger knows');
  expect(await ledger()).toEqual([
    [
      required.id,
      'REQUIRED',
      true,
      'I agree that Halden Instruments sees which pages I read, and for how long.',
    ],
    [
      optional.id,
      'OPTIONAL',
      false,
      'Halden Instruments may see which pages I read, and for how long.',
    ],
  ]);
});

test('only recipients get in, with six pasted digits from a mail; others see the same page', async () => {
  const { token } = await share({
    recipients: [{ email: 'tom@severnwye.example', name: 'Tom' }],
    only_intended_recipients: true,
    send_email: false,
  });
  const page = await open(token, { viewport: { width: 375, height: 812 }, colorScheme: 'dark' });
  await page.getByRole('textbox', { name: 'Your email' }).fill('tom@severnwye.example');
  await page.keyboard.press('Enter');
  const digits = page.getByRole('textbox', { name: '6-digit code' });
  await digits.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const codeIn = ({ text = '' }: { text?: string }) => /\b(\d{6})\b/.exec(text)?.[1];
  const code = codeIn(
    await smtp.waitFor(
      (mail) => mail.recipients.includes('tom@severnwye.example') && codeIn(mail) !== undefined,
    ),
  )!;
  await digits.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('alert').waitFor();
  await digits.fill(code);
  await firstPage(page);

  const otherDevice = await open(`${token}#code=${code}&email=tom%40severnwye.example`);
  await otherDevice.getByRole('button', { name: 'Open' }).click();
  await firstPage(otherDevice);

  const stranger = await open(token);
  await stranger.getByRole('textbox', { name: 'Your email' }).fill('kim@elsewhere.example');
  await stranger.keyboard.press('Enter');
  await stranger.getByRole('heading', { name: 'Check your email' }).waitFor();
});

test('what does not open says why, on a page without faults in both themes, and who wants in can ask', async () => {
  const [canceled, expired] = [await share({}), await share({})];
  await Promise.all([
    api.ask('PUT', `/api/shared-links/${canceled.id}/deactivate`),
    api.ask('PUT', `/api/shared-links/${expired.id}/expire`),
  ]);
  for (const { token } of [canceled, expired])
    await until(
      async () => (await fetch(`${lectern.url}/api/public/shared-links/${token}`)).status === 410,
      'the link is closed',
    );
  const cases = [
    [
      canceled.token,
      'This link is no longer available.',
      'The sender turned it off.',
      'light',
      1440,
    ],
    [expired.token, 'This link is no longer available.', 'It has expired.', 'dark', 375],
    ['nothing-here', 'Link not found.', 'Check that you copied the whole link', 'light', 375],
  ] as const;
  for (const [token, title, advice, colorScheme, width] of cases) {
    const page = await open(token, { colorScheme, viewport: { width, height: 800 } });
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByText(advice).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Ask for access' }).count()).toBe(
      token === 'nothing-here' ? 0 : 1,
    );
  }
  const page = contexts[0]!.pages()[0]!;
  await page.getByRole('button', { name: 'Ask for access' }).click();
  await page.getByRole('textbox', { name: 'Your email' }).fill('kim@severnwye.example');
  await page.getByRole('textbox', { name: /^Message/ }).fill('May I see it once more?');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog', { name: 'Request sent' }).waitFor();
  await smtp.waitFor(({ text = '' }) => text.includes('May I see it once more?'));
});

test('before its day a document says when it opens', async () => {
  const { token } = await share({});
  const status = async () =>
    (await fetch(`${lectern.url}/api/public/shared-links/${token}`)).status;
  await api.ask('PUT', `/api/admin/presentations/${presentationId}`, {
    release_at: '2036-12-01T09:00:00.000Z',
  });
  await until(async () => (await status()) === 410, 'it is not open yet');
  const page = await open(token);
  await page.getByRole('heading', { name: 'Not available yet.' }).waitFor();
  await page.getByText(/^Available from .*2036.*Please open this link again then\.$/).waitFor();
  await api.ask('PUT', `/api/admin/presentations/${presentationId}`, { release_at: null });
  await until(async () => (await status()) === 200, 'it is open');
  await page.reload();
  await firstPage(page);
});

test('a reader forwards the document, and the new recipient opens it from the mail', async () => {
  await api.ask('PUT', `/api/admin/presentations/${presentationId}`, {
    settings: { can_be_forwarded: true },
  });
  const { token } = await share({});
  const isAllowed = async () =>
    (
      (await (await fetch(`${lectern.url}/api/public/shared-links/${token}`)).json()) as {
        data: { presentation: { settings: { can_be_forwarded: boolean } } };
      }
    ).data.presentation.settings.can_be_forwarded;
  await until(isAllowed, 'it may be forwarded');
  const page = await open(token);
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.getByRole('textbox', { name: 'To (email)' }).fill('kim@severnwye.example');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Tom Whitcombe');
  await page.getByRole('textbox', { name: 'Your email' }).fill('tom@severnwye.example');
  await page.getByRole('textbox', { name: /^Message/ }).fill('See https://elsewhere.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Please make this shorter, and leave out links.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('textbox', { name: /^Message/ }).fill('Page two is for you.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog', { name: 'Forwarded' }).waitFor();
  const mail = await smtp.waitFor(({ recipients }) => recipients.includes('kim@severnwye.example'));
  expect(mail.subject).toMatch(/^Tom Whitcombe forwarded “.+” to you$/);
  expect(mail.text).toContain('> Page two is for you.');
  await firstPage(await open(/\/s\/(\S+)/.exec(mail.text ?? '')![1]!));
});
