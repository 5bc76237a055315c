import { isKeyOf } from '../../../typed/keys-of.ts';
import { dateTimeLabel } from '../../../shared/as-of/local-moments.ts';
import { statusLabels } from '../../../shared/presentation/status-pill.tsx';
import type { Field } from '../settings/field.ts';
import { allFields } from '../settings/fields.ts';
import { locale } from '../../../ui/format/locale.ts';
import { common } from '../../../texts/common.ts';
import { listText } from '../../../texts/list.ts';
import { texts } from './texts.ts';

/** Fields that are changed elsewhere. */
const otherLabels: Readonly<Record<string, string>> = {
  status: common.status,
  ownerId: common.owner,
  reviewerId: texts.reviewer,
  thumbnailFileId: texts.picture,
  deletedAt: common.deleted,
  notifications: texts.formEmails,
  file: texts.file,
  vaultConfiguration: texts.vaultSync,
  presentationType: common.type,
  isPdfForm: texts.interactiveForm,
  sendActivityToCrm: texts.sendActivityToCrm,
  slackUrl: texts.slackWebhook,
  googleAnalyticsId: texts.googleAnalytics,
  'settings.gaProfileId': texts.googleAnalyticsProfile,
  facebookPixel: texts.facebookPixel,
  hubspotPixel: texts.hubspotPixel,
  linkedinPixel: texts.linkedinPixel,
  isPosthogEnabled: 'PostHog',
  posthogProjectId: texts.posthogProject,
  posthogApiKey: texts.posthogKey,
  customJavascript: texts.customJavascript,
};
const events: Readonly<Record<string, string>> = {
  PresentationCreated: texts.createdThis,
  PresentationFileReplaced: texts.replacedTheFile,
  PresentationFileWithdrawn: texts.keptTheCurrentFile,
  PresentationRevised: texts.editedThis,
  PresentationStatusChanged: texts.changedTheStatus,
  PresentationOwnerChanged: texts.changedTheOwner,
  PresentationNotifieeNamed: texts.changedWhoIsNotified,
  PresentationThumbnailChosen: texts.choseThePicture,
  PresentationDeleted: texts.deletedThis,
  PresentationRestored: texts.restoredThis,
  PresentationReleased: texts.releasedThisOnItsDate,
  PresentationExpired: texts.expiredThisOnItsDate,
  PresentationProcessingRequested: texts.requestedProcessing,
  PresentationProcessingStarted: texts.startedProcessing,
  PresentationProcessed: texts.finishedProcessing,
  PresentationProcessingFailed: texts.failedToProcessTheFile,
  PresentationPurged: texts.removedTheFilesPermanently,
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
  listText(
    [...new Set(facts)].map((fact) => events[fact] ?? fact),
    'conjunction',
  );

const dayLabel = (day: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** A value in words. */
export function valueLabel(path: string, value: unknown): string {
  const field = fieldOf(path);
  if (value === null || value === undefined || value === '') return texts.empty;
  if (value === true) return texts.on;
  if (value === false) return texts.off;
  if (path === 'status' && typeof value === 'string' && isKeyOf(statusLabels, value))
    return statusLabels[value];
  if (path === 'thumbnailFileId') return texts.fromAFile;
  if (Array.isArray(value)) return listLabel(value, field);
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${partLabels[name] ?? name}: ${valueLabel('', each)}`)
      .join('; ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field?.kind === 'moment' || path === 'deletedAt') return dateTimeLabel(text);
  if (field?.kind === 'day') return dayLabel(text);
  if (field?.kind === 'ids') return field.countOf({ count: 1 });
  if (field?.kind === 'choice') return field.choices.find(([key]) => key === text)?.[1] ?? text;
  return text;
}

const partLabels: Readonly<Record<string, string>> = {
  self: texts.theTeam,
  respondent: texts.respondents,
  enabled: texts.emails,
  recipients: texts.to,
  synchronizeTitle: texts.name,
  synchronizeExpirationDate: texts.expiry,
};

function listLabel(list: readonly unknown[], field: Field | undefined): string {
  if (list.length === 0) return texts.empty;
  if (field?.kind === 'ids') return field.countOf({ count: list.length });
  return list.map(String).join(', ');
}
