import type { EventDefinition, EventOf } from '@lectern/schemas/events/event.ts';
import type { EventMeta } from '../events/recorded-event.ts';
import type { Announcement } from '../realtime/port.ts';
import type { IndexValue } from '@lectern/schemas/access/rule.ts';
import type { ListDeclaration, ViewDeclaration } from '../store/views-port.ts';

/** An event as projections get it. */
export type ProjectedEvent<Definitions> = EventOf<Definitions> & {
  meta: EventMeta;
  partition: number;
  persons?: readonly string[];
};

/**
 * A read model, pure and fed from the log. Any interleaving of partitions, any repetition and any batching must
 * give the same rows: a row belongs to one partition of one topic and stores only what its events say.
 */
export interface ProjectionDefinition<Doc, Definitions extends EventDefinition> {
  /** The question it answers, in kebab-case. */
  name: string;
  /** Another version is filled beside the old one and serves once it has reached the end of the log. */
  version: number;
  on: readonly Definitions[];
  fields: ViewDeclaration['fields'];
  lists: Readonly<Record<string, ListDeclaration>>;
  lookups?: readonly string[];
  /** Rows belong to a team by default; `global` for rows about people, who may be in several: they are looked up. */
  scope?: 'global';
  /**
   * Milliseconds for which events may gather before their rows are written: cheaper for rows that change all the time.
   */
  flushAfterMs?: number;
  /**
   * Ids of the rows that the event changes. Where several partitions would share a row, the partition is part of the id.
   * Never a personal value, which reads null after an erasure: use the id beside it.
   * The rows of one event are changed together, all or none, in this order.
   */
  rowIds(event: ProjectedEvent<Definitions>): readonly string[];
  /**
   * Ids are UUIDv7 in the order of creation: an id greater than all of the team's is new and needs no look-up in the store.
   */
  hasMonotonicIds?: true;
  /**
   * A row's change depends on the rows before it, so none can be folded alone, as an erasure does. Such a projection gets no
   * personal data.
   */
  cascades?: true;
  /** The row after the event; pure unless it `cascades`; undefined deletes the row. Must not mutate `doc`. */
  apply(doc: Doc | undefined, event: ProjectedEvent<Definitions>, id: string): Doc | undefined;
  index(doc: Doc, id: string): Record<string, IndexValue | readonly string[]>;
  /** What to announce to pages after the row was written. */
  announces?(doc: Doc, id: string): Pick<Announcement, 'kind' | 'type' | 'id'> | undefined;
}

/** The team of an event's rows. */
export function teamOfRows(
  { scope }: Pick<Projection, 'scope'>,
  { teamId }: Pick<EventMeta, 'teamId'>,
): string | null {
  return scope === 'global' ? null : teamId;
}

export type Projection<
  Doc = unknown,
  Definitions extends EventDefinition = EventDefinition,
> = ProjectionDefinition<Doc, Definitions>;

/** @throws Error where its rows could not be folded again after a person in it is erased */
export function projection<Doc, Definitions extends EventDefinition>(
  definition: ProjectionDefinition<Doc, Definitions>,
): Projection<Doc, Definitions> {
  const personal =
    definition.cascades && definition.on.find(({ protectedFields }) => protectedFields.length > 0);
  if (personal)
    throw new Error(
      `${definition.name} cascades from row to row, and ${personal.type} holds personal data`,
    );
  return definition;
}
