import { partitionOf } from '../../log/partition.ts';
import type { LogEntry } from '../../log/port.ts';
import type { Statement } from './writer-protocol.ts';

const reserve = 'INSERT INTO log_ends VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET next = next + excluded.next';
const insert = `INSERT INTO log (topic, partition, offset, key, event_id, team_id, body, logged_at)
  VALUES (?1, ?2, (SELECT next - ?3 FROM log_ends WHERE topic = ?1 AND partition = ?2), ?4, ?5, ?6, ?7, ?8)`;

/**
 * Appends entries behind the ends of their partitions, those of one partition in their order. Ends are kept apart, so
 * that they survive what retention deletes.
 */
export function logStatements(entries: readonly LogEntry[]): Statement[] {
  const now = Date.now();
  const places = Map.groupBy(entries, ({ topic, key }) => `${topic}/${partitionOf(key)}`);
  return [...places.values()].flatMap((together) => {
    const { topic, key: firstKey } = together[0]!;
    const partition = partitionOf(firstKey);
    return [
      { sql: reserve, params: [topic, partition, together.length] },
      ...together.map(({ key, eventId, teamId, body }, index) => ({
        sql: insert,
        params: [topic, partition, together.length - index, key, eventId, teamId, body, now],
      })),
    ];
  });
}
