import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 4_000;

/** Polls while the tab is visible; the next poll reports errors. */
export function usePolling(refetch: () => Promise<unknown>): void {
  const poll = useEffectEvent(() => {
    if (!document.hidden) refetch().catch(() => undefined);
  });
  useEffect(() => {
    const timer = setInterval(() => poll(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
