import { deterministicUuid } from '../deterministic-uuid.ts';

/** A new encryption key for each name, so that erasing an earlier name keeps a later one. */
export function newNameKey({
  sharedLinkId,
  name,
  now,
}: {
  sharedLinkId: string;
  name: string | null;
  now: string;
}): string | null {
  return name === null ? null : deterministicUuid(`name ${sharedLinkId} ${now}`);
}
