import type { RecordedEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { TeamMembership } from '../user/memberships.ts';
import type { EditedProfile } from '../user/commands/profile.ts';
import { differingPermissions } from '../user/commands/granting.ts';
import { actorOf, kindOf, subjectOf, type ChangeKind } from './kinds.ts';

/** What one event changed about a person or the team, in words. */
export interface Change {
  id: string;
  /** Null for a change of the team. */
  personId: string | null;
  kind: ChangeKind;
  meta: RecordedEvent['meta'];
  /** `{person}` stands for the name of `named`. */
  summary: string;
  named: string | null;
  fields: ChangedField[];
  groupId: string | null;
  /** The reverse change; null if it cannot be undone, or a later change is about the same. */
  undo: Undo | null;
  /** The id of the change that this one undid. */
  undoes: string | null;
}

export interface ChangedField {
  /** A label, or a permission's key. */
  name: string;
  before: string | null;
  after: string | null;
  /** What kind of ids the values are, if they are ids. */
  of?: 'PERSON' | 'CUSTOM_ROLE' | 'GROUP';
}

/** Applies only while the value is still `from`. */
export type Undo =
  | { role: ValueChange<TeamMembership['role']> }
  | { customRole: ValueChange<string | null> }
  | { permissions: ValueChange<readonly string[]> }
  | { profile: ValueChange<EditedProfile> };

interface ValueChange<Value> {
  from: Value;
  to: Value;
}

type ChangeDetails = Pick<Change, 'summary'> &
  Partial<Pick<Change, 'named' | 'fields' | 'groupId' | 'undo' | 'undoes'>>;

export function changeOf(event: RecordedEvent, details: ChangeDetails): Change {
  const { type, meta } = event;
  return {
    id: meta.id,
    personId: subjectOf(event),
    kind: kindOf(type),
    meta: { ...meta, actorId: actorOf(event) },
    named: null,
    fields: [],
    groupId: null,
    undo: null,
    undoes: null,
    ...details,
  };
}

/** By notification level (accounts §3). */
export const alertLabels = ['None', 'First opening', 'Every opening', 'Weekly', 'Monthly'];
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

/** Differing fields, with their labels. */
export function differingFields<Of extends object>(
  words: { [Field in keyof Of]?: string },
  before: Of | null,
  after: Of,
  shown: (value: unknown, field: keyof Of) => string | null = displayText,
): ChangedField[] {
  return (Object.entries(words) as [keyof Of, string][]).flatMap(([field, name]) => {
    const [then, now] = [before && shown(before[field], field), shown(after[field], field)];
    return then === now ? [] : [{ name, before: then, after: now }];
  });
}

export function displayText(value: unknown): string | null {
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function permissionFields(
  before: readonly string[],
  after: readonly string[],
): ChangedField[] {
  return differingPermissions(before, after).map((key) => ({
    name: key,
    before: yesOrNo(before.includes(key)),
    after: yesOrNo(after.includes(key)),
  }));
}
