import {
  MemberChangeUndone,
  MemberCustomRoleChanged,
  MemberPermissionsChanged,
  MemberRoleChanged,
} from '@lectern/schemas/events/identity/memberships.ts';
import type { TeamRole } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { placeIn } from './memberships.ts';
import { assertKnown, assertMayGrant, difference, type Granter } from './granting.ts';
import { invitedForMore, type SentInvitation } from './invitations.ts';
import { snapshotOf, type OfferedRole } from './invitation-role.ts';
import type { User } from './user.ts';

/** What decides what a member may do. */
export interface Rights {
  role: TeamRole;
  customRoleId: string | null;
  permissions: readonly string[];
}

export interface ChangeRights {
  type: 'ChangeRights';
  by: Granter;
  userId: string;
  teamId: string;
  /** As they were seen: where they are others by now, nothing is changed. */
  from: Rights | null;
  /** What is missing, or undefined, stays as it is. */
  to: { [Field in keyof Rights]?: Rights[Field] | undefined };
  /** All that the team has, with what they give. */
  customRoles: readonly OfferedRole[];
  /** Changes of the history that it takes back. */
  undoes?: readonly string[];
  invitation: SentInvitation;
}

/** Role, custom role and keys at once, or nothing of it. @throws DomainError CONFLICT where somebody changed them meanwhile, and for oneself; FORBIDDEN, INVALID */
export function changeRights(
  {
    by,
    userId,
    teamId,
    from,
    to,
    customRoles,
    undoes = [],
    ...command
  }: ChangeRights & { now: string },
  user: User,
) {
  const place = placeIn(user, teamId);
  if (user.status === 'none' || !place) throw new DomainError('NOT_FOUND', 'No such user.');
  // One that was deleted meanwhile gives nothing: who has it has none.
  const before = customRoles.find(({ id }) => id === place.customRoleId) ?? null;
  const beforeId = before?.id ?? null;
  const { role = place.role, customRoleId = beforeId } = to;
  const permissions =
    to.permissions === undefined ? [...place.permissions] : [...new Set(to.permissions)].toSorted();
  assertKnown(permissions);
  const changed = difference(place.permissions, permissions);
  const isSame = role === place.role && customRoleId === beforeId && changed.length === 0;
  if (isSame) return []; // A retry is not a failure.
  if (
    from !== null &&
    (from.role !== place.role ||
      from.customRoleId !== beforeId ||
      difference(from.permissions, place.permissions).length > 0)
  ) {
    throw new DomainError(
      'CONFLICT',
      'Somebody changed what this person may do meanwhile. Please look again.',
    );
  }
  if (role !== place.role && by.role !== 'TEAM_ADMIN')
    throw new DomainError('FORBIDDEN', 'Only administrators change roles.');
  const isOther = customRoleId !== beforeId;
  const after = customRoles.find(({ id }) => id === customRoleId) ?? null;
  if (customRoleId !== null && after === null)
    throw new DomainError('INVALID', 'There is no such role.', {
      customRoleId: ['There is no such role.'],
    });
  const ofRoles = isOther ? [...(before?.permissions ?? []), ...(after?.permissions ?? [])] : [];
  assertMayGrant(by, { role: place.role, permissions: [...changed, ...ofRoles] });
  if (by.userId === userId)
    throw new DomainError(
      'CONFLICT',
      'You cannot do this to yourself. Please ask somebody else who may.',
    );
  const invite = { by, userId, teamId, ...command };
  const isInvited = place.status === 'INVITED';
  return [
    ...undoes.map((changeId) => MemberChangeUndone({ userId, teamId, changeId })),
    ...(role === place.role ? [] : [MemberRoleChanged({ userId, teamId, role })]),
    ...(isOther
      ? [
          MemberCustomRoleChanged({
            userId,
            teamId,
            customRoleId,
            offered: isInvited && after ? [...after.permissions] : null,
          }),
        ]
      : []),
    ...(changed.length === 0 ? [] : [MemberPermissionsChanged({ userId, teamId, permissions })]),
    ...invitedForMore(invite, user.invitation, {
      role,
      permissions,
      ...(isOther && { customRole: after && snapshotOf(after) }),
    }),
  ];
}
