import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** `/content/p1/links` is a tab of the page `/content/p1`. */
const pagePathOf = (pathname: string) => pathname.split('/').slice(0, 3).join('/');

/** Scrolls a new page to its top. Going back restores the position; tabs of one page keep it. */
export function useScrollToTop() {
  const page = pagePathOf(useLocation().pathname);
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!isBack) document.documentElement.scrollTop = 0;
  }, [page, isBack]);
}
