import type { Step } from '@lectern/kernel/commands/loaded.ts';
import { isMade, type ConsentMode, type MadeSharedLink, type SharedLink } from './state.ts';

/** What one commit made of a link, for people. */
export interface SharedLinkHistoryEntry {
  number: number;
  at: string;
  actorId: string | null;
  summary: string;
  fields: { name: string; before: string | null; after: string | null }[];
}

/** What became of a link, oldest first. What only the product notes of it is no change. */
export function changesOf(steps: readonly Step<SharedLink>[]): SharedLinkHistoryEntry[] {
  return steps.flatMap(({ number, meta, events, before, after }) => {
    const said = events
      .map(({ type, data }) => summaries[type]?.(data))
      .filter((summary) => summary !== undefined);
    const fields = isMade(before) && isMade(after) ? fieldsOf(before, after) : [];
    if (said.length === 0) return [];
    return [{ number, at: meta.time, actorId: meta.actorId, summary: said[0]!, fields }];
  });
}

const summaries: Record<string, (data: Record<string, unknown>) => string> = {
  SharedLinkCreated: () => 'Made.',
  SharedLinkActivated: () => 'Turned on.',
  SharedLinkCanceled: () => 'Turned off.',
  SharedLinkExpired: ({ reason }) =>
    reason === 'date'
      ? 'Expired: its date came.'
      : reason === 'asked'
        ? 'Expired by hand.'
        : 'Expired: its presentation was deleted.',
  SharedLinkRevised: () => 'Changed.',
  SharedLinkRulesChanged: () => 'Changed.',
  SharedLinkExpiryChanged: () => 'Changed.',
  SharedLinkNotificationLevelSet: () => 'Changed.',
  SharedLinkRemindersTurned: ({ isMuted }) =>
    isMuted ? 'Reminders turned off.' : 'Reminders turned on.',
  SharedLinkAccessCodeSet: () => 'A new access code was set.',
  SharedLinkAccessCodeRemoved: () => 'The access code was removed.',
  SharedLinkRecipientAdded: () => 'Recipients changed.',
  SharedLinkRecipientRemoved: () => 'Recipients changed.',
  SharedLinkMailRequested: () => 'Mailed to its recipients.',
  SharedLinkTransferred: () => 'Given to somebody else.',
  SharedLinkDeleted: () => 'Deleted.',
  SharedLinkRestored: () => 'Restored.',
  SharedLinkAccessAsked: () => 'Somebody asked for access.',
};

const levels = ['None', 'First opening', 'Every opening', 'Weekly', 'Monthly'];
const modes: Record<ConsentMode, string> = {
  NOT_REQUIRED: 'Implied',
  OPTIONAL: 'Optional',
  REQUIRED: 'Required',
};
const yes = (is: boolean) => (is ? 'Yes' : 'No');

const shown: readonly [string, (link: MadeSharedLink) => string | null][] = [
  ['Name', ({ name }) => name],
  ['Address', ({ alias }) => alias],
  ['Expires', ({ expiresAt }) => expiresAt],
  ['Alerts', ({ notificationLevel }) => levels[notificationLevel] ?? null],
  ['Access code', ({ hasAccessCode }) => (hasAccessCode ? 'Set' : null)],
  [
    'Consent',
    ({ consentMode }) => (consentMode === null ? 'As the team says' : modes[consentMode]),
  ],
  [
    'Recipients',
    ({ recipients }) => recipients.map(({ email }) => email ?? 'erased').join(', ') || null,
  ],
  ['Recipients only', ({ isForRecipientsOnly }) => yes(isForRecipientsOnly)],
  ['Direct', ({ isDirect }) => yes(isDirect)],
  ['Download', ({ canBeDownloaded }) => yes(canBeDownloaded)],
  ['Print', ({ canBePrinted }) => yes(canBePrinted)],
  ['Forward', ({ canBeForwarded }) => yes(canBeForwarded)],
];

function fieldsOf(before: MadeSharedLink, after: MadeSharedLink): SharedLinkHistoryEntry['fields'] {
  return shown
    .map(([name, show]) => ({ name, before: show(before), after: show(after) }))
    .filter((field) => field.before !== field.after);
}
