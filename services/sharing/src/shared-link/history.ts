import { languageNames } from '@lectern/schemas/text/languages.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
import {
  linkExists,
  type ConsentMode,
  type EmailMode,
  type ExistingSharedLink,
  type SharedLink,
} from './state.ts';

/** What one commit changed, for the console. */
export interface SharedLinkHistoryEntry {
  number: number;
  at: string;
  actorId: string | null;
  summary: string;
  fields: { name: string; before: string | null; after: string | null }[];
}

/** Oldest first, without commits of internal events only. */
export function linkHistory(steps: readonly Step<SharedLink>[]): SharedLinkHistoryEntry[] {
  return steps.flatMap(({ number, meta, events, before, after }) => {
    const said = events
      .map(({ type, data }) => summaries[type]?.(data))
      .filter((summary) => summary !== undefined);
    const fields = linkExists(before) && linkExists(after) ? changedFields(before, after) : [];
    const [summary] = said;
    if (summary === undefined) return [];
    return [{ number, at: meta.time, actorId: meta.actorId, summary, fields }];
  });
}

const summaries: Record<string, (data: Record<string, unknown>) => string> = {
  SharedLinkCreated: () => 'Created.',
  SharedLinkActivated: () => 'Turned on.',
  SharedLinkCanceled: () => 'Turned off.',
  SharedLinkExpired: ({ reason }) =>
    reason === 'date'
      ? 'Expired on its date.'
      : reason === 'asked'
        ? 'Expired manually.'
        : 'Expired with its presentation.',
  SharedLinkRevised: () => 'Changed.',
  SharedLinkRulesChanged: () => 'Changed.',
  SharedLinkExpiryChanged: () => 'Changed.',
  SharedLinkNotificationLevelSet: () => 'Changed.',
  SharedLinkRemindersTurned: ({ isMuted }) =>
    isMuted ? 'Reminders turned off.' : 'Reminders turned on.',
  SharedLinkAccessCodeSet: () => 'Access code changed.',
  SharedLinkAccessCodeRemoved: () => 'Access code removed.',
  SharedLinkRecipientAdded: () => 'Recipients changed.',
  SharedLinkRecipientRemoved: () => 'Recipients changed.',
  SharedLinkMailRequested: () => 'Emailed to its recipients.',
  SharedLinkTransferred: () => 'Owner changed.',
  SharedLinkDeleted: () => 'Deleted.',
  SharedLinkRestored: () => 'Restored.',
  SharedLinkAccessAsked: () => 'Someone asked for access.',
  SharedLinkAccessAnswered: ({ isGranted }) => (isGranted ? 'Access granted.' : 'Access declined.'),
};

const levels = ['None', 'First opening', 'Every opening', 'Weekly', 'Monthly'];
const modes: Record<ConsentMode, string> = {
  NOT_REQUIRED: 'Implied',
  OPTIONAL: 'Optional',
  REQUIRED: 'Required',
};
const emailModes: Record<EmailMode, string> = {
  NOT_REQUIRED: 'Not asked',
  ENTERED: 'Asked, not verified',
  VERIFIED: 'Verified by code',
};
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

const comparedFields: readonly [string, (link: ExistingSharedLink) => string | null][] = [
  ['Name', ({ name }) => name],
  ['Link', ({ alias }) => alias],
  ['Expires', ({ expiresAt }) => expiresAt],
  ['Alerts', ({ notificationLevel }) => levels[notificationLevel] ?? null],
  ['Access code', ({ hasAccessCode }) => (hasAccessCode ? 'Set' : null)],
  ['Consent', ({ consentMode }) => (consentMode === null ? 'Team default' : modes[consentMode])],
  [
    'Recipients',
    ({ recipients }) => recipients.map(({ email }) => email ?? 'erased').join(', ') || null,
  ],
  ['Email', ({ emailMode }) => emailModes[emailMode]],
  ['Recipients only', ({ isForRecipientsOnly }) => yesOrNo(isForRecipientsOnly)],
  ['Direct', ({ isDirect }) => yesOrNo(isDirect)],
  ['Download', ({ canBeDownloaded }) => yesOrNo(canBeDownloaded)],
  ['Print', ({ canBePrinted }) => yesOrNo(canBePrinted)],
  ['Forward', ({ canBeForwarded }) => yesOrNo(canBeForwarded)],
  ['Language', ({ language }) => language && languageNames[language]],
];

function changedFields(
  before: ExistingSharedLink,
  after: ExistingSharedLink,
): SharedLinkHistoryEntry['fields'] {
  return comparedFields
    .map(([name, show]) => ({ name, before: show(before), after: show(after) }))
    .filter((field) => field.before !== field.after);
}
