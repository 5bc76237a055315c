/** The length of a slice, and of the pause after it. */
const SLICE_MS = 2;

/**
 * Shares the event loop among long readers: one works for a few milliseconds, all pause as long, then the next one
 * works. However many there are, other calls get half the time and wait for one slice at most.
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
