import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { signIn } from '../../sign-in/sign-in.ts';
import { standingOf } from '../../sign-in/standing.ts';
import type { Claims, QuerySignInClaimsArgs } from '../generated.ts';

export async function signInClaims(_parent: unknown, { signInId }: QuerySignInClaimsArgs, context: ServiceContext): Promise<Claims | null> {
  const found = await context.view(signIn).get(signInId);
  return found?.doc.status === 'active' ? standingOf(context, found.id, found.doc) : null;
}
