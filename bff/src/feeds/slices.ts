/** A call that takes several turns of the event loop waits for a few of these. */
const SLICE_MS = 2;

/**
 * Shares the event loop among those who have much to do: each turn of it one of them works, for a few milliseconds, and
 * then queues behind the others. However many they are, other calls wait for one slice a turn.
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
    setImmediate(() => {
      this.#waiting.shift()!();
      if (this.#waiting.length > 0) this.#schedule();
    });
  }
}
