import { projection } from '@lectern/kernel/projections/projection.ts';
import { actorOf, kindOf, subjectOf, changeEvents, type ChangeKind } from './kinds.ts';

/**
 * A change of a person or the team. Its content stays in the stream (find-changes.ts), so nothing
 * personal is copied.
 */
export interface ChangeRow {
  /** Null for a change of the team. */
  personId: string | null;
  at: string;
  kind: ChangeKind;
  actorId: string | null;
}

const filters = ['personId', 'actorId', 'kind', 'at'];

/** Who or what was changed, when and by whom? */
export const peopleHistory = projection({
  name: 'people-history',
  version: 6,
  on: changeEvents,
  fields: { personId: 'text', actorId: 'text', kind: 'text', at: 'text' },
  lists: {
    newest: { filters, orderBy: '-at' },
    ofPerson: { equals: ['personId'], filters, orderBy: '-at' },
    byActor: { equals: ['actorId'], filters, orderBy: '-at' },
    ofKind: { equals: ['kind'], filters, orderBy: '-at' },
  },
  rowIds: ({ meta }) => [meta.id],
  apply: (_before: ChangeRow | undefined, event): ChangeRow => ({
    personId: subjectOf(event),
    at: event.meta.time,
    kind: kindOf(event.type),
    actorId: actorOf(event),
  }),
  index: ({ personId, actorId, kind, at }) => ({ personId, actorId, kind, at }),
});
