import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Reports neither passed rules nor selectors, which take most of the time. */
const reportOptions = { resultTypes: ['violations'], selectors: false, preload: false };
/** The themes may differ in these rules only. */
const colors = ['color-contrast', 'link-in-text-block'];

/** Violations that axe finds on a page, as `rule: where`; by default of all rules. */
export async function faultsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined')
    await page.evaluate(
      await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
    );
  return page.evaluate<string[]>(
    `axe.run(${JSON.stringify({ ...reportOptions, ...(rules && { runOnly: rules }) })}).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`,
  );
}

/** The same in both themes, plus horizontal overflow. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const faults = await faultsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  faults.push(...(await faultsOf(page, colors)));
  return (await page.evaluate('document.documentElement.scrollWidth <= innerWidth'))
    ? faults
    : [...faults, 'wider than the window'];
}
