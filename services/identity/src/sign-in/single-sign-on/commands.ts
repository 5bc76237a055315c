import {
  SingleSignOnConfigured,
  SingleSignOnMadeOptional,
  SingleSignOnRequired,
  SingleSignOnTested,
  SingleSignOnTurnedOff,
} from '@lectern/schemas/events/identity/single-sign-on.ts';
import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Provider } from './hosts.ts';
import { isSameClient } from './same-client.ts';
import type { ActiveSingleSignOn, SingleSignOn, SingleSignOnEvent } from './state.ts';
import { problems } from '../../problems.ts';

export type SingleSignOnCommand =
  /** `clientSecret` null keeps the current one. */
  | {
      type: 'Configure';
      teamId: string;
      provider: Provider;
      host: string;
      clientId: string;
      clientSecret: string | null;
      defaultRole: TeamRole;
      customRoleId?: string | null;
    }
  /** `revision` of the configuration at the start. */
  | { type: 'NoteTest'; teamId: string; userId: string; revision: number }
  | { type: 'Require'; teamId: string; exceptUserId: string }
  | { type: 'MakeOptional'; teamId: string }
  | { type: 'TurnOff'; teamId: string };

export function decide(
  command: SingleSignOnCommand & Decision,
  state: SingleSignOn,
): SingleSignOnEvent[] {
  const { teamId } = command;
  switch (command.type) {
    case 'Configure': {
      const { provider, host, clientId, defaultRole, customRoleId = null } = command;
      const isSame = state.status === 'on' && isSameClient(state, command);
      if (state.status === 'on' && state.exceptUserId !== null && !isSame)
        throw new DomainError('CONFLICT', problems.untestedSignOn);
      const clientSecret = command.clientSecret ?? (isSame ? state.clientSecret : null);
      if (clientSecret === null) {
        const message = problems.clientSecretMissing;
        throw new DomainError('INVALID', message, { clientSecret: [message] });
      }
      if (
        isSame &&
        state.clientSecret === clientSecret &&
        state.defaultRole === defaultRole &&
        state.customRoleId === customRoleId
      )
        return [];
      return [
        SingleSignOnConfigured({
          teamId,
          provider,
          host,
          clientId,
          clientSecret,
          defaultRole,
          customRoleId,
        }),
      ];
    }
    case 'NoteTest': {
      const { revision } = configured(state);
      if (revision !== command.revision)
        throw new DomainError('CONFLICT', problems.configurationChanged);
      return [SingleSignOnTested({ teamId, userId: command.userId })];
    }
    case 'Require': {
      const { tested, exceptUserId } = configured(state);
      if (tested === null) throw new DomainError('CONFLICT', problems.testFirst);
      return exceptUserId === command.exceptUserId
        ? []
        : [SingleSignOnRequired({ teamId, exceptUserId: command.exceptUserId })];
    }
    case 'MakeOptional':
      return state.status === 'off' || state.exceptUserId === null
        ? []
        : [SingleSignOnMadeOptional({ teamId })];
    case 'TurnOff':
      return state.status === 'off' ? [] : [SingleSignOnTurnedOff({ teamId })];
  }
}

function configured(state: SingleSignOn): ActiveSingleSignOn {
  if (state.status === 'off') throw new DomainError('CONFLICT', problems.setUpProviderFirst);
  return state;
}
