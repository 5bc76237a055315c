import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Place } from '../../people/user/memberships.ts';
import type { OfferedRole } from '../../people/user/commands/invitation-role.ts';
import { customRole, type ActiveCustomRole, type CustomRole } from './custom-role.ts';

/** How many a team may have. */
export const MOST_ROLES = 200;

export interface SeenCustomRole extends Pick<
  ActiveCustomRole,
  'name' | 'permissions' | 'createdAt'
> {
  id: string;
}

const isId = (id: string) => z.uuid().safeParse(id).success;

/** Of a team, whoever asks; null where it has no such role, or not any more: then it gives nothing. */
export async function customRoleIn(
  context: ServiceContext,
  teamId: string,
  id: string | null,
): Promise<SeenCustomRole | null> {
  if (id === null || !isId(id)) return null;
  const row = await context.asSystem(teamId).view(customRole).get(id);
  return row && asSeen(row.id, row.doc);
}

/** A place with all that it gives. */
export const roleOfPlace = (
  context: ServiceContext,
  { teamId, customRoleId }: Pick<Place, 'teamId' | 'customRoleId'>,
) => customRoleIn(context, teamId, customRoleId);

/** All of a team, by name. */
export async function customRolesOf(
  context: ServiceContext,
  teamId: string,
): Promise<SeenCustomRole[]> {
  const rows = await context
    .asSystem(teamId)
    .view(customRole)
    .find({ list: 'byName', where: { isThere: true }, limit: MOST_ROLES });
  return rows.map(({ id, doc }) => asSeen(id, doc)).filter((seen) => seen !== null);
}

/** The same, with what they give. */
export async function offeredRoles(
  context: ServiceContext,
  teamId: string,
): Promise<OfferedRole[]> {
  return (await customRolesOf(context, teamId)).map(({ id, permissions }) => ({ id, permissions }));
}

/** After a command. @throws DomainError NOT_FOUND */
export function seeCustomRoleState(id: string, state: CustomRole): SeenCustomRole {
  const seen = asSeen(id, state);
  if (!seen) throw new DomainError('NOT_FOUND', 'No such role.');
  return seen;
}

function asSeen(id: string, role: CustomRole): SeenCustomRole | null {
  return role.status === 'active'
    ? { id, name: role.name, permissions: role.permissions, createdAt: role.createdAt }
    : null;
}
