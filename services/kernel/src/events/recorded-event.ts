import type { From } from '../store/commits-port.ts';

/** An event `{ type, data }` as its definition makes it. */
export interface DomainEvent {
  type: string;
  data: Record<string, unknown>;
}

/** The metadata of an event. */
export interface EventMeta {
  /** The CloudEvent's id: stream/version, or the fact's own. */
  id: string;
  /** The stream it belongs to; null for reported facts. */
  stream: string | null;
  /** Its place in the stream, from 1; null for reported facts. */
  version: number | null;
  /** ISO 8601, UTC. */
  time: string;
  teamId: string | null;
  /** Who did it; null for the product itself. */
  actorId: string | null;
  /** The member an administrator acted as, with that member's rights and name. */
  onBehalfOfId: string | null;
  correlationId: string;
  causationId: string | null;
  /** Missing where it was no call, and in older events. */
  from?: From;
  /** The step of a recorded trace that made it, as W3C writes it. */
  traceparent?: string;
}

export type RecordedEvent<Event extends DomainEvent = DomainEvent> = Event & {
  meta: EventMeta;
  /** Whose protected fields it carries, where it carries any. */
  persons?: readonly string[];
};
