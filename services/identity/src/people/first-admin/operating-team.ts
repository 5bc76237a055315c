import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { FIRST_ADMIN, user } from '../user/user.ts';

/** The one that set Lectern up, whatever became of who did: what is of no team is its administrators' to see. */
export async function operatorTeamId(context: ServiceContext): Promise<string | null> {
  const row = await context.lookup(user, 'appointment', FIRST_ADMIN);
  return row?.doc.status === 'active' ? row.doc.appointedTeamId : null;
}
