import { signIn } from '../../../sign-in/sign-in/sign-in.ts';
import { currentUser } from '../../../access/current-user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const endImpersonation: MutationResolvers['endImpersonation'] = async (
  _parent,
  _args,
  context,
) => {
  const { signInId } = currentUser(context);
  await context.execute(signIn, signInId, { type: 'EndSignIn', signInId });
  return true;
};
