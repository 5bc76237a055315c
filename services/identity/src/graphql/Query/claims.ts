import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { claimsOf } from '../../sign-in/claims.ts';
import { noteUse } from '../../sign-in/note-use.ts';
import { signIn } from '../../sign-in/sign-in.ts';
import { isToken, tokenHashOf } from '../../sign-in/token.ts';
import { user } from '../../user/user.ts';
import type { Claims, QueryClaimsArgs } from '../generated.ts';

export async function claims(_parent: unknown, { token }: QueryClaimsArgs, context: ServiceContext): Promise<Claims | null> {
  const found = isToken(token) ? await context.lookup(signIn, 'tokenHash', tokenHashOf(token)) : null;
  if (found?.doc.status !== 'active') return null;
  const owner = await context.view(user).get(found.doc.userId);
  const standing = owner && claimsOf(found.id, found.doc, owner.doc, new Date().toISOString());
  if (standing) await noteUse(context, found.id, found.doc);
  return standing;
}
