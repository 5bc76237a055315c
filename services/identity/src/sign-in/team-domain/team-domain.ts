import {
  TeamDomainAdded,
  TeamDomainCodeMailed,
  TeamDomainProven,
  TeamDomainRemoved,
} from '@lectern/schemas/events/identity/team-domains.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';
import type { ProvenPeriod, TeamDomain, TeamDomainEvent } from './state.ts';

function evolve(
  state: TeamDomain,
  { type, data }: TeamDomainEvent,
  { time }: EventMeta,
): TeamDomain {
  if (type === 'TeamDomainAdded') {
    const { teamId, domain, challenge } = data;
    return {
      status: 'claimed',
      teamId,
      domain,
      challenge,
      mailed: null,
      provenBy: null,
      addedAt: time,
      provenAt: null,
    };
  }
  if (state.status === 'none' || state.status === 'removed') return state;
  switch (type) {
    case 'TeamDomainCodeMailed': {
      const { mailId, mailbox, codeHash, expiresAt } = data;
      return { ...state, mailed: { mailId, mailbox, codeHash, expiresAt, sentAt: time } };
    }
    case 'TeamDomainProven':
      return { ...state, status: 'proven', provenBy: data.by, provenAt: time, mailed: null };
    case 'TeamDomainRemoved': {
      const proven = provenPeriod(state);
      return { status: 'removed', proven: proven && { ...proven, removedAt: time } };
    }
  }
}

export function provenPeriod(state: TeamDomain): ProvenPeriod | null {
  if (state.status === 'none') return null;
  if (state.status === 'removed') return state.proven;
  const { teamId, domain, provenAt } = state;
  return provenAt === null ? null : { teamId, domain, provenAt, removedAt: null };
}

export const provenDomainKey = (teamId: string, domain: string) => `${teamId} ${domain}`;

export const teamDomain = aggregate({
  name: 'TeamDomain',
  scope: 'global',
  events: [TeamDomainAdded, TeamDomainCodeMailed, TeamDomainProven, TeamDomainRemoved],
  initial: { status: 'none' },
  evolve,
  decide,
  reservations: (state) =>
    state.status === 'proven' ? [{ scope: 'global', kind: 'domain', value: state.domain }] : [],
  shape: 3,
  view: {
    fields: { teamId: 'text', domain: 'text', provenAs: 'text', everProvenAs: 'text' },
    lists: {
      byTeam: { equals: ['teamId'], filters: ['domain'], orderBy: 'domain' },
      everProven: { equals: ['everProvenAs'], orderBy: 'id' },
    },
    lookups: ['provenAs'],
    index: (state) => {
      const { teamId, domain } =
        state.status === 'claimed' || state.status === 'proven'
          ? state
          : { teamId: null, domain: null };
      const ever = provenPeriod(state);
      return {
        teamId,
        domain,
        provenAs: state.status === 'proven' ? domain : null,
        everProvenAs: ever && provenDomainKey(ever.teamId, ever.domain),
      };
    },
  },
});
