import { MemberRemoved, TeamJoined, WorkHandedOver } from '@lectern/schemas/events/identity/memberships.ts';
import { projection } from '../projections/projection.ts';
import type { ServiceContext } from '../service/context.ts';

/** Who got what somebody owned; none for who has handed nothing over since they came. */
export interface Heir {
  heirId: string;
  /** Who removed them, where anybody did. */
  removedBy: string | null;
  /** They may hand over first, and leave then. */
  isGone: boolean;
}

export const heirs = projection({
  name: 'heirs',
  version: 1,
  on: [TeamJoined, WorkHandedOver, MemberRemoved],
  fields: {},
  lists: {},
  touches: ({ data }) => [data.userId],
  apply(before: Heir | undefined, { type, data, meta }): Heir | undefined {
    switch (type) {
      case 'TeamJoined':
        return undefined;
      case 'WorkHandedOver':
        return { heirId: data.toUserId, removedBy: meta.actorId, isGone: false };
      case 'MemberRemoved':
        return before && { ...before, isGone: true };
    }
  },
  index: () => ({}),
});

/** Waits until it is known here that somebody left, so that whoever asks from now on hears of it; they may have come back. @throws DomainError UNAVAILABLE */
export async function hearOfLeaving(context: ServiceContext, userId: string): Promise<void> {
  await context.fresh(heirs, `User/${userId}`, (rows) => rows.get(userId), (found) => found?.doc.isGone === true);
}

/**
 * Who gets what somebody hands over, as far as their stream is known by now; null once they came back, however late or often
 * that they handed it over is heard: what they own then is theirs. @throws DomainError UNAVAILABLE
 */
export async function heirOfHandedOver(context: ServiceContext, userId: string): Promise<string | null> {
  const row = await context.fresh(heirs, `User/${userId}`, (rows) => rows.get(userId), () => false);
  return row && livingHeir(context, row.doc.heirId);
}

/** Who looks after what somebody owns: themselves while they are there. @throws DomainError UNAVAILABLE */
export function livingHeir(context: ServiceContext, userId: string): Promise<string | null> {
  return follow(userId, async (id) => {
    const row = await context.fresh(heirs, `User/${id}`, (rows) => rows.get(id), (found) => found?.doc.isGone !== true);
    return row?.doc.isGone ? row.doc : null;
  });
}

/**
 * From heir to heir, as each of them leaves in turn. Where some left to one another at the same moment it is whoever
 * removed one of them; null where they are gone, too.
 */
export async function follow(userId: string, heirOf: (id: string) => Promise<Omit<Heir, 'isGone'> | null>): Promise<string | null> {
  const gone = new Map<string, Omit<Heir, 'isGone'>>();
  for (let at = userId; ; ) {
    const heir = await heirOf(at);
    if (!heir) return at;
    gone.set(at, heir);
    const next = [heir.heirId, ...[...gone.values()].map(({ removedBy }) => removedBy)].find((id) => id !== null && !gone.has(id));
    if (next == null) return null;
    at = next;
  }
}
