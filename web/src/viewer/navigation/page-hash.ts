import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { listen } from '../ui/listen.ts';
import { clampPage } from './navigation.ts';

/** Safari refuses more than 100 changes in 30 seconds. */
const settledMs = 300;

/** The page named in the URL: `#page=7`; null if none is. */
export function pageInHash(hash: string, pageCount: number): number | null {
  const digits = /^#page=(\d{1,6})$/.exec(hash)?.[1];
  return digits === undefined ? null : clampPage(Number(digits), pageCount);
}

/** The place on the page that the history entry keeps, a share of the page's height. */
export function placeInEntry(): number | null {
  const y: unknown = history.state?.y;
  return typeof y === 'number' ? y : null;
}

/**
 * Keeps the page in the URL, and the place on it in the history entry, for a reload. Turning
 * replaces the page; a jump adds an entry, so Back returns.
 * @param placeOn the place on a page now
 * @param onPage the user went back or forward, or changed the URL; with the place on the page, if
 *   known
 * @returns adds an entry for a jump from the current page
 */
export function usePageHash(
  page: number,
  pageCount: number,
  placeOn: (page: number) => number | null,
  onPage: (page: number, y: number | null) => void,
): (target: number) => void {
  const latest = useRef({ page, placeOn, onPage });
  latest.current = { page, placeOn, onPage };
  /** The present entry's state, and the places in entries left by Back and Forward. */
  const entries = useRef({ here: history.state, places: new Map<number, number | null>() });
  const keepPlace = () => {
    const now = latest.current;
    replaceEntry(now.page, now.placeOn(now.page));
  };
  useEffect(() => {
    entries.current.here = history.state;
  });
  // Layout effects end with the page; others a little later, when the URL may be another document's.
  useLayoutEffect(() => {
    if ((pageInHash(location.hash, pageCount) ?? 1) === page) return undefined;
    const timer = setTimeout(() => replaceEntry(page), settledMs);
    return () => clearTimeout(timer);
  }, [page]);
  useLayoutEffect(() => {
    const onEntry = () => {
      const now = latest.current;
      const { here, places } = entries.current;
      // An entry made by typing knows nothing of the link.
      if (!history.state) history.replaceState({ ...here, entry: numberOf(here) + 1, y: null }, '');
      places.set(numberOf(here), now.placeOn(now.page));
      entries.current.here = history.state;
      const target = location.hash === '' ? 1 : pageInHash(location.hash, pageCount);
      if (target !== null)
        now.onPage(target, places.get(numberOf(history.state)) ?? placeInEntry());
    };
    return listen(globalThis, { popstate: onEntry, pagehide: keepPlace });
  }, []);
  return (target) => {
    if (target === latest.current.page) return;
    keepPlace();
    const entry = numberOf(history.state) + 1;
    entries.current.places.delete(entry);
    history.pushState({ ...history.state, entry, y: null }, '', `#page=${target}`);
    entries.current.here = history.state;
  };
}

/** The number of a history entry, counted from the one in which the document was opened. */
function numberOf(state: { entry?: unknown } | null): number {
  return typeof state?.entry === 'number' ? state.entry : 0;
}

function replaceEntry(page: number, y: number | null = null): void {
  history.replaceState({ ...history.state, y }, '', `#page=${page}`);
}
