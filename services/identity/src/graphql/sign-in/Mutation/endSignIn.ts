import { assertMayEndSignIn } from '../../../sign-in/sign-in/find-sign-ins.ts';
import { signIn } from '../../../sign-in/sign-in/sign-in.ts';
import type { MutationResolvers } from '../../generated.ts';

export const endSignIn: MutationResolvers['endSignIn'] = async (_parent, { signInId }, context) => {
  await assertMayEndSignIn(context, signInId);
  await context.execute(signIn, signInId, { type: 'EndSignIn', signInId });
  return true;
};
