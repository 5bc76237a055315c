import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { launchBrowser, PATIENCE_MS } from '../browser/browser.ts';
import { startSmtp } from '../engines/smtp.ts';
import { PublicApi, until } from '../standalone/public-api.ts';
import { admin } from '../standalone/spawn.ts';

const PING_MS = 5_000;
const title = 'Halden Flow 7 for water utilities';

type PageFigures = { page: number; views: number; time_ms: number }[];
type StreamLine = { type: string; data: Record<string, unknown> };

interface Started {
  url: string;
  stop(): Promise<unknown>;
}

/**
 * The main job, start to end, in two browsers: publish, share, read, watch, cancel.
 * @param start with mail sent to this URL
 */
export function journeyContract(where: string, start: (mailUrl: string) => Promise<Started>): void {
  describe(`the journey ${where}`, () => {
    let lectern: Started;
    let browser: Browser;
    let smtp: Awaited<ReturnType<typeof startSmtp>>;
    let console: Page;
    let reader: Page;
    let api: PublicApi;
    let presentationId: string;
    let address: string;
    /** Milliseconds by page. */
    const dwell: Record<number, number> = {};
    let open: { page: number | null; since: number } = { page: null, since: 0 };
    const session = { path: '' };
    const contexts: BrowserContext[] = [];

    beforeAll(async () => {
      [browser, smtp] = await Promise.all([launchBrowser(), startSmtp()]);
      lectern = await start(smtp.url);
      console = await newPage();
      reader = await newPage();
    });

    afterAll(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
      await lectern.stop();
      await smtp.stop();
    });

    async function newPage(): Promise<Page> {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      return page;
    }

    /** Stays on the page that is open until the reader's own clock says so. */
    const read = (milliseconds: number) =>
      reader.evaluate(`new Promise((resolve) => {
      const started = performance.now();
      const look = () => (performance.now() - started >= ${milliseconds} ? resolve() : requestAnimationFrame(look));
      look();
    })`);

    /** From now on another page is read, or none: all that has passed since the last one came was its time, waiting for others too. */
    function turn(page: number | null): void {
      const now = performance.now();
      if (open.page !== null) dwell[open.page] = (dwell[open.page] ?? 0) + now - open.since;
      open = { page, since: now };
    }

    async function goTo(page: number): Promise<void> {
      const field = reader.getByRole('textbox', { name: 'Page' });
      await field.fill(String(page));
      await field.press('Enter');
      await reader.getByRole('article', { name: `Page ${page} of 30` }).waitFor();
      turn(page);
    }

    async function figures(): Promise<PageFigures> {
      return (
        await api.ask<{ data: PageFigures }>(
          'GET',
          `/api/analytics/presentations/${presentationId}/pages`,
        )
      ).data;
    }

    test('an admin signs in', async () => {
      await console.goto(lectern.url);
      await console.getByLabel('Email').fill(admin.email);
      await console.getByLabel('Password', { exact: true }).fill(admin.password);
      await console.getByRole('button', { name: 'Sign in' }).click();
      await console
        .getByRole('button', { name: /Upload/ })
        .first()
        .waitFor();
      api = await PublicApi.signIn(lectern.url);
    });

    test('drops a PDF anywhere on the page, which is processed', async () => {
      const bytes = Buffer.from(await aPdf({ pages: 30, title })).toString('base64');
      const transfer = await console.evaluateHandle(`(() => {
        const bytes = Uint8Array.from(atob('${bytes}'), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], '${title}.pdf', { type: 'application/pdf' }));
        return transfer;
      })()`);
      for (const type of ['dragenter', 'dragover', 'drop'])
        await console.locator('main').first().dispatchEvent(type, { dataTransfer: transfer });
      await console.getByRole('link', { name: `Open ${title}` }).click();
      await console.getByRole('heading', { name: title }).waitFor();
      presentationId = /content\/([\w-]+)/.exec(console.url())![1]!;
    });

    test('and makes a link', async () => {
      await console.getByRole('button', { name: 'Create link' }).first().click();
      const sheet = console.getByRole('dialog');
      await sheet.getByLabel('Name').fill('Acqua Norte, first meeting');
      await sheet.getByRole('button', { name: 'Create link' }).click();
      await sheet.getByRole('link', { name: /Open/ }).first().waitFor();
      address = (await sheet.getByRole('link', { name: /Open/ }).first().getAttribute('href'))!;
      await console.keyboard.press('Escape');
      expect(address).toContain('/s/');
    });

    test('a prospect reads, and the admin sees live where', async () => {
      reader.on('request', (request) => {
        const path = new URL(request.url()).pathname;
        if (path.endsWith('/ping')) session.path = path;
      });
      await reader.goto(address);
      await reader.getByRole('article', { name: 'Page 1 of 30' }).locator('img').first().waitFor();
      turn(1);
      await read(1_500);
      await goTo(4);
      await read(2_000);
      await goTo(4);
      await console.getByText('Someone is on page 4').first().waitFor();
      await read(1_000);
      await goTo(2);
      await read(1_500);
      expect(await reader.context().cookies()).toEqual([]);
    });

    test('the figures agree with what was read, from page changes and pings', async () => {
      await reader.evaluate(`(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
        document.dispatchEvent(new Event('visibilitychange'));
      })()`);
      turn(null);
      const timeOn = async (page: number) =>
        (await figures()).find((each) => each.page === page)?.time_ms ?? 0;
      await until(async () => (await timeOn(2)) > 0, 'the last page has time');
      for (const page of [1, 4, 2])
        expect(Math.abs((await timeOn(page)) - dwell[page]!)).toBeLessThan(PING_MS);
      expect(
        (await figures())
          .filter(({ views }) => views > 0)
          .map(({ page }) => page)
          .toSorted((one, other) => one - other),
      ).toEqual([1, 2, 4]);
    });

    test('the event stream has the same facts', async () => {
      const lines = async () => {
        const answer = await console.request.get(`${lectern.url}/api/event-stream?limit=1000`);
        return (await answer.text())
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as StreamLine);
      };
      const typesOf = async (type: string) => (await lines()).filter((line) => line.type === type);
      await until(
        async () => (await typesOf('ViewerEventRecorded')).length >= 3,
        'the page changes are on the stream',
      );
      expect(await typesOf('PresentationProcessed')).toHaveLength(1);
      expect((await typesOf('SharedLinkCreated'))[0]!.data['presentationId']).toBe(presentationId);
      const sessions = await typesOf('ViewerSessionStarted');
      expect(sessions).toHaveLength(1);
      const pages = (await typesOf('ViewerEventRecorded'))
        .filter(({ data }) => data['action'] === 'change_page')
        .map(({ data }) => data['path']);
      expect(pages.filter((path, index) => path !== pages[index - 1])).toEqual(
        expect.arrayContaining(['0004', '0002']),
      );
      expect(JSON.stringify(await lines())).not.toContain('$scrypt$');
    });

    test('the sender gets one mail, once the reader has left', async () => {
      await until(async () => session.path !== '', 'a ping was sent');
      // What the viewer says as its reader leaves: the mail waits for it.
      const left = await reader.request.put(lectern.url + session.path.replace(/ping$/, 'end'), {
        data: { elapsed_ms: 6_000, ended_at: new Date().toISOString() },
      });
      expect(left.status()).toBe(200);
      const mail = await smtp.waitFor(({ recipients }) => recipients.includes(admin.email));
      expect(mail.subject).toContain(title);
      expect(mail.text).toMatch(/\/visits\/[\w-]+/);
      expect(smtp.messages()).toHaveLength(1);
    });

    test('the link is canceled while it is read: pings 410, pictures 403, and the reader is told', async () => {
      await reader.evaluate(`(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
        document.dispatchEvent(new Event('visibilitychange'));
      })()`);
      await until(async () => session.path !== '', 'a ping was sent');
      const picture = await reader.getByRole('article').locator('img').first().getAttribute('src');
      expect((await reader.request.get(picture!)).status()).toBe(200);
      await console
        .getByRole('switch', { name: 'Acqua Norte, first meeting is on' })
        .first()
        .press('Space');
      await until(async () => {
        const { data } = await api.ask<{ data: { status: string }[] }>('GET', '/api/shared-links');
        return data[0]!.status === 'Canceled';
      }, 'the link is canceled');
      const canceledAt = Date.now();
      const ping = () =>
        reader.request.put(lectern.url + session.path, { data: { elapsed_ms: 9_000, meta: {} } });
      await until(async () => (await ping()).status() === 410, 'pings are refused');
      await until(
        async () => (await reader.request.get(picture!)).status() === 403,
        'pictures are refused',
      );
      expect(Date.now() - canceledAt).toBeLessThan(5_000); // One second is promised; a busy machine is late with everything.
      await reader.getByRole('heading', { name: /no longer available/ }).waitFor();
    });
  });
}
