import { withAddresses } from './notifiees.ts';
import type { PresentationState } from './state.ts';

/** A field by the name that people know, before and after; values are JSON texts. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** Internal fields, and fields that follow from others. */
const internalFields = new Set([
  'teamId',
  'slug',
  'file',
  'copiedFromId',
  'uploadedAt',
  'ownedSince',
  'formerOwnerId',
  'shownSince',
  'replacement',
  'formerVersions',
  'uploads',
  'thumbnailPicture',
  'lastRequest',
  'accessCodeName',
  'notifiees',
  'settings',
  'processing',
  'attempts',
  'announcedReleaseAt',
  'announcedExpiryAt',
  'createdAt',
  'updatedAt',
  'publication',
  'status',
]);
const secrets = new Set(['accessCode', 'slackUrl', 'posthogApiKey']);
const HIDDEN = '"•••"';

/** What a command changed, for the history: `status`, `name`, `settings.canBePrinted`. */
export function changesBetween(before: PresentationState, after: PresentationState): FieldChange[] {
  if (before.status === 'none') return []; // A new presentation has no changes.
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
  const shown = {
    ...Object.fromEntries(Object.entries(state).filter(([field]) => !internalFields.has(field))),
    status: state.publication,
    file: state.file.name,
    notifications: withAddresses(state),
  };
  const settings = Object.entries(state.settings).map(
    ([name, value]) => [`settings.${name}`, value] as const,
  );
  return Object.fromEntries(
    [...Object.entries(shown), ...settings].map(([field, value]) => [field, JSON.stringify(value)]),
  );
}

const hidden = (text: string) => (text === 'null' ? 'null' : HIDDEN);
