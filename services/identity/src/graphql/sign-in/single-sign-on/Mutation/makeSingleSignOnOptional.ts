import { singleSignOn } from '../../../../sign-in/single-sign-on/single-sign-on.ts';
import { currentUserNotImpersonated } from '../../../../access/current-user.ts';
import { singleSignOnRow } from '../SingleSignOn.ts';
import type { MutationResolvers } from '../../../generated.ts';

export const makeSingleSignOnOptional: MutationResolvers['makeSingleSignOnOptional'] = async (
  _parent,
  _args,
  context,
) => {
  const { teamId } = currentUserNotImpersonated(
    context,
    'You cannot change how people sign in while using Lectern as another person.',
  );
  await context.execute(singleSignOn, teamId, { type: 'MakeOptional', teamId });
  return singleSignOnRow(context);
};
