import { DomainError } from '@lectern/kernel/errors.ts';
import { isHostAllowed } from '../../../../sign-in/single-sign-on/hosts.ts';
import { singleSignOn } from '../../../../sign-in/single-sign-on/single-sign-on.ts';
import { domainsOf } from '../../../../sign-in/team-domain/team-domains.ts';
import { canBeAccountManager } from '../../../../people/team/account-manager.ts';
import { currentUserNotImpersonated } from '../../../../access/current-user.ts';
import { user } from '../../../../people/user/user.ts';
import { singleSignOnRow } from '../SingleSignOn.ts';
import type { MutationResolvers } from '../../../generated.ts';
import { problems } from '../../../../problems.ts';

export const requireSingleSignOn: MutationResolvers['requireSingleSignOn'] = async (
  _parent,
  { exceptUserId },
  context,
) => {
  const { teamId } = currentUserNotImpersonated(context, problems.signOnWhileImpersonating);
  if (!(await domainsOf(context, teamId)).some(({ doc }) => doc.status === 'proven'))
    throw new DomainError('CONFLICT', problems.verifyDomainFirst);
  const own = (await context.view(singleSignOn).get(teamId))?.doc;
  if (own?.status === 'on' && !isHostAllowed(own, context.engines.settings))
    throw new DomainError('CONFLICT', problems.hostNotAllowed);
  const row = await context.view(user).get(exceptUserId);
  if (!row || !canBeAccountManager(row.doc, teamId)) throw invalidException(problems.chooseAdmin);
  // Without a password they would be locked out like everyone else.
  if (row.doc.status === 'active' && row.doc.passwordHash === null)
    throw invalidException(problems.adminWithoutPassword);
  await context.execute(singleSignOn, teamId, { type: 'Require', teamId, exceptUserId });
  return singleSignOnRow(context);
};

function invalidException(message: string): DomainError {
  return new DomainError('INVALID', message, { exceptUserId: [message] });
}
