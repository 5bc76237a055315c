import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
/** Long enough for everything that is promised within a second, even on a busy machine. */
export const SOON_MS = 10_000;
/** After a while it looks less often, to leave the machine to the work it waits for. */
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
