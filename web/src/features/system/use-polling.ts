import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 4_000;

/** Looks again every few seconds, while somebody looks. What goes wrong is told by the next look of theirs. */
export function usePolling(refetch: () => Promise<unknown>): void {
  const poll = useEffectEvent(() => {
    if (!document.hidden) refetch().catch(() => undefined);
  });
  useEffect(() => {
    const timer = setInterval(() => poll(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
