import { signIn } from '../../../sign-in/sign-in/sign-in.ts';
import { standingOf } from '../../../sign-in/sign-in/sign-in-claims.ts';
import type { QueryResolvers } from '../../generated.ts';

export const signInClaims: QueryResolvers['signInClaims'] = async (
  _parent,
  { signInId },
  context,
) => {
  const found = await context.view(signIn).get(signInId);
  return found?.doc.status === 'active' ? standingOf(context, found.id, found.doc) : null;
};
