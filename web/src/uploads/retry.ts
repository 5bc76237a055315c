/** Pauses between tries, in milliseconds; the last one goes on. */
const delays = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Ends after a while that grows with each try, or as soon as the browser is online again. @throws the signal's reason */
export function waitBeforeRetry(attempt: number, signal: AbortSignal, least = 0): Promise<void> {
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

/** Tries again what failed for a reason that passes: forever where the server cannot be reached, else this often. */
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
  /** Whether anything was gained since it was asked last. */ hasProgressed?: () => boolean;
};

/** Runs `work` until it succeeds, or fails for good. @throws what it failed with */
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
