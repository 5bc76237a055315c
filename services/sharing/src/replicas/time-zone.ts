import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { knownZone } from '../digest/period.ts';
import { readTeam } from './teams.ts';
import type { UserReplica } from './users.ts';

/** The time zone in which somebody is told of moments: their own, or their team's where they have said none. */
export async function userTimeZone(
  context: ServiceContext,
  teamId: string | null,
  user: Pick<UserReplica, 'timeZone'> | null,
): Promise<string> {
  return knownZone(user?.timeZone ?? (await readTeam(context, teamId ?? '')).timeZone ?? null);
}
