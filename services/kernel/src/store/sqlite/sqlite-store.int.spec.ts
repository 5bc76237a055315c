import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Commit } from '../port.ts';
import { storeContract } from '../store.contract.ts';
import { openSqliteDatabase, openSqliteStore } from './sqlite-store.ts';

const envelopes = ({ stream, firstVersion, events }: Commit) =>
  events.map(({ data }, index) => ({ topic: 'sharing', key: stream, eventId: `${stream}/${firstVersion + index}`, teamId: null, body: JSON.stringify(data) }));

storeContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-store-'));
  const database = await openSqliteDatabase(join(folder, 'lectern.sqlite'));
  const [store, other] = [openSqliteStore(database, 'sharing', envelopes), openSqliteStore(database, 'sharing', envelopes)];
  return {
    store,
    other,
    logged: async (stream) => database.all('SELECT event_id FROM log WHERE key = ? ORDER BY offset', stream).map((row) => String(row['event_id'])),
    async close() {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
});
