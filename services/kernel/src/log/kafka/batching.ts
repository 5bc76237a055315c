import { DomainError } from '../../errors.ts';
import { partitionOf } from '../partition.ts';
import type { LogEntry } from '../port.ts';

const LINGER_MS = 5;
const MAX_ENTRIES = 10_000;
/** Entries of one partition become one record batch, which a broker refuses above 1 MB. */
const MAX_PARTITION_BYTES = 900_000;
const MAX_BATCH_BYTES = 8_000_000;
const MAX_WAITING_BYTES = 128_000_000;
/** Key, headers and framing of one entry, generously. */
const OVERHEAD_BYTES = 500;

interface Publication {
  entries: readonly LogEntry[];
  /** How many of them are in a batch already. */
  taken: number;
  bytes: number;
  since: number;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Gathers entries for about 5 ms and sends them in batches, one at a time: sends that overlap can be acknowledged
 * without being in the log. Entries keep their order; after a failed batch the rest of its publications is not sent, so that
 * nothing overtakes what the caller publishes again.
 */
export class Batching {
  readonly #send: (entries: LogEntry[]) => Promise<void>;
  #waiting: Publication[] = [];
  #waitingBytes = 0;
  #running: Promise<void> | null = null;
  #isClosed = false;

  /** @param send resolves when all are durable; rejects when that is uncertain */
  constructor(send: (entries: LogEntry[]) => Promise<void>) {
    this.#send = send;
  }

  publish(entries: readonly LogEntry[]): Promise<void> {
    if (entries.length === 0) return Promise.resolve();
    const bytes = entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
    if (this.#isClosed)
      return Promise.reject(new DomainError('UNAVAILABLE', 'The log is closing.', undefined, 1));
    if (entries.some((entry) => sizeOf(entry) > MAX_PARTITION_BYTES))
      return Promise.reject(new DomainError('TOO_LARGE', 'An event is too large for the log.'));
    if (this.#waitingBytes + bytes > MAX_WAITING_BYTES) {
      return Promise.reject(
        new DomainError(
          'UNAVAILABLE',
          'Too much is waiting for the log. Please try again.',
          undefined,
          1,
        ),
      );
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entries, taken: 0, bytes, since: performance.now(), resolve, reject });
      this.#waitingBytes += bytes;
      this.#running ??= this.#run();
    });
  }

  /** Sends what waits and takes nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let [first] = this.#waiting; first; [first] = this.#waiting) {
      const waited = performance.now() - first.since;
      if (waited < LINGER_MS)
        await new Promise((resolve) => setTimeout(resolve, LINGER_MS - waited));
      const { entries, publications } = this.#nextBatch();
      let failure: { error: unknown } | null = null;
      try {
        await this.#send(entries);
      } catch (error) {
        failure = { error };
      }
      for (const publication of publications) {
        if (failure) publication.reject(failure.error);
        else if (publication.taken === publication.entries.length) publication.resolve();
        else continue;
        this.#waitingBytes -= publication.bytes;
        if (failure) this.#waiting = this.#waiting.filter((other) => other !== publication);
      }
    }
    this.#running = null;
  }

  #nextBatch(): { entries: LogEntry[]; publications: Publication[] } {
    const entries: LogEntry[] = [];
    const publications: Publication[] = [];
    const partitionBytes = new Map<string, number>();
    let batchBytes = 0;
    for (let publication = this.#waiting[0]; publication; publication = this.#waiting[0]) {
      const before = entries.length;
      for (
        let entry = publication.entries[publication.taken];
        entry;
        entry = publication.entries[publication.taken]
      ) {
        const [partition, size] = [`${entry.topic}/${partitionOf(entry.key)}`, sizeOf(entry)];
        const bytes = (partitionBytes.get(partition) ?? 0) + size;
        if (
          bytes > MAX_PARTITION_BYTES ||
          batchBytes + size > MAX_BATCH_BYTES ||
          entries.length === MAX_ENTRIES
        )
          break;
        partitionBytes.set(partition, bytes);
        batchBytes += size;
        entries.push(entry);
        publication.taken++;
      }
      if (entries.length > before) publications.push(publication);
      if (publication.taken < publication.entries.length) break;
      this.#waiting.shift();
    }
    return { entries, publications };
  }
}

function sizeOf({ key, eventId, body }: LogEntry): number {
  return (
    Buffer.byteLength(body) + Buffer.byteLength(key) + Buffer.byteLength(eventId) + OVERHEAD_BYTES
  );
}
