/** More than readers of one presentation there are at a time; a projection that knows more rows reads them again. */
const MOST = 32_768;

/**
 * Documents as this process last wrote them, so that a row that is fed all the time is not read back each time. It may
 * be believed only while the process owns the partitions: whoever takes one over forgets everything.
 */
export class RowCache {
  readonly #docs = new Map<string, unknown>();

  /** Undefined where it is not known; null where it is known that there is no row. */
  get(key: string): unknown {
    return this.#docs.get(key);
  }

  set(key: string, doc: unknown): void {
    this.#docs.set(key, doc);
    if (this.#docs.size <= MOST) return;
    for (const oldest of this.#docs.keys()) {
      this.#docs.delete(oldest);
      return;
    }
  }

  forget(): void {
    this.#docs.clear();
  }
}
