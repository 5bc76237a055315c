import { DomainError } from '../../errors.ts';
import { type Collection, isDuplicate, openDatabase, withRetry } from './connection.ts';

/** How far the move of an embedded store into a cluster has come. */
export interface MoveProgress {
  /** The id of the embedded store. */
  store: string;
  startedAt: string;
  finishedAt: string | null;
  /** The last row of the commits that is there. */
  lastCommit: number;
  /** The last row of the log that is there, */
  lastPosition: number;
  /** and how many events of each topic and partition that makes. */
  published: Record<string, number>;
}

type StoredProgress = MoveProgress & { _id: string };

const ID = 'move';

/** Kept in the target, in the database `<name in the url>_move`: a move goes on wherever it runs again. */
export class MoveRecord {
  readonly #moves: Collection<StoredProgress>;
  readonly close: () => Promise<void>;

  private constructor(moves: Collection<StoredProgress>, close: () => Promise<void>) {
    this.#moves = moves;
    this.close = close;
  }

  static async open(url: string): Promise<MoveRecord> {
    const { database, close } = await openDatabase(url, 'move');
    return new MoveRecord(database.collection('moves'), close);
  }

  async read(): Promise<MoveProgress | null> {
    return this.#moves.findOne({ _id: ID }, { projection: { _id: 0 } });
  }

  /** @throws DomainError CONFLICT where another move has begun at the same time */
  async begin(store: string): Promise<MoveProgress> {
    const progress: MoveProgress = {
      store,
      startedAt: new Date().toISOString(),
      finishedAt: null,
      lastCommit: 0,
      lastPosition: 0,
      published: {},
    };
    try {
      await this.#moves.insertOne({ _id: ID, ...progress });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw new DomainError('CONFLICT', 'Another move into this cluster began at the same time.');
    }
    return progress;
  }

  async note(changes: Partial<MoveProgress>): Promise<void> {
    await withRetry(() => this.#moves.updateOne({ _id: ID }, { $set: changes }));
  }
}

/** Whether a move into this cluster was interrupted: half an installation must not be served. */
export async function isHalfMoved(url: string): Promise<boolean> {
  const record = await MoveRecord.open(url);
  try {
    const progress = await record.read();
    return progress !== null && progress.finishedAt === null;
  } finally {
    await record.close();
  }
}

/** Whether a database of this cluster has anything in it. */
export async function isInUse(url: string, suffix: string): Promise<boolean> {
  const { database, close } = await openDatabase(url, suffix);
  try {
    return await database.listCollections({}, { nameOnly: true }).hasNext();
  } finally {
    await close();
  }
}
