import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { slugOf } from '@lectern/kernel/text/fold.ts';
import { team } from './team.ts';

/**
 * Registers a team under a slug made from its name; doing it again changes nothing. A taken slug is told
 * apart by the random end of the id.
 */
export async function registerTeam(context: ServiceContext, { teamId, name }: { teamId: string; name: string }): Promise<void> {
  const slug = slugOf(name, 'team');
  try {
    await context.execute(team, teamId, { type: 'RegisterTeam', teamId, name, slug });
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields?.['team-slug']) throw error;
    await context.execute(team, teamId, { type: 'RegisterTeam', teamId, name, slug: `${slug}-${teamId.slice(-8)}` });
  }
}
