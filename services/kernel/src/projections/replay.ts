import { isTransient } from '../engines/faults.ts';
import { DomainError, reasonOf } from '../errors.ts';
import {
  JournalLost,
  type JournalBatch,
  type JournalHead,
  type ParkedEvent,
} from '../store/journals-port.ts';
import type { Batch } from './batch.ts';
import type { ProjectionRuntime } from './runtime.ts';

const TRIES = 5;

/** What is written to a partition between two batches that are read. */
export interface Amendment {
  batch: Omit<JournalBatch, 'nextOffset'>;
  /** Runs before the next batch. */
  onWritten?: () => Promise<void>;
}

interface Amended {
  readonly consumer: string;
  writeBeside(
    place: { topic: string; partition: number; tries: number },
    prepare: (head: JournalHead) => Promise<Amendment>,
  ): Promise<void>;
}

/** Applies parked events of one generation again, or gives them up. */
export class Replay {
  readonly #runtime: ProjectionRuntime;
  readonly #runner: Amended;
  readonly #newBatch: () => Batch;

  constructor(runtime: ProjectionRuntime, runner: Amended, newBatch: () => Batch) {
    this.#runtime = runtime;
    this.#runner = runner;
    this.#newBatch = newBatch;
  }

  /**
   * @param eventIds applies these and everything that is parked of their streams; undefined: everything
   * @returns how many were applied
   */
  async apply(eventIds?: readonly string[], signal?: AbortSignal): Promise<number> {
    let replayed = 0;
    const all = await this.#runtime.store.parked.list(this.#runner.consumer);
    const given = new Set(eventIds);
    const streams = new Set(
      all.filter(({ eventId }) => given.has(eventId)).map(({ stream }) => stream),
    );
    const parked = eventIds
      ? all.filter(
          ({ eventId, stream }) => given.has(eventId) || (stream !== null && streams.has(stream)),
        )
      : all;
    for (const ofStream of Map.groupBy(
      parked,
      ({ stream, eventId }) => stream ?? eventId,
    ).values()) {
      for (const event of ofStream.toSorted(byPlaceInStream)) {
        if (signal?.aborted) return replayed;
        if (!(await this.#apply(event, (batch) => batch.prepareReplay(event)))) break;
        replayed++;
      }
    }
    return replayed;
  }

  /** @returns whether it was parked here */
  async discard(eventId: string): Promise<boolean> {
    const parked = await this.#runtime.store.parked.list(this.#runner.consumer);
    const given = parked.find((event) => event.eventId === eventId);
    if (!given) return false;
    const { stream } = given;
    const [first] = parked
      .filter((event) => stream !== null && event.stream === stream)
      .toSorted(byPlaceInStream);
    if (first && first.eventId !== eventId)
      throw new DomainError(
        'CONFLICT',
        `${this.#runner.consumer}: ${first.eventId} comes before it and is parked too.`,
      );
    return this.#apply(given, async (batch) =>
      stream === null ? undefined : batch.prepareDiscard(stream, versionOf(given) ?? 0),
    );
  }

  async #apply(
    { topic, partition, stream, eventId }: ParkedEvent,
    prepare: (batch: Batch) => Promise<void>,
  ): Promise<boolean> {
    const { consumer } = this.#runner;
    const { parked } = this.#runtime.store;
    try {
      await this.#runner.writeBeside({ topic, partition, tries: TRIES }, async () => {
        const batch = this.#newBatch();
        await prepare(batch);
        // A process that parks another event of the stream after this look commits after us and loses.
        const isLast = stream === null || !(await parked.hasOthers(consumer, stream, eventId));
        const onWritten = async () => {
          batch.rows.remember();
          await parked.remove(consumer, eventId);
          batch.rows.announce();
        };
        return { batch: batch.result(isLast), onWritten };
      });
      return true;
    } catch (error) {
      this.#runtime.onError(error, `${consumer}: replay of ${eventId}`);
      if (!isTransient(error) && !(error instanceof JournalLost))
        await parked.setReason(consumer, eventId, reasonOf(error));
      return false;
    }
  }
}

/** By version where both have one: an event that was published again is further back on the log. */
function byPlaceInStream(one: ParkedEvent, other: ParkedEvent): number {
  const [version, otherVersion] = [versionOf(one), versionOf(other)];
  return version !== null && otherVersion !== null
    ? version - otherVersion
    : one.offset - other.offset;
}

function versionOf({ stream, eventId }: ParkedEvent): number | null {
  const version =
    stream !== null && eventId.startsWith(`${stream}/`)
      ? Number(eventId.slice(stream.length + 1))
      : Number.NaN;
  return Number.isInteger(version) ? version : null;
}
