import { arePasskeysPossible, requestOptions } from '../../../sign-in/second-factor/passkeys.ts';
import { passkeysUnavailable } from '../../../sign-in/second-factor/verify-factor.ts';
import type { QueryResolvers } from '../../generated.ts';

export const passkeyOptions: QueryResolvers['passkeyOptions'] = async (_parent, _args, context) => {
  if (!arePasskeysPossible(context.engines)) throw passkeysUnavailable();
  return requestOptions(context.engines, null);
};
