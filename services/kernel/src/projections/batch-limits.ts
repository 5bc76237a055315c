import type { BatchRows } from './batch-rows.ts';

/** Records that are applied together, at most: fewer where a batch may hold less. */
const CHUNK = 4_096;
/** What is made of a record takes about so much. */
const BYTES_A_RECORD = 8_192;
/** Characters; a head document holds 4 MB, and an unlucky character takes several bytes. What one event comes to is held to it everywhere. */
const MAX_BATCH_LENGTH = 1_000_000;
const MAX_BATCH_BYTES = 3_800_000;
/** Bytes that an unlucky character takes in a journal. */
const BYTES_A_CHARACTER = 4;
/** A gathering is written early once it has as many rows as would fit if each took this. */
const BYTES_A_ROW = 2_048;

/** What fits into one batch. */
export class BatchLimits {
  readonly #maxBytes: number;

  /** @param maxBytes that the journal takes */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Parts of about the same size in which so many records are applied. @returns how many are in one */
  recordsInPart(records: number): number {
    return Math.ceil(
      records / Math.ceil(records / Math.min(CHUNK, Math.ceil(this.#maxBytes / BYTES_A_RECORD))),
    );
  }

  /** Whether what gathers is to be written before its time. */
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
