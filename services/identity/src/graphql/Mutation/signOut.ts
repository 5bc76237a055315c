import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { signIn } from '../../sign-in/sign-in.ts';

export async function signOut(_parent: unknown, _args: unknown, context: ServiceContext): Promise<boolean> {
  if (context.claims.kind !== 'user' && context.claims.kind !== 'limited') return false;
  const { signInId } = context.claims;
  await context.execute(signIn, signInId, { type: 'EndSignIn', signInId });
  return true;
}
