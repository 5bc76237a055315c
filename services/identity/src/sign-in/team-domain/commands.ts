import {
  TeamDomainAdded,
  TeamDomainCodeMailed,
  TeamDomainProven,
  TeamDomainRemoved,
} from '@lectern/schemas/events/identity/team-domains.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isSameHash } from '../tokens/token.ts';
import type { ClaimedDomain, TeamDomain, TeamDomainEvent } from './state.ts';
import { problems } from '../../problems.ts';

export type TeamDomainCommand =
  | { type: 'AddDomain'; domainId: string; teamId: string; domain: string; challenge: string }
  | {
      type: 'MailCode';
      domainId: string;
      teamId: string;
      mailId: string;
      mailbox: string;
      codeHash: string;
    }
  | { type: 'ProveByDns'; domainId: string; teamId: string }
  | { type: 'ProveByMail'; domainId: string; teamId: string; codeHash: string }
  | { type: 'RemoveDomain'; domainId: string; teamId: string };

const CODE_LASTS_MS = 24 * 3_600_000;
const PAUSE_MS = 60_000;

export function decide(
  command: TeamDomainCommand & Decision,
  state: TeamDomain,
): TeamDomainEvent[] {
  const { domainId, teamId, now } = command;
  switch (command.type) {
    case 'AddDomain':
      if (state.status !== 'none') throw new DomainError('CONFLICT', problems.domainAdded);
      return [
        TeamDomainAdded({ domainId, teamId, domain: command.domain, challenge: command.challenge }),
      ];
    case 'MailCode': {
      const { status, mailed } = requireDomainOf(state, teamId);
      if (status === 'proven') throw new DomainError('CONFLICT', problems.domainVerified);
      const seconds = mailed
        ? Math.ceil((Date.parse(mailed.sentAt) + PAUSE_MS - Date.parse(now)) / 1000)
        : 0;
      if (seconds > 0)
        throw new DomainError('TOO_MANY_REQUESTS', problems.emailJustSent, undefined, seconds);
      const { mailId, mailbox, codeHash } = command;
      return [
        TeamDomainCodeMailed({
          domainId,
          teamId,
          mailId,
          mailbox,
          codeHash,
          expiresAt: new Date(Date.parse(now) + CODE_LASTS_MS).toISOString(),
        }),
      ];
    }
    case 'ProveByDns': {
      const { status, domain } = requireDomainOf(state, teamId);
      return status === 'proven' ? [] : [TeamDomainProven({ domainId, teamId, domain, by: 'DNS' })];
    }
    case 'ProveByMail': {
      const { status, domain, mailed } = requireDomainOf(state, teamId);
      if (status === 'proven') return [];
      const isRight =
        isSameHash(command.codeHash, mailed?.codeHash ?? null) &&
        mailed !== null &&
        mailed.expiresAt > now;
      if (!isRight) throw invalidDomainCode();
      return [TeamDomainProven({ domainId, teamId, domain, by: 'MAIL' })];
    }
    case 'RemoveDomain':
      if (state.status === 'removed') return []; // A retry.
      return [
        TeamDomainRemoved({ domainId, teamId, domain: requireDomainOf(state, teamId).domain }),
      ];
  }
}

/** @throws DomainError NOT_FOUND, also for another team's */
function requireDomainOf(state: TeamDomain, teamId: string): ClaimedDomain {
  if (state.status === 'none' || state.status === 'removed' || state.teamId !== teamId)
    throw new DomainError('NOT_FOUND', problems.domainUnknown);
  return state;
}

function invalidDomainCode(): DomainError {
  const message = problems.codeExpired;
  return new DomainError('INVALID', message, { code: [message] });
}
