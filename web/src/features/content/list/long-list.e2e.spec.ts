import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, PATIENCE_MS } from '../../../../../deploy/browser/browser.ts';
import { admin } from '../../../../../deploy/standalone/spawn.ts';
import { startHere, type LecternHere } from '../../../../../deploy/testing/lectern-here.ts';

let lectern: LecternHere;
let browser: Browser;
beforeAll(async () => {
  [browser, lectern] = await Promise.all([launchBrowser(), startHere()]);
});
afterAll(async () => {
  await browser?.close();
  await lectern?.stop();
});

const total = 10_000;
const frames = 150;
const item = (number: number) => ({
  __typename: 'Presentation',
  id: `p${number}`,
  name: `Presentation ${number}`,
  presentationType: 'PDF',
  status: 'ACTIVE',
  pageCount: 24,
  thumbnailUrl: null,
  sharedLinkCount: number % 9,
  isNew: false,
  isReleased: true,
  isExpired: false,
  releaseAt: null,
  expiresAt: null,
  restorableUntil: null,
  may: { __typename: 'PresentationRights', edit: true, delete: true, shareByLink: true },
  settings: { __typename: 'PresentationSettings', canBeShared: true, canBeSharedLink: true },
  processing: {
    __typename: 'Processing',
    status: 'PROCESSED',
    pagesDone: 24,
    pageCount: 24,
    failure: null,
    canRetry: false,
  },
  owner: { __typename: 'User', id: 'u1', name: 'Maya Lindqvist' },
  labels: [],
  brand: null,
  products: [],
  analytics: {
    __typename: 'Figures',
    lastViewedAt: null,
    pages: Array.from({ length: 24 }, (_, page) => ({
      __typename: 'PageStatistics',
      page: page + 1,
      averageTimeMs: ((page * 37 + number) % 17) * 900,
    })),
    liveSessions: [],
  },
});

test.each(['rows', 'grid'])(
  'ten thousand as %s scroll from end to end with no more than some hundred in the page',
  async (view) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(PATIENCE_MS);
    // The server is real; only its list is longer than a spec can create.
    await page.route('**/graphql', async (route) => {
      const { operationName, variables } = route.request().postDataJSON() as {
        operationName: string;
        variables: { page?: number; pageSize: number };
      };
      if (operationName !== 'ContentPage' && operationName !== 'ContentChunk')
        return route.continue();
      const from = ((variables.page ?? 1) - 1) * variables.pageSize;
      const items = Array.from({ length: Math.min(variables.pageSize, total - from) }, (_, index) =>
        item(from + index + 1),
      );
      return route.fulfill({
        json: { data: { presentations: { __typename: 'PresentationPage', total, items } } },
      });
    });
    await page.goto(`${lectern.url}/login?next=${encodeURIComponent(`/content?view=${view}`)}`);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Presentation 1', { exact: true }).waitFor();
    // Scrolls through some hundred items, a frame at a time. Measures the page's own
    // main-thread time: frame times depend on the machine's load.
    const performance = await page.context().newCDPSession(page);
    await performance.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () =>
      (await performance.send('Performance.getMetrics')).metrics.find(
        ({ name }) => name === 'TaskDuration',
      )!.value * 1000;
    const before = await worked();
    const most = await page.evaluate<number>(`new Promise((resolve) => {
    let most = 0, left = ${frames};
    const step = () => {
      most = Math.max(most, document.querySelectorAll('[data-item]').length);
      scrollBy(0, 120);
      if (left-- > 0) requestAnimationFrame(step);
      else resolve(most);
    };
    requestAnimationFrame(step);
  })`);
    const each = (await worked()) - before;
    expect(most).toBeLessThanOrEqual(300);
    expect(each / frames).toBeLessThan(25);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page.getByText('Presentation 10000', { exact: true }).waitFor();
    expect(await page.locator('[data-item]').count()).toBeLessThanOrEqual(300);
    await page.close();
  },
);
