import type { PersonRemoval } from '@lectern/kernel/commands/aggregate.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
import type { SharedLinkCommand } from './commands.ts';
import { linkExists, type SharedLink } from './state.ts';

interface GivenName {
  /** Null: stored unencrypted. */
  nameKey: string | null;
  name: string | null;
  /** The person was once the only recipient while the link had this name. */
  isTheirs: boolean;
  recipientIds: Set<string>;
}

/**
 * A link's name often says whom it is for, so it is erased with that person: if they were ever its only recipient while it
 * had that name, or else with the last of its recipients.
 */
export async function nameKeysToErase(
  personId: string,
  steps: readonly Step<SharedLink>[],
  isErased: (personId: string) => Promise<boolean>,
): Promise<PersonRemoval<SharedLinkCommand>> {
  const keys: string[] = [];
  const unencrypted = new Set<string | null>();
  for (const { nameKey, name, isTheirs, recipientIds } of givenNames(personId, steps)) {
    if (!recipientIds.has(personId)) continue;
    const isLeaving =
      isTheirs || (await Promise.all([...recipientIds].map(isErased))).every(Boolean);
    if (isLeaving && nameKey !== null) keys.push(nameKey);
    else if (isLeaving) unencrypted.add(name);
  }
  const last = steps.at(-1)?.after;
  const isCurrent =
    last !== undefined && linkExists(last) && last.nameKey === null && unencrypted.has(last.name);
  return {
    keys,
    commandOf: (sharedLinkId) => (isCurrent ? { type: 'ForgetUnsealedName', sharedLinkId } : null),
  };
}

/** Every name that the link has had, with its recipients at that time. */
function givenNames(personId: string, steps: readonly Step<SharedLink>[]): Iterable<GivenName> {
  const names = new Map<string, GivenName>();
  for (const { after: link } of steps) {
    if (!linkExists(link) || (link.name === null && link.nameKey === null)) continue;
    const { name, nameKey, recipients } = link;
    const id = nameKey ?? `unencrypted ${name}`;
    const given = names.get(id) ?? { nameKey, name, isTheirs: false, recipientIds: new Set() };
    for (const { recipientId } of recipients) given.recipientIds.add(recipientId);
    given.isTheirs ||= recipients.length === 1 && recipients[0]?.recipientId === personId;
    names.set(id, given);
  }
  return names.values();
}
