import { crc32 } from 'node:zlib';
import type { SqlValue } from './writer-protocol.ts';

/** Of the values of a row: another one if a bit of it has changed. */
export function checksumOf(values: readonly (SqlValue | bigint)[]): number {
  return values.reduce<number>((sum, value) => {
    const bytes = value instanceof Uint8Array ? value : `${value === null ? '' : value}\n`;
    return crc32(bytes, sum);
  }, 0);
}

/** Rows whose checksum is not that of their values; needs the SQL function `checksum`. */
export const damagedCommits = `SELECT service, stream, number FROM commits WHERE checksum <> checksum(service, stream, number, id, first_version, events, meta, idempotency_key, idempotency_hash)`;
export const damagedRows = `SELECT topic, partition, offset FROM log WHERE checksum <> checksum(topic, partition, count, key, team_id, types, body)`;
