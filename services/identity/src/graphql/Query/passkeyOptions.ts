import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { arePasskeysPossible, requestOptions } from '../../second-factor/passkeys.ts';
import { notPossibleHere } from '../../second-factor/verify-factor.ts';

export async function passkeyOptions(_parent: unknown, _args: unknown, context: ServiceContext): Promise<string> {
  if (!arePasskeysPossible(context.engines)) throw notPossibleHere();
  return requestOptions(context.engines, null);
}
