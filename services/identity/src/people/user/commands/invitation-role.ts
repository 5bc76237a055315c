import { MemberCustomRoleChanged } from '@lectern/schemas/events/identity/memberships.ts';
import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Invitation } from '../state.ts';
import { problems } from '../../../problems.ts';

/** A custom role with its current permissions. */
export interface GrantableRole {
  id: string;
  permissions: readonly string[];
}

/** An invitation's custom role as the caller found it; `now` is null if it was deleted. */
export interface InvitationRole {
  customRoleId: string;
  now: GrantableRole | null;
}

export const snapshotOf = ({
  id,
  permissions,
}: GrantableRole): NonNullable<Invitation['customRole']> => ({
  customRoleId: id,
  permissions: [...permissions],
});

export function grantsOf({
  role,
  permissions,
  customRole = null,
}: {
  role: TeamRole;
  permissions: readonly string[];
  customRole?: Pick<GrantableRole, 'permissions'> | null;
}): { role: TeamRole; permissions: readonly string[] } {
  return { role, permissions: [...permissions, ...(customRole?.permissions ?? [])] };
}

/**
 * Whether the invitee gets the role. Not if it was deleted, nor if it gives more than the inviter
 * could, who may have the link.
 * @param now null if it was deleted
 */
export function isRoleStillGranted(
  { customRole, isMailed }: Pick<Invitation, 'customRole' | 'isMailed'>,
  now: GrantableRole | null,
): boolean {
  if (customRole === null) return true;
  if (now?.id !== customRole.customRoleId) return false;
  return isMailed || now.permissions.every((key) => customRole.permissions.includes(key));
}

/** @throws DomainError CONFLICT if the invitation has another role by now */
export function assertSameRole(
  { customRole }: Pick<Invitation, 'customRole'>,
  found: InvitationRole | null,
): void {
  if ((customRole?.customRoleId ?? null) !== (found?.customRoleId ?? null))
    throw new DomainError('CONFLICT', problems.invitationChanged);
}

/** @throws DomainError as `assertSameRole` */
export function invitationRoleTaken({
  userId,
  invitation,
  found,
}: {
  userId: string;
  invitation: Invitation;
  found: InvitationRole | null;
}) {
  assertSameRole(invitation, found);
  if (invitation.customRole === null || !isRoleStillGranted(invitation, found?.now ?? null))
    return [];
  return [
    MemberCustomRoleChanged({
      userId,
      teamId: invitation.teamId,
      customRoleId: invitation.customRole.customRoleId,
    }),
  ];
}
