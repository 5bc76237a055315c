import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { customRoleIn } from '../../access/custom-role/team-custom-role.ts';
import {
  isRoleStillGranted,
  type InvitationRole,
  type GrantableRole,
} from '../user/commands/invitation-role.ts';
import type { Invitation } from '../user/state.ts';
import { problems } from '../../problems.ts';

/** The current role of an invitation; null if it has none. */
export async function invitationRoleOf(
  context: ServiceContext,
  { teamId, customRole }: Invitation,
): Promise<InvitationRole | null> {
  return (
    customRole && {
      customRoleId: customRole.customRoleId,
      now: await customRoleIn(context, teamId, customRole.customRoleId),
    }
  );
}

/** Whether the invitee will not get the role they were invited with. */
export async function hasLostRole(
  context: ServiceContext,
  invitation: Invitation,
): Promise<boolean> {
  return !isRoleStillGranted(
    invitation,
    (await invitationRoleOf(context, invitation))?.now ?? null,
  );
}

/** @throws DomainError INVALID if the team has no such role */
export async function requireGrantableRole(
  context: ServiceContext,
  teamId: string,
  id: string | null | undefined,
): Promise<GrantableRole | null> {
  const role = id == null ? null : await customRoleIn(context, teamId, id);
  if (id != null && role === null)
    throw new DomainError('INVALID', NO_ROLE, { customRoleId: [NO_ROLE] });
  return role;
}

export const NO_ROLE = problems.roleGone;
