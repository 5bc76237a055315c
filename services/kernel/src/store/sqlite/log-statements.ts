import type { LogEntry } from '../../log/port.ts';
import type { Statement } from './writer-protocol.ts';

/** Appends one entry behind the end of its partition. Ends are kept apart, so that they survive what retention deletes. */
export function logStatements({ topic, key, eventId, teamId, body }: LogEntry, partition: number): Statement[] {
  return [
    {
      sql: 'INSERT INTO log_ends VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET next = next + 1',
      params: [topic, partition],
    },
    {
      sql: `INSERT INTO log (topic, partition, offset, key, event_id, team_id, body, logged_at)
            VALUES (?1, ?2, (SELECT next - 1 FROM log_ends WHERE topic = ?1 AND partition = ?2), ?3, ?4, ?5, ?6, ?7)`,
      params: [topic, partition, key, eventId, teamId, body, Date.now()],
    },
  ];
}
