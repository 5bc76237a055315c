import { MemberRemoved, WorkHandedOver, WorkReturned } from '@lectern/schemas/events/people.ts';
import type { EventDefinition, EventOf } from '@lectern/schemas/events/event.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import type { Aggregate } from '../commands/aggregate.ts';
import { policy } from '../policies/policy.ts';
import type { ServiceContext } from '../service/context.ts';
import type { Row } from '../service/view-handle.ts';
import { entityOf, type Lifecycle } from './lifecycle.ts';
import { currentOwner, handOverFor, heirs, type HandOver } from './successors.ts';

interface Ownership<Command, Given extends EventDefinition> {
  /** What the names of its policies call it; they are stored. */
  noun: string;
  /** The events that give the entity an owner. */
  on: readonly Given[];
  ownerIn(event: EventOf<Given>): string;
  /** A list of the view, and its field with the owner's id. */
  list: string;
  ownerField: string;
  /** Its `decide` asks `isHandedOver`, also for a deleted entity. */
  handOver(id: string, handOver: HandOver): Command;
}

/**
 * An entity with an owner: when they leave, or have left before, it passes to their successor, and back when they are
 * restored.
 */
export function owned<
  State,
  Command extends { type: string },
  Definitions extends EventDefinition,
  Given extends EventDefinition,
>(
  aggregate: Aggregate<State, Command, Definitions>,
  { noun, on, ownerIn, list, ownerField, handOver }: Ownership<NoInfer<Command>, Given>,
): Lifecycle {
  // One policy for both ways, so that they happen in the order of the person's stream.
  // A retry after a crash goes on with what is left. An entity that appears after the loop has passed is left to the
  // other policy:
  // it reads the replica, which knew of the departure before this loop began.
  const whenOwnerLeaves = policy({
    name: `hand-over-${noun}s-when-owner-leaves`,
    on: [WorkHandedOver, MemberRemoved, WorkReturned],
    async react(event, context) {
      const due =
        event.type === 'WorkReturned' ? returnOf(event) : await handOverFor(context, event);
      if (!due) return;
      const { teamId } = event.data;
      const where = { [ownerField]: due.fromId };
      for await (const { id } of eachWithDeleted(context, aggregate, list, where))
        await context.execute(aggregate, id, handOver(id, due), {
          teamId,
          withoutIdempotency: true,
        });
    },
  });
  const whenOwnerIsGone = policy<Given>({
    name: `hand-over-${noun}-when-owner-is-gone`,
    on,
    async react(event, context) {
      const id = entityOf(event.meta);
      const fromId = ownerIn(event);
      const toId = await currentOwner(context, fromId);
      if (toId === null || toId === fromId) return;
      const due = { fromId, toId, ownedUntil: null };
      await context.execute(aggregate, id, handOver(id, due), { withoutIdempotency: true });
    },
  });
  return {
    projections: [heirs],
    policies: [whenOwnerLeaves, whenOwnerIsGone],
    jobs: [],
  };
}

function returnOf({ data }: EventOf<typeof WorkReturned>): HandOver {
  const { userId, fromUserId, handedOverAt } = data;
  return { fromId: fromUserId, toId: userId, ownedUntil: null, handedOverSince: handedOverAt };
}

/** Rows of a list, including deleted entities (`isDeleted`), because they may be restored. */
export async function* eachWithDeleted<
  State,
  Command extends { type: string },
  Definitions extends EventDefinition,
>(
  context: ServiceContext,
  aggregate: Aggregate<State, Command, Definitions>,
  list: string,
  where: Where,
): AsyncGenerator<Row<State>> {
  for (const isDeleted of [false, true])
    yield* context.view(aggregate).each({ list, where: { ...where, isDeleted } });
}
