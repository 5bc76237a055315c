/** Pauses between tries, in milliseconds; the last one goes on. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Ends after a while that grows with each try, or as soon as the browser is online again. @throws the signal's reason */
function pauseBefore(attempt: number, signal: AbortSignal, least = 0): Promise<void> {
  const ms = Math.max(least, pauses[Math.min(attempt, pauses.length - 1)] ?? 15_000);
  return new Promise((resolve, reject) => {
    const leave = (end: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      end();
    };
    const goOn = leave(resolve);
    const stop = leave(() => reject(signal.reason as Error));
    const timer = setTimeout(goOn, ms);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}

/** Tries again what failed for a reason that passes: forever where the server cannot be reached, else this often. */
const most = 6;

export type Trouble = {
  passes: boolean;
  isUnreachable: boolean;
  error: unknown;
  retryAfterMs?: number;
};

type Attempts = {
  troubleOf: (error: unknown) => Trouble;
  onCut: (isCut: boolean) => void;
  /** Whether anything was gained since it was asked last. */ hasProgressed?: () => boolean;
};

/** Runs `work` until it succeeds, or fails for good. @throws what it failed with */
export async function untilDone<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  { troubleOf, onCut, hasProgressed = () => false }: Attempts,
): Promise<T> {
  for (let attempt = 0, refusals = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const trouble = troubleOf(error);
      if (hasProgressed()) attempt = refusals = 0;
      if (!trouble.isUnreachable) refusals++;
      if (!trouble.passes || refusals > most) throw trouble.error;
      onCut(true);
      await pauseBefore(attempt, signal, trouble.retryAfterMs);
    }
  }
}
