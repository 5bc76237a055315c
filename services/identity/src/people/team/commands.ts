import { TeamRegistered, TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newSettings, type TeamSettingsChanges } from './settings.ts';
import type { Booking, Team, TeamEvent } from './state.ts';
import { changedFields } from '../../changed-fields.ts';
import { problems } from '../../problems.ts';

export type TeamCommand =
  /** `settings`: what differs from the defaults. */
  | {
      type: 'RegisterTeam';
      teamId: string;
      name: string;
      slug: string;
      settings?: Pick<TeamSettingsChanges, 'timeZone' | 'locale'>;
      booking?: Booking;
    }
  | { type: 'ChangeSettings'; teamId: string; changes: TeamSettingsChanges }
  /** By the product, after the manager stopped being an administrator. */
  | { type: 'ReleaseAccountManager'; teamId: string; userId: string };

export function decide(command: TeamCommand & Decision, team: Team): TeamEvent[] {
  const { teamId } = command;
  switch (command.type) {
    case 'RegisterTeam': {
      if (team.status === 'active') return []; // The founder and the policy may both get here.
      const settings = changedFields(command.settings ?? {}, { ...newSettings });
      const registered = TeamRegistered({
        teamId,
        name: command.name,
        slug: command.slug,
        ...(command.booking && { booking: command.booking }),
      });
      return Object.keys(settings).length === 0
        ? [registered]
        : [registered, TeamSettingsChanged({ teamId, ...settings })];
    }
    case 'ChangeSettings': {
      if (team.status === 'none') throw new DomainError('NOT_FOUND', problems.teamUnknown);
      const { features = {}, defaults = {}, ...others } = command.changes;
      const changes = {
        ...changedFields(others, { ...team }),
        ...unlessEmpty('features', changedFields(features, team.features)),
        ...unlessEmpty('defaults', changedFields(defaults, team.defaults)),
      };
      return Object.keys(changes).length === 0 ? [] : [TeamSettingsChanged({ teamId, ...changes })];
    }
    case 'ReleaseAccountManager':
      return team.status === 'active' && team.accountManagerId === command.userId
        ? [TeamSettingsChanged({ teamId, accountManagerId: null })]
        : [];
  }
}

function unlessEmpty<Name extends string, Fields extends object>(
  name: Name,
  fields: Fields,
): { [_ in Name]?: Fields } {
  return Object.keys(fields).length === 0 ? {} : ({ [name]: fields } as { [_ in Name]: Fields });
}
