import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const waits = [500, 2_000, 5_000];
const offlineForMs = 10_000;

/** Loads a component on demand and retries failures; null until loaded. */
export function useLazy<Props>(
  isWanted: boolean,
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> | null {
  const [Part, setPart] = useState<FunctionComponent<Props> | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!isWanted || Part) return undefined;
    const timer = setTimeout(
      () =>
        void whenOnline()
          .then(load)
          .then(
            (part) => setPart(() => part),
            () => setFailures(failures + 1),
          ),
      failures === 0 ? 0 : waits[Math.min(failures, waits.length) - 1],
    );
    return () => clearTimeout(timer);
  }, [isWanted, failures]);
  return Part;
}

/**
 * A browser may never fetch a script again that failed once, so none is asked for while offline.
 * Some browsers wrongly say that they are offline: after a while it is tried anyway.
 */
export function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener('online', () => resolve(), { once: true });
  setTimeout(resolve, offlineForMs);
  return promise;
}
