import type { RecordedEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { Step } from '@lectern/kernel/commands/stream-states.ts';
import { placeIn, type Place } from '../user/access.ts';
import { difference } from '../user/granting.ts';
import { user, type User, type UserEvent } from '../user/user.ts';
import { isChange, kindOf, type ChangeKind } from './kinds.ts';

/** What one fact made of somebody in a team, for people. */
export interface Change {
  /** Of the event. */
  id: string;
  personId: string;
  kind: ChangeKind;
  meta: RecordedEvent['meta'];
  summary: string;
  /** Of a permission its key. */
  fields: { name: string; before: string | null; after: string | null }[];
  groupId: string | null;
  /** What undoing it would bring back; null for what is not undone, or not any more because a later change was about the same. */
  undo: Undo | null;
}

/** Only where it still stands as `from` it becomes what it was before. */
export type Undo = { role: { from: Place['role']; to: Place['role'] } } | { permissions: { from: readonly string[]; to: readonly string[] } };

/** What became of somebody in a team, oldest first. */
export function changesOf(personId: string, teamId: string, steps: readonly Step<User>[]): Change[] {
  const changes: Change[] = [];
  for (const { before, events } of steps) {
    let state = before;
    for (const event of events) {
      const next = user.evolve(state, event as unknown as UserEvent, event.meta);
      if (isChange(event.type) && event.data['teamId'] === teamId) {
        const [then, now] = [placeIn(state, teamId), placeIn(next, teamId)];
        if (isAboutPlace(event.type)) for (const earlier of changes) if (isOutlived(earlier, event.type)) earlier.undo = null;
        changes.push({
          id: event.meta.id, personId, kind: kindOf(event.type), meta: event.meta, summary: summaryOf(event, then, now), fields: [...placeFields(then, now), ...profileFields(event, state)],
          groupId: typeof event.data['groupId'] === 'string' ? event.data['groupId'] : null, undo: undoOf(event.type, then, now),
        });
      }
      state = next;
    }
  }
  return changes;
}

/** Facts of another stream of theirs: they say all that is to be known. */
export function factsOf(personId: string, teamId: string, events: readonly RecordedEvent[]): Change[] {
  return events
    .filter(({ type, data }) => isChange(type) && data['teamId'] === teamId)
    .map((event) => ({ id: event.meta.id, personId, kind: kindOf(event.type), meta: event.meta, summary: summaryOf(event, null, null), fields: [], groupId: null, undo: null }));
}

const isAboutPlace = (type: string) => ['INVITATION', 'MEMBERSHIP', 'ROLE', 'PERMISSIONS'].includes(kindOf(type)) && type !== 'MemberLocked' && type !== 'MemberUnlocked';

/** Coming, going and being invited anew are about all that somebody is in a team. */
function isOutlived({ kind }: Change, type: string): boolean {
  return kindOf(type) === kind || !['ROLE', 'PERMISSIONS'].includes(kindOf(type));
}

function undoOf(type: string, before: Place | null, after: Place | null): Undo | null {
  if (!before || !after) return null;
  if (type === 'MemberRoleChanged') return before.role === after.role ? null : { role: { from: after.role, to: before.role } };
  return type === 'MemberPermissionsChanged' ? { permissions: { from: after.permissions, to: before.permissions } } : null;
}

export const roleWords = { TEAM_ADMIN: 'Administrator', TEAM_MEMBER: 'Member' } as const;

function placeFields(before: Place | null, after: Place | null): Change['fields'] {
  if (!after) return [];
  const role = before?.role === after.role ? [] : [{ name: 'Role', before: before && roleWords[before.role], after: roleWords[after.role] }];
  const was = before?.permissions ?? [];
  const has = (list: readonly string[], key: string) => (list.includes(key) ? 'Yes' : 'No');
  return [...role, ...difference(was, after.permissions).map((key) => ({ name: key, before: has(was, key), after: has(after.permissions, key) }))];
}

const levels = ['None', 'First opening', 'Every opening', 'Weekly', 'Monthly'];
const profileWords: Record<string, string> = { name: 'Name', title: 'Title', phone: 'Phone', signature: 'Signature', notificationLevel: 'Alerts', timeZone: 'Time zone', locale: 'Language' };

function profileFields({ type, data }: RecordedEvent, before: User): Change['fields'] {
  if (type !== 'ProfileEdited' || before.status === 'none') return [];
  const then: Record<string, unknown> = { name: before.name, ...before.profile };
  return Object.entries(profileWords).flatMap(([field, name]) => (data[field] === undefined ? [] : [{ name, before: shown(field, then[field]), after: shown(field, data[field]) }]));
}

function shown(field: string, value: unknown): string | null {
  if (typeof value === 'number' && field === 'notificationLevel') return levels[value] ?? null;
  return typeof value === 'string' ? value : null;
}

function summaryOf({ type, data }: RecordedEvent, before: Place | null, after: Place | null): string {
  switch (type) {
    case 'MemberInvited':
      return before ? 'Invited again.' : 'Invited.';
    case 'TeamJoined':
      return before ? 'Took the invitation and joined the team.' : 'Joined the team.';
    case 'MemberRoleChanged':
      return after?.role === 'TEAM_ADMIN' ? 'Made an administrator.' : 'Made a member.';
    case 'MemberCustomRoleChanged':
      return data['customRoleId'] === null ? 'A role of the team’s own taken away.' : 'Given a role of the team’s own.';
    case 'PasskeyAdded':
      return typeof data['name'] === 'string' ? `Passkey “${data['name']}” added.` : 'Passkey added.';
    default:
      return summaries[type] ?? type;
  }
}

const summaries: Record<string, string> = {
  InvitationRevoked: 'Invitation revoked.', MemberPermissionsChanged: 'Permissions changed.', MemberLocked: 'Locked.', MemberUnlocked: 'Unlocked.', MemberRemoved: 'Removed from the team.', MemberRestored: 'Restored as before they were removed.',
  GroupJoined: 'Came into a group.', GroupLeft: 'Left a group.', ProfileEdited: 'Profile changed.', PasswordChanged: 'Password chosen.', PasswordDropped: 'Password and second factor dropped, because the team’s identity provider vouches for them now.',
  TotpTurnedOn: 'Codes of an app turned on.', TotpTurnedOff: 'Codes of an app turned off.', RecoveryCodesIssued: 'Recovery codes made.', PasskeyRemoved: 'Passkey removed.', SecondFactorReset: 'Second factor taken away.',
};
