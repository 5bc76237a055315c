/** Delays in milliseconds; the last one repeats. */
const delays = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Waits longer with each attempt, or until the browser is online. @throws the signal's reason */
function waitBeforeRetry(attempt: number, signal: AbortSignal, least = 0): Promise<void> {
  const ms = Math.max(least, delays[Math.min(attempt, delays.length - 1)] ?? 15_000);
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', resume);
      signal.removeEventListener('abort', abort);
      end();
    };
    const resume = settle(resolve);
    const abort = settle(() => reject(signal.reason as Error));
    const timer = setTimeout(resume, ms);
    window.addEventListener('online', resume);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });
}

/** Retries temporary failures: forever if the server is unreachable, else this often. */
const maxRefusals = 6;

export type RetryableFailure = {
  passes: boolean;
  isUnreachable: boolean;
  error: unknown;
  retryAfterMs?: number;
};

type Attempts = {
  failureOf: (error: unknown) => RetryableFailure;
  onCut: (isCut: boolean) => void;
  /** Whether there was progress since the last call. */ hasProgressed?: () => boolean;
};

/** Runs `work` until it succeeds or fails permanently. @throws its error */
export async function retryUntilDone<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  { failureOf, onCut, hasProgressed = () => false }: Attempts,
): Promise<T> {
  for (let attempt = 0, refusals = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const failure = failureOf(error);
      if (hasProgressed()) attempt = refusals = 0;
      if (!failure.isUnreachable) refusals++;
      if (!failure.passes || refusals > maxRefusals) throw failure.error;
      onCut(true);
      await waitBeforeRetry(attempt, signal, failure.retryAfterMs);
    }
  }
}
