import { randomBytes } from 'node:crypto';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { domainName } from '../../../../sign-in/team-domain/domain-name.ts';
import { domainsOf, MAX_DOMAINS } from '../../../../sign-in/team-domain/team-domains.ts';
import { isPublicDomain } from '../../../../sign-in/team-domain/public-domains.ts';
import { teamDomain } from '../../../../sign-in/team-domain/team-domain.ts';
import { currentUser } from '../../../../access/current-user.ts';
import { singleSignOnRow } from '../SingleSignOn.ts';
import type { MutationResolvers } from '../../../generated.ts';
import { problems } from '../../../../problems.ts';

export const addTeamDomain: MutationResolvers['addTeamDomain'] = async (
  _parent,
  { domain: typed },
  context,
) => {
  const { teamId } = currentUser(context);
  const domain = typed.length > 1_000 ? null : domainName(typed);
  if (domain === null) throw invalidDomain(problems.domainInvalid);
  if (isPublicDomain(domain)) throw invalidDomain(problems.domainIsPublic({ domain }));
  const there = await domainsOf(context, teamId);
  if (there.some(({ doc }) => doc.domain === domain)) throw invalidDomain(problems.domainAdded);
  if (there.length >= MAX_DOMAINS)
    throw invalidDomain(problems.tooManyDomains({ most: MAX_DOMAINS }));
  const domainId = newId();
  await context.execute(teamDomain, domainId, {
    type: 'AddDomain',
    domainId,
    teamId,
    domain,
    challenge: randomBytes(16).toString('base64url'),
  });
  return singleSignOnRow(context);
};

function invalidDomain(message: string): DomainError {
  return new DomainError('INVALID', message, { domain: [message] });
}
