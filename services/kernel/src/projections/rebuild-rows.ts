import { DomainError } from '../errors.ts';
import type { RecordedEvent } from '../events/recorded-event.ts';
import { PartitionPull } from '../log/partition-pull.ts';
import { PARTITIONS, type LogRecord } from '../log/port.ts';
import type { JournalBatch } from '../store/journals-port.ts';
import type { PersonRow } from '../store/views-port.ts';
import { teamOfRows, type ProjectedEvent, type Projection } from './projection.ts';
import type { ProjectionRunner } from './runner.ts';
import type { ProjectionRuntime } from './runtime.ts';

/** A longer turn would block the partition: give it back and try again. */
const TURN_MS = 20_000;
/** Rows per turn: well below the size of a journal's batch. */
const ROWS = 100;

type Place = NonNullable<PersonRow['place']>;

/** Rebuilds the rows of one generation that hold something of erased persons. */
export async function rebuildRows(
  runtime: ProjectionRuntime,
  runner: ProjectionRunner,
  personIds: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  // Batches that were read before the erasure lose; from here on everyone reads null.
  for (const topic of runner.topics) {
    for (let partition = 0; partition < PARTITIONS; partition++)
      await runner.amend(topic, partition);
  }
  const rows = new Map<string, PersonRow>();
  for (const personId of personIds) {
    for (const row of await runtime.store.views.ofPerson(runner.consumer, personId))
      rows.set(keyOf(row.teamId, row.id), row);
  }
  const byPlace = Map.groupBy(rows.values(), ({ place }) => `${place?.topic}/${place?.partition}`);
  await Promise.all(
    [...byPlace.values()].map(async (together) => {
      const place = together[0]?.place;
      if (!place) throw new Error(`${runner.consumer} has a row from no partition of the log`);
      await foldAgain(runtime, runner, place, together, signal);
    }),
  );
}

/**
 * Folds rows of one partition again from the beginning of the log, as its events can be read now, and writes them: what a
 * rebuild would give, to the byte. Only these rows are folded: they depend on no other row (`cascades`). The projection goes
 * on meanwhile.
 * @throws DomainError UNAVAILABLE when parked events were replayed meanwhile, or the log is too slow: try again
 */
async function foldAgain(
  runtime: ProjectionRuntime,
  runner: ProjectionRunner,
  place: Place,
  rows: readonly PersonRow[],
  signal: AbortSignal,
): Promise<void> {
  const { store, log, onError } = runtime;
  const reader = `${store.service}.${runner.consumer}`;
  const pull = await PartitionPull.open(log, reader, place.topic, place.partition, (error) =>
    onError(error, reader),
  );
  try {
    const folded = new FoldedRows(runtime, runner, place, rows);
    const foldTo = async (offset: number, until: AbortSignal) => {
      await folded.lookAtParked();
      for await (const records of pull.upTo(offset, until)) await folded.apply(records);
    };
    // Reads most of it before it holds up others.
    await foldTo(
      (await store.journals.head({ consumer: runner.consumer, ...place })).nextOffset,
      signal,
    );
    for (let start = 0; start < rows.length; start += ROWS) {
      const some = rows.slice(start, start + ROWS);
      await runner.amend(place.topic, place.partition, async ({ nextOffset }) => {
        await foldTo(nextOffset, AbortSignal.any([signal, AbortSignal.timeout(TURN_MS)]));
        return folded.rows(some);
      });
      folded.announce(some);
    }
  } finally {
    await pull.stop();
  }
}

class FoldedRows {
  readonly #runtime: ProjectionRuntime;
  readonly #runner: ProjectionRunner;
  readonly #place: Place;
  readonly #types: ReadonlySet<string>;
  readonly #docs: Map<string, unknown>;
  /** Last version applied, by stream. */
  readonly #versions = new Map<string, number>();
  /** Events of this partition that the rows do not contain. */
  #parked: ReadonlySet<string> = new Set();
  /** Streams with an event that no longer applies: a rebuild would park them from there on. */
  readonly #held = new Set<string>();

  constructor(
    runtime: ProjectionRuntime,
    runner: ProjectionRunner,
    place: Place,
    rows: readonly PersonRow[],
  ) {
    this.#runtime = runtime;
    this.#runner = runner;
    this.#place = place;
    this.#types = new Set(runner.projection.on.map(({ type }) => type));
    this.#docs = new Map(rows.map(({ teamId, id }) => [keyOf(teamId, id), undefined]));
  }

  async apply(records: readonly LogRecord[]): Promise<void> {
    for (const record of records) {
      const type = record.event?.type ?? /"type":"([^"]+)"/.exec(record.body)?.[1];
      if (this.#parked.has(record.eventId) || (type !== undefined && !this.#types.has(type)))
        continue;
      const event =
        record.event ??
        this.#runtime.codec.readPlain(record.body) ??
        (await this.#runtime.codec.read(record.body));
      if (this.#types.has(event.type)) this.#applyEvent({ ...event, partition: record.partition });
    }
  }

  /**
   * Call it before folding up to a head. @throws DomainError UNAVAILABLE when parked events were replayed: what was
   * folded is not what the rows contain
   */
  async lookAtParked(): Promise<void> {
    const parked = await this.#runtime.store.parked.list(this.#runner.consumer);
    const now = new Set(
      parked
        .filter(
          ({ topic, partition }) =>
            topic === this.#place.topic && partition === this.#place.partition,
        )
        .map(({ eventId }) => eventId),
    );
    if (![...this.#parked].every((eventId) => now.has(eventId)))
      throw new DomainError('UNAVAILABLE', 'Parked events were replayed meanwhile.', undefined, 1);
    this.#parked = now;
  }

  rows(wanted: readonly PersonRow[]): JournalBatch['rows'] {
    const { projection, declaration } = this.#runner;
    return wanted.map(({ teamId, id }) => {
      const doc = this.#docs.get(keyOf(teamId, id));
      const index = doc === undefined ? {} : projection.index(doc, id);
      return {
        declaration,
        row: { teamId, id, version: 0, shape: projection.version, doc: doc ?? null, index },
      };
    });
  }

  announce(changed: readonly PersonRow[]): void {
    const { projection } = this.#runner;
    for (const { teamId, id } of changed) {
      const doc = this.#docs.get(keyOf(teamId, id));
      if (doc === undefined || !teamId) continue;
      const announcement = projection.announces?.(doc, id);
      if (announcement) this.#runtime.announce({ ...announcement, teamId, version: 0 });
    }
  }

  #applyEvent(event: RecordedEvent & { partition: number }): void {
    const { projection } = this.#runner;
    const { stream } = event.meta;
    const version = event.meta.version ?? 0;
    const teamId = teamOfRows(projection, event.meta);
    const fed = event as unknown as ProjectedEvent<Projection['on'][number]>;
    if (stream && (this.#held.has(stream) || version <= (this.#versions.get(stream) ?? 0))) return;
    try {
      const keys = projection
        .rowIds(fed)
        .map((id) => [id, keyOf(teamId, id)] as const)
        .filter(([, key]) => this.#docs.has(key));
      const after = keys.map(
        ([id, key]) => [key, projection.apply(this.#docs.get(key), fed, id)] as const,
      );
      for (const [key, doc] of after) this.#docs.set(key, doc);
      if (stream) this.#versions.set(stream, version);
    } catch (error) {
      if (stream) this.#held.add(stream);
      this.#runtime.onError(
        error,
        `${this.#runner.consumer}: ${event.meta.id}, read without what was erased`,
      );
    }
  }
}

function keyOf(teamId: string | null, id: string): string {
  return `${teamId ?? ''}/${id}`;
}
