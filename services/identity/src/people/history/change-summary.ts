import type { RecordedEvent } from '@lectern/kernel/events/recorded-event.ts';
import { providerLabels } from '../../sign-in/single-sign-on/hosts.ts';
import type { TeamMembership } from '../user/memberships.ts';
import type { Change } from './change.ts';

/** Undoing an undo does the change again. */
export function undoSummary(
  changes: readonly Change[],
  { summary, undoes }: Change,
  isUndone = true,
): string {
  const earlier = changes.find(({ id }) => id === undoes);
  return earlier
    ? undoSummary(changes, earlier, !isUndone)
    : `“${summary.replace(/[.]$/, '')}” ${isUndone ? 'undone' : 'done again'}.`;
}

export function summaryOf(
  { type, data }: RecordedEvent,
  before: TeamMembership | null,
  after: TeamMembership | null,
): string {
  switch (type) {
    case 'MemberInvited':
      return before ? 'Invited again.' : 'Invited.';
    case 'TeamJoined':
      return `${before ? 'Accepted the invitation and joined the team' : 'Joined the team'}${providerSuffix(data['provider'], before !== null)}.`;
    case 'MemberRoleChanged':
      return after?.role === 'TEAM_ADMIN' ? 'Made an admin.' : 'Made a member.';
    case 'MemberCustomRoleChanged':
      return data['customRoleId'] === null ? 'Custom role removed.' : 'Custom role assigned.';
    case 'MemberRestored':
      return `Restored as before they were removed${after?.status === 'LOCKED' ? ', locked' : ''}.`;
    case 'PasswordDropped':
      return data['because'] === 'RESTORED'
        ? 'Password and second factor removed: someone else may have set them.'
        : 'Password and second factor removed: they now sign in through the team’s identity provider.';
    case 'PasskeyAdded':
      return typeof data['name'] === 'string'
        ? `Passkey “${data['name']}” added.`
        : 'Passkey added.';
    default:
      return summaries[type] ?? type;
  }
}

/** Invited members have the invitation's role. */
function providerSuffix(provider: unknown, isInvited: boolean): string {
  const word = new Map<unknown, string>(Object.entries(providerLabels)).get(provider);
  return word === undefined ? '' : ` through ${word}${isInvited ? '' : ', without an invitation'}`;
}

const summaries: Record<string, string> = {
  InvitationRevoked: 'Invitation revoked.',
  MemberPermissionsChanged: 'Permissions changed.',
  MemberLocked: 'Locked.',
  MemberUnlocked: 'Unlocked.',
  MemberRemoved: 'Removed from the team.',
  GroupJoined: 'Joined a group.',
  GroupLeft: 'Left a group.',
  ProfileEdited: 'Profile edited.',
  PasswordChanged: 'Password set.',
  TotpTurnedOn: 'Authenticator app turned on.',
  TotpTurnedOff: 'Authenticator app turned off.',
  RecoveryCodesIssued: 'Recovery codes generated.',
  PasskeyRemoved: 'Passkey removed.',
  SecondFactorReset: 'Second factor removed.',
};
