import { SingleSignOnConfigured, SingleSignOnMadeOptional, SingleSignOnRequired, SingleSignOnTested, SingleSignOnTurnedOff } from '@lectern/schemas/events/identity/single-sign-on.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { TeamRole } from '@lectern/kernel/access/claims.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';
import type { Provider } from './hosts.ts';
import { isSameClient } from './same-client.ts';

export interface ActiveSingleSignOn {
  status: 'on';
  provider: Provider;
  host: string;
  clientId: string;
  clientSecret: string | null;
  defaultRole: TeamRole;
  /** Grows with every configuration: whoever set out with another one does not arrive. */
  revision: number;
  /** Null until somebody went there and came back. */
  tested: { by: string; at: string } | null;
  /** Who signs in by password although nobody else may; null where it is nobody's duty to come from the provider. */
  exceptUserId: string | null;
}

/** How the people of a team may come in by its identity provider. Its streams have the id of their team. */
export type SingleSignOn = { status: 'off'; revision: number } | ActiveSingleSignOn;
export type SingleSignOnEvent = EventOf<
  typeof SingleSignOnConfigured | typeof SingleSignOnTested | typeof SingleSignOnRequired | typeof SingleSignOnMadeOptional | typeof SingleSignOnTurnedOff
>;

function evolve(state: SingleSignOn, { type, data }: SingleSignOnEvent, { time }: EventMeta): SingleSignOn {
  if (type === 'SingleSignOnConfigured') {
    const { teamId: _, ...configured } = data;
    const revision = state.revision + 1;
    // Another secret of the same client leads to the same people.
    if (state.status === 'on' && isSameClient(state, configured)) return { ...state, ...configured, revision };
    return { status: 'on', ...configured, revision, tested: null, exceptUserId: null };
  }
  if (state.status === 'off') return state;
  switch (type) {
    case 'SingleSignOnTested':
      return { ...state, tested: { by: data.userId, at: time } };
    case 'SingleSignOnRequired':
      return { ...state, exceptUserId: data.exceptUserId };
    case 'SingleSignOnMadeOptional':
      return { ...state, exceptUserId: null };
    case 'SingleSignOnTurnedOff':
      return { status: 'off', revision: state.revision };
  }
}

/** Of a provider and its host, as both are looked up. */
export function placeOf({ provider, host }: Pick<ActiveSingleSignOn, 'provider' | 'host'>): string {
  return `${provider} ${host}`;
}

export const singleSignOn = aggregate({
  name: 'SingleSignOn',
  scope: 'global',
  events: [SingleSignOnConfigured, SingleSignOnTested, SingleSignOnRequired, SingleSignOnMadeOptional, SingleSignOnTurnedOff],
  initial: { status: 'off', revision: 0 } as SingleSignOn,
  evolve,
  decide,
  shape: 1,
  view: {
    fields: { place: 'text' },
    lists: { byPlace: { equals: ['place'], orderBy: 'place' } },
    index: (state) => ({ place: state.status === 'on' && state.tested !== null ? placeOf(state) : null }),
  },
});
