import { noteUse } from '../../../sign-in/sign-in/note-use.ts';
import { signIn } from '../../../sign-in/sign-in/sign-in.ts';
import { standingOf } from '../../../sign-in/sign-in/sign-in-claims.ts';
import { isToken, tokenHashOf } from '../../../sign-in/tokens/token.ts';
import type { QueryResolvers } from '../../generated.ts';

export const claims: QueryResolvers['claims'] = async (_parent, { token }, context) => {
  const found = isToken(token)
    ? await context.lookup(signIn, 'tokenHash', tokenHashOf(token))
    : null;
  if (found?.doc.status !== 'active') return null;
  const standing = await standingOf(context, found.id, found.doc);
  if (standing) await noteUse(context, found.id, found.doc);
  return standing;
};
