import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
/** By then whatever is promised within a second has happened: a busy machine is late with everything. */
export const SOON_MS = 10_000;
/** Whoever has waited long looks seldom, and leaves the machine to what it waits for. */
const MOST_MS = 25;

type Sought<Found> = Found | false | null | undefined;

/** Waits for a condition, not for time. @returns what it came to @throws Error that names what did not happen */
export async function until<Found>(
  condition: () => Sought<Found> | Promise<Sought<Found>>,
  what: string,
): Promise<Found> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let wait = 1; ; wait = Math.min(wait + 1, MOST_MS)) {
    const found = await condition();
    if (found) return found;
    if (performance.now() > deadline)
      throw new Error(`It did not happen within ${PATIENCE_MS / 1000} s that ${what}`);
    await pause(wait);
  }
}
