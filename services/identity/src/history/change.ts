import type { RecordedEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { Place } from '../user/access.ts';
import type { EditedProfile } from '../user/commands.ts';
import { difference } from '../user/granting.ts';
import { actorOf, kindOf, personOf, type ChangeKind } from './kinds.ts';

/** What one fact made of somebody in a team, or of the team, for people. */
export interface Change {
  /** Of the event. */
  id: string;
  /** Null where it is the team's. */
  personId: string | null;
  kind: ChangeKind;
  meta: RecordedEvent['meta'];
  /** `{person}` in it stands for who is `named`. */
  summary: string;
  named: string | null;
  fields: ChangedField[];
  groupId: string | null;
  /** What undoing it would bring back; null for what is not undone, or not any more because a later change was about the same. */
  undo: Undo | null;
  /** The change that it took back; null for any other. */
  undoes: string | null;
}

export interface ChangedField {
  /** Of a permission its key. */
  name: string;
  before: string | null;
  after: string | null;
  /** Whose ids these are, where they are told by name. */
  of?: 'PERSON' | 'CUSTOM_ROLE' | 'GROUP';
}

/** Only where it still stands as `from` it becomes what it was before. */
export type Undo =
  | { role: Way<Place['role']> }
  | { customRole: Way<string | null> }
  | { permissions: Way<readonly string[]> }
  /** The fields that it was about. */
  | { profile: Way<EditedProfile> };

interface Way<Value> {
  from: Value;
  to: Value;
}

type Told = Pick<Change, 'summary'> &
  Partial<Pick<Change, 'named' | 'fields' | 'groupId' | 'undo' | 'undoes'>>;

export function changeOf(event: RecordedEvent, told: Told): Change {
  const { type, meta } = event;
  return {
    id: meta.id,
    personId: personOf(event),
    kind: kindOf(type),
    meta: { ...meta, actorId: actorOf(event) },
    named: null,
    fields: [],
    groupId: null,
    undo: null,
    undoes: null,
    ...told,
  };
}

/** By notification level (accounts §3). */
export const alertWords = ['None', 'First opening', 'Every opening', 'Weekly', 'Monthly'];
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

/** Those that differ, by their words; null is nothing. */
export function differingFields<Of extends object>(
  words: { [Field in keyof Of]?: string },
  before: Of | null,
  after: Of,
  shown: (value: unknown, field: keyof Of) => string | null = textOf,
): ChangedField[] {
  return (Object.entries(words) as [keyof Of, string][]).flatMap(([field, name]) => {
    const [then, now] = [before && shown(before[field], field), shown(after[field], field)];
    return then === now ? [] : [{ name, before: then, after: now }];
  });
}

export function textOf(value: unknown): string | null {
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Of two lists of permissions the keys that differ. */
export function keyFields(before: readonly string[], after: readonly string[]): ChangedField[] {
  return difference(before, after).map((key) => ({
    name: key,
    before: yesOrNo(before.includes(key)),
    after: yesOrNo(after.includes(key)),
  }));
}
