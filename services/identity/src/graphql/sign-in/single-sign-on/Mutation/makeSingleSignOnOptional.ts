import { singleSignOn } from '../../../../sign-in/single-sign-on/single-sign-on.ts';
import { currentUserNotImpersonated } from '../../../../access/current-user.ts';
import { singleSignOnRow } from '../SingleSignOn.ts';
import type { MutationResolvers } from '../../../generated.ts';
import { problems } from '../../../../problems.ts';

export const makeSingleSignOnOptional: MutationResolvers['makeSingleSignOnOptional'] = async (
  _parent,
  _args,
  context,
) => {
  const { teamId } = currentUserNotImpersonated(context, problems.signOnWhileImpersonating);
  await context.execute(singleSignOn, teamId, { type: 'MakeOptional', teamId });
  return singleSignOnRow(context);
};
