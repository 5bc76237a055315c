import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { factorOf, ownerOf, personOf } from '../../second-factor/own-factor.ts';
import { arePasskeysPossible, creationOptions } from '../../second-factor/passkeys.ts';
import { notPossibleHere } from '../../second-factor/verify-factor.ts';

export async function startPasskey(_parent: unknown, _args: unknown, context: ServiceContext): Promise<string> {
  const { userId } = ownerOf(context);
  if (!arePasskeysPossible(context.engines)) throw notPossibleHere();
  const [{ email }, { passkeys }] = await Promise.all([personOf(context, userId), factorOf(context, userId)]);
  return creationOptions(context.engines, { userId, email, passkeys });
}
