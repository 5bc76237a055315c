import type { BatchRows } from './batch-rows.ts';

/** At most this many records are applied together; fewer where a batch may hold less. */
const CHUNK = 4_096;
/** About what a record's rows take. */
const BYTES_A_RECORD = 8_192;
/**
 * In characters, of which each may take several bytes; a head document holds 4 MB. Every adapter limits the rows of one
 * event to it.
 */
const MAX_BATCH_LENGTH = 1_000_000;
const MAX_BATCH_BYTES = 3_800_000;
/** The most bytes that a character takes in a journal. */
const BYTES_A_CHARACTER = 4;
/** About the size of a row, to decide when gathered rows are written early. */
const BYTES_A_ROW = 2_048;

/** Limits of one batch. */
export class BatchLimits {
  readonly #maxBytes: number;

  /** @param maxBytes that the journal takes */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** @returns how many records go into one of the equal parts in which they are applied */
  recordsInPart(records: number): number {
    return Math.ceil(
      records / Math.ceil(records / Math.min(CHUNK, Math.ceil(this.#maxBytes / BYTES_A_RECORD))),
    );
  }

  /** Whether gathered rows should be written early. */
  isFull(rows: BatchRows): boolean {
    return rows.size * BYTES_A_ROW > this.#maxBytes;
  }

  /** Whether it has to be written in parts. */
  isTooLarge(rows: BatchRows): boolean {
    const { all, longest } = rows.lengths;
    return all * BYTES_A_CHARACTER > this.#maxBytes || longest > MAX_BATCH_LENGTH;
  }

  /** Whether not even a batch of one event could hold it. */
  isBeyondAll(rows: BatchRows): boolean {
    return rows.bytes > MAX_BATCH_BYTES;
  }
}
