import { singleSignOn } from '../../../../sign-in/single-sign-on/single-sign-on.ts';
import { callerThemselves } from '../../../../access/current-user.ts';
import { seeSingleSignOn } from '../SingleSignOn.ts';
import type { MutationResolvers } from '../../../generated.ts';

export const makeSingleSignOnOptional: MutationResolvers['makeSingleSignOnOptional'] = async (
  _parent,
  _args,
  context,
) => {
  const { teamId } = callerThemselves(
    context,
    'Only they themselves may change how people sign in.',
  );
  await context.execute(singleSignOn, teamId, { type: 'MakeOptional', teamId });
  return seeSingleSignOn(context);
};
