import { useEffect, useRef } from 'preact/hooks';
import { listen } from '../ui/listen.ts';
import { clampPage } from './navigation.ts';

/** Safari refuses more than 100 changes in 30 seconds. */
const settledMs = 300;

/** The page named in the URL: `#page=7`; null if none is. */
export function pageInHash(hash: string, pageCount: number): number | null {
  const digits = /^#page=(\d{1,6})$/.exec(hash)?.[1];
  return digits === undefined ? null : clampPage(Number(digits), pageCount);
}

/**
 * Keeps the page in the URL. Turning replaces it; a jump adds an entry, so Back returns.
 * @param onPage the user went back or forward, or changed the URL; with the place on the page, a
 *   share of its height, if known
 * @returns adds an entry for a jump from a place on the current page
 */
export function usePageHash(
  page: number,
  pageCount: number,
  onPage: (page: number, y: number | null) => void,
): (target: number, y: number | null) => void {
  const latest = useRef({ page, onPage });
  latest.current = { page, onPage };
  useEffect(() => {
    if ((pageInHash(location.hash, pageCount) ?? 1) === page) return undefined;
    const timer = setTimeout(() => replaceEntry(page), settledMs);
    return () => clearTimeout(timer);
  }, [page]);
  useEffect(() => {
    let known: unknown = history.state;
    const onEntry = () => {
      // An entry made by typing knows nothing of the link.
      if (history.state === null) history.replaceState(known, '');
      known = history.state;
      const target = pageInHash(location.hash, pageCount);
      const y: unknown = history.state?.y;
      if (target !== null) latest.current.onPage(target, typeof y === 'number' ? y : null);
    };
    return listen(globalThis, { popstate: onEntry });
  }, []);
  return (target, y) => {
    if (target === latest.current.page) return;
    replaceEntry(latest.current.page, y);
    history.pushState({ ...history.state, y: null }, '', `#page=${target}`);
  };
}

function replaceEntry(page: number, y: number | null = null): void {
  history.replaceState({ ...history.state, y }, '', `#page=${page}`);
}
