import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventCodec } from '../events/codec.ts';
import { openSqliteKeys } from '../keys/sqlite.ts';
import { SqliteLog } from '../log/sqlite.ts';
import type { ServiceStore } from '../store/port.ts';
import { openSqliteDatabase, openSqliteStore } from '../store/sqlite/sqlite-store.ts';

/** What projections and policies run on where no service does: the embedded engines in a folder of their own. */
export async function openSqliteEngines() {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-'));
  const database = await openSqliteDatabase(join(folder, 'lectern.sqlite'));
  const keys = await openSqliteKeys({ file: join(folder, 'keys.sqlite') });
  const codec = new EventCodec(keys);
  const log = new SqliteLog(database);
  return {
    database,
    keys,
    codec,
    log,
    /** @param onBatch runs before each batch of a journal; it may throw to prevent the write */
    storeOf(service: string, onBatch = () => {}): ServiceStore {
      const store = openSqliteStore(database, service, (commit) => codec.envelopes(commit));
      const commit = store.journals.commit.bind(store.journals);
      store.journals.commit = async (...batch) => {
        onBatch();
        return commit(...batch);
      };
      return store;
    },
    async close(): Promise<void> {
      await log.close();
      await keys.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
