import {
  MemberRemoved,
  TeamJoined,
  WorkHandedOver,
} from '@lectern/schemas/events/identity/memberships.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { EventMeta } from '../events/recorded-event.ts';
import { projection } from '../projections/projection.ts';
import type { ServiceContext } from '../service/context.ts';

/** Who got what somebody owned; none for who has handed nothing over since they came. */
export interface Successor {
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
  rowIds: ({ data }) => [data.userId],
  apply(before: Successor | undefined, { type, data, meta }): Successor | undefined {
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

type Left = (EventOf<typeof WorkHandedOver> | EventOf<typeof MemberRemoved>) & {
  meta: Pick<EventMeta, 'time'>;
};

/** To whom somebody hands over, and what of theirs: all that they own, or what was theirs at a moment. */
export interface HandOver {
  heirId: string;
  ownedUntil: string | null;
}

/**
 * What is to be done of what is heard of somebody, as far as their stream is known by now: null for nothing. Waits until it
 * is known here that they left, so that whoever asks from now on hears of it. @throws DomainError UNAVAILABLE
 */
export async function ownershipTransfer(
  context: ServiceContext,
  left: Left,
): Promise<HandOver | null> {
  const { userId } = left.data;
  const row = await context.fresh(
    heirs,
    `User/${userId}`,
    (rows) => rows.get(userId),
    (found) => found?.doc.isGone === true,
  );
  const { from, ownedUntil } = reachOf(row?.doc, left);
  const heirId = await currentOwner(context, from);
  return heirId === null || heirId === userId ? null : { heirId, ownedUntil };
}

/**
 * Who is gone owns nothing. Of who is there, because they came back or were never gone, that is heard only now, or once
 * more: what was theirs when they handed it over goes, and what is theirs since then stays.
 * @returns whose heir it is that gets it
 */
export function reachOf(
  row: Successor | undefined,
  { type, data, meta }: Left,
): { from: string; ownedUntil: string | null } {
  if (type === 'MemberRemoved' || row?.isGone) return { from: data.userId, ownedUntil: null };
  return { from: data.toUserId, ownedUntil: meta.time };
}

/** @param ownedSince when it became theirs */
export function isHandedOver(ownedSince: string, ownedUntil: string | null): boolean {
  return ownedUntil === null || ownedSince <= ownedUntil;
}

/** Who looks after what somebody owns: themselves while they are there. @throws DomainError UNAVAILABLE */
export function currentOwner(context: ServiceContext, userId: string): Promise<string | null> {
  return follow(userId, async (id) => {
    const row = await context.fresh(
      heirs,
      `User/${id}`,
      (rows) => rows.get(id),
      (found) => found?.doc.isGone !== true,
    );
    return row?.doc.isGone ? row.doc : null;
  });
}

/**
 * From heir to heir, as each of them leaves in turn. Where some left to one another at the same moment it is whoever
 * removed one of them; null where they are gone, too.
 */
export async function follow(
  userId: string,
  heirOf: (id: string) => Promise<Omit<Successor, 'isGone'> | null>,
): Promise<string | null> {
  const gone = new Map<string, Omit<Successor, 'isGone'>>();
  for (let at = userId; ;) {
    const heir = await heirOf(at);
    if (!heir) return at;
    gone.set(at, heir);
    const next = [heir.heirId, ...[...gone.values()].map(({ removedBy }) => removedBy)].find(
      (id) => id !== null && !gone.has(id),
    );
    if (next == null) return null;
    at = next;
  }
}
