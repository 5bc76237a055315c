import { DomainError } from '@lectern/kernel/errors.ts';
import { isRecordThere } from '../../../../sign-in/team-domain/dns-record.ts';
import { codeHashOf } from '../../../../sign-in/team-domain/mailed-code.ts';
import { domainsOf } from '../../../../sign-in/team-domain/team-domains.ts';
import { teamDomain } from '../../../../sign-in/team-domain/team-domain.ts';
import { currentUser } from '../../../../access/current-user.ts';
import { singleSignOnRow } from '../SingleSignOn.ts';
import type { MutationResolvers } from '../../../generated.ts';
import { problems } from '../../../../problems.ts';

const DOMAIN_TAKEN = problems.domainOfAnotherTeam;

export const proveTeamDomain: MutationResolvers['proveTeamDomain'] = async (
  _parent,
  { domainId, code },
  context,
) => {
  const { teamId } = currentUser(context);
  const own = (await domainsOf(context, teamId)).find(({ id }) => id === domainId);
  if (!own) throw new DomainError('NOT_FOUND', problems.domainUnknown);
  if (own.doc.status === 'proven') return singleSignOnRow(context);
  if (code == null && !(await isRecordThere(context.engines, own.doc)))
    throw new DomainError('INVALID', problems.domainRecordMissing, {
      record: [problems.domainRecordMissing],
    });
  const proof =
    code == null
      ? ({ type: 'ProveByDns' } as const)
      : ({ type: 'ProveByMail', codeHash: codeHashOf(code.slice(0, 100)) } as const);
  await context
    .execute(teamDomain, domainId, { ...proof, domainId, teamId })
    .catch((error: unknown) => {
      throw error instanceof DomainError && error.code === 'CONFLICT' && error.fields?.['domain']
        ? new DomainError('CONFLICT', DOMAIN_TAKEN)
        : error;
    });
  return singleSignOnRow(context);
};
