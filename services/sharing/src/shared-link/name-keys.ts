import type { PersonRemoval } from '@lectern/kernel/commands/aggregate.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
import type { SharedLinkCommand } from './commands.ts';
import { isMade, type SharedLink } from './state.ts';
import { uuidFrom } from './uuid-from.ts';

/** A key for each name that a link is given, so that a later name is not lost with an earlier one. */
export function nameKeyOf({
  sharedLinkId,
  name,
  now,
}: {
  sharedLinkId: string;
  name: string | null;
  now: string;
}): string | null {
  return name === null ? null : uuidFrom(`name ${sharedLinkId} ${now}`);
}

/**
 * A link's name often says whom it is for, so it leaves with that person: with who was its only recipient while it had that
 * name, also before or after others were, and otherwise with the last of its recipients then.
 */
export async function namesLeavingWith(
  personId: string,
  steps: readonly Step<SharedLink>[],
  isErased: (personId: string) => Promise<boolean>,
): Promise<PersonRemoval<SharedLinkCommand>> {
  const names = new Map<
    string,
    { nameKey: string | null; isTheirs: boolean; recipients: Set<string> }
  >();
  for (const { after: link } of steps) {
    if (!isMade(link) || (link.name === null && link.nameKey === null)) continue;
    const told = link.nameKey ?? `unsealed ${link.name}`;
    const known = names.get(told) ?? {
      nameKey: link.nameKey,
      isTheirs: false,
      recipients: new Set(),
    };
    for (const { recipientId } of link.recipients) known.recipients.add(recipientId);
    known.isTheirs ||= link.recipients.length === 1 && link.recipients[0]!.recipientId === personId;
    names.set(told, known);
  }
  const keys: string[] = [];
  const unsealed = new Set<string>();
  for (const [told, { nameKey, isTheirs, recipients }] of names) {
    if (!recipients.has(personId)) continue;
    const leaves = isTheirs || (await Promise.all([...recipients].map(isErased))).every(Boolean);
    if (leaves && nameKey !== null) keys.push(nameKey);
    else if (leaves) unsealed.add(told);
  }
  const last = steps.at(-1)?.after;
  const isNow =
    last !== undefined &&
    isMade(last) &&
    last.nameKey === null &&
    unsealed.has(`unsealed ${last.name}`);
  return {
    keys,
    commandOf: (sharedLinkId) => (isNow ? { type: 'ForgetUnsealedName', sharedLinkId } : null),
  };
}
