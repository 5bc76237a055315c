import { signIn } from '../../../sign-in/sign-in/sign-in.ts';
import { signInClaimsOf } from '../../../sign-in/sign-in/sign-in-claims.ts';
import type { QueryResolvers } from '../../generated.ts';

export const signInClaims: QueryResolvers['signInClaims'] = async (
  _parent,
  { signInId },
  context,
) => {
  const found = await context.view(signIn).get(signInId);
  return found?.doc.status === 'active' ? signInClaimsOf(context, found.id, found.doc) : null;
};
