import type {
  TeamDomainAdded,
  TeamDomainCodeMailed,
  TeamDomainProven,
  TeamDomainRemoved,
} from '@lectern/schemas/events/identity/team-domains.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { DomainPeriod } from '../single-sign-on/ended-by-requirement.ts';

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
  /** Null before any, and once proven. */
  mailed: MailedCode | null;
  provenBy: 'DNS' | 'MAIL' | null;
  addedAt: string;
  provenAt: string | null;
}

/** `proven` if the team had proven it. */
interface RemovedDomain {
  status: 'removed';
  proven: ProvenPeriod | null;
}

export interface ProvenPeriod extends DomainPeriod {
  teamId: string;
  domain: string;
}

/** Several teams may claim a domain; only one can prove it. */
export type TeamDomain = { status: 'none' } | ClaimedDomain | RemovedDomain;

export type TeamDomainEvent = EventOf<
  | typeof TeamDomainAdded
  | typeof TeamDomainCodeMailed
  | typeof TeamDomainProven
  | typeof TeamDomainRemoved
>;
