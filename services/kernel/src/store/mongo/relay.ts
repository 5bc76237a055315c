import type { Log, LogEntry } from '../../log/port.ts';
import type { Append, Commit } from '../commits-port.ts';
import { type Collection, type Database, text, withRetry } from './connection.ts';
import { byVersion, rowsOf, storedRow, writeUnlessNewer } from './rows.ts';
import { commitOf, type StoredCommit } from './stored-commit.ts';

const POLL_MS = 50;
/** Commits of other processes are left to them for so long, unless they died; publishing one twice is harmless. */
const PATIENCE_MS = 200;
const BATCH = 500;
const MAX_BACK_OFF_MS = 2_000;

export interface RelayOptions {
  log: Log;
  envelopes(commit: Commit): LogEntry[];
  viewOf(stream: string): Promise<Append['view'] | null>;
  onError(error: unknown): void;
}

/**
 * Takes commits from the store to the log, in the order of their streams. A commit is marked only when the log has it and
 * its inline view has reached it, so that a crash anywhere leads to a repetition and never to a gap. A commit goes out
 * only when the one before it is marked or goes out with it.
 */
export class Relay {
  readonly #commits: Collection<StoredCommit>;
  readonly #database: Database;
  readonly #options: RelayOptions;
  /** Commits of this process whose view is written, and who waits for them. */
  readonly #own = new Map<string, () => void>();
  #firstSeen: ReadonlyMap<string, number> = new Map();
  readonly #failing = new Map<string, { failures: number; notBefore: number }>();
  #poke: () => void = () => {};
  #isPoked = false;
  #running: Promise<void> | null = null;
  #isStopping = false;

  constructor(database: Database, options: RelayOptions) {
    this.#database = database;
    this.#commits = database.collection<StoredCommit>('commits');
    this.#options = options;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Finishes the batch under way. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.poke();
    await this.#running;
  }

  poke(): void {
    this.#isPoked = true;
    this.#poke();
  }

  /** Whether the log has every commit, of one stream or of all, also those that were answered before it had them. */
  async isDone(stream?: string): Promise<boolean> {
    const waiting = {
      published: 0 as const,
      ...(stream !== undefined && { stream: text(stream) }),
    };
    return (await this.#commits.findOne(waiting)) === null;
  }

  /** Publishes a commit whose view is written; resolves once it is marked, or when the time is over. */
  async publish(commitId: string, patienceMs: number): Promise<void> {
    if (!this.#running) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patienceMs);
      this.#own.set(commitId, () => {
        clearTimeout(timer);
        resolve();
      });
      this.poke();
    });
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      await this.#untilPoked();
      try {
        while (!this.#isStopping && (await this.#round()));
      } catch (error) {
        this.#options.onError(error);
      }
    }
  }

  async #untilPoked(): Promise<void> {
    if (!this.#isPoked) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        this.#poke = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isPoked = false;
  }

  /** @returns whether there may be more right now. */
  async #round(): Promise<boolean> {
    const own = [...this.#own.keys()];
    const waiting = await this.#commits
      .find({ published: 0 }, { readConcern: 'majority' })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    if (waiting.length < BATCH)
      this.#settle(own.filter((id) => !waiting.some(({ _id }) => _id === id))); // Marked by another process.
    const published = await Promise.all(
      this.#runsOf(this.#due(waiting)).map((run) => this.#publishRun(run)),
    );
    const marked = published.flat().map(({ _id }) => _id);
    if (marked.length > 0)
      await withRetry(() =>
        this.#commits.updateMany({ _id: { $in: marked } }, { $set: { published: 1 } }),
      );
    this.#settle(marked);
    return waiting.length === BATCH && marked.length > 0;
  }

  #settle(ids: readonly string[]): void {
    for (const id of ids) {
      this.#own.get(id)?.();
      this.#own.delete(id);
    }
  }

  /** Those of this process at once, those of others when they were left lying. */
  #due(waiting: StoredCommit[]): StoredCommit[] {
    const now = performance.now();
    this.#firstSeen = new Map(waiting.map(({ _id }) => [_id, this.#firstSeen.get(_id) ?? now]));
    return waiting.filter(({ _id, stream }) => {
      if ((this.#failing.get(stream)?.notBefore ?? 0) > now) return false;
      return this.#own.has(_id) || now - (this.#firstSeen.get(_id) ?? now) >= PATIENCE_MS;
    });
  }

  /** The consecutive commits at the beginning of what waits, a stream. */
  #runsOf(commits: StoredCommit[]): StoredCommit[][] {
    return [...Map.groupBy(commits, ({ stream }) => stream).values()].map((ofStream) => {
      const ordered = ofStream.toSorted((a, b) => a.number - b.number);
      const first = ordered[0]?.number ?? 1;
      const gap = ordered.findIndex(({ number }, index) => number !== first + index);
      return gap === -1 ? ordered : ordered.slice(0, gap);
    });
  }

  async #withPredecessors(run: StoredCommit[]): Promise<StoredCommit[]> {
    const { stream, number } = run[0]!;
    if (number === 1) return run;
    const previous = await this.#commits.findOne(
      { stream, number: number - 1 },
      { readConcern: 'majority' },
    );
    if (!previous) throw new Error(`${stream} has no commit ${number - 1}`);
    return previous.published === 1 ? run : this.#withPredecessors([previous, ...run]);
  }

  /** @returns what the log and the view have; nothing when they could not be reached. */
  async #publishRun(waiting: StoredCommit[]): Promise<StoredCommit[]> {
    const { stream } = waiting[0]!;
    try {
      const run = await this.#withPredecessors(waiting);
      if (run.some(({ _id }) => !this.#own.has(_id))) await this.#writeView(stream);
      const entries = run.flatMap((commit) => this.#options.envelopes(commitOf(commit)));
      if (entries.length > 0) await this.#options.log.publish(entries);
      this.#failing.delete(stream);
      return run;
    } catch (error) {
      // The other streams flow.
      const failures = (this.#failing.get(stream)?.failures ?? 0) + 1;
      this.#failing.set(stream, {
        failures,
        notBefore: performance.now() + Math.min(MAX_BACK_OFF_MS, POLL_MS * 2 ** failures),
      });
      this.#options.onError(error);
      return [];
    }
  }

  /** The writer may have died between the commit and its view. */
  async #writeView(stream: string): Promise<void> {
    const view = await this.#options.viewOf(stream);
    if (!view) return;
    await writeUnlessNewer(rowsOf(this.#database, view.declaration.name), [
      byVersion(storedRow(view.declaration, view.row)),
    ]);
  }
}
