import { MemberRemoved, TeamJoined, WorkHandedOver } from '@lectern/schemas/events/people.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { EventMeta } from '../events/recorded-event.ts';
import { projection } from '../projections/projection.ts';
import type { ServiceContext } from '../service/context.ts';

/** Who takes over from a member who has handed over; no row for one who has not since they joined. */
export interface Successor {
  heirId: string;
  /** Null where they left by themselves. */
  removedBy: string | null;
  /** A member can hand over first and leave later. */
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

type Departure = (EventOf<typeof WorkHandedOver> | EventOf<typeof MemberRemoved>) & {
  meta: Pick<EventMeta, 'time'>;
};

/** Everything that an owner has passes to another member; with `ownedUntil` only what they had at that time. */
export interface HandOver {
  fromId: string;
  toId: string;
  ownedUntil: string | null;
  /** Only what came from `toId` at that time or later, and has not changed hands since. */
  handedOverSince?: string;
}

/** For `decide`: whether the entity is still the former owner's, and was at the time of the hand-over. */
export function isHandedOver(
  entity: { ownerId: string; ownedSince: string; formerOwnerId: string | null },
  { fromId, toId, ownedUntil, handedOverSince }: HandOver,
): boolean {
  return (
    entity.ownerId === fromId &&
    fromId !== toId &&
    (ownedUntil === null || entity.ownedSince <= ownedUntil) &&
    (handedOverSince === undefined ||
      (entity.formerOwnerId === toId && entity.ownedSince >= handedOverSince))
  );
}

/**
 * The hand-over that a departure calls for now; null for none. Waits until the replica knows that they left, so that
 * `currentOwner` knows it from then on. @throws DomainError UNAVAILABLE
 */
export async function handOverFor(
  context: ServiceContext,
  departure: Departure,
): Promise<HandOver | null> {
  const fromId = departure.data.userId;
  const row = await context.fresh(
    heirs,
    `User/${fromId}`,
    (rows) => rows.get(fromId),
    (found) => found?.doc.isGone === true,
  );
  const { heirOf, ownedUntil } = scopeOf(row?.doc, departure);
  const toId = await currentOwner(context, heirOf);
  return toId === null || toId === fromId ? null : { fromId, toId, ownedUntil };
}

/**
 * A former member keeps nothing. A current one (they came back, or never left) may get an old hand-over late or twice:
 * they lose what they had at that time and keep what they got since.
 * @returns whose successor takes over
 */
export function scopeOf(
  row: Successor | undefined,
  { type, data, meta }: Departure,
): { heirOf: string; ownedUntil: string | null } {
  if (type === 'MemberRemoved' || row?.isGone) return { heirOf: data.userId, ownedUntil: null };
  return { heirOf: data.toUserId, ownedUntil: meta.time };
}

/** The member themselves while they are here, otherwise their successor. @throws DomainError UNAVAILABLE */
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
 * From heir to heir, as each of them leaves in turn. Where members left to one another at the same moment, the one who
 * removed them inherits; null where that one is gone, too.
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
