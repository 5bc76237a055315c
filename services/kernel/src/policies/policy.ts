import type { EventDefinition, EventOf } from '@lectern/schemas/events/event.ts';
import type { EventMeta } from '../events/recorded-event.ts';
import type { ServiceContext } from '../service/context.ts';

/**
 * When X then Y. It runs at least once for each event: its effect is a command (which the context makes idempotent by policy
 * and event id) or a job with a key of its own. An event that keeps failing is parked and can be replayed.
 */
export interface Policy<Definitions extends EventDefinition = EventDefinition> {
  /** `x-when-y`. */
  name: string;
  on: readonly Definitions[];
  /** Whether it also reacts to events from before it existed; otherwise it begins at the end of the log at its first start. */
  fromStart?: boolean;
  /** The context acts as the product itself, in the event's team. */
  react(event: EventOf<Definitions> & { meta: EventMeta }, context: ServiceContext): Promise<void>;
}

export function policy<Definitions extends EventDefinition>(
  definition: Policy<Definitions>,
): Policy<Definitions> {
  return definition;
}
