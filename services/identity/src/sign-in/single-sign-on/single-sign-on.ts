import {
  SingleSignOnConfigured,
  SingleSignOnMadeOptional,
  SingleSignOnRequired,
  SingleSignOnTested,
  SingleSignOnTurnedOff,
} from '@lectern/schemas/events/identity/single-sign-on.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';
import { isSameClient } from './same-client.ts';
import type {
  ActiveSingleSignOn,
  Requirement,
  EndedRequirement,
  SingleSignOn,
  SingleSignOnEvent,
} from './state.ts';

function evolve(
  state: SingleSignOn,
  { type, data }: SingleSignOnEvent,
  { time }: EventMeta,
): SingleSignOn {
  if (type === 'SingleSignOnConfigured') {
    const { teamId: _, ...configured } = data;
    const revision = state.revision + 1;
    // Another secret of the same client keeps its people. It needs a new test, except while single
    // sign-on is required.
    if (state.status === 'on' && isSameClient(state, configured)) {
      const isToBeTested =
        state.exceptUserId === null && state.clientSecret !== configured.clientSecret;
      return { ...state, ...configured, revision, tested: isToBeTested ? null : state.tested };
    }
    return {
      status: 'on',
      ...configured,
      revision,
      tested: null,
      exceptUserId: null,
      requiredAt: null,
      ended: withEndedRequirement(state, time),
    };
  }
  if (state.status === 'off') return state;
  switch (type) {
    case 'SingleSignOnTested':
      return { ...state, tested: { by: data.userId, at: time } };
    case 'SingleSignOnRequired':
      return {
        ...state,
        exceptUserId: data.exceptUserId,
        requiredAt: time,
        ended: withEndedRequirement(state, time),
      };
    case 'SingleSignOnMadeOptional':
      return {
        ...state,
        exceptUserId: null,
        requiredAt: null,
        ended: withEndedRequirement(state, time),
      };
    case 'SingleSignOnTurnedOff':
      return { status: 'off', revision: state.revision, ended: withEndedRequirement(state, time) };
  }
}

function withEndedRequirement(state: SingleSignOn, until: string): readonly EndedRequirement[] {
  const running = currentRequirement(state);
  return running ? [...state.ended, { ...running, until }] : state.ended;
}

function currentRequirement(state: SingleSignOn): Requirement | null {
  if (state.status === 'off' || state.exceptUserId === null || state.requiredAt === null)
    return null;
  return { from: state.requiredAt, until: null, exceptUserId: state.exceptUserId };
}

/** Past and current ones. */
export function requirementsOf(state: SingleSignOn): readonly Requirement[] {
  const running = currentRequirement(state);
  return running ? [...state.ended, running] : state.ended;
}

export function hostKey({ provider, host }: Pick<ActiveSingleSignOn, 'provider' | 'host'>): string {
  return `${provider} ${host}`;
}

export const singleSignOn = aggregate({
  name: 'SingleSignOn',
  scope: 'global',
  events: [
    SingleSignOnConfigured,
    SingleSignOnTested,
    SingleSignOnRequired,
    SingleSignOnMadeOptional,
    SingleSignOnTurnedOff,
  ],
  initial: { status: 'off', revision: 0, ended: [] },
  evolve,
  decide,
  shape: 5,
  view: {
    fields: { place: 'text', provider: 'text' },
    lists: {
      byPlace: { equals: ['place'], orderBy: 'place' },
      byProvider: { equals: ['provider'], orderBy: 'provider' },
    },
    /** Only tested configurations. */
    index: (state) =>
      state.status === 'on' && state.tested !== null
        ? { place: hostKey(state), provider: state.provider }
        : { place: null, provider: null },
  },
});
