import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** What was right is not told, nor how each element is found: most of the time goes there. */
const told = { resultTypes: ['violations'], selectors: false, preload: false };
/** What one theme may have and the other not. */
const colours = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page as it stands: `rule: where`. By default by all rules. */
export async function faultsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined')
    await page.evaluate(
      await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
    );
  return page.evaluate<string[]>(
    `axe.run(${JSON.stringify({ ...told, ...(rules && { runOnly: rules }) })}).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`,
  );
}

/** The same in both themes, and whether something hangs over at the side. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const faults = await faultsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  faults.push(...(await faultsOf(page, colours)));
  return (await page.evaluate('document.documentElement.scrollWidth <= innerWidth'))
    ? faults
    : [...faults, 'wider than the window'];
}
