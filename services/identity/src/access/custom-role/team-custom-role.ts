import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { TeamMembership } from '../../people/user/memberships.ts';
import type { GrantableRole } from '../../people/user/commands/invitation-role.ts';
import { customRole } from './custom-role.ts';
import type { ActiveCustomRole, CustomRole } from './state.ts';
import { problems } from '../../problems.ts';

export const MAX_ROLES = 200;

export interface TeamCustomRole extends Pick<
  ActiveCustomRole,
  'name' | 'permissions' | 'createdAt'
> {
  id: string;
}

const isUuid = (id: string) => z.uuid().safeParse(id).success;

/** Null if the team has no such role, or has deleted it. */
export async function customRoleIn(
  context: ServiceContext,
  teamId: string,
  id: string | null,
): Promise<TeamCustomRole | null> {
  if (id === null || !isUuid(id)) return null;
  const row = await context.asSystem(teamId).view(customRole).get(id);
  return row && toTeamCustomRole(row.id, row.doc);
}

export const customRoleOfMembership = (
  context: ServiceContext,
  { teamId, customRoleId }: Pick<TeamMembership, 'teamId' | 'customRoleId'>,
) => customRoleIn(context, teamId, customRoleId);

/** Sorted by name. */
export async function customRolesOf(
  context: ServiceContext,
  teamId: string,
): Promise<TeamCustomRole[]> {
  const rows = await context
    .asSystem(teamId)
    .view(customRole)
    .find({ list: 'byName', where: { isThere: true }, limit: MAX_ROLES });
  return rows.map(({ id, doc }) => toTeamCustomRole(id, doc)).filter((found) => found !== null);
}

export async function grantableRoles(
  context: ServiceContext,
  teamId: string,
): Promise<GrantableRole[]> {
  return (await customRolesOf(context, teamId)).map(({ id, permissions }) => ({ id, permissions }));
}

/** @throws DomainError NOT_FOUND */
export function customRoleFromState(id: string, state: CustomRole): TeamCustomRole {
  const found = toTeamCustomRole(id, state);
  if (!found) throw new DomainError('NOT_FOUND', problems.roleUnknown);
  return found;
}

function toTeamCustomRole(id: string, role: CustomRole): TeamCustomRole | null {
  return role.status === 'active'
    ? { id, name: role.name, permissions: role.permissions, createdAt: role.createdAt }
    : null;
}
