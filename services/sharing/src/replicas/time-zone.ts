import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { knownZone } from '../digest/period.ts';
import { readTeam } from './teams.ts';
import type { UserReplica } from './users.ts';

/** The user's time zone, else the team's. */
export async function userTimeZone(
  context: ServiceContext,
  teamId: string | null,
  user: Pick<UserReplica, 'timeZone'> | null,
): Promise<string> {
  return knownZone(user?.timeZone ?? (await readTeam(context, teamId ?? '')).timeZone ?? null);
}
