import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { slugOf } from '@lectern/schemas/text/fold.ts';
import { team } from './team.ts';
import type { Booking } from './state.ts';

interface NewTeam {
  teamId: string;
  name: string;
  settings?: { timeZone: string; locale: string };
  booking?: Booking;
}

/** A taken slug gets the end of the id. */
export async function registerTeam(
  context: ServiceContext,
  { teamId, name, settings, booking }: NewTeam,
): Promise<void> {
  const command = {
    type: 'RegisterTeam',
    teamId,
    name,
    ...(settings && { settings }),
    ...(booking && { booking }),
  } as const;
  const slug = slugOf(name, 'team');
  try {
    await context.execute(team, teamId, { ...command, slug });
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields?.['team-slug']) throw error;
    await context.execute(team, teamId, { ...command, slug: `${slug}-${teamId.slice(-8)}` });
  }
}
