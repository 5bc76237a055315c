import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { Keys } from '@lectern/kernel/keys/port.ts';

/** A contact's id: one per email and team. */
export function contactIdFor(keys: Keys, teamId: string, email: string): Promise<string> {
  return blindIndex(keys, teamId, email);
}
