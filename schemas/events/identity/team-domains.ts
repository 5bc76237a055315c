import { z } from 'zod';
import { at, event, id, secret } from '../event.ts';
import { teamId } from '../fields.ts';

/** One domain that a team has added. */
const domainId = id;
/** The domain name: lower case, international ones in their ASCII form. */
const domain = z.string();

/** A team added a domain as its own. It has no effect before it is proven. */
export const TeamDomainAdded = event('TeamDomainAdded', {
  domainId,
  teamId,
  domain,
  /** What the DNS record has to contain; public once it does. */
  challenge: z.string(),
});

/** A code was emailed to an administrator of the domain; a later code replaces it. */
export const TeamDomainCodeMailed = event('TeamDomainCodeMailed', {
  domainId,
  teamId,
  /** Identifies the email. */
  mailId: id,
  /** The part of the email before the @. */
  mailbox: z.string(),
  /** SHA-256 of the code, hex. */
  codeHash: secret(z.string(), 'domainId'),
  /** When the code stops working. */
  expiresAt: at,
});

/** The team proved that the domain is its own; no other team can have it. */
export const TeamDomainProven = event('TeamDomainProven', {
  domainId,
  teamId,
  domain,
  /** How it was proven: by a DNS record, or by the emailed code. */
  by: z.enum(['DNS', 'MAIL']),
});

/** A team removed a domain. */
export const TeamDomainRemoved = event('TeamDomainRemoved', {
  domainId,
  teamId,
  domain,
});
