import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import type { Browser } from 'playwright-core';
import { row, type Bench } from '../bench.ts';
import { spread, startReference } from '../measure.ts';
import { slowLectern } from '../slow-lectern.ts';
import { slowLine, type SlowLine } from '../slow-line.ts';

const FLOOR = 0.35;
const LOADS = 5;
const SLOWDOWN = 4;
const PAGES = 30;
const WAIT_MS = 60_000;

/** The page reports it in the frame after its picture has loaded. */
const watch = `(() => {
  const look = () => document.querySelector('.page.is-there') ? requestAnimationFrame(() => (globalThis.shownAt = performance.now())) : requestAnimationFrame(look);
  requestAnimationFrame(look);
})()`;

export const firstPage: Bench = {
  name: 'first-page',
  title: 'First page on screen',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-first-page-'));
    const { lectern, line: ourLine, browser, close } = await slowLectern();
    const theirLine = await slowLine();
    try {
      const pdf = await aPdf({ pages: PAGES });
      await writeFile(join(folder, 'deck.pdf'), pdf);
      const { token } = await lectern.api.share(await lectern.api.publish(pdf, 'deck.pdf'));
      const reference = await startReference('pdfjs-page.ts', {
        args: [join(folder, 'deck.pdf')],
      });
      theirLine.to(reference.port);
      const pairs: { ours: number; reference: number }[] = [];
      for (let load = 0; load <= LOADS; load++) {
        const pair = {
          ours: await shown(browser, ourLine, `/s/${token}`, watch),
          reference: await shown(browser, theirLine, '/', ''),
        };
        if (load > 0) pairs.push(pair);
      }
      reference.stop();
      const ratio = spread(pairs.map(({ ours, reference: theirs }) => ours / theirs));
      return {
        what: `From the click on a link to the first page of ${PAGES}, in a browser that has seen nothing of it, over slow 4G (1.6 Mb/s, 150 ms) with the page's processor slowed ${SLOWDOWN} times, against the same PDF (${Math.round(pdf.length / 1024)} KiB) in bare pdf.js over such a line; its worker is not slowed. ${LOADS} loads each`,
        rows: [
          row('ours / pdf.js', ratio, 2),
          row('ours: ms', spread(pairs.map(({ ours }) => ours)), 0),
          row('pdf.js: ms', spread(pairs.map(({ reference: theirs }) => theirs)), 0),
        ],
        floor: `at most ${FLOOR} × pdf.js`,
        isMet: ratio.median <= FLOOR,
        limit:
          'four turns of 150 ms (two connections, page, picture and script), then the picture’s own bytes',
      };
    } finally {
      await close();
      theirLine.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Milliseconds from navigation to the frame that shows the page. */
async function shown(
  browser: Browser,
  { port }: SlowLine,
  path: string,
  script: string,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    if (script) await page.addInitScript(script);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' });
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const shownAt = await page.evaluate<number | null>('globalThis.shownAt ?? null');
      if (shownAt !== null) return shownAt;
      const [failure] = failures;
      if (failure) throw failure;
      if (performance.now() > until) throw new Error(`${path} has not shown its first page`);
      await pause(200);
    }
  } finally {
    await context.close();
  }
}
