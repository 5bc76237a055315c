import { partitionOf } from '../../log/partition.ts';
import type { LogEntry } from '../../log/port.ts';
import { packed } from './log-body.ts';
import { checksumOf } from './checksum.ts';
import type { Statement } from './writer-protocol.ts';

const reserve =
  'INSERT INTO log_ends VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET next = next + excluded.next RETURNING next';
const insert = `INSERT INTO log (topic, partition, offset, count, key, team_id, types, body, logged_at, checksum)
  VALUES (?1, ?2, (SELECT next - ?3 FROM log_ends WHERE topic = ?1 AND partition = ?2), ?3, ?4, ?5, ?6, ?7, ?8, ?9)`;

/**
 * Entries of one key that are written together: one row, with the event of `offset + n` in line n of its body. This makes
 * reports cheap in a crowd: a row costs several times its text.
 */
export interface LogRow {
  topic: string;
  partition: number;
  key: string;
  teamId: string | null;
  entries: readonly LogEntry[];
}

export function toLogRows(entries: readonly LogEntry[]): LogRow[] {
  const rows = new Map<string, LogRow & { entries: LogEntry[] }>();
  let last: (LogRow & { entries: LogEntry[] }) | undefined;
  for (const entry of entries) {
    const { topic, key, teamId } = entry;
    if (last?.key !== key || last.topic !== topic || last.teamId !== teamId) {
      const name = `${topic}/${teamId ?? ''}/${key}`;
      last = rows.get(name);
      if (!last)
        rows.set(name, (last = { topic, partition: partitionOf(key), key, teamId, entries: [] }));
    }
    last.entries.push(entry);
  }
  return [...rows.values()];
}

/**
 * Appends rows at the ends of their partitions. Ends have a table of their own and so survive retention; the first of a row's
 * two statements returns the new end.
 */
export function logStatements(rows: readonly LogRow[]): Statement[] {
  const now = Date.now();
  return rows.flatMap(({ topic, partition, key, teamId, entries }): Statement[] => {
    const body = packed(entries.map((entry) => entry.body).join('\n'));
    const values = [topic, partition, entries.length, key, teamId, typesOf(entries), body];
    return [
      { sql: reserve, params: [topic, partition, entries.length], returning: true },
      { sql: insert, params: [...values, now, checksumOf(values)] },
    ];
  });
}

/** `|A|B|`: readers that want neither A nor B skip the row. Null where a type is unknown. */
function typesOf(entries: readonly LogEntry[]): string | null {
  let types = '|';
  let last: string | undefined;
  for (const { event, body } of entries) {
    const type = event?.type ?? typeIn(body);
    if (type === last) continue;
    if (type === null) return null;
    if (!types.includes(`|${type}|`)) types += `${type}|`;
    last = type;
  }
  return types;
}

const TYPE = '"type":"';

/** The type of an event in JSON: the first `type`, because it comes before the data, and quotes within texts are escaped. */
export function typeIn(body: string): string | null {
  const start = body.indexOf(TYPE) + TYPE.length;
  return start < TYPE.length ? null : body.slice(start, body.indexOf('"', start));
}

const idInside = /"id":("(?:[^"\\]|\\.)*")/;

/** The id of an event in JSON; null where there is none. */
export function eventIdIn(body: string): string | null {
  const id = idInside.exec(body)?.[1];
  return id === undefined ? null : id.includes('\\') ? JSON.parse(id) : id.slice(1, -1);
}
