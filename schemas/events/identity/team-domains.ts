import { z } from 'zod';
import { at, event, id, secret } from '../event.ts';

/** A team says that a domain is its own. It counts for nothing before that is proven. */
export const TeamDomainAdded = event('TeamDomainAdded', {
  domainId: id,
  teamId: id,
  /** Lower case, international ones as DNS has them. */
  domain: z.string(),
  /** What its DNS record has to say: known to everybody once it does. */
  challenge: z.string(),
});

/** A code went to somebody who looks after the domain; a later one takes its place. */
export const TeamDomainCodeMailed = event('TeamDomainCodeMailed', {
  domainId: id,
  teamId: id,
  mailId: id,
  /** What stands before the @. */
  mailbox: z.string(),
  /** SHA-256, hex. */
  codeHash: secret(z.string(), 'domainId'),
  expiresAt: at,
});

/** From here on the domain is this team's alone. */
export const TeamDomainProven = event('TeamDomainProven', {
  domainId: id,
  teamId: id,
  domain: z.string(),
  by: z.enum(['DNS', 'MAIL']),
});

export const TeamDomainRemoved = event('TeamDomainRemoved', {
  domainId: id,
  teamId: id,
  domain: z.string(),
});
