import {
  TeamDomainAdded,
  TeamDomainCodeMailed,
  TeamDomainProven,
  TeamDomainRemoved,
} from '@lectern/schemas/events/identity/team-domains.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import type { Owned } from '../single-sign-on/ended-by-requiring.ts';
import { decide } from './commands.ts';

interface MailedCode {
  mailId: string;
  mailbox: string;
  codeHash: string | null;
  sentAt: string;
  expiresAt: string;
}

export interface ClaimedDomain {
  status: 'claimed' | 'proven';
  teamId: string;
  domain: string;
  challenge: string;
  /** The last one; null before any, and once the domain is proven. */
  mailed: MailedCode | null;
  provenBy: 'DNS' | 'MAIL' | null;
  addedAt: string;
  provenAt: string | null;
}

/** `proven`: it was the team's before. */
interface RemovedDomain {
  status: 'removed';
  proven: Proven | null;
}

interface Proven extends Owned {
  teamId: string;
  domain: string;
}

/** What a team calls its own. Anybody may claim any; once it is proven it is one team's alone. */
export type TeamDomain = { status: 'none' } | ClaimedDomain | RemovedDomain;
export type TeamDomainEvent = EventOf<
  | typeof TeamDomainAdded
  | typeof TeamDomainCodeMailed
  | typeof TeamDomainProven
  | typeof TeamDomainRemoved
>;

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
      const proven = provenIn(state);
      return { status: 'removed', proven: proven && { ...proven, removedAt: time } };
    }
  }
}

/** When it was a team's, and whose. */
export function provenIn(state: TeamDomain): Proven | null {
  if (state.status === 'none') return null;
  if (state.status === 'removed') return state.proven;
  const { teamId, domain, provenAt } = state;
  return provenAt === null ? null : { teamId, domain, provenAt, removedAt: null };
}

/** A domain as it is, or was, a team's. */
export const provenBy = (teamId: string, domain: string) => `${teamId} ${domain}`;

export const teamDomain = aggregate({
  name: 'TeamDomain',
  scope: 'global',
  events: [TeamDomainAdded, TeamDomainCodeMailed, TeamDomainProven, TeamDomainRemoved],
  initial: { status: 'none' } as TeamDomain,
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
      const ever = provenIn(state);
      return {
        teamId,
        domain,
        provenAs: state.status === 'proven' ? domain : null,
        everProvenAs: ever && provenBy(ever.teamId, ever.domain),
      };
    },
  },
});
