import { MemberCustomRoleChanged } from '@lectern/schemas/events/identity/memberships.ts';
import type { TeamRole } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Invitation } from '../state.ts';

/** A role of the team's own, with what it gives now. */
export interface GrantableRole {
  id: string;
  permissions: readonly string[];
}

/** That of an invitation, as it was found before it is decided about; `now` null where it is no more. */
export interface InvitationRole {
  customRoleId: string;
  now: GrantableRole | null;
}

/** As it stands in an invitation. */
export const snapshotOf = ({
  id,
  permissions,
}: GrantableRole): NonNullable<Invitation['customRole']> => ({
  customRoleId: id,
  permissions: [...permissions],
});

/** All that somebody gets. */
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
 * Whether whoever takes an invitation gets its role: not where it is no more, nor where it gives more by now than whoever
 * invited could, who may have the link themselves. @param now as it is, null where it is no more
 */
export function isRoleStillGranted(
  { customRole, isMailed }: Pick<Invitation, 'customRole' | 'isMailed'>,
  now: GrantableRole | null,
): boolean {
  if (customRole === null) return true;
  if (now?.id !== customRole.customRoleId) return false;
  return isMailed || now.permissions.every((key) => customRole.permissions.includes(key));
}

/** @throws DomainError CONFLICT where somebody offers another one since, or none: whoever decides finds that one first */
export function assertSameRole(
  { customRole }: Pick<Invitation, 'customRole'>,
  found: InvitationRole | null,
): void {
  if ((customRole?.customRoleId ?? null) !== (found?.customRoleId ?? null))
    throw new DomainError(
      'CONFLICT',
      'What this invitation is for was changed at the same moment. Please try again.',
    );
}

/** After they have joined. @throws DomainError as `assertSameRole` */
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
