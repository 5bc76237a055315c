import type { EventDefinition, EventOf } from '@lectern/schemas/events/event.ts';
import type { Aggregate, AggregateDefinition } from '@lectern/kernel/commands/aggregate.ts';
import { nameReservation } from '@lectern/kernel/commands/unique-name.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide, type TagCommand } from './commands.ts';
import { noTag, type TagFact, type TagState } from './state.ts';

/** What one kind of tag has of its own. */
interface Kind<Definitions extends EventDefinition> {
  name: 'Label' | 'Brand' | 'Product';
  events: readonly Definitions[];
  factOf(event: EventOf<Definitions>): TagFact;
  eventOf(tagId: string, fact: TagFact): EventOf<Definitions>;
  /** By which lists are ordered. */
  sortBy(name: string): string;
}

/** The aggregate of a kind. */
export type Tag = Aggregate<TagState, TagCommand>;

/** In sentences. */
export const nounOf = ({ name }: { name: string }) => name.toLowerCase();

/** Labels, brands and products are the same thing but for their events and where presentations keep them. */
export function tagDefinition<Definitions extends EventDefinition>({
  name,
  events,
  factOf,
  eventOf,
  sortBy,
}: Kind<Definitions>): AggregateDefinition<TagState, TagCommand, Definitions> {
  const noun = nounOf({ name });
  return {
    name,
    scope: 'team',
    events,
    initial: noTag,
    evolve: (tag, event, meta) => evolve(tag, factOf(event), meta),
    decide: (command, tag) =>
      decide(command, tag, { name }).map((fact) => eventOf(command.tagId, fact)),
    reservations(tag) {
      if (tag.status === 'active') return nameReservation(`${noun}-name`, tag.teamId, tag.name);
      if (tag.status !== 'merged' || tag.teamId === null) return [];
      return [{ scope: tag.teamId, kind: `${noun}-merge`, value: String(tag.mergeNumber) }];
    },
    shape: 1,
    view: {
      fields: { isThere: 'boolean', sortName: 'text', intoId: 'text', mergeNumber: 'number' },
      lists: {
        byName: { equals: ['isThere'], orderBy: 'sortName', canSkip: true },
        merged: {
          equals: ['isThere'],
          filters: ['intoId'],
          orderBy: '-mergeNumber',
          canSkip: true,
        },
      },
      index: (tag) => ({
        isThere: tag.status === 'active',
        sortName: tag.status === 'active' ? sortBy(tag.name) : null,
        intoId: tag.status === 'merged' ? tag.intoId : null,
        mergeNumber: tag.status === 'merged' ? tag.mergeNumber : null,
      }),
    },
  };
}

function evolve(tag: TagState, fact: TagFact, { time, teamId }: EventMeta): TagState {
  switch (fact.type) {
    case 'created': {
      const { name, colour } = fact;
      return {
        status: 'active',
        teamId,
        name,
        ...(colour !== undefined && { colour }),
        createdAt: time,
      };
    }
    case 'renamed':
      return tag.status === 'active' ? { ...tag, name: fact.name } : tag;
    case 'recolored':
      return tag.status === 'active' ? { ...tag, colour: fact.colour } : tag;
    case 'merged': {
      const { intoId, mergeNumber } = fact;
      return { status: 'merged', teamId, intoId, mergeNumber };
    }
    case 'deleted':
      return { status: 'deleted' };
  }
}
