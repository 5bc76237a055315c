import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { FIRST_ADMIN, user } from '../user/user.ts';

/** The team that set up Lectern. Its administrators see what belongs to no team. */
export async function operatorTeamId(context: ServiceContext): Promise<string | null> {
  const row = await context.lookup(user, 'appointment', FIRST_ADMIN);
  return row?.doc.status === 'active' ? row.doc.appointedTeamId : null;
}
