import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { claimsOf } from '../../sign-in/claims.ts';
import { signIn } from '../../sign-in/sign-in.ts';
import { user } from '../../user/user.ts';
import type { Claims, QuerySignInClaimsArgs } from '../generated.ts';

export async function signInClaims(_parent: unknown, { signInId }: QuerySignInClaimsArgs, context: ServiceContext): Promise<Claims | null> {
  const found = await context.view(signIn).get(signInId);
  if (found?.doc.status !== 'active') return null;
  const owner = await context.view(user).get(found.doc.userId);
  return owner && claimsOf(found.id, found.doc, owner.doc, new Date().toISOString());
}
