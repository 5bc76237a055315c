import { DomainError } from '../../errors.ts';
import {
  type Append,
  type Commit,
  CommitConflict,
  CommitRepeated,
  type Commits,
  ReservationHeld,
} from '../commits-port.ts';
import {
  type Collection,
  type Database,
  isDuplicate,
  MAX_DOCUMENT_BYTES,
  withRetry,
  text,
} from './connection.ts';
import { PersonRows } from './person-rows.ts';
import type { Relay } from './relay.ts';
import type { MongoReservations } from './reservations.ts';
import { commitOf, keyOf, type StoredCommit, storedCommit } from './stored-commit.ts';
import type { MongoViews } from './views.ts';

const PUBLICATION_MS = 250;
const PAGE = 1_000;

export async function declareCommits(commits: Collection<StoredCommit>): Promise<void> {
  await commits.createIndexes([
    { key: { stream: 1, number: 1 }, unique: true },
    { key: { key: 1 }, unique: true },
    { key: { published: 1, _id: 1 } },
  ]);
}

export class MongoCommits implements Commits {
  readonly #commits: Collection<StoredCommit>;
  readonly #reservations: MongoReservations;
  readonly #persons: PersonRows;
  readonly #views: MongoViews;
  readonly #relay: Relay;
  readonly #onError: (error: unknown) => void;

  constructor(
    database: Database,
    reservations: MongoReservations,
    views: MongoViews,
    relay: Relay,
    onError: (error: unknown) => void,
  ) {
    this.#commits = database.collection('commits');
    this.#reservations = reservations;
    this.#persons = new PersonRows(database);
    this.#views = views;
    this.#relay = relay;
    this.#onError = onError;
  }

  async append({ commit, view, take, release, persons = [] }: Append): Promise<void> {
    for (const reservation of take) await this.#take(reservation, commit);
    // Before it, so that a crash leaves a note too many and never one too few.
    await this.#persons.note(
      view.declaration.name,
      persons.map((personId) => ({
        personId,
        teamId: view.row.teamId,
        id: view.row.id,
        place: null,
      })),
    );
    await this.#insert(commit);
    // It is durable now: the relay repairs later failures, so the caller sees no error.
    try {
      await this.#views.put([view]);
    } catch (error) {
      this.#onError(error);
      this.#relay.poke();
      return;
    }
    await Promise.all([
      this.#relay.publish(commit.id, PUBLICATION_MS),
      // A row that stays is seized by the next stream that wants the value.
      ...release.map((reservation) =>
        this.#reservations.release(reservation, commit).catch(this.#onError),
      ),
    ]);
  }

  async read(stream: string, afterNumber = 0, upToNumber?: number): Promise<Commit[]> {
    const number = { $gt: afterNumber, ...(upToNumber !== undefined && { $lte: upToNumber }) };
    const commits = await this.#commits
      .find({ stream: text(stream), number })
      .sort({ number: 1 })
      .toArray();
    return commits.map(commitOf);
  }

  async findByIdempotencyKey(key: string): Promise<Commit | null> {
    const commit = await this.#commits.findOne({ key: keyOf(key) });
    return commit && commitOf(commit);
  }

  async *streams(): AsyncIterable<string> {
    for (let last = ''; ;) {
      const first = { number: 1, stream: { $gt: last } };
      const page = await this.#commits
        .find(first, { projection: { stream: 1 } })
        .sort({ stream: 1 })
        .limit(PAGE)
        .toArray();
      yield* page.map(({ stream }) => stream);
      if (page.length < PAGE) return;
      last = page.at(-1)!.stream;
    }
  }

  declare(): Promise<void> {
    return declareCommits(this.#commits);
  }

  async #take(reservation: Append['take'][number], commit: Commit): Promise<void> {
    try {
      await this.#reservations.take(reservation, commit);
    } catch (error) {
      // It may be held by the very commit that this one repeats.
      if (error instanceof ReservationHeld) await this.#refuseRepeated(commit);
      throw error;
    }
  }

  async #insert(commit: Commit): Promise<void> {
    const stored = storedCommit(commit);
    const size = stored.events.reduce((sum, { data }) => sum + Buffer.byteLength(data), 0);
    if (size > MAX_DOCUMENT_BYTES)
      throw new DomainError('TOO_LARGE', 'This change is too large to be saved at once.');
    try {
      await withRetry(() => this.#commits.insertOne(stored));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Ours, where an answer was lost on the way.
      if (
        await this.#commits.findOne({
          _id: stored._id,
          stream: stored.stream,
          number: stored.number,
        })
      )
        return;
      await this.#refuseRepeated(commit);
      throw new CommitConflict(commit.stream, commit.number);
    }
  }

  async #refuseRepeated({ id, idempotency }: Commit): Promise<void> {
    const before = idempotency && (await this.#commits.findOne({ key: keyOf(idempotency.key) }));
    if (before && before._id !== id)
      throw new CommitRepeated(before.stream, before.number, before.hash ?? '');
  }
}
