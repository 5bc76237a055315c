import type { EventDefinition, EventOf } from '@lectern/schemas/events/event.ts';
import type { EventMeta } from '../events/recorded-event.ts';
import type { Announcement } from '../realtime/port.ts';
import type { IndexValue } from '@lectern/schemas/access/rule.ts';
import type { ListDeclaration, ViewDeclaration } from '../store/views-port.ts';

/** An event as a projection is fed it. */
export type ProjectedEvent<Definitions> = EventOf<Definitions> & {
  meta: EventMeta;
  partition: number;
  persons?: readonly string[];
};

/**
 * A read model, pure and fed from the log. Any interleaving of partitions, any repetition and any batching must
 * give the same rows: a row stores what its own key tells it and belongs to one partition of one topic.
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
  /** Rows of a team where nothing is said; `global` for those of people, who may be in several: they are looked up. */
  scope?: 'global';
  /**
   * Milliseconds for which events may gather before their rows are written: those that are fed all the time cost less
   * when each is written now and then.
   */
  flushAfterMs?: number;
  /**
   * Ids of the rows that the event changes. Where several partitions would share a row, the partition is part of the id.
   * Never by a personal value, which reads null one day: whose it is stands beside it, as an id.
   * The rows of one event are changed together, all or none, in this order.
   */
  rowIds(event: ProjectedEvent<Definitions>): readonly string[];
  /**
   * The rows' ids are UUIDv7, made when what they stand for begins: one that comes after all that the team has, in their
   * order, is of a new row, and is not looked for in the store.
   */
  hasMonotonicIds?: true;
  /**
   * What a row takes of an event depends on what the rows before it took: none of them can be folded without the others, as
   * happens when a person is erased. So it is fed no personal data.
   */
  cascades?: true;
  /** The row after the event, by these three alone unless it `cascades`; undefined deletes it. Must not change `doc`. */
  apply(doc: Doc | undefined, event: ProjectedEvent<Definitions>, id: string): Doc | undefined;
  index(doc: Doc, id: string): Record<string, IndexValue | readonly string[]>;
  /** What to tell pages after the row was written. */
  announces?(doc: Doc, id: string): Pick<Announcement, 'kind' | 'type' | 'id'> | undefined;
}

/** Whose the rows of an event are. */
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
      `${definition.name} hands on from row to row, and ${personal.type} holds personal data`,
    );
  return definition;
}
