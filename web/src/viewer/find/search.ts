import type { PageTexts } from '../page/page-text.ts';
import { findInPage, type Match } from './find-in-text.ts';

const pagesPerBatch = 6;
const retryMs = 4_000;

export interface Found {
  matches: Match[];
  /** Pages without text so far because it could not be loaded. */
  missing: number;
  isDone: boolean;
}

interface Search {
  texts: PageTexts;
  query: string;
  pageCount: number;
  signal: AbortSignal;
  onFound(found: Found): void;
}

/** Searches all pages in order; tries those that could not be loaded again until all are read. */
export async function search({ texts, query, pageCount, signal, onFound }: Search): Promise<void> {
  const read = new Map<number, Match[]>();
  const report = (missing: number, isDone: boolean) =>
    onFound({
      matches: [...read].toSorted(([one], [other]) => one - other).flatMap(([, found]) => found),
      missing,
      isDone,
    });
  let left = Array.from({ length: pageCount }, (_, index) => index + 1);
  while (left.length > 0) {
    const missing: number[] = [];
    for (let first = 0; first < left.length; first += pagesPerBatch) {
      const pages = left.slice(first, first + pagesPerBatch);
      const loaded = await Promise.all(pages.map((page) => texts.get(page)));
      if (signal.aborted) return;
      for (const [index, page] of pages.entries()) {
        const text = loaded[index];
        if (text) read.set(page, findInPage(text, page, query));
        else missing.push(page);
      }
      report(missing.length, false);
    }
    left = missing;
    report(left.length, true);
    if (left.length > 0) await connection(signal);
    if (signal.aborted) return;
  }
}

function connection(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const done = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(done, retryMs);
    addEventListener('online', done, { signal: over.signal });
    signal.addEventListener('abort', done, { signal: over.signal });
  });
}
