import { startTransition, useCallback, useState } from 'react';

/** How far outside the window something counts as near, in pixels. */
const margin = 1_500;

/** Whether an element is in the window or close to it. Where the browser cannot tell, everything is near. */
export function useNearness(isNearAtFirst: boolean) {
  const canTell = typeof IntersectionObserver !== 'undefined';
  const [isNear, setIsNear] = useState(isNearAtFirst || !canTell);
  const ref = useCallback(
    (node: HTMLElement | null) => {
      if (node === null || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          const isThere = entries.at(-1)?.isIntersecting ?? true;
          // What stood there at first comes back at once, whatever else is going on: nobody looks at an empty page.
          if (isThere && isNearAtFirst) setIsNear(true);
          else startTransition(() => setIsNear(isThere));
        },
        {
          rootMargin: `${margin}px 0px`,
          scrollMargin: `${margin}px 0px`,
        } as IntersectionObserverInit,
      );
      observer.observe(node);
      return () => observer.disconnect();
    },
    [isNearAtFirst],
  );
  return { ref, isNear };
}
