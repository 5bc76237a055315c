// `npm run screens`: every page as PNG at three widths in both themes, into .screens/ (ignored by git).
import { mkdir, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { aPdf } from '@lectern/content/conversion/a-pdf.ts';
import { launchBrowser } from '../browser/browser.ts';
import { PublicApi } from '../standalone/public-api.ts';
import { admin, spawnLectern } from '../standalone/spawn.ts';

const folder = join(import.meta.dirname, '..', '..', '.screens');
const widths = [1440, 768, 375];
const themes = ['light', 'dark'] as const;

/** Resolves once the pictures that can be seen are there; the lazy ones below would never come. */
const picturesInSight = `Promise.all([...document.images]
  .filter((image) => image.getBoundingClientRect().top < innerHeight)
  .map((image) => Promise.race([image.decode().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 3000))])))`;

interface Shot {
  name: string;
  path: string;
  isSignedIn?: boolean;
  /** What to do before the picture is taken. */
  before?(page: Page): Promise<void>;
  wholePage?: boolean;
}

async function take(browser: Browser, url: string, shots: readonly Shot[], signedIn: Parameters<BrowserContext['addCookies']>[0]): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of themes) {
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: width < 768 ? 812 : 900 } });
      for (const { name, path, isSignedIn = true, before, wholePage = false } of shots) {
        await context.clearCookies();
        if (isSignedIn) await context.addCookies(signedIn);
        const page = await context.newPage();
        await page.goto(url + path);
        await page.waitForLoadState('domcontentloaded');
        await before?.(page);
        await page.evaluate(picturesInSight);
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: wholePage });
        await page.close();
      }
      await context.close();
    }
  }
}

/** The cookies of a browser that signed in through the form. */
async function signIn(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

async function openContact(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Ana Ribeiro/ }).click();
  await page.locator('#visits').getByRole('link', { name: /Halden Flow 7/ }).first().waitFor();
}

/** Somebody reads some pages; the last session is still open. */
async function read(api: PublicApi, token: string, pages: readonly (readonly [page: number, milliseconds: number])[], isOpen: boolean): Promise<void> {
  const session = await api.openSession(token);
  let elapsed = 0;
  for (const [page, milliseconds] of pages) {
    const meta = { elapsed_ms: elapsed, currentPage: page };
    await api.ask('POST', `/api/sessions/${session}/events`, { event_at_ms: Date.now() * 1000, category: 'PDF', action: 'change_page', path: String(page).padStart(4, '0'), meta });
    await pause(milliseconds); // The server believes no reader who claims more time than has passed.
    elapsed += milliseconds;
    await api.ask('PUT', `/api/sessions/${session}/ping`, { elapsed_ms: elapsed, meta: { ...meta, elapsed_ms: elapsed, paused: false } });
  }
  if (!isOpen) await api.ask('PUT', `/api/sessions/${session}/end`, { ended_at: new Date().toISOString(), elapsed_ms: elapsed });
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
const empty = await spawnLectern({ env: { LECTERN_ADMIN_EMAIL: undefined, LECTERN_ADMIN_PASSWORD: undefined, LECTERN_TEAM_NAME: undefined } });
await take(browser, empty.url, [{ name: 'setup', path: '/setup', isSignedIn: false }], []);
await empty.stop();

const lectern = await spawnLectern();
try {
  const cookies = await signIn(browser, lectern.url);
  await take(browser, lectern.url, [
    { name: 'sign-in', path: '/login', isSignedIn: false },
    { name: 'content-empty', path: '/content', before: (page) => page.getByRole('heading', { name: 'Nothing published yet' }).waitFor() },
  ], cookies);

  const api = await PublicApi.signIn(lectern.url);
  const decks = ['Halden Flow 7 for water utilities', 'Proposal: leakage programme 2027 to 2031', 'Service tiers 2027', 'Security and data residency answers, with annexes A to K'];
  const ids: string[] = [];
  for (const [index, title] of decks.entries()) ids.push(await api.publish(await aPdf({ pages: [24, 30, 8, 31][index]!, title }), `${title.replaceAll(':', '')}.pdf`));
  await api.upload(Buffer.from('%PDF-1.7\nnot really'), 'Tender memo.pdf').catch(() => {});
  const names = ['Acqua Norte, first meeting', 'Liguria tender', 'Haut-Jura, after the site walk with the mayors of the valley'];
  const readers = [{ email: 'ana.ribeiro@acquanorte.example', name: 'Ana Ribeiro' }, { email: 'g.parodi@liguria.example', name: 'Giulia Parodi' }];
  const links = [];
  for (const [index, name] of names.entries()) links.push(await api.share(ids[0]!, { name, ...(index < 2 && { recipients: [readers[index]], send_email: false }) }));
  await Promise.all(links.map((link, index) => read(api, link.token, [[1, 3_500], [2, 800], [index + 3, 11_000], [9, 1_500], [12, 600]], index === 0)));
  const guarded = await api.share(ids[1]!, { access_code: 'weir-lantern-40', consent_mode: 'required' });
  const personal = await api.share(ids[1]!, { recipients: ['tom.whitcombe@severnwye.example'], only_intended_recipients: true, send_email: false });
  const canceled = await api.share(ids[2]!);
  await api.ask('PUT', `/api/shared-links/${canceled.id}/deactivate`);
  await take(browser, lectern.url, [
    { name: 'content', path: '/content', before: (page) => page.getByText('Halden Flow 7').first().waitFor() },
    { name: 'presentation', path: `/content/${ids[0]}`, before: (page) => page.getByRole('heading', { name: /Halden Flow 7/ }).first().waitFor(), wholePage: true },
    { name: 'presentation-settings', path: `/content/${ids[0]}/settings`, before: (page) => page.getByRole('heading', { name: 'About it' }).first().waitFor(), wholePage: true },
    { name: 'presentation-files', path: `/content/${ids[0]}/files`, before: (page) => page.getByRole('heading', { name: 'Processing' }).first().waitFor(), wholePage: true },
    { name: 'presentation-history', path: `/content/${ids[0]}/history`, before: (page) => page.getByRole('heading', { name: 'History' }).first().waitFor(), wholePage: true },
    { name: 'contacts', path: '/contacts', before: (page) => page.getByRole('link', { name: /Ana Ribeiro/ }).waitFor() },
    { name: 'contact', path: '/contacts', before: (page) => openContact(page), wholePage: true },
    {
      name: 'visit', path: '/contacts', wholePage: true,
      before: async (page) => {
        await openContact(page);
        await page.locator('#visits').getByRole('link', { name: /Halden Flow 7/ }).first().click();
        await page.getByRole('list', { name: 'Timeline' }).waitFor();
      },
    },
    {
      name: 'create-link', path: `/content/${ids[0]}`,
      before: async (page) => {
        await page.getByRole('button', { name: 'Create link' }).first().click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'system', path: '/system', before: (page) => page.getByRole('heading', { name: 'Engines' }).waitFor(), wholePage: true },
    { name: 'events', path: '/events?from=start', before: (page) => page.getByRole('list', { name: 'Events, the newest first' }).waitFor() },
    { name: 'viewer', path: `/s/${links[0]!.token}`, isSignedIn: false },
    {
      name: 'viewer-end', path: `/s/${links[1]!.token}`, isSignedIn: false,
      before: async (page) => {
        await page.locator('.page.is-there').waitFor();
        await page.keyboard.press('End');
        await page.keyboard.press('ArrowRight');
        await page.locator('.end-card').waitFor();
      },
    },
    { name: 'viewer-gate', path: `/s/${guarded.token}`, isSignedIn: false, before: (page) => page.getByRole('checkbox').waitFor() },
    {
      name: 'viewer-gate-code', path: `/s/${personal.token}`, isSignedIn: false,
      before: async (page) => {
        await page.getByRole('textbox', { name: 'Your email' }).fill('tom.whitcombe@severnwye.example');
        await page.keyboard.press('Enter');
        await page.getByRole('textbox', { name: 'Code, six digits' }).pressSequentially('417');
      },
    },
    { name: 'viewer-closed', path: `/s/${canceled.token}`, isSignedIn: false, before: (page) => page.getByRole('heading', { name: /no longer available/ }).waitFor() },
    { name: 'viewer-unknown', path: '/s/nothing-here', isSignedIn: false },
  ], cookies);
} finally {
  await browser.close();
  await lectern.stop();
}
console.log(`Screenshots are in ${folder}`);
