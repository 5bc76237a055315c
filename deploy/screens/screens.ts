// `npm run screens [part of a name …]`: every page as PNG at three widths in both themes, into .screens/ (ignored by git).
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../browser/browser.ts';
import { admin, spawnLectern } from '../standalone/spawn.ts';
import { fill, keepReading } from './fill.ts';
import { consoleShots, emptyShots, publicShots, setupShots, type Shot } from './shots.ts';

const folder = join(import.meta.dirname, '..', '..', '.screens');
const widths = [1440, 768, 375];
const themes = ['light', 'dark'] as const;
const WAIT_MS = 30_000;

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Shot) =>
  wanted.length === 0 || wanted.some((part) => name.includes(part));

/** Resolves once the visible pictures have loaded; lazy ones below never load. */
const picturesInSight = `Promise.all([...document.images]
  .filter((image) => image.getBoundingClientRect().top < innerHeight)
  .map((image) => Promise.race([image.decode().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 3000))])))`;

/** Lets one operation of the graph fail or never answer. */
async function hinder(page: Page, { failing, waiting }: Shot): Promise<void> {
  if (failing === undefined && waiting === undefined) return;
  await page.route('**/graphql', async (route) => {
    const { operationName }: { operationName?: string } = route.request().postDataJSON();
    if (operationName === waiting) return; // Never answered: the page closes first.
    if (operationName !== failing) return route.continue();
    await route.fulfill({
      status: 503,
      json: {
        errors: [
          {
            message: 'Analytics did not answer within 10 seconds.',
            extensions: { code: 'UNAVAILABLE' },
          },
        ],
      },
    });
  });
}

const missed: string[] = [];

async function take(
  browser: Browser,
  url: string,
  shots: readonly Shot[],
  signedIn: Parameters<BrowserContext['addCookies']>[0],
): Promise<void> {
  const wanted = shots.filter(isWanted);
  if (wanted.length === 0) return;
  for (const width of widths) {
    for (const colorScheme of themes) {
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: width < 768 ? 812 : 900 },
      });
      context.setDefaultTimeout(WAIT_MS);
      for (const shot of wanted) {
        const { name, path, isSignedIn = true, before, wholePage = false } = shot;
        await context.clearCookies();
        if (isSignedIn) await context.addCookies(signedIn);
        const page = await context.newPage();
        await hinder(page, shot);
        // A page that fails gets a screenshot too.
        await page
          .goto(url + path, { waitUntil: 'domcontentloaded' })
          .then(() => before?.(page))
          .catch((error: unknown) =>
            missed.push(`${name}-${width}-${colorScheme}: ${String(error).split('\n')[0]}`),
          );
        await page.evaluate(picturesInSight);
        await page.screenshot({
          path: join(folder, `${name}-${width}-${colorScheme}.png`),
          fullPage: wholePage,
        });
        await page.close();
      }
      await context.close();
    }
  }
}

/** The cookies of a browser that signed in with the form. */
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

if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
const reading = new AbortController();
try {
  const empty = await spawnLectern({
    env: {
      LECTERN_ADMIN_EMAIL: undefined,
      LECTERN_ADMIN_PASSWORD: undefined,
      LECTERN_TEAM_NAME: undefined,
    },
  });
  await take(browser, empty.url, setupShots, []);
  await empty.stop();

  const lectern = await spawnLectern({
    env: {
      LECTERN_REGISTRATION: 'open',
      LECTERN_TERMS_URL: 'https://lectern.example/terms',
      LECTERN_PRIVACY_URL: 'https://lectern.example/privacy',
    },
  });
  try {
    const cookies = await signIn(browser, lectern.url);
    await take(browser, lectern.url, emptyShots, cookies);
    const filled = await fill(lectern);
    const readers = [filled.plain, filled.link.token].map((token) =>
      keepReading(lectern, token, reading.signal).catch(() => undefined),
    );
    // Readers first: their visits are in the notifications.
    await take(browser, lectern.url, [...publicShots(filled), ...consoleShots(filled)], cookies);
    reading.abort();
    await Promise.all(readers);
  } finally {
    reading.abort();
    await lectern.stop();
  }
} finally {
  await browser.close();
}
console.log(`Screenshots are in ${folder}`);
if (missed.length > 0) {
  console.log(`Not as they should be:\n  ${missed.join('\n  ')}`);
  process.exitCode = 1;
}
