import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { leaveTeams } from '../members/leave-teams.ts';
import { person } from './person.ts';

/**
 * A person's key goes, and they go out of every team; what was made of what it opened each service forgets by itself
 * (kernel, erasure). Doing it again goes on where it ended.
 * @param teamId whose feed tells it
 */
export async function erasePerson(
  context: ServiceContext,
  personId: string,
  teamId: string | null,
): Promise<void> {
  await context.execute(person, personId, { type: 'ErasePerson', personId, teamId });
  await context.engines.keys.erase(personId);
  await leaveTeams(context, personId);
}
