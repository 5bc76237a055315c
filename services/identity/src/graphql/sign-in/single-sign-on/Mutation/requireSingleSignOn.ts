import { DomainError } from '@lectern/kernel/errors.ts';
import { isHostAllowed } from '../../../../sign-in/single-sign-on/hosts.ts';
import { singleSignOn } from '../../../../sign-in/single-sign-on/single-sign-on.ts';
import { domainsOf } from '../../../../sign-in/team-domain/team-domains.ts';
import { canBeAccountManager } from '../../../../people/team/account-manager.ts';
import { currentUserNotImpersonated } from '../../../../access/current-user.ts';
import { user } from '../../../../people/user/user.ts';
import { singleSignOnRow } from '../SingleSignOn.ts';
import type { MutationResolvers } from '../../../generated.ts';

export const requireSingleSignOn: MutationResolvers['requireSingleSignOn'] = async (
  _parent,
  { exceptUserId },
  context,
) => {
  const { teamId } = currentUserNotImpersonated(
    context,
    'You cannot change how people sign in while using Lectern as another person.',
  );
  if (!(await domainsOf(context, teamId)).some(({ doc }) => doc.status === 'proven'))
    throw new DomainError('CONFLICT', 'Prove a domain first.');
  const own = (await context.view(singleSignOn).get(teamId))?.doc;
  if (own?.status === 'on' && !isHostAllowed(own, context.engines.settings))
    throw new DomainError(
      'CONFLICT',
      'This address of the provider is no longer allowed. Set up another one first.',
    );
  const row = await context.view(user).get(exceptUserId);
  if (!row || !canBeAccountManager(row.doc, teamId))
    throw invalidException('Please choose one of the team’s administrators.');
  // Without a password they would be locked out like everyone else.
  if (row.doc.status === 'active' && row.doc.passwordHash === null)
    throw invalidException(
      'This administrator has no password yet. They can set one with “Forgot your password?”, or you can choose another administrator.',
    );
  await context.execute(singleSignOn, teamId, { type: 'Require', teamId, exceptUserId });
  return singleSignOnRow(context);
};

function invalidException(message: string): DomainError {
  return new DomainError('INVALID', message, { exceptUserId: [message] });
}
