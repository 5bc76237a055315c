import type { LogRecord } from '@lectern/kernel/log/port.ts';

/** An event that was sent twice comes again within so many. */
const REPEATED_WITHIN = 5_000;

/** One partition of the embedded log beside that of the cluster, event by event; a repeated one counts once. */
export class ComparedPartition {
  readonly #here: Iterator<LogRecord>;
  readonly #wanted: number[];
  readonly #places = new Map<number, number>();
  readonly #seenThere = new Recent();
  readonly #seenHere = new Recent();
  readonly #isSwept: boolean;
  #next: LogRecord | null;
  #problem: string | null = null;
  same = 0;

  /** @param wanted offsets whose places in the cluster are wanted @param isSwept whether the oldest events may be gone here */
  constructor(here: Iterable<LogRecord>, wanted: readonly number[], isSwept: boolean) {
    this.#here = here[Symbol.iterator]();
    this.#wanted = wanted.toSorted((one, other) => one - other);
    this.#isSwept = isSwept;
    this.#next = this.#read();
  }

  take(records: readonly LogRecord[]): void {
    for (const record of records) if (this.#problem === null) this.#compare(record);
  }

  /** @param end of the partition in the cluster. @returns what differs, in a sentence */
  end(end: number): string | null {
    if (this.#next && this.#problem === null)
      this.#problem = `${this.#next.eventId} and what follows is not in the cluster.`;
    for (const offset of this.#wanted.splice(0)) this.#places.set(offset, end);
    return this.#problem;
  }

  placeOf(offset: number): number | undefined {
    return this.#places.get(offset);
  }

  #compare(there: LogRecord): void {
    if (this.#seenThere.add(there.eventId)) return;
    const here = this.#next;
    if (here && isSame(here, there)) {
      while ((this.#wanted[0] ?? Infinity) <= here.offset)
        this.#places.set(this.#wanted.shift() ?? 0, there.offset);
      this.same++;
      this.#next = this.#read();
    } else if (!this.#isSwept || this.same > 0) {
      this.#problem = here
        ? `${here.eventId} comes next in the embedded store, and ${there.eventId} in the cluster; what follows was not compared.`
        : `${there.eventId} and what follows is in the cluster alone.`;
    }
  }

  #read(): LogRecord | null {
    for (let next = this.#here.next(); !next.done; next = this.#here.next())
      if (!this.#seenHere.add(next.value.eventId)) return next.value;
    return null;
  }
}

function isSame(one: LogRecord, other: LogRecord): boolean {
  return (
    one.eventId === other.eventId &&
    one.key === other.key &&
    one.teamId === other.teamId &&
    one.body === other.body
  );
}

/** The last ids. */
class Recent {
  readonly #ids = new Set<string>();

  /** @returns whether it was there already */
  add(id: string): boolean {
    if (this.#ids.has(id)) return true;
    this.#ids.add(id);
    if (this.#ids.size > REPEATED_WITHIN)
      for (const oldest of this.#ids) {
        this.#ids.delete(oldest);
        break;
      }
    return false;
  }
}
