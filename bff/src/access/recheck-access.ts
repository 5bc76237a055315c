/** Together less than the second after which what was taken away is closed (DESIGN §5). */
const EVERY_MS = 400;
const MAX_AGE_MS = 500;

/**
 * Asks again and again whether a long answer may go on; ends it when it may not, or when that cannot be asked.
 * @param isAllowed is given how old an answer it may rely on
 * @returns how to stop asking
 */
export function recheckAccess(
  isAllowed: (maxAgeMs: number) => Promise<boolean>,
  end: () => void,
): () => void {
  const timer = setInterval(
    () => void isAllowed(MAX_AGE_MS).then((is) => is || end(), end),
    EVERY_MS,
  );
  return () => clearInterval(timer);
}
