import type { BrowserContextOptions, Page } from 'playwright-core';
import { aPaper } from '../a-paper.ts';
import { row, type Bench } from '../bench.ts';
import { spread } from '../measure.ts';
import { slowLectern } from '../slow-lectern.ts';

const PAGES = 14;
const RUNS = 3;
const TURN_MS = 2_500;
const LEAP_MS = 4_000;
const MEGABYTES = { desk: 2.2, phone: 1 };
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true };

export const nextPage: Bench = {
  name: 'next-page',
  title: 'Next page on screen',
  async run() {
    const { lectern, line, browser, close } = await slowLectern();
    try {
      const { api } = lectern;
      const { token } = await api.share(await api.publish(await aPaper(PAGES), 'paper.pdf'));
      const open = async (options: BrowserContextOptions) => {
        const page = await (await browser.newContext(options)).newPage();
        await page.goto(`http://localhost:${line.port}/s/${token}`, { waitUntil: 'commit' });
        await isThere(page, 1);
        return page;
      };
      const after = async (key: string, target: number) => {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run++) {
          const page = await open(desk);
          const from = performance.now();
          await page.keyboard.press(key);
          await isThere(page, target);
          times.push(performance.now() - from);
          await page.context().close();
        }
        return spread(times);
      };
      const weight = async (options: BrowserContextOptions) => {
        const page = await open(options);
        for (let target = 2; target <= PAGES; target++) {
          await page.keyboard.press('ArrowRight');
          await isThere(page, target);
        }
        const bytes = await page.evaluate<number>(pictureBytes);
        await page.context().close();
        return spread([bytes / 1e6]);
      };
      const [turn, leap] = [await after('ArrowRight', 2), await after('End', PAGES)];
      const [onDesk, onPhone] = [await weight(desk), await weight(phone)];
      return {
        what: `A paper of ${PAGES} dense A4 pages over slow 4G (1.6 Mb/s, 150 ms), from a key press right after the first page until the page is there; and the pictures of all its pages together. ${RUNS} openings each`,
        rows: [
          row('page 2: ms', turn, 0),
          row('last page: ms', leap, 0),
          row('pictures at 1440 px: MB', onDesk, 2),
          row('pictures at 375 px, 2x: MB', onPhone, 2),
        ],
        floor: `page 2 in ${TURN_MS} ms, the last in ${LEAP_MS} ms; ${MEGABYTES.desk} MB and ${MEGABYTES.phone} MB`,
        isMet:
          turn.median <= TURN_MS &&
          leap.median <= LEAP_MS &&
          onDesk.median <= MEGABYTES.desk &&
          onPhone.median <= MEGABYTES.phone,
        limit: 'the bytes of a page, behind what was on its way when the key was pressed',
      };
    } finally {
      await close();
    }
  },
};

async function isThere(page: Page, number: number): Promise<void> {
  await page.locator(`article[aria-label^="Page ${number} "][aria-busy="false"]`).waitFor();
}

/** Other origins say the size of what they sent only if they allow it, so it is asked for again. */
const pictureBytes = `Promise.all(
  performance.getEntriesByType('resource')
    .filter(({ name }) => /\\/(large|small)\\/\\d+\\.webp$/.test(name))
    .map(async ({ name }) => Number((await fetch(name, { method: 'HEAD' })).headers.get('content-length')))
).then((sizes) => sizes.reduce((sum, size) => sum + size, 0))`;
