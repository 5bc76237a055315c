import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { membershipIn } from '../../people/user/memberships.ts';
import { currentUser } from '../current-user.ts';
import { user } from '../../people/user/user.ts';

export async function hasCustomRole(context: ServiceContext, id: string): Promise<boolean> {
  const { userId, teamId } = currentUser(context);
  const row = await context.view(user).get(userId);
  return row !== null && membershipIn(row.doc, teamId)?.customRoleId === id;
}
