import { randomUUIDv7 } from 'node:crypto';

/** A new UUIDv7: sortable by age. */
export function newId(): string {
  return randomUUIDv7();
}
