import type { Access } from '../access.ts';
import { createPictures } from '../page/pictures.ts';
import type { SharedLink } from '../shared-link.ts';
import { text } from '../texts/texts.ts';

const atOnce = 4;

interface Print {
  link: SharedLink;
  access: Access;
  signal: AbortSignal;
  /** Pages loaded so far. */
  onProgress(done: number): void;
  /** All pages are loaded: the browser's dialog opens next and blocks everything. */
  onPrint(): void;
}

/**
 * Prints the pictures of all pages, each on a sheet of its size. Resolves after the browser's
 * dialog, or at once when `signal` aborts.
 */
export async function printPages({
  link,
  access,
  signal,
  onProgress,
  onPrint,
}: Print): Promise<void> {
  const pictures = createPictures(access, 'sheets');
  const sheets = document.createElement('div');
  sheets.className = 'print-sheets';
  sheets.append(styleFor(link));
  for (let first = 1; first <= link.page_count; first += atOnce) {
    const pages = Array.from(
      { length: Math.min(atOnce, link.page_count - first + 1) },
      (_, index) => pictures.get(first + index, 'low'),
    );
    await Promise.race([Promise.all(pages.map((picture) => picture.isReady)), aborted(signal)]);
    if (signal.aborted) return;
    for (const { element, page } of pages) sheets.append(sheetFor(element, link, page));
    onProgress(Math.min(first + atOnce - 1, link.page_count));
  }
  document.body.append(sheets);
  onPrint();
  try {
    print();
  } finally {
    sheets.remove();
  }
}

function sheetFor(image: HTMLImageElement, link: SharedLink, page: number): HTMLElement {
  const sheet = document.createElement('div');
  image.alt = text('pageNumber', { page });
  sheet.style.cssText = `page: ${isUpright(link, page) ? 'upright' : 'across'}`;
  sheet.append(image);
  return sheet;
}

function styleFor(link: SharedLink): HTMLStyleElement {
  const style = document.createElement('style');
  const sizes = [false, true].map((upright) =>
    link.pages.find((_, index) => isUpright(link, index + 1) === upright),
  );
  style.textContent = ['across', 'upright']
    .map((name, index) =>
      sizes[index]
        ? `@page ${name} { size: ${sizes[index].width}pt ${sizes[index].height}pt; margin: 0 }`
        : '',
    )
    .join('');
  return style;
}

function isUpright({ pages }: SharedLink, page: number): boolean {
  const size = pages[page - 1];
  return size !== undefined && size.height > size.width;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
}
