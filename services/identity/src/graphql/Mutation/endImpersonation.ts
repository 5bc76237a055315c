import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { signIn } from '../../sign-in/sign-in.ts';
import { callerOf } from '../../user/caller.ts';

export async function endImpersonation(_parent: unknown, _args: unknown, context: ServiceContext): Promise<boolean> {
  const { signInId } = callerOf(context);
  await context.execute(signIn, signInId, { type: 'EndSignIn', signInId });
  return true;
}
