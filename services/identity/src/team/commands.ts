import { TeamRegistered } from '@lectern/schemas/events/identity.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import type { Team, TeamEvent } from './team.ts';

export type TeamCommand = { type: 'RegisterTeam'; teamId: string; name: string; slug: string };

export function decide(command: TeamCommand & Decision, team: Team): TeamEvent[] {
  switch (command.type) {
    case 'RegisterTeam':
      if (team.status === 'active') return []; // The set-up and the policy behind it may both get here.
      return [TeamRegistered({ teamId: command.teamId, name: command.name, slug: command.slug })];
  }
}
