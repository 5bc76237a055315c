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
  /** Where the reader is. */
  firstPage: number;
  pageCount: number;
  signal: AbortSignal;
  onFound(found: Found): void;
}

/**
 * Searches all pages, from the current one on and then from the first; tries those that could not
 * be loaded again until all are read. Reports only what has changed.
 */
export async function search(options: Search): Promise<void> {
  const { texts, query, firstPage, pageCount, signal, onFound } = options;
  const read = new Map<number, Match[]>();
  let reported = '';
  const report = (missing: number, isDone: boolean) => {
    const state = [read.size, missing, isDone].join();
    if (state === reported) return;
    reported = state;
    onFound({
      matches: [...read].toSorted(([one], [other]) => one - other).flatMap(([, found]) => found),
      missing,
      isDone,
    });
  };
  let left = Array.from(
    { length: pageCount },
    (_, index) => ((firstPage - 1 + index) % pageCount) + 1,
  );
  let isRetry = false;
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
      // Pages that are tried again stay missing until they are read.
      report(isRetry ? pageCount - read.size : missing.length, isRetry);
    }
    [left, isRetry] = [missing, true];
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
