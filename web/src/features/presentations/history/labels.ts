import { isKeyOf } from '../../../typed/keys-of.ts';
import { dateTimeLabel } from '../../../shared/as-of/local-moments.ts';
import { statusLabels } from '../../../shared/presentation/status-pill.tsx';
import type { Field } from '../settings/field.ts';
import { allFields } from '../settings/fields.ts';

const otherEvents: Readonly<Record<string, string>> = {
  status: 'Status',
  ownerId: 'Owner',
  reviewerId: 'Reviewer',
  thumbnailFileId: 'Picture',
  deletedAt: 'Deleted',
  notifications: 'Mails about answers',
  file: 'File',
  contentUpdatedAt: 'Content changed',
  vaultConfiguration: 'In step with the vault',
  presentationType: 'Type',
};
const events: Readonly<Record<string, string>> = {
  PresentationCreated: 'made it',
  PresentationFileReplaced: 'gave it another file',
  PresentationFileWithdrawn: 'kept its present file',
  PresentationRevised: 'changed it',
  PresentationStatusChanged: 'changed its status',
  PresentationOwnerChanged: 'gave it another owner',
  PresentationNotifieeNamed: 'said whom it tells',
  PresentationThumbnailChosen: 'chose its picture',
  PresentationDeleted: 'deleted it',
  PresentationRestored: 'restored it',
  PresentationReleased: 'released it: its day came',
  PresentationExpired: 'ended it: its day came',
  PresentationProcessingRequested: 'asked for its pages again',
  PresentationProcessingStarted: 'began to make its pages',
  PresentationProcessed: 'made its pages',
  PresentationProcessingFailed: 'could not make its pages',
  PresentationPurged: 'removed its files for good',
};

export const fieldOf = (path: string): Field | undefined =>
  allFields.find((field) => field.path === path);
export const fieldLabel = (path: string): string =>
  fieldOf(path)?.label ?? otherEvents[path] ?? path;

/**
 * “changed it”, “restored it and requested its pages again”; unknown events show their raw name.
 */
export const actionLabel = (facts: readonly string[]): string =>
  [...new Set(facts)].map((fact) => events[fact] ?? fact).join(' and ');

const dayLabel = (day: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** A value in words. */
export function valueLabel(path: string, value: unknown): string {
  const field = fieldOf(path);
  if (value === null || value === undefined || value === '') return 'nothing';
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (path === 'status' && typeof value === 'string' && isKeyOf(statusLabels, value))
    return statusLabels[value];
  if (path === 'thumbnailFileId') return 'of a file';
  if (Array.isArray(value)) return listLabel(value, field);
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${partLabels[name] ?? name}: ${valueLabel('', each)}`)
      .join('; ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field?.kind === 'moment' || path === 'deletedAt') return dateTimeLabel(text);
  if (field?.kind === 'day') return dayLabel(text);
  if (field?.kind === 'ids') return field.one;
  if (field?.kind === 'choice') return field.choices.find(([key]) => key === text)?.[1] ?? text;
  return text;
}

const partLabels: Readonly<Record<string, string>> = {
  self: 'the team',
  respondent: 'who answered',
  enabled: 'mails',
  recipients: 'to',
  synchronizeTitle: 'name',
  synchronizeExpirationDate: 'expiry',
};

function listLabel(list: readonly unknown[], field: Field | undefined): string {
  if (list.length === 0) return 'nothing';
  if (field?.kind === 'ids')
    return list.length === 1 ? field.one : field.many.replace('#', String(list.length));
  return list.map(String).join(', ');
}
