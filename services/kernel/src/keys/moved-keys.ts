import { DatabaseSync } from 'node:sqlite';
import { openDatabase, withRetry } from '../store/mongo/connection.ts';
import type { StoredKey } from './mongo.ts';

const BATCH = 500;

export interface MovedKey {
  personId: string;
  /** Base64; null where the person was erased. */
  key: string | null;
}

/** Every key of the file, also those that were erased. */
export function* keysInFile(file: string): Iterable<MovedKey> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    const rows = database.prepare('SELECT person_id, key FROM person_keys').iterate();
    for (const { person_id: personId, key } of rows)
      yield {
        personId: String(personId),
        key: key instanceof Uint8Array ? Buffer.from(key).toString('base64') : null,
      };
  } finally {
    database.close();
  }
}

/** The keys of a cluster while an embedded store is moved into it. */
export async function openMovedKeys(url: string) {
  const { database, close } = await openDatabase(url, 'keys');
  const keys = database.collection<StoredKey>('keys');
  const write = (batch: readonly MovedKey[]) =>
    withRetry(() =>
      keys.bulkWrite(
        batch.map(({ personId, key }) => ({
          replaceOne: { filter: { _id: personId }, replacement: { key }, upsert: true },
        })),
        { ordered: false },
      ),
    );
  return {
    /** Replaces those that are there. */
    async put(moved: Iterable<MovedKey>): Promise<void> {
      let batch: MovedKey[] = [];
      for (const each of moved) {
        batch.push(each);
        if (batch.length < BATCH) continue;
        await write(batch);
        batch = [];
      }
      if (batch.length > 0) await write(batch);
    },
    async *all(): AsyncIterable<MovedKey> {
      for await (const { _id: personId, key } of keys.find({})) yield { personId, key };
    },
    close,
  };
}
