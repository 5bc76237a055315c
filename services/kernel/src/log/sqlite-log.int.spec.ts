import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteDatabase } from '../store/sqlite/sqlite-store.ts';
import { feedContract } from './feed.contract.ts';
import { logContract } from './log.contract.ts';
import { SqliteFeed } from './sqlite-feed.ts';
import { SqliteLog } from './sqlite.ts';

const topics = ['sharing', 'telemetry'] as const;

async function aDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-log-'));
  const database = await openSqliteDatabase(join(folder, 'lectern.sqlite'));
  const log = new SqliteLog(database);
  await log.prepare(topics.map((name) => ({ name, retentionDays: null })));
  const close = async () => {
    await log.close();
    await database.close();
    await rm(folder, { recursive: true });
  };
  return { database, log, close };
}

logContract('SQLite', async () => ({ ...(await aDatabase()), topics }));

feedContract('SQLite', async () => {
  const [own, other] = [await aDatabase(), await aDatabase()];
  return {
    feed: await SqliteFeed.open(own.database), log: own.log, topics, foreign: await SqliteFeed.open(other.database),
    close: async () => void (await Promise.all([own.close(), other.close()])),
  };
});
