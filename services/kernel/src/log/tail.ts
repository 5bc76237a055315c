import type { LogRecord } from './port.ts';

/** Records kept of a partition: seconds of a busy one. */
const MOST = 16_384;

/**
 * The last records that this process appended to a partition, without gaps: its own readers are nearly always right behind and
 * need not read them from the store.
 */
export class LogTail {
  #records: LogRecord[] = [];

  append(records: readonly LogRecord[]): void {
    const first = records[0];
    if (!first) return;
    const end = this.#records.at(-1);
    if (end && end.offset + 1 !== first.offset) this.#records = [];
    for (const record of records) this.#records.push(record);
    if (this.#records.length > 2 * MOST) this.#records = this.#records.slice(-MOST);
  }

  /** All readers here are beyond this offset. */
  forgetBefore(offset: number): void {
    const first = this.#records[0];
    if (first && offset > first.offset) this.#records = this.#records.slice(offset - first.offset);
  }

  /** Readers open records with protected fields again: the key may be gone. */
  forgetOpened(): void {
    this.#records = this.#records.map((record) => {
      if (!record.event?.persons) return record;
      const { event: _, ...sealed } = record;
      return sealed;
    });
  }

  /** Records from an offset on; null where some are missing here. */
  from(offset: number, most: number): readonly LogRecord[] | null {
    const [first] = this.#records;
    const last = this.#records.at(-1);
    if (!first || !last || offset < first.offset || offset > last.offset) return null;
    const start = offset - first.offset;
    return this.#records.slice(start, start + most);
  }
}
