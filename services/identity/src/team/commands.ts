import { TeamRegistered, TeamSettingsChanged } from '@lectern/schemas/events/identity.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { TeamSettingsChanges } from './settings.ts';
import type { Team, TeamEvent } from './team.ts';

export type TeamCommand =
  | { type: 'RegisterTeam'; teamId: string; name: string; slug: string }
  | { type: 'ChangeSettings'; teamId: string; changes: TeamSettingsChanges };

export function decide(command: TeamCommand & Decision, team: Team): TeamEvent[] {
  const { teamId } = command;
  switch (command.type) {
    case 'RegisterTeam':
      if (team.status === 'active') return []; // The set-up and the policy behind it may both get here.
      return [TeamRegistered({ teamId, name: command.name, slug: command.slug })];
    case 'ChangeSettings': {
      if (team.status === 'none') throw new DomainError('NOT_FOUND', 'No such team.');
      const { features, ...others } = command.changes;
      const changes = differing(others, { ...team });
      const changedFeatures = differing(features ?? {}, team.features);
      if (Object.keys(changes).length + Object.keys(changedFeatures).length === 0) return [];
      return [TeamSettingsChanged({ teamId, ...changes, ...(Object.keys(changedFeatures).length > 0 && { features: changedFeatures }) })];
    }
  }
}

function differing<Changes extends object>(changes: Changes, before: Record<string, unknown>): Partial<Changes> {
  return Object.fromEntries(Object.entries(changes).filter(([field, value]) => value !== undefined && value !== before[field])) as Partial<Changes>;
}
