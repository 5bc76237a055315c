import { signIn } from '../../../sign-in/sign-in/sign-in.ts';
import type { MutationResolvers } from '../../generated.ts';

export const signOut: MutationResolvers['signOut'] = async (_parent, _args, context) => {
  if (context.claims.kind !== 'user' && context.claims.kind !== 'limited') return false;
  const { signInId } = context.claims;
  await context.execute(signIn, signInId, { type: 'EndSignIn', signInId });
  return true;
};
