import { startTransition, useCallback, useState } from 'react';

/** How far outside the window something counts as near, in pixels. */
const marginPx = 1_500;

/** Whether an element is in the window or close to it. Where the browser cannot tell, everything is near. */
export function useNearViewport(isNearAtFirst: boolean) {
  const isSupported = typeof IntersectionObserver !== 'undefined';
  const [isNear, setIsNear] = useState(isNearAtFirst || !isSupported);
  const ref = useCallback(
    (node: HTMLElement | null) => {
      if (node === null || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          const isVisible = entries.at(-1)?.isIntersecting ?? true;
          // What stood there at first comes back at once, whatever else is going on: nobody looks at an empty page.
          if (isVisible && isNearAtFirst) setIsNear(true);
          else startTransition(() => setIsNear(isVisible));
        },
        {
          rootMargin: `${marginPx}px 0px`,
          scrollMargin: `${marginPx}px 0px`,
        } as IntersectionObserverInit,
      );
      observer.observe(node);
      return () => observer.disconnect();
    },
    [isNearAtFirst],
  );
  return { ref, isNear };
}
