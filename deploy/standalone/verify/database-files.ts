import { DatabaseSync } from 'node:sqlite';
import { enginePaths } from '@lectern/kernel/engines/engine-paths.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { checksumOf, damagedCommits, damagedRows } from '@lectern/kernel/store/sqlite/checksum.ts';
import { unpacked } from '@lectern/kernel/store/sqlite/log-body.ts';
import type { SqlValue } from '@lectern/kernel/store/sqlite/writer-protocol.ts';

/** The files of SQLite: their pages, the numbering of the log, and the checksum of every commit and row of the log. */
export function checkDatabaseFiles(settings: Settings): string[] {
  const { store, keys } = enginePaths(settings);
  return [...(keys ? checkFile(keys, () => []) : []), ...(store ? checkFile(store, checkLog) : [])];
}

const checkLog = (ask: Ask): string[] => [
  // Raw pings are swept after a while; all other topics have every offset.
  ...ask(`SELECT ends.topic || '/' || ends.partition AS place, next - (SELECT coalesce(sum(count), 0) FROM log WHERE log.topic = ends.topic AND log.partition = ends.partition) AS missing
    FROM log_ends AS ends WHERE topic <> 'pings' AND missing <> 0`).map(
    ({ place, missing }) => `log ${place}: ${missing} entries are missing`,
  ),
  ...ask(
    `SELECT topic || '/' || partition || '/' || offset AS place FROM log WHERE NOT json_valid('[' || replace(unpacked(body), char(10), ',') || ']')`,
  ).map(({ place }) => `log ${place}: cannot be read`),
  ...ask(damagedRows).map(
    ({ topic, partition, offset }) => `log ${topic}/${partition}/${offset}: is damaged`,
  ),
  ...ask(damagedCommits).map(({ stream, number }) => `${stream}: commit ${number} is damaged`),
];

type Ask = (sql: string) => Record<string, unknown>[];

function checkFile(file: string, more: (ask: Ask) => string[]): string[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  database.function('unpacked', { deterministic: true }, (body) => linesIn(body as SqlValue));
  database.function('checksum', { deterministic: true, varargs: true }, (...values) =>
    checksumOf(values),
  );
  try {
    const ask: Ask = (sql) => database.prepare(sql).all();
    return [
      ...ask('PRAGMA integrity_check')
        .map((row) => String(row['integrity_check']))
        .filter((line) => line !== 'ok')
        .map((line) => `${file}: ${line}`),
      ...more(ask),
    ];
  } finally {
    database.close();
  }
}

/** Returns invalid JSON for a damaged body. */
function linesIn(body: SqlValue): string {
  try {
    return unpacked(body);
  } catch {
    return 'damaged';
  }
}
