import type { RecordedEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { Step } from '@lectern/kernel/commands/stream-states.ts';
import { isInOtherTeam, teamMembershipIn, type TeamMembership } from '../user/memberships.ts';
import type { EditedProfile } from '../user/commands/profile.ts';
import { differingPermissions } from '../user/commands/granting.ts';
import { user } from '../user/user.ts';
import type { User } from '../user/state.ts';
import type { UserEvent } from '../user/events.ts';
import { changeOf, type Change, type Undo } from './change.ts';
import { groupFields, membershipFields, profileFields, profileLabels } from './change-fields.ts';
import { summaryOf, undoSummary } from './change-summary.ts';
import { isChange, kindOf } from './kinds.ts';

/** What places and profiles come from: of the many other facts of somebody nothing is told. */
export const relevantEventTypes: ReadonlySet<string> = new Set(
  user.events
    .map(({ type }) => type)
    .filter(
      (type) =>
        isChange(type) ||
        ['UserRegistered', 'InvitationAccepted', 'MemberChangeUndone', 'UserForgotten'].includes(
          type,
        ),
    ),
);

/** What became of somebody in a team, oldest first. */
export function changesOfUser(teamId: string, steps: readonly Step<User>[]): Change[] {
  const changes: Change[] = [];
  let state = steps[0]?.before ?? user.initial;
  for (const { before, events } of steps) {
    state = before;
    const undone = undoneByEvents(events, changes);
    const cameInto = events.filter(({ type }) => type === 'GroupJoined');
    const isRestored = events.some(({ type }) => type === 'MemberRestored');
    const earlierSteps = changes.slice(); // What changes the rights of who waits for an answer invites them anew, and stands all the same.
    for (const event of events) {
      const next = user.evolve(state, event as unknown as UserEvent, event.meta);
      const isOfTeam = event.data['teamId'] === teamId;
      // Also where they, or somebody else, did it from another team: a profile is one everywhere.
      if (isChange(event.type) && (isOfTeam || event.type === 'ProfileEdited'))
        for (const earlier of earlierSteps)
          if (earlier.undo !== null && isSuperseded(earlier.undo, event)) earlier.undo = null;
      if (isChange(event.type) && isOfTeam && !(isRestored && impliedByRestore.has(event.type))) {
        const [then, now] = [
          teamMembershipIn(event.type === 'MemberRestored' ? before : state, teamId),
          teamMembershipIn(next, teamId),
        ];
        const groupId = typeof event.data['groupId'] === 'string' ? event.data['groupId'] : null;
        const back = undone.get(event.type) ?? null;
        changes.push(
          changeOf(event, {
            summary: back ? undoSummary(changes, back) : summaryOf(event, then, now),
            groupId,
            undoes: back?.id ?? null,
            fields: [
              ...membershipFields(then, now),
              ...profileFields(event, state),
              ...(event.type === 'MemberRestored' ? groupFields(cameInto) : []),
            ],
            undo:
              event.type === 'ProfileEdited'
                ? undoOfProfile(event, state)
                : undoOfMembership(event.type, then, now),
          }),
        );
      }
      state = next;
    }
  }
  if (state.status !== 'none' && isInOtherTeam(state, teamId))
    for (const change of changes)
      if (change.undo !== null && 'profile' in change.undo) change.undo = null;
  return changes;
}

/** Which one took a change back, where what it made stands: nothing about the same came since. */
export function standingUndoOf(changes: readonly Change[], changeId: string): Change | null {
  return changes.findLast(({ undoes, undo }) => undoes === changeId && undo !== null) ?? null;
}

/** What somebody is again is told once. */
const impliedByRestore: ReadonlySet<string> = new Set([
  'TeamJoined',
  'MemberCustomRoleChanged',
  'GroupJoined',
  'MemberLocked',
]);

/** Facts of another stream of theirs: they say all that is to be known. */
export function changesOfEvents(teamId: string, events: readonly RecordedEvent[]): Change[] {
  return events
    .filter(({ type, data }) => isChange(type) && data['teamId'] === teamId)
    .map((event) => changeOf(event, { summary: summaryOf(event, null, null) }));
}

/** Coming, going and being invited anew are about all that somebody is in a team; a profile is theirs in any. */
function isSuperseded(undo: Undo, { type, data }: RecordedEvent): boolean {
  if ('profile' in undo)
    return (
      type === 'ProfileEdited' &&
      Object.keys(undo.profile.to).some((field) => data[field] !== undefined)
    );
  if (kindOf(type) === 'INVITATION') return true;
  if (kindOf(type) === 'MEMBERSHIP') return type !== 'MemberLocked' && type !== 'MemberUnlocked';
  return type === eventTypeOf(undo);
}

/** Of what makes such a change, and what takes it back. */
const eventTypeOf = (undo: Undo) =>
  'profile' in undo
    ? 'ProfileEdited'
    : 'role' in undo
      ? 'MemberRoleChanged'
      : 'customRole' in undo
        ? 'MemberCustomRoleChanged'
        : 'MemberPermissionsChanged';

function undoOfMembership(
  type: string,
  before: TeamMembership | null,
  after: TeamMembership | null,
): Undo | null {
  if (!before || !after) return null;
  if (type === 'MemberRoleChanged')
    return before.role === after.role ? null : { role: { from: after.role, to: before.role } };
  if (type === 'MemberCustomRoleChanged')
    return before.customRoleId === after.customRoleId
      ? null
      : { customRole: { from: after.customRoleId, to: before.customRoleId } };
  return type === 'MemberPermissionsChanged'
    ? { permissions: { from: after.permissions, to: before.permissions } }
    : null;
}

/** What somebody else made of it, as far as others edit it. */
function undoOfProfile({ data, meta }: RecordedEvent, before: User): Undo | null {
  if (before.status === 'none' || meta.actorId === null || meta.actorId === data['userId'])
    return null;
  const then: Record<string, unknown> = { name: before.name, ...before.profile };
  const fields = Object.keys(profileLabels).filter((field) => data[field] !== undefined);
  if (fields.some((field) => !editableByOthers.has(field))) return null;
  return {
    profile: {
      from: Object.fromEntries(fields.map((field) => [field, data[field]])),
      to: Object.fromEntries(fields.map((field) => [field, then[field]])),
    },
  };
}

const editableByOthers: ReadonlySet<string> = new Set([
  'name',
  'title',
  'phone',
  'timeZone',
  'locale',
] satisfies (keyof EditedProfile)[]);

/** What a commit takes back, by what it takes it back with. */
function undoneByEvents(
  events: readonly RecordedEvent[],
  changes: readonly Change[],
): ReadonlyMap<string, Change> {
  const ids = new Set(
    events.filter(({ type }) => type === 'MemberChangeUndone').map(({ data }) => data['changeId']),
  );
  return new Map(
    changes.flatMap((change) =>
      ids.has(change.id) && change.undo !== null ? [[eventTypeOf(change.undo), change]] : [],
    ),
  );
}

/** Of somebody's rights of before, what of the history made them others: one change for each, where it still stands. */
export function undoneChangeIds(
  changes: readonly Change[],
  to: {
    role?: string | undefined;
    customRoleId?: string | null | undefined;
    permissions?: readonly string[] | undefined;
  },
): string[] {
  return changes.flatMap(({ id, undo }) => {
    if (undo === null || 'profile' in undo) return [];
    if ('role' in undo) return undo.role.to === to.role ? [id] : [];
    if ('customRole' in undo) return undo.customRole.to === to.customRoleId ? [id] : [];
    return to.permissions !== undefined &&
      differingPermissions(to.permissions, undo.permissions.to).length === 0
      ? [id]
      : [];
  });
}
