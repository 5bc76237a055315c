import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteDatabase } from '../store/sqlite/sqlite-store.ts';
import { logContract } from './log.contract.ts';
import { SqliteLog } from './sqlite.ts';

logContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-log-'));
  const database = await openSqliteDatabase(join(folder, 'lectern.sqlite'));
  const log = new SqliteLog(database);
  await log.prepare([{ name: 'sharing', retentionDays: null }, { name: 'telemetry', retentionDays: null }]);
  return {
    log,
    topics: ['sharing', 'telemetry'],
    async close() {
      await log.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
});
