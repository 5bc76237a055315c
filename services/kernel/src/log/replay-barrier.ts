/** About how many events each reader passes between two meetings. */
const EVENTS_EACH = 256;

/** A reader that takes part. */
export interface ReplayMember {
  /** Its position on the log. */
  readonly position: number;
}

/**
 * Keeps readers of several partitions together while they are far behind: events of one time are close together in tables
 * and indexes, whose pages are then written once and not once for each partition.
 */
export class ReplayBarrier {
  readonly #members = new Set<ReplayMember>();
  readonly #waiting = new Map<ReplayMember, () => void>();
  /** No reader goes beyond this position until all have reached it. */
  #limit = 0;
  #span = 64;
  /** Since the last meeting. */
  #passed = 0;

  /** The position to read to: at once for readers behind it, for others when all have arrived. */
  async limitFor(member: ReplayMember): Promise<number> {
    this.#members.add(member);
    if (member.position >= this.#limit) {
      const met = new Promise<void>((resolve) => this.#waiting.set(member, resolve));
      this.#goOnTogether();
      await met;
    }
    return this.#limit;
  }

  pass(events: number): void {
    this.#passed += events;
  }

  /** The others no longer wait for it. */
  leave(member: ReplayMember): void {
    if (!this.#members.delete(member)) return;
    this.#waiting.get(member)?.();
    this.#waiting.delete(member);
    this.#goOnTogether();
  }

  #goOnTogether(): void {
    if (this.#waiting.size === 0 || this.#waiting.size < this.#members.size) return;
    const wanted = this.#members.size * EVENTS_EACH;
    this.#span = Math.ceil(
      this.#span * Math.min(2, Math.max(0.5, wanted / Math.max(1, this.#passed))),
    );
    this.#passed = 0;
    this.#limit = Math.min(...[...this.#members].map(({ position }) => position)) + this.#span;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    // Where nothing is written for what is read, readers would keep the event loop to themselves until the end.
    setImmediate(() => waiting.forEach((goOn) => goOn()));
  }
}
