import type { RecordedEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
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

/** Events that memberships and profiles are built from; others are not opened. */
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

/** Oldest first. */
export function changesOfUser(teamId: string, steps: readonly Step<User>[]): Change[] {
  const changes: Change[] = [];
  let state = steps[0]?.before ?? user.initial;
  for (const { before, events } of steps) {
    state = before;
    const undone = undoneByEvents(events, changes);
    const cameInto = events.filter(({ type }) => type === 'GroupJoined');
    const isRestored = events.some(({ type }) => type === 'MemberRestored');
    const earlierSteps = changes.slice(); // A change of rights may invite again in the same commit; that does not supersede it.
    for (const event of events) {
      const next = user.evolve(state, event as unknown as UserEvent, event.meta);
      const isOfTeam = event.data['teamId'] === teamId;
      // Profile changes count from any team: all teams share the profile.
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

/** The undo of a change, while it still stands. */
export function standingUndoOf(changes: readonly Change[], changeId: string): Change | null {
  return changes.findLast(({ undoes, undo }) => undoes === changeId && undo !== null) ?? null;
}

/** A restore reports these as one change. */
const impliedByRestore: ReadonlySet<string> = new Set([
  'TeamJoined',
  'MemberCustomRoleChanged',
  'GroupJoined',
  'MemberLocked',
]);

/** Events that need no state around them. */
export function changesOfEvents(teamId: string, events: readonly RecordedEvent[]): Change[] {
  return events
    .filter(({ type, data }) => isChange(type) && data['teamId'] === teamId)
    .map((event) => changeOf(event, { summary: summaryOf(event, null, null) }));
}

/** Joining, leaving and a new invitation supersede every change of the membership. */
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

/** Only changes by others, of the fields that others may edit. */
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

/** Changes that this commit undoes, by event type. */
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

/** Changes that these rights would undo, one per field. */
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
