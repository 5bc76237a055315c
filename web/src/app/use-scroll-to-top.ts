import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** `/content/p1/links` is a tab of the page `/content/p1`. */
const pagePathOf = (pathname: string) => pathname.split('/').slice(0, 3).join('/');

/** Scrolls a new page to its top. Going back restores the position; tabs of one page keep it. */
export function useScrollToTop() {
  const { pathname, hash, key } = useLocation();
  const page = pagePathOf(pathname);
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!isBack) document.documentElement.scrollTop = 0;
  }, [page, isBack]);
  useEffect(() => scrollToHash(hash), [hash, key]);
}

const LOADING_MS = 5_000;

/** Scrolls to the element once it is there: the page may still be loading. */
function scrollToHash(hash: string): (() => void) | undefined {
  if (hash.length < 2) return undefined;
  const isThere = () => {
    const element = document.getElementById(decodeURIComponent(hash.slice(1)));
    element?.scrollIntoView({ block: 'start' });
    return element !== null;
  };
  if (isThere()) return undefined;
  const observer = new MutationObserver(() => {
    if (isThere()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), LOADING_MS);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
