import type { ChangeCount } from '../store/view-changes.ts';

/** What an answer was made of, as far as somebody tells when it changes. */
export class Reads {
  readonly #seen = new Map<ChangeCount, number>();
  #isWhole = true;

  /** Before anything of it is read. */
  add(count: ChangeCount): void {
    if (!this.#seen.has(count)) this.#seen.set(count, count.value);
  }

  /** Something was looked at, or done, of which nobody tells when it changes. */
  addUntold(): void {
    this.#isWhole = false;
  }

  /** Whether all that was read is told of, and still as it was. */
  stand(): boolean {
    if (!this.#isWhole || this.#seen.size === 0) return false;
    for (const [count, value] of this.#seen) if (count.value !== value) return false;
    return true;
  }
}
