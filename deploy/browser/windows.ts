import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from './browser.ts';

/** For browser specs: one browser in which each page has its own session. */
export class Windows {
  readonly #browser: Browser;
  readonly #contexts: BrowserContext[] = [];

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async open(): Promise<Windows> {
    return new Windows(await launchBrowser());
  }

  /** @param width of the window; below 768 the page is a phone's */
  async newPage(width: number): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: { width, height: width < 768 ? 812 : 900 },
      reducedMotion: 'reduce',
    });
    this.#contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return page;
  }

  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
    await this.#browser.close();
  }
}

/** Signs in on the sign-in page, which then opens the console. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /: account/ }).waitFor();
}
