import { recordUse } from '../../../sign-in/sign-in/record-use.ts';
import { signIn } from '../../../sign-in/sign-in/sign-in.ts';
import { signInClaimsOf } from '../../../sign-in/sign-in/sign-in-claims.ts';
import { isToken, tokenHashOf } from '../../../sign-in/tokens/token.ts';
import type { QueryResolvers } from '../../generated.ts';

export const claims: QueryResolvers['claims'] = async (_parent, { token }, context) => {
  const found = isToken(token)
    ? await context.lookup(signIn, 'tokenHash', tokenHashOf(token))
    : null;
  if (found?.doc.status !== 'active') return null;
  const claims = await signInClaimsOf(context, found.id, found.doc);
  if (claims) await recordUse(context, found.id, found.doc);
  return claims;
};
