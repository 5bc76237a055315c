import { isKeyOf } from '../../../typed/keys-of.ts';
import { dateTimeLabel } from '../../../shared/as-of/local-moments.ts';
import { statusLabels } from '../../../shared/presentation/status-pill.tsx';
import type { Field } from '../settings/field.ts';
import { allFields } from '../settings/fields.ts';
import { locale } from '../../../ui/format/locale.ts';

/** Fields that are changed elsewhere. */
const otherLabels: Readonly<Record<string, string>> = {
  status: 'Status',
  ownerId: 'Owner',
  reviewerId: 'Reviewer',
  thumbnailFileId: 'Picture',
  deletedAt: 'Deleted',
  notifications: 'Form emails',
  file: 'File',
  vaultConfiguration: 'Vault sync',
  presentationType: 'Type',
  isPdfForm: 'Interactive form',
  sendActivityToCrm: 'Send activity to CRM',
  slackUrl: 'Slack webhook',
  googleAnalyticsId: 'Google Analytics',
  'settings.gaProfileId': 'Google Analytics profile',
  facebookPixel: 'Facebook pixel',
  hubspotPixel: 'HubSpot pixel',
  linkedinPixel: 'LinkedIn pixel',
  isPosthogEnabled: 'PostHog',
  posthogProjectId: 'PostHog project',
  posthogApiKey: 'PostHog key',
  customJavascript: 'Custom JavaScript',
};
const events: Readonly<Record<string, string>> = {
  PresentationCreated: 'created this',
  PresentationFileReplaced: 'replaced the file',
  PresentationFileWithdrawn: 'kept the current file',
  PresentationRevised: 'edited this',
  PresentationStatusChanged: 'changed the status',
  PresentationOwnerChanged: 'changed the owner',
  PresentationNotifieeNamed: 'changed who is notified',
  PresentationThumbnailChosen: 'chose the picture',
  PresentationDeleted: 'deleted this',
  PresentationRestored: 'restored this',
  PresentationReleased: 'released this on its date',
  PresentationExpired: 'expired this on its date',
  PresentationProcessingRequested: 'requested processing',
  PresentationProcessingStarted: 'started processing',
  PresentationProcessed: 'finished processing',
  PresentationProcessingFailed: 'failed to process the file',
  PresentationPurged: 'removed the files permanently',
};

/** Never shown, only that they exist. */
const secrets: readonly string[] = ['accessCode', 'slackUrl', 'posthogApiKey'];
export const isSecret = (path: string) => secrets.includes(path);

const fieldOf = (path: string): Field | undefined => allFields.find((field) => field.path === path);
export const fieldLabel = (path: string): string =>
  fieldOf(path)?.label ?? otherLabels[path] ?? path;

/**
 * “edited this”, “restored this and requested processing”; unknown events show their raw name.
 */
export const actionLabel = (facts: readonly string[]): string =>
  [...new Set(facts)].map((fact) => events[fact] ?? fact).join(' and ');

const dayLabel = (day: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** A value in words. */
export function valueLabel(path: string, value: unknown): string {
  const field = fieldOf(path);
  if (value === null || value === undefined || value === '') return '(empty)';
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (path === 'status' && typeof value === 'string' && isKeyOf(statusLabels, value))
    return statusLabels[value];
  if (path === 'thumbnailFileId') return 'from a file';
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
  respondent: 'respondents',
  enabled: 'emails',
  recipients: 'to',
  synchronizeTitle: 'name',
  synchronizeExpirationDate: 'expiry',
};

function listLabel(list: readonly unknown[], field: Field | undefined): string {
  if (list.length === 0) return '(empty)';
  if (field?.kind === 'ids')
    return list.length === 1 ? field.one : field.many.replace('#', String(list.length));
  return list.map(String).join(', ');
}
