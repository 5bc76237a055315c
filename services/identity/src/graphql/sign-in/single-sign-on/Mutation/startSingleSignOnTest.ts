import { DomainError } from '@lectern/kernel/errors.ts';
import { startAuthorization } from '../../../../sign-in/single-sign-on/start-authorization.ts';
import { singleSignOn } from '../../../../sign-in/single-sign-on/single-sign-on.ts';
import { domainsOf } from '../../../../sign-in/team-domain/team-domains.ts';
import { currentUserNotImpersonated } from '../../../../access/current-user.ts';
import type { MutationResolvers } from '../../../generated.ts';
import { problems } from '../../../../problems.ts';

export const startSingleSignOnTest: MutationResolvers['startSingleSignOnTest'] = async (
  _parent,
  _args,
  context,
) => {
  const { userId, teamId } = currentUserNotImpersonated(context, problems.testWhileImpersonating);
  const active = (await context.view(singleSignOn).get(teamId))?.doc;
  if (active?.status !== 'on') throw new DomainError('CONFLICT', problems.setUpProviderFirst);
  if (!(await domainsOf(context, teamId)).some(({ doc }) => doc.status === 'proven'))
    throw new DomainError('CONFLICT', problems.verifyDomainFirst);
  return startAuthorization(context, {
    teamId,
    active,
    errand: { kind: 'TEST', userId },
    next: '/team',
  });
};
