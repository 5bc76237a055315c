import { arePasskeysPossible, requestOptions } from '../../second-factor/passkeys.ts';
import { notPossibleHere } from '../../second-factor/verify-factor.ts';
import type { QueryResolvers } from '../generated.ts';

export const passkeyOptions: QueryResolvers['passkeyOptions'] = async (_parent, _args, context) => {
  if (!arePasskeysPossible(context.engines)) throw notPossibleHere();
  return requestOptions(context.engines, null);
};
