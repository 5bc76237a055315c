/** A slice, and the rest after it. A call that takes several turns of the event loop waits for a few slices. */
const SLICE_MS = 2;

/**
 * Shares the event loop among those who have much to do: one of them works for a few milliseconds, then all of them rest
 * as long, then the next one works. However many they are, other calls wait for one slice at a time and get half the time.
 */
export class Slices {
  readonly #waiting: (() => void)[] = [];

  /** Resolves at the start of the caller's slice. @returns its end, by `performance.now()` */
  take(): Promise<number> {
    return new Promise((resolve) => {
      this.#waiting.push(() => resolve(performance.now() + SLICE_MS));
      if (this.#waiting.length === 1) this.#schedule();
    });
  }

  #schedule(): void {
    setTimeout(() => {
      this.#waiting.shift()?.();
      if (this.#waiting.length > 0) this.#schedule();
    }, SLICE_MS);
  }
}
