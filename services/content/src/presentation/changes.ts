import { withAddresses } from './notifiees.ts';
import type { PresentationState } from './state.ts';

/** A field as people know it, before and after; values as JSON text. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** What is ours alone, or follows from something else that is told. */
const untold = new Set([
  'teamId',
  'slug',
  'file',
  'copiedFromId',
  'uploadedAt',
  'ownedSince',
  'shownSince',
  'replacement',
  'formerVersions',
  'uploads',
  'lastRequest',
  'accessCodeName',
  'notifiees',
  'settings',
  'processing',
  'attempts',
  'toldOfRelease',
  'toldOfExpiry',
  'createdAt',
  'updatedAt',
  'publication',
  'status',
]);
const secrets = new Set(['accessCode', 'slackUrl', 'posthogApiKey']);
const HIDDEN = '"•••"';

/** What a command changed, for people who look back: `status`, `name`, `settings.canBePrinted`. */
export function changesBetween(before: PresentationState, after: PresentationState): FieldChange[] {
  if (before.status === 'none') return []; // All of it is new.
  const [old, now] = [readableFields(before), readableFields(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((field) => {
    const [one, other] = [old[field] ?? 'null', now[field] ?? 'null'];
    if (one === other) return [];
    return [
      secrets.has(field)
        ? { field, before: hidden(one), after: hidden(other) }
        : { field, before: one, after: other },
    ];
  });
}

function readableFields(state: PresentationState): Record<string, string> {
  if (state.status === 'none') return {};
  const told = {
    ...Object.fromEntries(Object.entries(state).filter(([field]) => !untold.has(field))),
    status: state.publication,
    file: state.file.name,
    notifications: withAddresses(state),
  };
  const settings = Object.entries(state.settings).map(
    ([name, value]) => [`settings.${name}`, value] as const,
  );
  return Object.fromEntries(
    [...Object.entries(told), ...settings].map(([field, value]) => [field, JSON.stringify(value)]),
  );
}

const hidden = (text: string) => (text === 'null' ? 'null' : HIDDEN);
