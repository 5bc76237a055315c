import { partitionOf } from '../../log/partition.ts';
import type { LogEntry } from '../../log/port.ts';
import type { Statement } from './writer-protocol.ts';

const reserve = 'INSERT INTO log_ends VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET next = next + excluded.next RETURNING next';
const insert = `INSERT INTO log (topic, partition, offset, key, event_id, team_id, body, logged_at)
  VALUES (?1, ?2, (SELECT next - ?3 FROM log_ends WHERE topic = ?1 AND partition = ?2), ?4, ?5, ?6, ?7, ?8)`;

/** Entries of one partition in their order. */
export interface PartitionEntries {
  topic: string;
  partition: number;
  entries: readonly LogEntry[];
}

export function byPartition(entries: readonly LogEntry[]): PartitionEntries[] {
  if (entries.length === 1) return [{ topic: entries[0]!.topic, partition: partitionOf(entries[0]!.key), entries }];
  const partitions = new Map<string, number>();
  const groups = Map.groupBy(entries, ({ topic, key }) => {
    let partition = partitions.get(key);
    if (partition === undefined) partitions.set(key, (partition = partitionOf(key)));
    return `${topic}/${partition}`;
  });
  return [...groups.values()].map((together) => ({ topic: together[0]!.topic, partition: partitions.get(together[0]!.key)!, entries: together }));
}

/**
 * Appends entries behind the ends of their partitions. Ends are kept apart, so that they survive what retention
 * deletes; the first statement of each group answers the new one.
 */
export function logStatements(groups: readonly PartitionEntries[]): Statement[] {
  const now = Date.now();
  return groups.flatMap(({ topic, partition, entries }): Statement[] => [
    { sql: reserve, params: [topic, partition, entries.length], returning: true },
    ...entries.map(({ key, eventId, teamId, body }, index) => ({
      sql: insert,
      params: [topic, partition, entries.length - index, key, eventId, teamId, body, now],
    })),
  ]);
}
