import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { leaveTeams } from '../members/leave-teams.ts';
import { person } from './person.ts';

/**
 * Erases the key and leaves all teams; services blank their copies (kernel, erasure). A retry
 * continues where it stopped.
 * @param teamId the team whose feed gets the event
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
