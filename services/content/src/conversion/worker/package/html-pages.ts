import type { Opened } from './opened.ts';
import type { HtmlText } from './html-text.ts';

const html = /\.(x?html?)$/i;
const index = /^index\.x?html?$/i;
/** More HTML files than this are part of the page from which they were opened. */
const MOST_PAGES = 200;

/** The HTML files of a package, the one that opens first before the others. */
export function pagesOf(paths: readonly string[], textOf: (path: string) => HtmlText): Opened {
  const mainPath = mainPathIn(paths);
  const others = paths
    .filter((path) => html.test(path) && path !== mainPath)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const pages = [...(mainPath === null ? [] : [mainPath]), ...others]
    .slice(0, MOST_PAGES)
    .map((path) => ({ path, title: textOf(path).title || nameOf(path) }));
  return { mainPath, pages, title: pages[0]?.title ?? null, outline: outlineOf(pages) };
}

/** index.html at the top, or the one HTML file there; within a folder that holds everything, likewise. */
function mainPathIn(paths: readonly string[]): string | null {
  const pages = paths.filter((path) => html.test(path));
  for (const folder of [0, 1]) {
    const here = pages.filter((path) => path.split('/').length === folder + 1);
    const start = here.find((path) => index.test(path.split('/').at(-1) ?? ''));
    if (start !== undefined) return start;
    if (here.length === 1 && here[0] !== undefined) return here[0];
  }
  const depth = (path: string) => path.split('/').length;
  const byDepth = pages.toSorted((one, other) => depth(one) - depth(other));
  return byDepth.find((path) => index.test(path.split('/').at(-1) ?? '')) ?? byDepth[0] ?? null;
}

function outlineOf(pages: readonly { title: string }[]) {
  if (pages.length < 2) return [];
  return pages.map(({ title }, at) => ({ title, page: at + 1, children: [] }));
}

function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(html, '');
}
