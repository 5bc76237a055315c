import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { endableSignIn } from '../../sign-in/find-sign-ins.ts';
import { signIn } from '../../sign-in/sign-in.ts';
import type { MutationEndSignInArgs } from '../generated.ts';

export async function endSignIn(_parent: unknown, { signInId }: MutationEndSignInArgs, context: ServiceContext): Promise<boolean> {
  await endableSignIn(context, signInId);
  await context.execute(signIn, signInId, { type: 'EndSignIn', signInId });
  return true;
}
