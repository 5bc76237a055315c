import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { customRole } from '../../access/custom-role/custom-role.ts';
import { group } from '../../access/group/group.ts';
import { findCurrentOrFormerUser, teamIdOf } from '../members/team-user.ts';
import type { ChangedField } from './change.ts';

/** Resolves an id to its current or last name. */
export async function displayValue(
  context: ServiceContext,
  { of }: Partial<ChangedField>,
  value: string | null,
): Promise<string | null> {
  if (value === null || of === undefined) return value;
  if (of === 'CUSTOM_ROLE') return (await roleNameOf(context, value)) ?? 'A role that was deleted';
  if (of === 'GROUP') return (await groupNameOf(context, value)) ?? 'A group that was deleted';
  return displayNameOf(context, value);
}

export async function displayNameOf(context: ServiceContext, id: string): Promise<string> {
  const person = await findCurrentOrFormerUser(context, id);
  return person?.user.name ?? person?.user.email ?? 'A former member';
}

async function roleNameOf(context: ServiceContext, id: string): Promise<string | null> {
  const system = context.asSystem(teamIdOf(context.claims));
  const current = (await system.view(customRole).get(id))?.doc;
  const lastActive =
    current?.status === 'active'
      ? current
      : (await system.history(customRole, id)).findLast(({ before }) => before.status === 'active')
          ?.before;
  return lastActive?.status === 'active' ? lastActive.name : null;
}

/** Also of a deleted group. */
export async function groupNameOf(context: ServiceContext, id: string): Promise<string | null> {
  const current = (await context.view(group).get(id))?.doc;
  if (current?.status === 'active') return current.name;
  const lastActive = (await context.history(group, id)).findLast(
    ({ before }) => before.status === 'active',
  )?.before;
  return lastActive?.status === 'active' ? lastActive.name : null;
}
