import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const waits = [500, 2_000, 5_000];

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

/** A browser may never fetch a script again that failed once, so none is asked for while offline. */
export function whenOnline(): Promise<void> {
  return navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
}
