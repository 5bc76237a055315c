import { startTransition, useCallback, useState } from 'react';

/** Distance from the window in pixels. */
const marginPx = 1_500;

/** Whether an element is in or near the window; true without IntersectionObserver. */
export function useNearViewport(isNearAtFirst: boolean) {
  const isSupported = typeof IntersectionObserver !== 'undefined';
  const [isNear, setIsNear] = useState(isNearAtFirst || !isSupported);
  const ref = useCallback(
    (node: HTMLElement | null) => {
      if (node === null || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          const isVisible = entries.at(-1)?.isIntersecting ?? true;
          // Initial content returns without a transition, so the page is never empty.
          if (isVisible && isNearAtFirst) setIsNear(true);
          else startTransition(() => setIsNear(isVisible));
        },
        { rootMargin: `${marginPx}px 0px`, scrollMargin: `${marginPx}px 0px` },
      );
      observer.observe(node);
      return () => observer.disconnect();
    },
    [isNearAtFirst],
  );
  return { ref, isNear };
}
