/** Together less than the second in which access must end. */
const EVERY_MS = 400;
const MAX_AGE_MS = 500;

/**
 * Checks repeatedly whether a long answer may go on; ends it when it may not, or when that cannot be checked.
 * @param isAllowed gets how old an answer it may rely on
 * @returns stops the checks
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
