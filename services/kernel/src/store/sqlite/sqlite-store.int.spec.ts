import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Commit } from '../commits-port.ts';
import { storeContract } from '../store.contract.ts';
import { eventIdIn } from './log-statements.ts';
import { openSqliteDatabase, openSqliteStore } from './sqlite-store.ts';

const envelopes = ({ stream, firstVersion, events }: Commit) =>
  events.map(({ data }, index) => {
    const id = `${stream}/${firstVersion + index}`;
    return {
      topic: 'sharing',
      key: stream,
      eventId: id,
      teamId: null,
      body: JSON.stringify({ id, data }),
    };
  });

storeContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-store-'));
  const database = await openSqliteDatabase(join(folder, 'lectern.sqlite'));
  const [store, other] = [
    openSqliteStore(database, 'sharing', envelopes),
    openSqliteStore(database, 'sharing', envelopes),
  ];
  return {
    store,
    other,
    logged: async (stream) =>
      database.all('SELECT body FROM log WHERE key = ? ORDER BY offset', stream).flatMap((row) =>
        String(row['body'])
          .split('\n')
          .map((line) => String(eventIdIn(line))),
      ),
    async close() {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
});
