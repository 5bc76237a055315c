import {
  assertRecentlyConfirmed,
  factorOf,
  factorOwner,
  requirePerson,
} from '../../../sign-in/second-factor/current-factor.ts';
import { arePasskeysPossible, creationOptions } from '../../../sign-in/second-factor/passkeys.ts';
import { passkeysUnavailable } from '../../../sign-in/second-factor/verify-factor.ts';
import type { MutationResolvers } from '../../generated.ts';

/** Who it is is asked before their device makes a passkey: one that is refused afterwards would stay on it. */
export const startPasskey: MutationResolvers['startPasskey'] = async (_parent, _args, context) => {
  const owner = factorOwner(context);
  const { userId } = owner;
  if (!arePasskeysPossible(context.engines)) throw passkeysUnavailable();
  await assertRecentlyConfirmed(context, owner);
  const [{ email }, { passkeys }] = await Promise.all([
    requirePerson(context, userId),
    factorOf(context, userId),
  ]);
  return creationOptions(context.engines, { userId, email, passkeys });
};
